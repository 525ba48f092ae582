/** The priority sequence of 5.00 and later, and that of 2.0; both are tables of these steps. */

import { END } from '../kernel/machine/agenda';
import { call, done, goTo, next, perform } from '../kernel/position/outcome';
import { type Option, otherSeat, type Pending, remembers, type Seat, shortName } from '../kernel/position/position';
import { abilityAt, speaksOfIt } from '../kernel/view/abilities';
import { request } from '../kernel/view/context';
import { processesDue } from '../kernel/view/due';
import { controllerOf, putTriggered } from '../play/placing';
import { type Look, type Step, topOfChase, type X } from './fow';
import { did } from './memory';

export { act, afterResolving, offerActions, resolveNewest } from '../play/priority';

/** Rules processes come before anything else, and again while any is left. */
export const runProcesses: Step = (x) => (processesDue(x) ? call('rule-processes') : next());

/** Triggered abilities come next; each that is played starts the sequence over. */
export const runTriggers: Step = (x) => (x.p.pending.length > 0 ? call('trigger', { seat: x.seat }) : goTo('action'));

/** The same, with what lies on the chase before them. */
export const runTriggersOnto: Step = (x) =>
  x.p.pending.length > 0 ? call('trigger', { seat: x.seat }, { item: topOfChase(x)?.ref }) : goTo('action');

/** A triggered ability was dealt with, so the sequence starts over. */
export const sequenceAgain: Step = () => goTo('ruleProcesses', { passes: 0 });

/** The same; the opponent of who put the last of them onto the chase has priority now. */
export const sequenceHandedOver: Step = (x) => {
  const top = topOfChase(x);
  const seat = top === undefined || top.ref === x.env.item ? x.seat : otherSeat(top.controller);
  return goTo('ruleProcesses', { passes: 0, seat, item: undefined });
};

/** Who acted keeps priority, or hands it over, as the edition has it. */
export const afterActing: Step = (x) =>
  goTo('ruleProcesses', { passes: 0, seat: x.param('afterAction') === 'keep' ? x.seat : otherSeat(x.seat) });

/** The first pass hands priority over; the second ends the round. */
export const passed: Step = (x) => {
  const passes = (x.env.passes ?? 0) + 1;
  return passes >= 2 ? goTo('bothPassed', { passes }) : goTo('ruleProcesses', { passes, seat: otherSeat(x.seat) });
};

/** Two passes: with an empty chase the sequence is over; otherwise something resolves. */
export const bothPassed: Step = (x) => (x.in('chase').length === 0 ? done() : next());

/** 2.0: the next item of the chase follows at once, until the chase is empty; what triggers meanwhile waits. */
export const resolveOn: Step = (x) => (x.in('chase').length > 0 ? goTo('resolve') : next());

/** 2.0: with the chase over, activate abilities may be used again. */
export const chaseIsOver: Step = (x) =>
  remembers(x.memory, 'chase') ? perform([{ kind: 'scopeEnds', scope: 'chase' }]) : next();

// ---- triggered abilities -----------------------------------------------------------------------------------------

const nameOf = ({ source, key }: Pending): string => `${source.name}#${shortName(key)}`;

/** One that waits; `null` where an earlier one is the same to play: its text does not speak of what made it trigger. */
function optionOf(x: X, pending: Pending, at: number): Option | null {
  const name = nameOf(pending);
  const same = x.p.pending.slice(0, at).filter((one) => nameOf(one) === name).length;
  if (same === 0) return { key: name, index: at };
  const ability = abilityAt(x.rules, pending.key);
  return ability && speaksOfIt(ability) ? { key: `${name}/${same + 1}`, index: at } : null;
}

/** The turn player chooses one of their own first; with none of theirs, the other player does. */
export const chooseTriggerTurnPlayerFirst: Step = (x) => chooseTriggerOf(x, turnPlayerFirst(x));

/** The same among some of them. */
export const chooseAmongTriggered =
  (isMeant: (look: Look, pending: Pending) => boolean): Step =>
  (x) =>
    chooseTriggerOf(x, turnPlayerFirst(x), isMeant);

const turnPlayerFirst = ({ p }: Look): readonly Seat[] => [p.turn.player, otherSeat(p.turn.player)];

/** The player with priority first, then in turns: who put the last one waits for the other's. */
export const chooseTriggerAlternately: Step = (x) => {
  const last = topOfChase(x);
  const first = last?.kind === 'ability' && x.env.flag ? otherSeat(last.controller) : x.seat;
  return chooseTriggerOf(x, [first, otherSeat(first)]);
};

const each = (): boolean => true;

function chooseTriggerOf(
  x: X,
  order: readonly Seat[],
  isMeant: (look: Look, pending: Pending) => boolean = each,
): ReturnType<Step> {
  for (const seat of order) {
    const options: Option[] = [];
    for (const [at, pending] of x.p.pending.entries()) {
      const option = controllerOf(x, pending) === seat && isMeant(x, pending) ? optionOf(x, pending, at) : null;
      if (option) options.push(option);
    }
    const [only] = options;
    if (options.length === 1 && only) return next({ chosen: only });
    if (options.length > 1) return { kind: 'ask', request: request(seat, 'trigger', { kind: 'oneOf', options }, null) };
  }
  return done();
}

/** The chosen ability stops waiting, whether or not it can be played. */
export const countDown: Step = (x) => {
  const at = x.env.chosen?.index ?? 0;
  const waits = x.p.pending[at];
  if (!waits) return done();
  const pending = { ...waits, controller: controllerOf(x, waits) };
  return perform([{ kind: 'untrigger', source: waits.source.ref, key: waits.key, at }], { pending });
};

/** It goes onto the chase, if it can be played; a card is played itself. */
export const playTriggered: Step = (x) => {
  const pending = x.need('pending');
  return pending.card ? call('triggered-card', { pending }, undefined, END) : perform([putTriggered(pending)]);
};

export const announceTriggered: Step = (x) => {
  const put = topOfChase(x);
  return put ? call('announce', { seat: put.controller, item: put.ref }) : done();
};

/** Now it has been played; but one that lacks a legal target is not: it leaves the chase again. */
export const playedOrDropped: Step = (x) => {
  const top = topOfChase(x);
  if (top?.kind !== 'ability') return next();
  return x.env.result?.done === false
    ? perform([{ kind: 'leaveChase', item: top.ref }])
    : perform([did('played', top.controller, { item: top.ref })]);
};

/** 2.0: as long as abilities wait, the next joins the same chase. */
export const moreTriggers: Step = (x) => (x.p.pending.length > 0 ? goTo('choose', { flag: true }) : done());
