'use client';

import { useId, useState } from 'react';
import type { Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import { address } from '../../_frame/addresses';
import { wordsIn } from '../../_words/words';
import styles from './scenario-list.module.css';

/** What the list shows of a scenario. */
export interface Listed {
  id: string;
  title: string;
  question: string;
  editions: Edition[];
  /** Chapter of the rulebook it plays in, where its runs are known. */
  topic: string;
  /** The clause that decides it first, in a line; `null` where that is not measured. */
  decides: { number: string; text: string } | null;
  /** Words it is found by besides its title and question: card names, clause numbers. */
  words: string;
}

/** All rulings by topic, each with its question; a filter narrows them. */
export function ScenarioList({ lang, scenarios, editions }: { lang: Lang; scenarios: Listed[]; editions: Edition[] }) {
  const all = wordsIn(lang);
  const words = all.watch.list;
  const [typed, setTyped] = useState('');
  const [edition, setEdition] = useState<Edition | null>(null);
  const field = useId();
  const wanted = typed
    .normalize('NFKC')
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '');
  const found = scenarios.filter(
    (one) =>
      (edition === null || one.editions.includes(edition)) &&
      wanted.every((word) => `${one.title} ${one.question} ${one.words} ${one.id}`.toLowerCase().includes(word)),
  );
  const topics = [...new Set(found.map(({ topic }) => topic))];
  return (
    <>
      <div className={styles.filter}>
        <label htmlFor={field}>{words.filter}</label>
        <input id={field} type="text" value={typed} onChange={({ target }) => setTyped(target.value)} />
        <fieldset className={styles.editions} aria-label={words.edition}>
          <button type="button" aria-pressed={edition === null} onClick={() => setEdition(null)}>
            {words.every}
          </button>
          {editions.map((one) => (
            <button key={one} type="button" aria-pressed={edition === one} onClick={() => setEdition(one)}>
              {all.document.edition[one]}
            </button>
          ))}
        </fieldset>
        <p className={styles.found} aria-live="polite">
          {words.found(found.length)}
        </p>
      </div>
      {found.length === 0 ? <p>{scenarios.length === 0 ? words.empty : words.none}</p> : null}
      {topics.map((topic) => (
        <section key={topic} className={styles.topic}>
          <h2>{topic}</h2>
          <ul>
            {found
              .filter((one) => one.topic === topic)
              .map((one) => (
                <li key={one.id}>
                  <a href={address.scenario(lang, one.id)}>
                    <span className={styles.title}>{one.title}</span>
                    <span className={styles.question}>{one.question}</span>
                    {one.decides ? (
                      <span className={styles.decides}>
                        <span className="number">{one.decides.number}</span> {one.decides.text}
                      </span>
                    ) : null}
                  </a>
                  <p className={styles.badges}>
                    {one.editions.map((name) => (
                      <span key={name}>{all.document.edition[name]}</span>
                    ))}
                  </p>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
