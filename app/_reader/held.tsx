import type { ReactNode } from 'react';
import styles from './held.module.css';
import { inOrder } from './in-order';

/** The kana after a bracket's end: browsers take it for the beginning of a phrase. */
const AFTER_BRACKET = /([^[]\][\u3041-\u3096])/;
/** A quotation mark and the bracket that it opens before: browsers part them. */
const QUOTED_BRACKET = /("\[)/;

/** A title, broken into lines nowhere between a bracket and the particle that follows it. */
export function heldTitle(title: string): ReactNode {
  return held(title, AFTER_BRACKET);
}

/** A stretch of a clause, broken into lines nowhere behind an opening quotation mark. */
export function heldText(text: string): ReactNode {
  return held(text, QUOTED_BRACKET);
}

/** A text with what the pattern finds in it kept on one line. */
function held(text: string, parts: RegExp): ReactNode {
  const pieces = text.split(parts);
  if (pieces.length === 1) return text;
  return inOrder(pieces.map(pieceOf));
}

function pieceOf(piece: string, at: number): ReactNode {
  return at % 2 === 1 ? <span className={styles.held}>{piece}</span> : piece;
}
