'use client';

import { useEffect } from 'react';
import type { Lang } from '@/rules/documents';
import { wordsIn } from '../../_words/words';

interface Props {
  lang: Lang;
  /** The address of today. */
  to: string;
  title: string;
}

/** At the former address of a ruling: goes on to that of today, at the row and branch that a link names; without scripts, a link. */
export function Moved({ lang, to, title }: Props) {
  useEffect(() => location.replace(`${to}${location.search}${location.hash}`), [to]);
  return (
    <div className="page">
      <h1>{title}</h1>
      <p>
        {wordsIn(lang).watch.renamed} <a href={to}>{title}</a>
      </p>
    </div>
  );
}
