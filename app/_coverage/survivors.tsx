import { type Lang, parsePlace } from '@/rules/documents';
import { sectionOf } from '@/rules/inventory';
import type { Survivor } from '../_content/coverage';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './coverage.module.css';

/** What can be knocked out of the engine without a scenario failing. */
export function Survivors({ lang, survivors }: { lang: Lang; survivors: Survivor[] }) {
  const { coverage: words, document } = wordsIn(lang);
  return (
    <section className={styles.document}>
      <h2>{words.survivors}</h2>
      <p className={styles.lead}>{words.survivorsNote}</p>
      {survivors.length === 0 ? (
        <p>{words.noSurvivors}</p>
      ) : (
        <ul className={styles.survivors}>
          {survivors.map((survivor) => (
            <li key={JSON.stringify(survivor)}>
              <span>{document.short[survivor.edition]}</span>
              <code>
                {survivor.kind} {survivor.name}
              </code>
              <code>{survivor.variant}</code>
              <span>
                {survivor.clauses.map((clause) => (
                  <SurvivorClause key={clause} lang={lang} clause={clause} survivor={survivor} />
                ))}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function SurvivorClause({ lang, clause, survivor }: { lang: Lang; clause: string; survivor: Survivor }) {
  const place = parsePlace(clause, survivor.edition);
  const section = place && sectionOf(place.doc, place.id);
  if (!section) return <span className="number">{clause} </span>;
  return (
    <>
      <a className="number" href={address.section(lang, place.doc, section.id, place.id)}>
        {place.id}
      </a>{' '}
    </>
  );
}
