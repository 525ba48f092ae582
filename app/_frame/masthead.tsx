'use client';

import type { Lang } from '@/rules/documents';
import { SearchOpener } from '../_search/search-opener';
import { wordsIn } from '../_words/words';
import { address } from './addresses';
import { LanguageSwitch } from './language-switch';
import styles from './masthead.module.css';
import { ThemeToggle } from './theme-toggle';

/** The running head of every page: name, the parts of the site, search, language, theme. */
export function Masthead({ lang }: { lang: Lang }) {
  const words = wordsIn(lang);
  return (
    <header className={`page ${styles.masthead}`} data-screen-only>
      <a className={styles.name} href={address.home(lang)}>
        {lang === 'ja' ? '裁定' : <>Saitei</>}
        <span lang={lang === 'ja' ? 'en' : 'ja'}>{lang === 'ja' ? 'Saitei' : '裁定'}</span>
      </a>
      <nav className={styles.parts} aria-label={words.nav.label}>
        <a href={address.documents(lang)}>{words.nav.rules}</a>
        <a href={address.scenarios(lang)}>{words.nav.scenarios}</a>
        <a href={address.contradictions(lang)}>{words.nav.contradictions}</a>
        <a href={address.terms(lang)}>{words.nav.terms}</a>
        <a href={address.table(lang)}>{words.nav.table}</a>
      </nav>
      <div className={styles.tools}>
        <SearchOpener lang={lang} />
        <LanguageSwitch lang={lang} />
        <ThemeToggle lang={lang} />
      </div>
    </header>
  );
}
