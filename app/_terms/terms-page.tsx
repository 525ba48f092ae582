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
  const spelled = groups
    .flatMap(({ terms }) => terms)
    .find(({ definedIn }) => definedIn.some(({ doc }) => doc === 'fftcg'));
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
              <Entry key={term.id} term={term} lang={lang} spelled={term === spelled} />
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const anchorOf = (heading: string): string => (heading === '#' ? 'letter-other' : `letter-${heading}`);

/** `spelled`: the other game's short name is said in full, as it comes up first. */
function Entry({ term, lang, spelled }: { term: TermEntry; lang: Lang; spelled: boolean }) {
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
            {spelled && place.doc === 'fftcg' ? (
              <small>
                <abbr title={words.document.ff}>{words.document.edition[place.doc]}</abbr>
              </small>
            ) : (
              <small>{words.document.edition[place.doc]}</small>
            )}{' '}
            {refLabel(place, place.doc)}
          </a>
        ))}
      </dd>
    </div>
  );
}
