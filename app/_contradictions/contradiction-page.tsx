import { FOW_EDITIONS } from '@/rules/concordance';
import type { Contradiction } from '@/rules/contradictions/schema';
import type { DocId, Lang } from '@/rules/documents';
import { inventory } from '@/rules/inventory';
import { address } from '../_frame/addresses';
import { heldTitle } from '../_reader/held';
import restatement from '../_reader/restatement.module.css';
import frame from '../_reader/section-page.module.css';
import { otherLang, wordsIn } from '../_words/words';
import styles from './contradiction-page.module.css';
import { type ClauseTexts, OutcomeColumn } from './outcome-column';
import { SituationTurn } from './situation-turn';
import type { Watchable } from './source';

interface Props {
  lang: Lang;
  contradiction: Contradiction;
  /** The clauses that decide it. */
  texts: ClauseTexts;
  /** The scenarios that play it. */
  watchables: readonly Watchable[];
  /** The situations before and after it. */
  previous?: Contradiction;
  next?: Contradiction;
}

/** A situation that editions judge apart: what happens, and beside each other what each edition says and by which clause. */
export function ContradictionPage({ lang, contradiction, texts, watchables, previous, next }: Props) {
  const { contradictions: words, document, labelled } = wordsIn(lang);
  const { id, area, title, situation, outcomes, reading } = contradiction;
  const other = otherLang(lang);
  const stated = outcomes.flatMap(({ editions }) => editions);
  const unstated = FOW_EDITIONS.filter((edition) => !stated.includes(edition)).map(
    (edition) => document.edition[edition],
  );
  return (
    <div className="page book">
      <div className={frame.running}>
        <nav aria-label={words.title}>
          <a href={address.contradictions(lang)}>{words.title}</a>
        </nav>
        <span className={styles.area}>{words.areas[area]}</span>
      </div>
      <header className={frame.head}>
        <span className={`number ${frame.number}`}>{id}</span>
        <h1>
          {heldTitle(title[lang])}
          <span lang={other}>{heldTitle(title[other])}</span>
        </h1>
      </header>
      <p className={styles.situation}>{situation[lang]}</p>
      {watchables.length > 0 ? (
        <ul className={styles.watch} aria-label={words.watch} data-screen-only>
          {watchables.map((scenario) => (
            <li key={scenario.id}>
              <a href={address.scenario(lang, scenario.id)}>{labelled(words.watch, scenario.title[lang])}</a>
              <small className="number">
                {scenario.editions.map((edition) => document.edition[edition]).join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      ) : null}
      <section className={styles.outcomes} aria-label={words.outcomes}>
        {outcomes.map((outcome) => (
          <OutcomeColumn key={outcome.editions.join()} lang={lang} outcome={outcome} texts={texts} />
        ))}
      </section>
      {reading ? (
        <section className={styles.reading}>
          <h2>{words.reading}</h2>
          <p>{reading[lang]}</p>
        </section>
      ) : null}
      {unstated.length > 0 ? (
        <p className={styles.unstated}>{words.unstated(unstated.join(lang === 'ja' ? '、' : ', '))}</p>
      ) : null}
      <p className={restatement.restatement}>{words.colophon(documentsOf(stated, lang))}</p>
      <SituationTurn lang={lang} previous={previous} next={next} />
    </div>
  );
}

/** The documents that are spoken of, each with its date: `Force of Will 5.5 (2016-07-05)`. */
function documentsOf(docs: readonly DocId[], lang: Lang): string {
  const { document: words } = wordsIn(lang);
  const named = docs.map((doc) => {
    const date = inventory(doc).date ?? words.undated;
    return lang === 'ja' ? `${words.short[doc]}（${date}）` : `${words.short[doc]} (${date})`;
  });
  return named.join(lang === 'ja' ? '、' : ', ');
}
