'use client';

import { useState } from 'react';
import type { Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import { type Hanging, related } from '@/scenarios/decide/related';
import { address } from '../_frame/addresses';
import { fetchedOnce } from '../_frame/fetched-once';
import { wordsIn } from '../_words/words';
import styles from './related-rulings.module.css';

interface Props {
  lang: Lang;
  edition: Edition;
  /** What decides the ruling at hand, as the engine cites it. */
  clauses: readonly string[];
  /** The ruling at hand, where it is one of ours. */
  but?: string;
}

const MOST = 5;

type Found = readonly Hanging[] | 'looking' | 'failed';

/** The rulings that hang on the same clauses, looked up when somebody asks for them. */
export function RelatedRulings({ lang, edition, clauses, but }: Props) {
  const words = wordsIn(lang).watch.related;
  const of = JSON.stringify([edition, clauses]);
  const [found, setFound] = useState<{ readonly of: string; readonly found: Found } | null>(null);
  const shown = found?.of === of ? found.found : null;
  const look = (): void => {
    if (shown !== null && shown !== 'failed') return;
    setFound({ of, found: 'looking' });
    fetchedOnce(address.related(edition), (all: readonly Hanging[]) => all).then(
      (all) =>
        setFound({
          of,
          found: related(
            clauses,
            all.filter(({ id }) => id !== but),
            MOST,
          ),
        }),
      () => setFound({ of, found: 'failed' }),
    );
  };
  return (
    <details key={of} className={styles.related} onToggle={({ currentTarget }) => currentTarget.open && look()}>
      <summary>{words.title}</summary>
      <div role="status">
        {shown === 'looking' ? <p>{words.looking}</p> : null}
        {shown === 'failed' ? <p>{words.failed}</p> : null}
        {Array.isArray(shown) && shown.length === 0 ? <p>{words.none}</p> : null}
      </div>
      {Array.isArray(shown) && shown.length > 0 ? (
        <ul>
          {shown.map(({ id, title }: Hanging) => (
            <li key={id}>
              <a href={address.scenario(lang, id, { edition, row: -1 })}>{title[lang]}</a>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
