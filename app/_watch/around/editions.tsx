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
import { type Speech, speechOf } from '../view/speech';
import { touchedBy } from '../view/touched';
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
            <Side
              key={pair.left}
              lang={lang}
              scenario={scenario}
              side={pair.found.divergence.left}
              words={words}
              short={short}
            />
            <Side
              key={`${pair.right} right`}
              lang={lang}
              scenario={scenario}
              side={pair.found.divergence.right}
              words={words}
              short={short}
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

interface SideProps {
  lang: Lang;
  scenario: Scenario;
  side: DivergentSide;
  words: Speech['words'];
  short: Props['short'];
}

/** One edition at the first difference: its table, the clause that decides, and the way there. */
function Side({ lang, scenario, side, words, short }: SideProps) {
  const { edition, clauses } = side;
  const play = usePlay(scenario, edition, NO_TURNS);
  const loaded = useBook(edition);
  const book = loaded === 'failed' ? null : loaded;
  const row = side.row ?? play.shape.last;
  const moment = useMemo(() => momentOf(play.line, row), [play.line, row]);
  const speech = useMemo(
    () => speechOf(lang, words, play.engine, moment.position, 'judge'),
    [lang, words, play, moment],
  );
  const touched = useMemo(() => (moment.row ? touchedBy(moment.row, moment.before) : NO_MARKS), [moment]);
  const deciding = clauses[0]?.replace(/#\d+$/, '');
  const text = deciding === undefined ? null : book?.clauseOf.get(deciding)?.text;
  const sentences = toldBy(moment, speech);
  return (
    <section className={styles.side} aria-label={short[edition]}>
      <h4>{short[edition]}</h4>
      <p className={styles.clauses}>
        <Citations citations={clauses} doc={edition} book={book} speech={speech} now />
        <Rebuilt citations={clauses} doc={edition} speech={speech} />
      </p>
      <div className={styles.text} lang={lang}>
        {text ? <Blocks blocks={text[lang]} lang={lang} /> : null}
      </div>
      <p className={styles.what}>{sentences.length > 0 ? sentences.join(' ') : words.editions.nothing}</p>
      <Table
        engine={play.engine}
        position={moment.position}
        viewer="judge"
        touched={touched}
        used={play.used}
        longest={play.longest}
        speech={speech}
        of={` · ${short[edition]}`}
      />
      <p>
        <a href={address.scenario(lang, scenario.id, { edition, row })}>{words.editions.openHere}</a>
      </p>
    </section>
  );
}

const NO_MARKS: ReadonlySet<never> = new Set();
