'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import type { Edition, Engine, Move, Position } from '@/engine';
import type { Lang } from '@/rules/documents';
import { factOf } from '@/scenarios/decide/facts';
import type { FixedEntry, Scenario } from '@/scenarios/format/schema';
import { contradict, fixedAs } from '@/scenarios/write/fixed';
import { answerWords } from '../_watch/view/answer-words';
import { speechOf } from '../_watch/view/speech';
import { type Words, wordsIn } from '../_words/words';
import { type Choice, choicesOn, notFixed, partings } from './choices';
import type { LineAnswer } from './every-line';
import { FixedChoices } from './fixed-choices';
import { fixedSaid } from './said-fixed';
import { valueWords } from './spoken';
import styles from './table-page.module.css';
import { useEveryLine } from './use-every-line';

interface Props {
  scenario: Scenario;
  engine: Engine;
  edition: Edition;
  from: Position;
  /** The key of the fact that is in doubt. */
  asked: string;
  /** What a reader has fixed from there on. */
  fixed: readonly FixedEntry[];
  hold: (fixed: readonly FixedEntry[]) => void;
  /** Is told what was found, and `null` as soon as that answers no more what is asked. */
  tell: (answer: LineAnswer | null) => void;
  lang: Lang;
  words: Words['bench']['everyLine'];
  show: (line: readonly Move[]) => void;
}

/** Whether it comes out so whatever both players do from the moment shown, but for what a reader fixes. */
export function InEveryLine({ scenario, engine, edition, from, asked, fixed, hold, tell, lang, words, show }: Props) {
  /** The question that is asked again at once with what is fixed now. */
  const [again, setAgain] = useState<{ readonly from: Position; readonly asked: string } | null>(null);
  const question = useMemo(
    () => ({ scenario, edition, from, fact: asked, fixed }),
    [scenario, edition, from, asked, fixed],
  );
  const { known, look, stop } = useEveryLine(question, again?.from === from && again.asked === asked);
  const answer = known?.state === 'done' ? known.answer : null;
  useEffect(() => {
    tell(answer);
    return () => tell(null);
  }, [answer, tell]);
  const whatIsFixed = useRef<HTMLFieldSetElement>(null);
  const speech = useMemo(() => speechOf(lang, wordsIn(lang).watch, engine, from, 'judge'), [lang, engine, from]);
  const said = (entry: FixedEntry): string => fixedSaid(entry, engine, from, speech, words.fixed);
  const holdAndAsk = (next: readonly FixedEntry[]): void => {
    hold(next);
    setAgain(known === null ? null : { from, asked });
  };
  const fix = (one: FixedEntry): void => {
    holdAndAsk([...fixed.filter((other) => !contradict(other, one)), one]);
    // The button that was tapped goes with the answer that is asked anew.
    whatIsFixed.current?.focus({ preventScroll: true });
  };
  const met = useMemo(() => {
    const lines = answer?.outcomes.map(({ line }) => line) ?? [];
    return {
      parted: notFixed(engine, partings(engine, from, lines), fixed).slice(0, MOST_PARTINGS),
      onLines: lines.map((line) => notFixed(engine, choicesOn(engine, from, line), fixed)),
    };
  }, [answer, engine, from, fixed]);
  // Where the search was cut off, it might still come up.
  const unmet = answer?.complete ? answer.unmet.flatMap((number) => fixed[number] ?? []) : [];
  const common = { engine, lang, fix };
  return (
    <section className={styles.lines} aria-label={words.label}>
      <h3>{words.label}</h3>
      <p className={styles.quiet}>{words.lead}</p>
      <FixedChoices fixed={fixed} said={said} words={words.fixed} hold={holdAndAsk} at={whatIsFixed} />
      {known?.state === 'looking' ? (
        <button type="button" onClick={stop}>
          {words.stop}
        </button>
      ) : (
        <button type="button" onClick={look}>
          {words.look}
        </button>
      )}
      <div role="status">
        {known?.state === 'looking' ? <p className={styles.quiet}>{words.looked(known.positions)}</p> : null}
        {known?.state === 'failed' ? <p className={styles.quiet}>{words.failed}</p> : null}
        {answer ? (
          <p className={styles.quiet}>
            {fixed.length === 0 ? null : `${words.fixed.limits(words.fixed.and(fixed.map(said)))} `}
            {unmet.length === 0 ? null : `${words.fixed.unmet(words.fixed.and(unmet.map(said)))} `}
            {words.limits} {(answer.complete ? words.whole : words.cut)(answer.positions)}
          </p>
        ) : null}
      </div>
      {met.parted.length === 0 ? null : (
        <fieldset className={styles.choices}>
          <legend>{words.parts}</legend>
          <Choices all={met.parted} named {...common} />
        </fieldset>
      )}
      {answer ? (
        <ul>
          {answer.outcomes.map(({ value, forcedBy, line }, number) => (
            <li key={JSON.stringify(value)}>
              <strong>{valueWords(factOf(asked), value, edition, lang)}</strong>
              <span>
                {answer.complete && answer.outcomes.length === 1
                  ? words.always
                  : [words.can, ...forcedBy.map((seat) => words.forces(seat === 0 ? 'A' : 'B'))].join(' · ')}
              </span>
              <button type="button" onClick={() => show(line)}>
                {words.show}
              </button>
              <OnLine all={met.onLines[number] ?? []} named={false} words={words} {...common} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** Of so many decisions at which lines part the answers are offered. */
const MOST_PARTINGS = 3;

/** The choices of one line; nothing where it has none. */
function OnLine({ words, ...props }: ChoicesProps & { words: Words['bench']['everyLine'] }) {
  if (props.all.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{words.onLine}</summary>
      <div className={styles.choices}>
        <Choices {...props} />
      </div>
    </details>
  );
}

interface ChoicesProps extends Omit<ChoiceProps, 'choice'> {
  all: readonly Choice[];
}

function Choices({ all, ...common }: ChoicesProps) {
  return all.map((choice, number) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the decisions of a line stand in their order, and one can be made twice.
    <AnswersTo key={number} choice={choice} {...common} />
  ));
}

interface ChoiceProps {
  choice: Choice;
  /** What is asked is said before its answers. */
  named: boolean;
  engine: Engine;
  lang: Lang;
  fix: (fixed: FixedEntry) => void;
}

/** A decision with answers to it: a tap fixes one. */
function AnswersTo({ choice: { position, request, answers }, named, engine, lang, fix }: ChoiceProps) {
  const { watch, bench } = wordsIn(lang);
  const speech = speechOf(lang, watch, engine, position, 'judge');
  const player = request.seat === 0 ? 'A' : 'B';
  return (
    <p>
      {named ? <span>{bench.decided(player, speech.prompt(request.prompt))}</span> : null}
      {answers.map((answer) => {
        const fixed = fixedAs(engine, position, answer);
        if (fixed === null) return null;
        const said = answerWords(speech.words.answers, speech, position, request, answer);
        return (
          <button key={JSON.stringify(answer)} type="button" onClick={() => fix(fixed)}>
            {named ? said : bench.decided(player, said)}
          </button>
        );
      })}
    </p>
  );
}
