'use client';

import { useMemo } from 'react';
import type { Edition, Move, Position } from '@/engine';
import type { Lang } from '@/rules/documents';
import { factOf } from '@/scenarios/decide/facts';
import type { Scenario } from '@/scenarios/format/schema';
import type { Words } from '../_words/words';
import { valueWords } from './spoken';
import styles from './table-page.module.css';
import { useEveryLine } from './use-every-line';

interface Props {
  scenario: Scenario;
  edition: Edition;
  from: Position;
  /** The key of the fact that is in doubt. */
  asked: string;
  lang: Lang;
  words: Words['bench']['everyLine'];
  show: (line: readonly Move[]) => void;
}

/** Whether it comes out so whatever both players do from the moment shown. */
export function InEveryLine({ scenario, edition, from, asked, lang, words, show }: Props) {
  const question = useMemo(() => ({ scenario, edition, from, fact: asked }), [scenario, edition, from, asked]);
  const { known, look, stop } = useEveryLine(question);
  return (
    <section className={styles.lines} aria-label={words.label}>
      <h3>{words.label}</h3>
      <p className={styles.quiet}>{words.lead}</p>
      {known?.state === 'looking' ? (
        <button type="button" onClick={stop}>
          {words.stop}
        </button>
      ) : (
        <button type="button" onClick={look}>
          {words.look}
        </button>
      )}
      <div role="status">
        {known?.state === 'looking' ? <p className={styles.quiet}>{words.looked(known.positions)}</p> : null}
        {known?.state === 'failed' ? <p className={styles.quiet}>{words.failed}</p> : null}
        {known?.state === 'done' ? (
          <p className={styles.quiet}>
            {words.limits} {(known.answer.complete ? words.whole : words.cut)(known.answer.positions)}
          </p>
        ) : null}
      </div>
      {known?.state === 'done' ? (
        <ul>
          {known.answer.outcomes.map(({ value, forcedBy, line }) => (
            <li key={JSON.stringify(value)}>
              <strong>{valueWords(factOf(asked), value, edition, lang)}</strong>
              <span>
                {known.answer.complete && known.answer.outcomes.length === 1
                  ? words.always
                  : [words.can, ...forcedBy.map((seat) => words.forces(seat === 0 ? 'A' : 'B'))].join(' · ')}
              </span>
              <button type="button" onClick={() => show(line)}>
                {words.show}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
