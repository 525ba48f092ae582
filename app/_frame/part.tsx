'use client';

import { Component, type ReactNode } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';

interface Props {
  readonly lang: Lang;
  readonly children: ReactNode;
}

/** A part of a page that may fail without taking the page with it: one line stands in its place. */
export class Part extends Component<Props, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { readonly failed: boolean } {
    return { failed: true };
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    return <p role="status">{wordsIn(this.props.lang).partFailed}</p>;
  }
}
