/**
 * What is left of a row that is knocked out. A row taken away has to rule otherwise: what only stops the play, or says the
 * same, tells nothing of a ruling.
 */
import { answered, answers } from '../machine/answers';
import { next, type Outcome } from '../position/outcome';
import { type Env, otherSeat, type Space } from '../position/position';
import type { Becomes, GameTypes, Sees, Step } from '../view/ruleset';

/**
 * A step that is not performed: nothing of what it asks for happens. Where it puts a decision to a player, nobody is asked and
 * the first answer is taken; what it hands on to the steps after it, beside what it does or asks, is handed on.
 */
export const stepNotPerformed =
  <G extends GameTypes>(run: Step<G>): Step<G> =>
  (x) => {
    const outcome = run(x);
    return next(handedOn(outcome));
  };

function handedOn(outcome: Outcome): Env | undefined {
  switch (outcome.kind) {
    case 'ask':
      return { ...outcome.env, ...firstAnswer(outcome.request.space) };
    case 'perform':
      return outcome.env;
    case 'next':
    case 'goTo':
    case 'call':
    case 'contribute':
    case 'done':
    case 'checkpoint':
    case 'retract':
    case 'unwind':
      return undefined;
  }
}

function firstAnswer(space: Space): Env {
  const [first] = answers(space, 1).list;
  return first === undefined ? {} : answered(space, first);
}

/**
 * A rule about an event without its say. One that lets the event happen as it is says what would come of it anyway: without
 * that one the event does not happen.
 */
export const outcomeSilent =
  <G extends GameTypes>(run: Becomes<G>): Becomes<G> =>
  (look, event, beside) => {
    const becomes = run(look, event, beside);
    return becomes?.length === 1 && becomes[0] === event ? [] : null;
  };

/** What shows or hides a card to one player, to both. */
export const seenByBoth =
  <G extends GameTypes>(run: Sees<G>): Sees<G> =>
  (look, item, seat) =>
    run(look, item, seat) ?? run(look, item, otherSeat(seat));
