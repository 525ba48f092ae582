'use client';

import { useMemo, useRef, useState } from 'react';
import { contradict, type Edition, type Engine, type Fixed, fixedAs, type Move, type Position } from '@/engine';
import type { Lang } from '@/rules/documents';
import { factOf } from '@/scenarios/decide/facts';
import type { Scenario } from '@/scenarios/format/schema';
import { answerWords } from '../_watch/view/answer-words';
import { speechOf } from '../_watch/view/speech';
import { type Words, wordsIn } from '../_words/words';
import { type Choice, choicesOn, notFixed, partings } from './choices';
import { FixedChoices, type Held } from './fixed-choices';
import { valueWords } from './spoken';
import styles from './table-page.module.css';
import { useEveryLine } from './use-every-line';

interface Props {
  scenario: Scenario;
  /** Where the table starts: what was fixed on one start says nothing of another. */
  start: Scenario['position'];
  engine: Engine;
  edition: Edition;
  from: Position;
  /** The key of the fact that is in doubt. */
  asked: string;
  lang: Lang;
  words: Words['bench']['everyLine'];
  show: (line: readonly Move[]) => void;
}

/** What a reader has fixed, of which table, and the question that was asked again with it at once. */
interface Holding {
  readonly start: Scenario['position'] | null;
  readonly edition: Edition | null;
  readonly held: readonly Held[];
  readonly again: { readonly from: Position; readonly asked: string } | null;
}
const NOTHING: Holding = { start: null, edition: null, held: [], again: null };

/** Whether it comes out so whatever both players do from the moment shown, but for what a reader fixes. */
export function InEveryLine({ scenario, start, engine, edition, from, asked, lang, words, show }: Props) {
  const [holding, setHolding] = useState<Holding>(NOTHING);
  const { held, again } = holding.start === start && holding.edition === edition ? holding : NOTHING;
  const question = useMemo(
    () => ({ scenario, edition, from, fact: asked, fixed: held.map(({ fixed }) => fixed) }),
    [scenario, edition, from, asked, held],
  );
  const { known, look, stop } = useEveryLine(question, again?.from === from && again.asked === asked);
  const answer = known?.state === 'done' ? known.answer : null;
  const whatIsFixed = useRef<HTMLFieldSetElement>(null);
  const hold = (next: readonly Held[]): void =>
    setHolding({ start, edition, held: next, again: known === null ? null : { from, asked } });
  const fix = (fixed: Fixed, said: string): void => {
    hold([...held.filter((one) => !contradict(one.fixed, fixed)), { fixed, said }]);
    // The button that was tapped goes with the answer that is asked anew.
    whatIsFixed.current?.focus({ preventScroll: true });
  };
  const met = useMemo(() => {
    const lines = answer?.outcomes.map(({ line }) => line) ?? [];
    return {
      parted: notFixed(partings(engine, from, lines), question.fixed).slice(0, MOST_PARTINGS),
      onLines: lines.map((line) => notFixed(choicesOn(engine, from, line), question.fixed)),
    };
  }, [answer, engine, from, question]);
  const common = { engine, lang, words, fix };
  return (
    <section className={styles.lines} aria-label={words.label}>
      <h3>{words.label}</h3>
      <p className={styles.quiet}>{words.lead}</p>
      <FixedChoices held={held} words={words.fixed} hold={hold} at={whatIsFixed} />
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
            {held.length === 0 ? null : `${words.fixed.limits(words.fixed.and(held.map(({ said }) => said)))} `}
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
              <OnLine all={met.onLines[number] ?? []} named={false} {...common} />
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
function OnLine(props: ChoicesProps) {
  if (props.all.length === 0) return null;
  return (
    <details className={styles.folded}>
      <summary>{props.words.onLine}</summary>
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
  words: Words['bench']['everyLine'];
  fix: (fixed: Fixed, said: string) => void;
}

/** A decision with answers to it: a tap fixes one. */
function AnswersTo({ choice: { position, request, answers }, named, engine, lang, words, fix }: ChoiceProps) {
  const { watch, bench } = wordsIn(lang);
  const speech = speechOf(lang, watch, engine, position, 'judge');
  const player = request.seat === 0 ? 'A' : 'B';
  return (
    <p>
      {named ? <span>{bench.decided(player, speech.prompt(request.prompt))}</span> : null}
      {answers.map((answer) => {
        const fixed = fixedAs(position, answer);
        if (fixed === null) return null;
        const said = answerWords(speech.words.answers, speech, position, request, answer);
        const whole = words.fixed[fixed.kind === 'begins' ? 'once' : 'each'](player, said);
        return (
          <button key={JSON.stringify(answer)} type="button" onClick={() => fix(fixed, whole)}>
            {named ? said : bench.decided(player, said)}
          </button>
        );
      })}
    </p>
  );
}
