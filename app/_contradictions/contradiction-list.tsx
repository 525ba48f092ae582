'use client';

import { useState } from 'react';
import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { heldTitle } from '../_reader/held';
import { Folded } from '../_rulings/folded';
import { TableDrawing } from '../_rulings/table-drawing';
import { wordsIn } from '../_words/words';
import styles from './contradiction-list.module.css';
import type { ListedArea, ListedPair } from './listed';

interface Props {
  lang: Lang;
  areas: ListedArea[];
  pairs: ListedPair[];
}

/** Every situation by area; two editions narrow the list to what these two judge apart. */
export function ContradictionList({ lang, areas, pairs }: Props) {
  const { contradictions: words, labelled } = wordsIn(lang);
  const [pair, setPair] = useState<string | null>(null);
  const shown = areas
    .map(({ name, situations }) => ({
      name,
      situations: situations.filter(({ pairs: apart }) => pair === null || apart.includes(pair)),
    }))
    .filter(({ situations }) => situations.length > 0);
  const count = shown.reduce((sum, { situations }) => sum + situations.length, 0);
  return (
    <>
      <div className={styles.filter} data-screen-only>
        <fieldset className={styles.pairs}>
          <legend>{words.pair}</legend>
          <button type="button" aria-pressed={pair === null} onClick={() => setPair(null)}>
            {words.every}
          </button>
          {pairs.map(({ key, label }) => (
            <button key={key} type="button" aria-pressed={pair === key} onClick={() => setPair(key)}>
              {label}
            </button>
          ))}
        </fieldset>
        <p className={styles.found} aria-live="polite">
          {words.found(count)}
        </p>
      </div>
      {count === 0 ? <p>{words.none}</p> : null}
      {shown.map(({ name, situations }, i) => (
        <Folded
          key={`${pair ?? ''} ${name}`}
          name={name}
          count={situations.length}
          open={i === 0 || pair !== null}
          whole
        >
          <ul className={styles.area}>
            {situations.map(({ id, title, situation, sides, watch, drawing }) => (
              <li key={id}>
                <span className={`number ${styles.id}`}>{id}</span>
                {drawing ? <TableDrawing drawing={drawing} /> : <span />}
                <a href={address.contradiction(lang, id)}>
                  <span className={styles.title}>{heldTitle(title)}</span>
                  <span className={styles.situation}>{situation}</span>
                </a>
                <p className={styles.sides}>
                  <span className="number">{sides}</span>
                  {watch === null ? null : (
                    <a href={address.scenario(lang, watch)} aria-label={labelled(words.watch, title)}>
                      {words.watch}
                    </a>
                  )}
                </p>
              </li>
            ))}
          </ul>
        </Folded>
      ))}
    </>
  );
}
