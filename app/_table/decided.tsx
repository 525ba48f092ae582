import { type Answer, answers } from '@/engine';
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

type Decided = Play['line']['decisions'][number];

/**
 * What was decided on the way, and between that every moment at which somebody could have acted and passed: each leads to where it
 * can be decided otherwise.
 */
export function Decided({ play, row, lang, words, go }: Props) {
  const worth = play.line.decisions.filter(
    ({ request, by, answer }) => answer !== null && (by !== 'rest' || couldAct(request)),
  );
  if (worth.length === 0) return null;
  const common = { play, row, lang, words, go };
  return (
    <details className={styles.decided} open>
      <summary>{words.decisions}</summary>
      <ol>
        {runsOf(worth.slice(-MOST)).map((run) => {
          const [first] = run;
          return first?.by === 'rest' ? (
            <li key={first.at} className={styles.passes}>
              <details open={run.length <= FEW || run.some(({ at }) => at === row)}>
                <summary>{words.passes(run.length)}</summary>
                <ol>
                  {run.map((one) => (
                    <One key={one.at} decided={one} {...common} />
                  ))}
                </ol>
              </details>
            </li>
          ) : (
            run.map((one) => <One key={one.at} decided={one} {...common} />)
          );
        })}
      </ol>
    </details>
  );
}

/** A decision, and where it was a pass what could have been done instead. */
function One({ decided: { at, request, answer, by }, play, row, lang, words, go }: Props & { decided: Decided }) {
  const { engine, line } = play;
  const position = at < 0 ? before(line, 0) : positionAt(line, at);
  const speech = speechOf(lang, wordsIn(lang).watch, engine, position, 'judge');
  const said = (one: Answer): string => answerWords(speech.words.answers, speech, position, request, one);
  const others = by === 'rest' ? answers(request.space, MOST_OTHERS + 1).list.filter((one) => one !== answer) : [];
  return (
    <li>
      <button
        type="button"
        data-quiet={by === 'rest'}
        aria-current={at === row ? 'step' : undefined}
        onClick={() => go(at)}
      >
        {words.decided(request.seat === 0 ? 'A' : 'B', answer === null ? '' : said(answer))}
      </button>
      {others.length > 0 ? <span className={styles.instead}>{words.instead(others.map(said))}</span> : null}
    </li>
  );
}

/** So many passes need no fold. */
const FEW = 4;
/** So many of what could have been done instead are said. */
const MOST_OTHERS = 3;

/** Passes that follow one another together, everything else by itself. */
function runsOf(decisions: readonly Decided[]): readonly (readonly Decided[])[] {
  const runs: Decided[][] = [];
  for (const one of decisions) {
    const last = runs.at(-1);
    if (one.by === 'rest' && last?.[0]?.by === 'rest') last.push(one);
    else runs.push([one]);
  }
  return runs;
}

/** More could be done than to pass. */
const couldAct = ({ space }: Decided['request']): boolean => space.kind === 'oneOf' && space.options.length > 1;
