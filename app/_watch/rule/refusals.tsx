'use client';

import { useState } from 'react';
import type { Position, RefusedOption } from '@/engine';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import { wordsOfFirst } from '../book/plain';
import { optionWords } from '../view/answer-words';
import type { Speech } from '../view/speech';
import { Citations } from './citation';
import styles from './refusals.module.css';

interface Props {
  refused: readonly RefusedOption[];
  position: Position;
  /** The kind of decision that they are refused in. */
  prompt: string;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
}

/** What cannot be chosen, each with the clauses that forbid it and what the first of them says. */
export function Refusals({ refused, position, prompt, doc, book, speech }: Props) {
  const { words } = speech;
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused} aria-label={words.decision.refused}>
      {refused.map(({ option, refusals }) => {
        const clauses = refusals.flatMap((refusal) => refusal.clauses);
        return (
          <li key={option.key}>
            <span className={styles.not}>{optionWords(words.answers, speech, position, prompt, option)}</span>
            <span className={styles.clauses}>
              <Citations citations={clauses} doc={doc} book={book} speech={speech} most={4} />
            </span>
            <Said text={wordsOfFirst(clauses, doc, book, speech.lang)} />
          </li>
        );
      })}
    </ul>
  );
}

/** What a clause says, in a line that a tap unfolds. */
function Said({ text }: { text: string }) {
  const [open, setOpen] = useState(false);
  if (text === '') return null;
  return (
    <button type="button" className={styles.said} aria-expanded={open} onClick={() => setOpen(!open)}>
      {text}
    </button>
  );
}

/**
 * One refusal an option. What several permissions could have allowed is refused by the one that came nearest: the others
 * are about other kinds of cards.
 */
export function refusedOnce(refused: readonly RefusedOption[]): readonly RefusedOption[] {
  const nearest = new Map<string, RefusedOption>();
  for (const one of refused) {
    const known = nearest.get(one.option.key);
    if (!known || one.refusals.length < known.refusals.length) nearest.set(one.option.key, one);
  }
  return [...nearest.values()];
}
