import { createElement, Fragment } from 'react';
import type { Both, Lang } from '@/rules/documents';
import type { Marked } from '@/rules/word-diff';
import { otherLang } from '../_words/words';
import styles from './compare.module.css';

/** A compared text in both languages, that of the page first, the words that differ marked. `quiet`: where the rule is the same in other words. */
export function MarkedText({ text, lang, quiet }: { text: Both<Marked | null>; lang: Lang; quiet: boolean }) {
  return [lang, otherLang(lang)].map((one) => (
    <p key={one} lang={one} className={styles.text} data-quiet={quiet} data-text={one === lang ? 'own' : 'other'}>
      {createElement(Fragment, null, ...(text[one] ?? []).map(stretch))}
    </p>
  ));
}

function stretch(text: string, at: number) {
  return at % 2 === 0 ? text : <mark>{text}</mark>;
}
