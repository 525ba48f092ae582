import type { Lang } from '@/rules/documents';
import { byChapter, byEdition, type Coverage, type DocumentCoverage } from '../_content/coverage';
import { documentView } from '../_content/documents';
import { wordsIn } from '../_words/words';
import { ChapterRow } from './chapter-row';
import styles from './coverage.module.css';
import { Measure } from './measure';
import { STANDINGS, type Standing } from './standing';
import { Survivors } from './survivors';

/** How far the engine has been proved, per document and chapter, down to the single clause. */
export function CoveragePage({ lang, coverage }: { lang: Lang; coverage: Coverage | undefined }) {
  const words = wordsIn(lang).coverage;
  return (
    <div className="page book">
      <h1>{words.title}</h1>
      <p className={styles.lead}>{words.lead}</p>
      <dl className={styles.legend}>
        {STANDINGS.map((standing) => (
          <div key={standing}>
            <dt>
              <span className={styles.sample} data-standing={standing} aria-hidden="true" />
              {words[standing]}
            </dt>
            <dd>{words[NOTE[standing]]}</dd>
          </div>
        ))}
      </dl>
      {coverage === undefined ? <p className={styles.empty}>{words.empty}</p> : null}
      {coverage?.docs.map((one) => (
        <DocumentRows key={one.doc} lang={lang} coverage={one} />
      ))}
      {coverage ? <Survivors lang={lang} editions={byEdition(coverage.survivors)} /> : null}
    </div>
  );
}

const NOTE = {
  walked: 'walkedNote',
  implemented: 'implementedNote',
  noBehaviour: 'noBehaviourNote',
  missing: 'missingNote',
} as const satisfies Record<Standing, string>;

function DocumentRows({ lang, coverage }: { lang: Lang; coverage: DocumentCoverage }) {
  const words = wordsIn(lang);
  const { clauses, written } = documentView(coverage.doc);
  return (
    <section className={styles.document}>
      <h2>{words.document.short[coverage.doc]}</h2>
      <p className={styles.figures}>
        <span>
          {words.coverage.procedure} <b className="number">{coverage.procedure}</b>
        </span>
        <span>
          {words.coverage.all} <b className="number">{clauses}</b>
        </span>
        <span>
          {words.coverage.restated} <b className="number">{written}</b>
        </span>
      </p>
      <Measure lang={lang} counts={coverage} />
      {byChapter(coverage).map((row) => (
        <ChapterRow key={row.chapter.id} lang={lang} row={row} />
      ))}
    </section>
  );
}
