'use client';

import { useMemo, useState } from 'react';
import type { Edition } from '@/engine';
import type { Lang } from '@/rules/documents';
import { type Comparison, compare, type DivergentSide } from '@/scenarios/compare/compare';
import type { Scenario } from '@/scenarios/format/schema';
import { address } from '../../_frame/addresses';
import { useBook } from '../book/use-book';
import { momentOf, usePlay } from '../line/use-play';
import { Citations, Rebuilt } from '../rule/citation';
import { Blocks } from '../rule/rule';
import { toldBy } from '../rule/step-account';
import { Table } from '../table/table';
import { apartFrom, factsOf } from '../view/facts';
import { type Speech, speechOf } from '../view/speech';
import styles from './editions.module.css';

interface Props {
  lang: Lang;
  scenario: Scenario;
  editions: readonly Edition[];
  speech: Speech;
  short: Readonly<Record<Edition, string>>;
}

interface Pair {
  readonly left: Edition;
  readonly right: Edition;
  readonly found: Comparison;
}

/** The same scenario under every pair of its editions: the first difference side by side, or that there is none. */
export function Editions({ lang, scenario, editions, speech, short }: Props) {
  const { words } = speech;
  const [asked, setAsked] = useState(false);
  const [shown, setShown] = useState(0);
  const pairs = useMemo(() => (asked ? pairsOf(scenario, editions) : []), [asked, scenario, editions]);
  const differing = pairs.filter(({ found }) => !found.same);
  const pair = differing[shown];
  const shared = { lang, words, short };
  return (
    <section className={styles.editions} aria-label={words.editions.title}>
      <details open={asked} onToggle={({ currentTarget }) => setAsked(currentTarget.open)}>
        <summary>{words.editions.title}</summary>
        <p className={styles.lead}>{editions.length < 2 ? words.editions.only : words.editions.lead}</p>
        <ul className={styles.pairs}>
          {differing.map(({ left, right }, at) => (
            <li key={`${left} ${right}`}>
              <button type="button" aria-pressed={at === shown} onClick={() => setShown(at)}>
                {words.editions.open(short[left], short[right])}
              </button>
            </li>
          ))}
          {pairs
            .filter(({ found }) => found.same)
            .map(({ left, right }) => (
              <li key={`${left} ${right}`} className={styles.same}>
                {short[left]} = {short[right]} <span>{words.editions.same}</span>
              </li>
            ))}
        </ul>
        {pair?.found.divergence ? (
          <div className={styles.sides}>
            <h3>{words.editions.sentence(short[pair.left], short[pair.right])}</h3>
            <Sides
              key={`${pair.left} ${pair.right}`}
              scenario={scenario}
              divergence={pair.found.divergence}
              {...shared}
            />
          </div>
        ) : null}
      </details>
    </section>
  );
}

function pairsOf(scenario: Scenario, editions: readonly Edition[]): readonly Pair[] {
  return editions.flatMap((left, at) =>
    editions.slice(at + 1).map((right): Pair => ({ left, right, found: compare(scenario, left, right) })),
  );
}

const NO_TURNS: readonly never[] = [];

interface SidesProps {
  lang: Lang;
  scenario: Scenario;
  divergence: NonNullable<Comparison['divergence']>;
  words: Speech['words'];
  short: Props['short'];
}

/** Two editions side by side: what came out on either side, and the first difference. */
function Sides({ divergence, scenario, ...shared }: SidesProps) {
  const { lang, words } = shared;
  const left = useShown(scenario, divergence.left, lang, words);
  const right = useShown(scenario, divergence.right, lang, words);
  return (
    <>
      <Side side={divergence.left} shown={left} other={right} scenario={scenario} {...shared} />
      <Side side={divergence.right} shown={right} other={left} scenario={scenario} {...shared} />
    </>
  );
}

/** One edition as it is shown: its play, the row of the difference, what can be seen there and at the end. */
function useShown(scenario: Scenario, side: DivergentSide, lang: Lang, words: Speech['words']) {
  const play = usePlay(scenario, side.edition, NO_TURNS);
  const row = side.row ?? play.shape.last;
  return useMemo(() => {
    const at = (one: number) => {
      const moment = momentOf(play.line, one);
      const speech = speechOf(lang, words, play.engine, moment.position, 'judge');
      return { moment, speech, facts: factsOf(play.engine, moment.position, speech) };
    };
    return { play, row, here: at(row), end: at(play.shape.last) };
  }, [play, row, lang, words]);
}
type Shown = ReturnType<typeof useShown>;

interface SideProps extends Omit<SidesProps, 'divergence'> {
  side: DivergentSide;
  shown: Shown;
  /** The other edition: only what differs from it is marked. */
  other: Shown;
}

/** One edition: what came out, the clause that decides at the first difference, its table where it differs, and the way there. */
function Side({ side, shown, other, lang, scenario, words, short }: SideProps) {
  const { edition, clauses } = side;
  const { play, row, here, end } = shown;
  const loaded = useBook(edition);
  const book = loaded === 'failed' ? null : loaded;
  const deciding = clauses[0]?.replace(/#\d+$/, '');
  const text = deciding === undefined ? null : book?.clauseOf.get(deciding)?.text;
  const { speech, moment } = here;
  const sentences = toldBy(moment, speech);
  const outcome = apartFrom(end.facts, other.end.facts);
  const marked = apartFrom(here.facts, other.here.facts);
  const touched = useMemo(() => new Set(marked.map(({ anchor }) => anchor)), [marked]);
  return (
    <section className={styles.side} aria-label={short[edition]}>
      <h4>{short[edition]}</h4>
      <div className={styles.outcome}>
        <p>{words.editions.outcome}</p>
        {outcome.length === 0 ? <p>{words.editions.sameOutcome}</p> : null}
        <ul>
          {outcome.map(({ anchor, says }) => (
            <li key={anchor}>{says}</li>
          ))}
        </ul>
      </div>
      <p className={styles.clauses}>
        <Citations citations={clauses} doc={edition} book={book} speech={speech} now />
        <Rebuilt citations={clauses} doc={edition} speech={speech} />
      </p>
      <div className={styles.text} lang={lang}>
        {text ? <Blocks blocks={text[lang]} lang={lang} /> : null}
      </div>
      <p className={styles.what}>{sentences.length > 0 ? sentences.join(' ') : words.editions.nothing}</p>
      {marked.length > 0 || apartFrom(other.here.facts, here.facts).length > 0 ? (
        <Table
          engine={play.engine}
          position={moment.position}
          viewer="judge"
          touched={touched}
          room={play.room}
          speech={speech}
          of={` · ${short[edition]}`}
        />
      ) : (
        <p className={styles.alike}>{words.editions.alike}</p>
      )}
      <p>
        <a href={address.scenario(lang, scenario.id, { edition, row })}>{words.editions.openHere}</a>
      </p>
    </section>
  );
}
