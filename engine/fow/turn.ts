/** The phases of a turn, clause by clause. Which steps an edition has, and in which order, stands in its table. */

import { END } from '../kernel/machine/agenda';
import { call, goTo, next, perform } from '../kernel/position/outcome';
import { type Event, type Option, SEATS } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { processesDue } from '../kernel/view/due';
import { limitOf } from '../kernel/view/players';
import * as turns from '../play/turns';
import { type Look, playground, type Step, type X } from './fow';

/** Enter a phase: its name stands in the position, then its procedure runs. */
export const phase =
  (name: string): Step =>
  (x) =>
    turns.enterPhase(x, name);

/** The first thing in a phase: the position says which it is. */
export const phaseBegins =
  (name: string, ...occasions: readonly string[]): Step =>
  (x) =>
    perform([{ kind: 'phase', phase: name }, ...occasions.map((occasion): Event => occasionOf(x, occasion))]);

/** A moment that abilities wait for. */
export const occasion =
  (name: string): Step =>
  (x) =>
    perform([occasionOf(x, name)]);

const occasionOf = (x: Look, name: string): Event => ({ kind: 'occasion', name, player: x.p.turn.player });

/** The turn player gets priority, and both act until the sequence ends. */
export const givePriority: Step = (x) => call('priority', { seat: x.p.turn.player, passes: 0 });

/** `502.1`: the draw phase begins, and with it the turn; in the first turn of all, the game. */
export const drawPhaseBegins: Step = (x) =>
  perform([
    { kind: 'phase', phase: 'draw' },
    occasionOf(x, 'drawPhase'),
    occasionOf(x, 'turn'),
    ...(isFirstTurnOfGame(x) ? [occasionOf(x, 'game')] : []),
  ]);

const isFirstTurnOfGame = (x: Look): boolean => x.p.turn.number === 1;

export const drawForTurn: Step = (x) => perform([{ kind: 'draw', player: x.p.turn.player, amount: 1, cause: 'game' }]);

/** The draw of the phase is left out in the first turn of the game. */
export const drawUnlessFirstTurn: Step = (x) => (isFirstTurnOfGame(x) ? next() : drawForTurn(x));

/** 2.0: the whole phase is left out in the first turn of the game. */
export const skipInFirstTurn: Step = (x) => (isFirstTurnOfGame(x) ? { kind: 'done' } : next());

/** 2.0: abilities that a moment lets trigger are dealt with before anything else goes on. */
export const abilitiesApply: Step = (x) => (isDue(x) ? givePriority(x) : next());

/** 2.0: after the main phase comes the battle phase, if the turn player went there. */
export const battlePhaseIfChosen: Step = (x) => (x.env.result?.done ? turns.enterPhase(x, 'battle') : goTo('end'));

/** 2.0: after the battle phase the turn goes on with another main phase, or with the end phase. */
export const backToMainIfChosen: Step = (x) => goTo(x.env.result?.done ? 'main' : 'end');

/** 2.0: the turn player chooses which phase comes next. */
export const choosePhase =
  (...phases: readonly string[]): Step =>
  (x) => ({
    kind: 'ask',
    request: request(x.p.turn.player, 'phase', { kind: 'oneOf', options: phases.map((key) => ({ key })) }, 'end'),
  });

/** 2.0: the phase ends; its caller learns whether the other phase than the end phase was chosen. */
export const toChosenPhase: Step = (x) => {
  const { chosen } = x.env;
  return { kind: 'done', result: { done: chosen !== undefined && chosen.key !== 'end' } };
};

/** The recovery phase is left out in a player's own first turn. */
export const skipOwnFirstTurn: Step = (x) =>
  (x.memory.game.turnsBegun?.[x.p.turn.player] ?? 1) <= 1 ? { kind: 'done' } : next();

export const willVanishes: Step = (x) => {
  const events: Event[] = [];
  for (const player of SEATS)
    for (const [resource, amount] of Object.entries(x.p.players[player].pool))
      events.push({ kind: 'spend', player, resource, amount });
  return perform(events);
};

export const recoverAll: Step = (x) =>
  perform(
    playground(x, x.p.turn.player)
      .filter(({ rested }) => rested)
      .map((item): Event => ({ kind: 'recover', item: item.ref, cause: 'game' })),
  );

const COMBATANTS = ['resonator', 'j-ruler'];

/** Of what is a J/resonator at that moment: what has become something else for the turn keeps its damage. */
export const damageIsCleared: Step = (x) => {
  const events: Event[] = [];
  for (const seat of SEATS)
    for (const item of playground(x, seat))
      if (item.damage > 0 && x.isOneOf(item, COMBATANTS)) events.push({ kind: 'clearDamage', item: item.ref });
  return perform(events);
};

export const turnEffectsEnd: Step = () => perform([{ kind: 'endEffects', until: 'turn' }]);

/** The turn player chooses what to discard above the hand limit. */
export const chooseDiscards: Step = (x) => {
  const seat = x.p.turn.player;
  const hand = x.in('hand', seat);
  const over = Math.max(0, hand.length - limitOf(x, 'handLimit', seat));
  if (over === 0) return next({ chosenAll: [] });
  const options = hand.map((item): Option => ({ key: item.name, item: item.ref }));
  return { kind: 'ask', request: request(seat, 'discard', { kind: 'subset', options, min: over, max: over }, null) };
};

export const discardChosen: Step = (x) =>
  perform(
    (x.env.chosenAll ?? []).flatMap(({ item }): readonly Event[] =>
      item === undefined ? [] : [{ kind: 'discard', item, cause: 'game' }],
    ),
  );

/** Rules processes or triggers that are due call for another priority sequence, and then for another final step; otherwise on to `from`, or out of the phase. */
export const repeatWhileDue =
  (from: string = END): Step =>
  (x) =>
    isDue(x)
      ? call('priority', { seat: x.p.turn.player, passes: 0 }, { flag: true, number: 0 })
      : goTo(from, { flag: false });

/** After that sequence the final step is done again. */
export const againAfterPriority =
  (from: string): Step =>
  () =>
    goTo(from);

/** Whether any rules process or triggered ability waits. */
export const isDue = (x: Look): boolean => x.p.pending.length > 0 || processesDue(x);

export const nextTurn: Step = turns.nextTurn('draw');

/** A rest on a step's own name in a table of one: the procedure is over. */
export const ends: Step = (_: X) => ({ kind: 'done' });
