import type { ReactNode } from 'react';
import type { Scenario } from '@/scenarios/format/schema';
import type { InlineView } from '../../_content/views';
import type { Speech } from '../view/speech';
import styles from './quiz.module.css';
import { Blocks } from './rule';

interface Props {
  scenario: Scenario;
  ruling: InlineView[];
  choice: number | null;
  revealed: boolean;
  speech: Speech;
  commit: (choice: number) => void;
  reveal: () => void;
  watch: () => void;
  /** What stands under the ruling. */
  under: ReactNode;
}

const LETTERS = 'abcdefgh';

/** The question as a judge is asked it: possible rulings first, the ruling once one is chosen or it is asked for. */
export function Quiz({ scenario, ruling, choice, revealed, speech, commit, reveal, watch, under }: Props) {
  const { words, lang } = speech;
  const choices = scenario.choices ?? [];
  const right = choices[choice ?? -1]?.right === true;
  return (
    <div className={styles.quiz}>
      <h2 className={styles.asks}>{words.howRuled}</h2>
      {choices.length > 0 ? (
        <ol className={styles.choices}>
          {choices.map((one, at) => (
            <li key={one[lang]}>
              <button
                type="button"
                aria-pressed={choice === at}
                data-right={revealed && one.right === true}
                data-wrong={revealed && choice === at && one.right !== true}
                onClick={() => commit(at)}
              >
                <span className={styles.letter}>{LETTERS[at]}</span>
                <span className={styles.mark}>{revealed && one.right ? <Tick label={words.correct} /> : null}</span>
                <span>{one[lang]}</span>
              </button>
            </li>
          ))}
        </ol>
      ) : null}
      <div aria-live="polite">
        {revealed ? (
          <div className={styles.ruling}>
            <h3>{choice === null ? words.ruling : right ? words.right : words.wrong}</h3>
            <Blocks blocks={[{ type: 'paragraph', children: ruling }]} lang={lang} />
          </div>
        ) : null}
      </div>
      {revealed ? under : null}
      <p className={styles.ways}>
        {revealed ? null : (
          <button type="button" onClick={reveal}>
            {words.reveal}
          </button>
        )}
        <button type="button" className={styles.watch} onClick={watch}>
          {words.watch}
        </button>
      </p>
    </div>
  );
}

function Tick({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 12 12" role="img" aria-label={label}>
      <path d="M1 6.500L4.500 10L11 2" />
    </svg>
  );
}
