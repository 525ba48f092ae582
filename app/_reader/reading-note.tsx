import type { ClauseView } from '../_content/views';
import { wordsIn } from '../_words/words';
import styles from './clause.module.css';
import { useBook } from './reader-context';
import { TextBlocks } from './text-blocks';

type Reading = ClauseView['readings'][number];

/** How a garbled or contradictory source is taken, always in sight; what only reports a misprint is a mark that opens. */
export function ReadingNote({ reading }: { reading: Reading }) {
  const words = wordsIn(useBook().lang).reader;
  if (reading.slip) {
    return (
      <details className={styles.slip}>
        <summary aria-label={words.slipLong}>{words.slip}</summary>
        <Words text={reading.text} />
      </details>
    );
  }
  // No landmark: a section can have many of them.
  return (
    <aside role="note" className={styles.reading} aria-label={words.readingLong}>
      <span className={styles.label}>
        {words.reading}
        {reading.id === undefined ? '' : ` ${reading.id}`}
      </span>
      <Words text={reading.text} />
    </aside>
  );
}

function Words({ text }: { text: Reading['text'] }) {
  const { lang } = useBook();
  return (
    <>
      <div lang="ja" data-text={lang === 'ja' ? 'own' : 'other'}>
        <TextBlocks blocks={text.ja} />
      </div>
      <div lang="en" data-text={lang === 'en' ? 'own' : 'other'}>
        <TextBlocks blocks={text.en} />
      </div>
    </>
  );
}
