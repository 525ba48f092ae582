/** Rules processes: what each finds, and the procedures that perform them group by group. */

import { goTo, next, perform, unwind } from '../kernel/position/outcome';
import { type Event, type Item, SEATS, type Seat } from '../kernel/position/position';
import { processesDue } from '../kernel/view/due';
import { limitOf } from '../kernel/view/players';
import { remembered } from '../kernel/view/remembered';
import type { Collect } from '../kernel/view/ruleset';
import { capacity, type Fow, J_RESONATOR, type Look, type Step } from './fow';
import { notIndestructible } from './keywords/indestructible';
import { decidedByStandby } from './standby';

type FowCollect = Collect<Fow>;

const NOTHING: readonly Event[] = [];

/** Whether it is a J-ruler or resonator with DEF on the field. */
const canDie = (look: Look, item: Item): boolean =>
  item.zone === 'field' && look.chars(item).stats.def !== undefined && look.isA(item, ...J_RESONATOR);

/** Destroys the cards with values that a test of their characteristics tells. */
const destroying = (dies: (look: Look, item: Item) => boolean): FowCollect =>
  remembered(
    (look) =>
      look
        .having('stats')
        .filter((item) => dies(look, item))
        .map((item): Event => ({ kind: 'destroy', item: item.ref, by: null, cause: 'rule' })),
    (look) => look.having('stats'),
  );

/** Players at 0 life or less lose. */
export const lifeIsGone: FowCollect = (look) => {
  const [a, b] = look.p.players;
  if (a.life > 0 && b.life > 0) return NOTHING;
  return SEATS.filter((seat) => look.p.players[seat].life <= 0 && !look.memory.game.lost?.includes(seat)).map(
    (player): Event => ({ kind: 'lose', player, reason: 'life' }),
  );
};

/** Players who could not make a required draw of the draw phase lose. */
export const drawFailed: FowCollect = (look) => {
  const failed = look.done('failedToDraw', 'check');
  if (failed.length === 0) return NOTHING;
  return failed
    .map(({ by }) => by)
    .filter((seat) => !look.memory.game.lost?.includes(seat))
    .map((player): Event => ({ kind: 'lose', player, reason: 'draw' }));
};

/** J-rulers and resonators with at least as much damage as DEF are destroyed. */
export const lethalDamage: FowCollect = destroying(
  (look, item) => item.damage > 0 && canDie(look, item) && capacity(look, item) <= 0 && notIndestructible(look, item),
);

/** Of more damage nothing comes on what has enough to be destroyed, and is not. */
export const moreDamageCounts = (look: Look, item: Item): boolean => capacity(look, item) > 0;

/** J-rulers and resonators whose DEF is 0 or less are destroyed. */
export const noDefence: FowCollect = destroying(
  (look, item) => look.stat(item, 'def') <= 0 && canDie(look, item) && notIndestructible(look, item),
);

/** Pairs of +100/+100 and -100/-100 counters go. */
export const countersCancel: FowCollect = (look) => {
  const found: Event[] = [];
  for (const zone of COUNTED)
    for (const { ref: item, counters } of look.in(zone)) {
      const pairs = Math.min(counters['+100/+100'] ?? 0, counters['-100/-100'] ?? 0);
      if (pairs <= 0) continue;
      found.push({ kind: 'counters', item, counter: '+100/+100', change: -pairs });
      found.push({ kind: 'counters', item, counter: '-100/-100', change: -pairs });
    }
  return found;
};
const COUNTED = ['field', 'rulerArea'] as const;

/** Life that is no multiple of 100 is rounded up to one. */
export const lifeIsRounded: FowCollect = (look) => {
  const [a, b] = look.p.players;
  if (a.life % 100 === 0 && b.life % 100 === 0) return NOTHING;
  return SEATS.flatMap((player): readonly Event[] => {
    const { life } = look.p.players[player];
    const change = Math.ceil(life / 100) * 100 - life;
    return change === 0 ? [] : [{ kind: 'life', player, change, cause: 'rule' }];
  });
};

/** Of a lifebreak area with more cards than it may have, the cards from the bottom up stay. */
export const lifebreakExcess: FowCollect = (look) => {
  const found: Event[] = [];
  for (const seat of SEATS) {
    const most = limitOf(look, 'lifebreakLimit', seat);
    const cards = look.in('lifebreak', seat);
    for (let at = most; at < cards.length; at += 1) {
      const card = cards[at];
      if (card) found.push({ kind: 'move', item: card.ref, to: 'graveyard', cause: 'rule' });
    }
  }
  return found;
};

/** Step: a group of processes is found and performed at once, whatever number of cards it concerns. */
export const process =
  (...names: readonly string[]): Step =>
  (x) => {
    const parts: Event[] = [];
    for (const group of x.rules.ruleProcesses)
      for (const row of group) {
        if (!names.includes(row.name)) continue;
        const found = row.run(x);
        if (found.length > 0) x.log?.via('ruleProcess', row.name, row.clauses);
        parts.push(...found);
      }
    return parts.length === 0 ? next() : perform(unique(parts));
  };

/** One card is destroyed once, though two processes ask for it. */
function unique(events: readonly Event[]): readonly Event[] {
  const seen = new Set<number>();
  return events.filter((event) => {
    if (event.kind !== 'destroy') return true;
    if (seen.has(event.item)) return false;
    seen.add(event.item);
    return true;
  });
}

/** Step: a player has lost, so the game ends here; otherwise on. */
export const judgeLosses: Step = (x) => {
  const losers = x.memory.game.lost ?? [];
  const [loser] = losers;
  if (loser === undefined) return next();
  if (new Set(losers).size < 2) return unwind({ winners: [loser === 0 ? 1 : 0], losers: [loser], reason: 'loss' });
  if (x.param('bothLose') === 'draw') return unwind({ winners: [], losers: [], reason: 'draw' });
  return breakTie(x);
};

/**
 * 2.0: who alone laid a wrong card has lost to the other. Where the life of both is gone more lifebreak cards left win, then more cards
 * left in the main deck; then, and where both lose otherwise, it is a draw.
 */
function breakTie(x: Look): ReturnType<Step> {
  const byStandby = decidedByStandby(x);
  if (byStandby !== null) return unwind(byStandby);
  if (x.p.players.some(({ life }) => life > 0)) return unwind({ winners: [], losers: [], reason: 'draw' });
  for (const zone of ['lifebreak', 'deck']) {
    const [a, b] = SEATS.map((seat) => x.in(zone, seat).length);
    if (a !== undefined && b !== undefined && a !== b) {
      const winner: Seat = a > b ? 0 : 1;
      return unwind({ winners: [winner], losers: [winner === 0 ? 1 : 0], reason: zone });
    }
  }
  return unwind({ winners: [], losers: [], reason: 'draw' });
}

/** Step: as long as any process finds something, all groups are gone through again. */
export const repeatProcesses =
  (first: string): Step =>
  (x) =>
    processesDue(x) ? goTo(first) : next();
