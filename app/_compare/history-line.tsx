import type { Lang } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { wordsIn } from '../_words/words';
import styles from './compare.module.css';
import type { ClauseEditions, StageView } from './editions';
import { Notes } from './notes';

type Props = Pick<ClauseEditions, 'stages' | 'steps'> & { doc: string; lang: Lang };

/** One rule through the editions, oldest first; `doc` is the edition of the page. */
export function HistoryLine({ stages, steps, doc, lang }: Props) {
  const words = wordsIn(lang);
  return (
    <ol className={styles.line} aria-label={words.compare.historyLong}>
      {stages.map((stage) => (
        <li key={stage.doc} aria-current={stage.doc === doc ? 'true' : undefined} data-presence={stage.presence}>
          {steps
            .filter(({ newer }) => newer === stage.doc)
            .map(({ older, kind, notes }) => (
              <div key={older} className={styles.step}>
                <small>{words.compare.since(words.document.edition[older], words.compare.kind[kind])}</small>
                <Notes notes={notes} lang={lang} />
              </div>
            ))}
          <p className={styles.head}>
            <strong className="number">{words.document.edition[stage.doc]}</strong>
            <Places stage={stage} lang={lang} />
          </p>
        </li>
      ))}
    </ol>
  );
}

function Places({ stage, lang }: { stage: StageView; lang: Lang }) {
  if (stage.presence !== 'present') return <small>{wordsIn(lang).compare[stage.presence]}</small>;
  return stage.places.map(({ doc, section, id }) => (
    <a key={id} className="number" href={address.section(lang, doc, section, id)}>
      {id}
    </a>
  ));
}
