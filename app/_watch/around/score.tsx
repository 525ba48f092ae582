'use client';

import { type PointerEvent, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { citationOf, type OpenBook } from '../book/book';
import type { Branch, Line } from '../line/line';
import { type Mark, placeOf, rowAt, type Score as ScoreShape, scoreOf } from '../line/score-shape';
import type { Play } from '../line/use-play';
import type { Speech } from '../view/speech';
import styles from './score.module.css';

interface Props {
  play: Play;
  row: number;
  branch: Branch;
  branches: readonly Branch[];
  book: OpenBook | null;
  speech: Speech;
  /** The row in a sentence, for those who hear the slider. */
  said: string;
  go: (row: number) => void;
}

interface Track {
  readonly key: string;
  readonly score: ScoreShape;
  /** The row it forks off at; 0 for the script. */
  readonly fork: number;
  readonly current: boolean;
}

/** The line of play as a score: parts are bars, decisions and events signs, rows ticks; branches run below the script. */
export function Score({ play, row, branch, branches, book, speech, said, go }: Props) {
  const { words, lang } = speech;
  const track = useRef<HTMLDivElement>(null);
  const tracks = useMemo(() => tracksOf(play, branch, branches), [play, branch, branches]);
  const width = Math.max(...tracks.map(({ score }) => score.width));
  const percent = (x: number): string => `${((x / width) * 100).toFixed(3)}%`;
  const { score } = play;

  const scrub = (event: PointerEvent<HTMLDivElement>): void => {
    const box = track.current?.getBoundingClientRect();
    if (!box || (event.type === 'pointermove' && event.buttons === 0)) return;
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    go(rowAt(score, ((event.clientX - box.x) / box.width) * width));
  };

  const bars = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => giveWay(bars.current));
  useEffect(() => {
    const clear = (): void => giveWay(bars.current);
    addEventListener('resize', clear);
    return () => removeEventListener('resize', clear);
  }, []);

  return (
    <div className={styles.score}>
      <div
        ref={track}
        className={styles.field}
        role="slider"
        tabIndex={0}
        aria-label={words.transport.slider}
        aria-valuemin={0}
        aria-valuemax={score.marks.length}
        aria-valuenow={row + 1}
        aria-valuetext={said}
        onPointerDown={scrub}
        onPointerMove={scrub}
      >
        <div ref={bars} className={styles.bars}>
          {score.bars.map((bar) => {
            const from = bar.from === 0 ? 0 : edge(score, bar.from);
            const to = bar.to === score.marks.length - 1 ? score.width : edge(score, bar.to + 1);
            const section = bar.clause === null ? undefined : book?.sectionOf.get(bar.clause.replace(/#\d+$/, ''));
            return (
              <span
                key={bar.from}
                className={styles.bar}
                data-now={row >= bar.from && row <= bar.to}
                data-late={from > width * 0.55}
                style={{ left: percent(from), width: percent(to - from) }}
              >
                {section && book ? (
                  <span className={styles.name}>
                    {(book.titleOf.get(citationOf(book.doc, section)) ?? section.title)[lang]}
                  </span>
                ) : null}
              </span>
            );
          })}
        </div>
        {tracks.map(({ key, score: own, fork, current }) => (
          <TrackLine key={key} score={own} fork={fork} current={current} width={width} percent={percent} />
        ))}
        <span className={styles.head} style={{ left: percent(placeOf(score, row)) }} />
      </div>
    </div>
  );
}

/** Names of parts that the name of the part being played reaches are not shown. */
function giveWay(bars: HTMLElement | null): void {
  const now = bars?.querySelector('[data-now="true"] > span')?.getBoundingClientRect();
  for (const bar of bars?.querySelectorAll('[data-now="false"]') ?? []) {
    const own = bar.firstElementChild?.getBoundingClientRect();
    bar.toggleAttribute('data-covered', Boolean(now && own && own.left < now.right && own.right > now.left));
  }
}

/** Marks with a sign of their own; the others are ticks. */
const SIGNS = ['decision', 'damage', 'destruction', 'trigger', 'move'] as const;
const SIGNED: ReadonlySet<Mark['kind']> = new Set(SIGNS);
const TICKS = ['change', 'pass'] as const;

/** What the marks of the line mean. */
export function Legend({ speech, at }: { speech: Speech; at: 'dock' | 'play' }) {
  const words = speech.words.marks;
  return (
    <ul className={styles.legend} data-at={at} aria-label={words.label}>
      {[...SIGNS, ...TICKS].map((kind) => (
        <li key={kind}>
          <span className={styles.sign} data-kind={kind} aria-hidden="true" />
          {words.of[kind]}
        </li>
      ))}
    </ul>
  );
}

/** The left edge of a row: midway between it and the one before. */
const edge = ({ marks }: ScoreShape, row: number): number => ((marks[row]?.x ?? 0) + (marks[row - 1]?.x ?? 0)) / 2;

interface TrackProps extends Omit<Track, 'key'> {
  width: number;
  percent: (x: number) => string;
}

function TrackLine({ score, fork, current, width, percent }: TrackProps) {
  const from = placeOf(score, fork - 1);
  const end = score.marks.at(-1)?.x ?? 0;
  const ticks = score.marks.flatMap(({ kind, x }, at) => {
    if (at < fork || SIGNED.has(kind)) return [];
    const reach = kind === 'change' ? 5 : kind === 'pass' ? 2.5 : 1.5;
    return [{ faint: kind !== 'change', line: `M${x} ${8 - reach}V${8 + reach}` }];
  });
  const path = (faint: boolean): string => ticks.flatMap((tick) => (tick.faint === faint ? [tick.line] : [])).join('');
  return (
    <div className={styles.track} data-current={current} data-fork={fork > 0}>
      <svg viewBox={`0 0 ${width} 16`} preserveAspectRatio="none" aria-hidden="true">
        <path d={`M${from} ${fork > 0 ? -4 : 8}L${from} 8H${end}`} />
        <path className={styles.faint} d={path(true)} />
        <path d={path(false)} />
      </svg>
      {score.marks.map(({ kind, x }, at) =>
        at >= fork && SIGNED.has(kind) ? (
          <span key={x} className={styles.sign} data-kind={kind} style={{ left: percent(x) }} />
        ) : null,
      )}
    </div>
  );
}

/** The script and every branch as tracks; each shows only what is its own. */
function tracksOf(play: Play, branch: Branch, branches: readonly Branch[]): readonly Track[] {
  const script: Track = { key: 'script', score: scoreOf(play.script), fork: 0, current: branch.length === 0 };
  return [
    script,
    ...branches.map((one): Track => {
      const current = JSON.stringify(one) === JSON.stringify(branch) || isPrefix(branch, one);
      const line: Line = isSame(one, branch) ? play.line : play.branching.follow(one).line;
      const [first] = one;
      const fork = first === undefined ? 0 : (play.script.decisions[first.decision]?.at ?? -1) + 1;
      return { key: JSON.stringify(one), score: scoreOf(line), fork, current };
    }),
  ];
}

const isSame = (a: Branch, b: Branch): boolean => JSON.stringify(a) === JSON.stringify(b);
const isPrefix = (short: Branch, long: Branch): boolean =>
  short.length > 0 && JSON.stringify(long.slice(0, short.length)) === JSON.stringify(short);
