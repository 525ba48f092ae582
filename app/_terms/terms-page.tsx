import type { Lang } from '@/rules/documents';
import { refLabel } from '@/rules/rich-text';
import { address } from '../_frame/addresses';
import { queryOf } from '../_search/asked';
import { wordsIn } from '../_words/words';
import type { TermEntry, TermGroup } from './entries';
import styles from './terms-page.module.css';

/** The glossary: each term in both languages, with the clause that defines it in every edition. */
export function TermsPage({ lang, groups }: { lang: Lang; groups: readonly TermGroup[] }) {
  const words = wordsIn(lang).terms;
  return (
    <div className="page book">
      <h1>{words.title}</h1>
      <p className="lead">{words.lead(groups.reduce((sum, { terms }) => sum + terms.length, 0))}</p>
      <nav className={styles.letters} aria-label={words.letters}>
        {groups.map(({ heading }) => (
          <a key={heading} href={`#${anchorOf(heading)}`}>
            {heading}
          </a>
        ))}
      </nav>
      {groups.map(({ heading, terms }) => (
        <section key={heading} className={styles.group} aria-labelledby={anchorOf(heading)}>
          <h2 id={anchorOf(heading)}>{heading}</h2>
          <dl>
            {terms.map((term) => (
              <Entry key={term.id} term={term} lang={lang} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (heading: string): string => (heading === '#' ? 'letter-other' : `letter-${heading}`);

function Entry({ term, lang }: { term: TermEntry; lang: Lang }) {
  const words = wordsIn(lang);
  const own = lang === 'ja' ? term.ja : term.en;
  return (
    <div id={term.id} className={styles.entry}>
      <dt>
        <a href={`${address.search(lang)}${queryOf({ words: own })}`}>{own}</a>
        {lang === 'ja' && term.kana !== term.ja ? <small>{term.kana}</small> : null}
        <span lang={lang === 'ja' ? 'en' : 'ja'}>{lang === 'ja' ? term.en : term.ja}</span>
        {term.unverified ? <small>{words.terms.unverified}</small> : null}
      </dt>
      <dd>
        {term.definedIn.map((place) => (
          <a
            key={`${place.doc} ${place.id}`}
            className="number"
            href={address.section(lang, place.doc, place.section, place.id)}
          >
            <small>{words.document.edition[place.doc]}</small> {refLabel(place, place.doc)}
          </a>
        ))}
      </dd>
    </div>
  );
}
