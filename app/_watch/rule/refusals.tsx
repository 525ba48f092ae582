'use client';

import { useId, useState } from 'react';
import type { Position, RefusedOption } from '@/engine';
import type { DocId } from '@/rules/documents';
import type { OpenBook } from '../book/book';
import { wordsOfFirst } from '../book/plain';
import { optionWords } from '../view/answer-words';
import type { Speech } from '../view/speech';
import { Citations } from './citation';
import styles from './refusals.module.css';

interface Props {
  refused: readonly Refused[];
  position: Position;
  /** The kind of decision that they are refused in, where one says no other. */
  prompt: string;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
}

export interface Refused extends RefusedOption {
  readonly prompt?: string;
}

/** What cannot be chosen, each with the clauses that forbid it and what the first of them says. */
export function Refusals({ refused, position, prompt, doc, book, speech }: Props) {
  const { words } = speech;
  const label = useId();
  if (refused.length === 0) return null;
  return (
    <div className={styles.refused}>
      <p id={label} className={styles.label}>
        {words.decision.refused}
      </p>
      <ul aria-labelledby={label}>
        {refused.map(({ option, refusals, prompt: own = prompt }) => {
          const clauses = refusals.flatMap((refusal) => refusal.clauses);
          return (
            <li key={option.key}>
              <span className={styles.not}>{optionWords(words.answers, speech, position, own, option)}</span>
              <span className={styles.clauses}>
                <Citations citations={clauses} doc={doc} book={book} speech={speech} most={4} />
              </span>
              <Said text={wordsOfFirst(clauses, doc, book, speech.lang)} />
            </li>
          );
        })}
      </ul>
    </div>
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
