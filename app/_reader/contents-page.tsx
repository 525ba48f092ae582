import type { Lang } from '@/rules/documents';
import { isLogged } from '@/rules/history';
import type { DocumentView, HeadingView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './contents.module.css';
import { HeadingList } from './heading-list';
import { headingIn } from './headings';
import { KeepDocument } from './keep-document';
import { OldVersion } from './old-version';
import { Restatement } from './restatement';

/** The contents of one document: what it is, then every chapter with its sections. */
export function ContentsPage(props: { lang: Lang; document: DocumentView; headings: HeadingView[] }) {
  const { lang, document, headings } = props;
  const words = wordsIn(lang).document;
  const facts: [string, string][] = [
    [words.version, document.version ?? words.unversioned],
    [words.date, document.date ?? words.undated],
    ...(document.effective === null ? [] : ([[words.effective, document.effective]] satisfies [string, string][])),
    [words.languages, document.languages.map((one) => words.lang[one]).join(lang === 'ja' ? '・' : ', ')],
  ];
  return (
    <div className="page book">
      <p className={styles.running}>
        <a href={address.documents(lang)}>{words.all}</a>
      </p>
      <h1>{words.short[document.doc]}</h1>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="number">{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>
        {words.note[document.doc]}
        {wordsIn(lang).sentenceGap}
        <span>
          {document.written < document.clauses
            ? words.written(document.written, document.clauses)
            : wordsIn(lang).home.clauses(document.clauses)}
        </span>
      </p>
      <OldVersion lang={lang} doc={document.doc} className={styles.old} />
      <p className={styles.ways} data-screen-only>
        {isLogged(document.doc) ? (
          <a href={address.history(lang, document.doc)}>{wordsIn(lang).history.title}</a>
        ) : null}
        <a href={address.data(document.doc)}>{words.data}</a>
        <a href={address.official(lang)}>{wordsIn(lang).official.open}</a>
      </p>
      <KeepDocument lang={lang} doc={document.doc} sections={headings.flatMap(idsOf)} />
      <nav aria-label={words.contents} className={styles.chapters}>
        {headings.map((chapter) => (
          <section key={chapter.id}>
            <h2>
              <a className={styles.row} href={address.section(lang, document.doc, chapter.id)}>
                <span className="number">{chapter.number}</span>
                {chapter.title[lang]}
              </a>
            </h2>
            {chapter.below.length > 0 ? (
              <details className={styles.fold}>
                <summary>{words.sections(chapter.below.length)}</summary>
                <HeadingList lang={lang} doc={document.doc} headings={headingIn(lang, chapter).below} />
              </details>
            ) : null}
          </section>
        ))}
      </nav>
      <Restatement lang={lang} document={document} />
    </div>
  );
}

function idsOf(heading: HeadingView): string[] {
  return [heading.id, ...heading.below.flatMap(idsOf)];
}
