import { type Outcome, placesOf } from '@/rules/contradictions/schema';
import { type Lang, type Place, placeKey } from '@/rules/documents';
import { sectionOf } from '@/rules/inventory';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './contradiction-page.module.css';

/** What clauses say, by their place, as far as they are written. */
export type ClauseTexts = Readonly<Record<string, string>>;

/** What editions that rule alike say, with the clauses that decide it: their numbers, and on demand their texts. */
export function OutcomeColumn({ lang, outcome, texts }: { lang: Lang; outcome: Outcome; texts: ClauseTexts }) {
  const { contradictions: words, document } = wordsIn(lang);
  const { editions } = outcome;
  const places = placesOf(outcome);
  const names = editions.map((edition) => document.edition[edition]).join(lang === 'ja' ? '・' : ', ');
  return (
    <section className={styles.outcome} aria-label={names}>
      <h2 className="number">{names}</h2>
      <p className={styles.ruling}>{outcome.outcome[lang]}</p>
      <div className={styles.deciding}>
        <h3>{words.clauses}</h3>
        <dl>
          {editions.map((edition) => (
            <div key={edition}>
              <dt className="number">{document.edition[edition]}</dt>
              <dd>
                {places
                  .filter(({ doc }) => doc === edition)
                  .map((place) => (
                    <ClauseLink key={place.id} lang={lang} place={place} />
                  ))}
              </dd>
            </div>
          ))}
        </dl>
        <details>
          <summary aria-label={words.readLong(names)}>{words.read}</summary>
          <dl className={styles.texts}>
            {places.map((place) => (
              <div key={`${place.doc} ${place.id}`}>
                <dt>
                  {editions.length > 1 ? <span className="number">{document.edition[place.doc]} </span> : null}
                  <ClauseLink lang={lang} place={place} />
                </dt>
                <dd>{texts[placeKey(place)] ?? wordsIn(lang).reader.unwritten}</dd>
              </div>
            ))}
          </dl>
        </details>
      </div>
    </section>
  );
}

function ClauseLink({ lang, place: { doc, id } }: { lang: Lang; place: Place }) {
  const section = sectionOf(doc, id);
  const href = section ? address.section(lang, doc, section.id, id) : address.document(lang, doc);
  return (
    <a className="number" href={href}>
      {id}
    </a>
  );
}
