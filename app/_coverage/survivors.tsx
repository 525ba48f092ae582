'use client';

import { useState } from 'react';
import type { Lang } from '@/rules/documents';
import { refLabel } from '@/rules/rich-text';
import type { EditionSurvivors } from '../_content/coverage';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './coverage.module.css';
import { labelOf } from './label';

/** What can be knocked out of the engine without a scenario failing, by edition. */
export function Survivors({ lang, editions }: { lang: Lang; editions: EditionSurvivors[] }) {
  const { coverage: words } = wordsIn(lang);
  return (
    <section className={styles.document}>
      <h2>{words.survivors}</h2>
      <p className={styles.lead}>{words.survivorsNote}</p>
      {editions.length === 0 ? <p>{words.noSurvivors}</p> : null}
      {editions.map((edition) => (
        <Edition key={edition.edition} lang={lang} {...edition} />
      ))}
    </section>
  );
}

function Edition({ lang, edition, survivors }: EditionSurvivors & { lang: Lang }) {
  const [open, setOpen] = useState(false);
  const { coverage: words, document } = wordsIn(lang);
  return (
    <details className={styles.edition} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {document.short[edition]} <span className="number">{words.parts(survivors.length)}</span>
      </summary>
      {open ? (
        <ul className={styles.survivors}>
          {survivors.map(({ kind, name, variant, clauses }) => (
            <li key={`${kind} ${name} ${variant}`}>
              <span>{labelOf(words.kinds, kind)}</span>
              <code>{name}</code>
              <span>{labelOf(words.variants, variant)}</span>
              <span className={styles.places}>
                {clauses.map((place) => (
                  <a
                    key={`${place.doc}/${place.id}`}
                    className="number"
                    href={address.section(lang, place.doc, place.section, place.id)}
                  >
                    {refLabel(place, edition)}
                  </a>
                ))}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
    </details>
  );
}
