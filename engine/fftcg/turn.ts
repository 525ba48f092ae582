/** The phases of a turn, clause by clause; the attack phase has files of its own. */

import { call, contribute, next, perform } from '../kernel/position/outcome';
import type { Event, Option } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { processesDue } from '../kernel/view/due';
import { limitOf } from '../kernel/view/players';
import * as turns from '../play/turns';
import { charactersOf, type Look, type Step, type X } from './fftcg';

/** Enter a phase: its procedure runs. */
export const phase =
  (name: string): Step =>
  (x) =>
    turns.enterPhase(x, name);

/** The first thing in a phase: the position says which it is, and abilities that wait for it trigger. */
export const phaseBegins =
  (name: string, ...occasions: readonly string[]): Step =>
  (x) =>
    perform([
      { kind: 'phase', phase: name },
      ...occasions.map((occasion): Event => ({ kind: 'occasion', name: occasion, player: x.p.turn.player })),
    ]);

/** The turn player gets priority, and both act until the phase or step moves on. */
export const givePriority: Step = (x) => call('priority', { seat: x.p.turn.player, passes: 0 });

/** Priority where the edition gives any in this phase; what triggers here otherwise waits for the next one. */
export const priorityIf =
  (param: 'activePriority' | 'drawPriority'): Step =>
  (x) =>
    x.param(param) ? givePriority(x) : next();

/** Dull cards of the turn player become active, except those that may not. */
export const activateAll: Step = (x) => {
  const events: Event[] = [];
  for (const { item } of x.options('activate', { seat: x.p.turn.player }))
    if (item !== undefined) events.push({ kind: 'recover', item, cause: 'game' });
  return perform(events);
};

/** A freeze has held its card back for this active phase and is over. */
export const thaw: Step = (x) =>
  perform(
    charactersOf(x, x.p.turn.player)
      .filter(({ counters }) => counters[FROZEN] !== undefined)
      .map(
        (item): Event => ({ kind: 'counters', item: item.ref, counter: FROZEN, change: -(item.counters[FROZEN] ?? 0) }),
      ),
  );

/** How a freeze stands on its card until the active phase it is about. */
export const FROZEN = 'frozen';

/** The draw of the phase; fewer cards in the first turn of the game. */
export const drawForTurn: Step = (x) => {
  const amount = isFirstTurn(x) ? x.param('firstDraw') : x.param('drawCount');
  return perform([{ kind: 'draw', player: x.p.turn.player, amount, cause: 'game' }]);
};

const isFirstTurn = (x: Look): boolean => x.p.turn.number === 1;

/** The turn player chooses what to discard above the hand limit. */
export const chooseDiscards: Step = (x) => {
  const seat = x.p.turn.player;
  const hand = x.in('hand', seat);
  const over = hand.length - limitOf(x, 'handLimit', seat);
  if (over <= 0) return next({ chosenAll: [] });
  const options = hand.map((item): Option => ({ key: item.name, item: item.ref }));
  const space = { kind: 'subset', options, min: over, max: over } as const;
  return { kind: 'ask', request: request(seat, 'discard', space, null) };
};

export const discardChosen: Step = (x) =>
  perform(
    (x.env.chosenAll ?? []).flatMap(({ item }): readonly Event[] =>
      item === undefined ? [] : [{ kind: 'discard', item, cause: 'game' }],
    ),
  );

/** All damage on the field is to be taken off, in the same event as the next step's. */
export const damageGoes: Step = (x) =>
  contribute(
    x
      .in('field')
      .filter(({ damage }) => damage > 0)
      .map((item): Event => ({ kind: 'clearDamage', item: item.ref })),
    { batch: [] },
  );

/** All effects until the end of the turn are to end. */
export const turnEffectsEnd: Step = (x) =>
  x.p.effects.some(({ until }) => until === 'turn') ? contribute([{ kind: 'endEffects', until: 'turn' }]) : next();

/** What was found happens at the same time. */
export const bothAtOnce: Step = (x) => perform(x.env.batch ?? [], { batch: [] });

/** Rules processes or abilities that are due now give the turn player priority once more. */
export const priorityIfDue: Step = (x) =>
  isDue(x) ? call('priority', { seat: x.p.turn.player, passes: 0 }, { flag: true }) : next({ flag: false });

/** After that priority the clearing is done again. */
export const clearAgain: Step = (x) => (x.env.flag ? { kind: 'goTo', step: 'damageGoes' } : next());

const isDue = (x: X): boolean => x.p.pending.length > 0 || processesDue(x);

/** The other player's turn begins. */
export const nextTurn: Step = turns.nextTurn('active');
