import { createElement, Fragment, type ReactNode } from 'react';

/** Pieces of a text one after the other. They never change places, so they need no keys. */
export function inOrder(pieces: readonly ReactNode[]): ReactNode {
  return createElement(Fragment, null, ...pieces);
}
