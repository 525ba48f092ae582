import type { Lang } from '@/rules/documents';
import { before, positionAt } from '../_watch/line/line';
import type { Play } from '../_watch/line/use-play';
import { answerWords } from '../_watch/view/answer-words';
import { speechOf } from '../_watch/view/speech';
import { type Words, wordsIn } from '../_words/words';
import styles from './table-page.module.css';

interface Props {
  play: Play;
  row: number;
  lang: Lang;
  words: Words['bench'];
  go: (row: number) => void;
}

/** More are not listed: of very many the latest are what somebody is about to change. */
const MOST = 40;

/** What was decided on the way, and every moment at which somebody could have acted: each leads to where it can be decided otherwise. */
export function Decided({ play, row, lang, words, go }: Props) {
  const { engine, line } = play;
  const worth = line.decisions.filter(
    ({ request, by, answer }) => answer !== null && (by !== 'rest' || couldAct(request)),
  );
  if (worth.length === 0) return null;
  return (
    <details className={styles.decided} open>
      <summary>{words.decisions}</summary>
      <ol>
        {worth.slice(-MOST).map(({ at, request, answer, by }) => {
          const position = at < 0 ? before(line, 0) : positionAt(line, at);
          const speech = speechOf(lang, wordsIn(lang).watch, engine, position, 'judge');
          const what = answer === null ? '' : answerWords(speech.words.answers, speech, position, request, answer);
          return (
            <li key={at}>
              <button
                type="button"
                data-quiet={by === 'rest'}
                aria-current={at === row ? 'step' : undefined}
                onClick={() => go(at)}
              >
                {words.decided(request.seat === 0 ? 'A' : 'B', what)}
              </button>
            </li>
          );
        })}
      </ol>
    </details>
  );
}

/** More could be done than to pass. */
const couldAct = ({ space }: Play['line']['decisions'][number]['request']): boolean =>
  space.kind === 'oneOf' && space.options.length > 1;
