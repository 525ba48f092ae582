'use client';

import type { Lang } from '@/rules/documents';
import type { DocumentView } from '../_content/views';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './restatement.module.css';

/** What every page of a document says of itself: restated, from which official version, that that one prevails, and how it is opened. */
export function Restatement({ lang, document }: { lang: Lang; document: DocumentView }) {
  const { reader, document: words, official, labelled, sentenceGap } = wordsIn(lang);
  const { title, version, date, languages } = document;
  const from = [
    version === null ? words.unversioned : `${words.version} ${version}`,
    date === null ? words.undated : `${words.date} ${date}`,
    labelled(words.languages, languages.map((one) => words.lang[one]).join(lang === 'ja' ? '・' : ', ')),
  ].join(lang === 'ja' ? '、' : ', ');
  return (
    <p className={styles.restatement}>
      {reader.colophon(title[lang])}
      {sentenceGap}
      {lang === 'ja' ? `（${from}）` : `(${from}) `}
      <a href={address.official(lang)} data-screen-only>
        {official.open}
      </a>
    </p>
  );
}
