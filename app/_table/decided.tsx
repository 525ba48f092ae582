import { type Answer, answers } from '@/engine';
import type { Lang } from '@/rules/documents';
import { citationOf, type OpenBook } from '../_watch/book/book';
import { before, positionAt } from '../_watch/line/line';
import type { Play } from '../_watch/line/use-play';
import { answerWords } from '../_watch/view/answer-words';
import { speechOf } from '../_watch/view/speech';
import { type Words, wordsIn } from '../_words/words';
import { couldAct } from './could-act';
import styles from './table-page.module.css';

interface Props {
  play: Play;
  row: number;
  lang: Lang;
  words: Words['bench'];
  /** Where the steps have their names; `null` until it is loaded. */
  book: OpenBook | null;
  go: (row: number) => void;
}

/** More are not listed: of very many the latest are what somebody is about to change. */
const MOST = 40;

type Decided = Play['line']['decisions'][number];

/**
 * What was decided on the way, and between that every moment at which somebody could have acted and passed: each leads to where it
 * can be decided otherwise.
 */
export function Decided({ play, row, lang, words, book, go }: Props) {
  const { bars } = play.score;
  const stepAt = (at: number): string =>
    stepNameOf(
      bars.find(({ from, to }) => from <= at && at <= to),
      book,
      lang,
    );
  const worth = play.line.decisions.filter((one) => one.answer !== null && (one.by !== 'rest' || couldAct(one)));
  if (worth.length === 0) return null;
  const common = { play, row, lang, words, book, go };
  return (
    <details className={styles.decided} open>
      <summary>{words.decisions}</summary>
      <ol>
        {runsOf(worth.slice(-MOST), stepAt).map((run) => {
          const [first] = run;
          const step = first ? stepAt(first.at) : '';
          return first?.by === 'rest' ? (
            <li key={first.at} className={styles.passes}>
              <details open={run.length <= FEW || run.some(({ at }) => at === row)}>
                <summary>{step === '' ? words.passes(run.length) : words.passesIn(run.length, step)}</summary>
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

/** What the step of a bar is called; empty where that is not known. */
function stepNameOf(bar: Play['score']['bars'][number] | undefined, book: OpenBook | null, lang: Lang): string {
  const section = book?.sectionOf.get(bar?.clause?.replace(/#\d+$/, '') ?? '');
  return book && section ? (book.titleOf.get(citationOf(book.doc, section)) ?? section.title)[lang] : '';
}

/** Passes of a step that follow one another together, everything else by itself. */
function runsOf(decisions: readonly Decided[], stepAt: (at: number) => string): readonly (readonly Decided[])[] {
  const runs: Decided[][] = [];
  for (const one of decisions) {
    const last = runs.at(-1);
    const [before] = last ?? [];
    if (last && one.by === 'rest' && before?.by === 'rest' && stepAt(one.at) === stepAt(before.at)) last.push(one);
    else runs.push([one]);
  }
  return runs;
}
