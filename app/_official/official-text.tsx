import type { DocId, Lang } from '@/rules/documents';
import { wordsIn } from '../_words/words';
import styles from './official-text.module.css';
import type { OfficialSentence } from './use-official';

/** The official sentences of one clause, below their restatement, each marked with its document and language. */
export function OfficialText(props: { doc: DocId; lang: Lang; sentences: readonly OfficialSentence[] }) {
  const { doc, lang, sentences } = props;
  const words = wordsIn(lang);
  const inOwn = sentences.some((sentence) => sentence.lang === lang);
  return sentences.map((sentence) => (
    <blockquote
      key={sentence.lang}
      className={`${styles.official} ${styles[sentence.lang]}`}
      // A clause that the document does not have in the language of the page shows the other one, whatever is chosen.
      data-text={inOwn ? (sentence.lang === lang ? 'own' : 'other') : undefined}
      data-official
    >
      <span className={styles.label}>
        {words.official.label(words.document.edition[doc], words.document.lang[sentence.lang])}
      </span>
      <p lang={sentence.lang}>{sentence.text}</p>
    </blockquote>
  ));
}
