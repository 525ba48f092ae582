/** Pierce: what is over of the damage to a blocker. Having it twice adds nothing (1102.3). */
import { call, contribute, done, goTo, next } from '../../kernel/position/outcome';
import { type Event, type Item, type Option, otherSeat, slotOf } from '../../kernel/position/position';
import { request } from '../../kernel/view/context';
import { duel } from '../battle/battle-2.0';
import { hit, hitPlayer } from '../battle/damage';
import { attackedCardOf, attackedPlayerOf, attackerOf, blockerOf, capacity, type Look, type Step } from '../fow';

export const WORDS = { ja: '貫通', en: 'Pierce' } as const;

/** Damage is divided in this unit. */
const UNIT = 100;

/** What a blocker is dealt at least: its capacity, and what that lacks of a whole unit, which cannot be divided off. */
const leastTo = (look: Look, blocker: Item): number => Math.ceil(Math.max(0, capacity(look, blocker)) / UNIT) * UNIT;

/**
 * Pierce turns a blocked attacker's damage into an assignment, unless there is nothing to share it with: what was attacked blocks
 * it itself, or was removed from the battle. Then all of it goes to the blocker.
 */
export const pierceIfBlocked: Step = (x) => {
  const attacker = attackerOf(x);
  const blocker = blockerOf(x);
  if (!attacker || !blocker || !x.has(attacker, 'pierce')) return next();
  const attack = x.memory.battle?.attack;
  if (attack?.missed || blocker.ref === attack?.card) return next();
  const excess = x.stat(attacker, 'atk') - leastTo(x, blocker);
  return excess > 0 ? call('pierce', { item: attacker.ref, other: blocker.ref, amount: excess }) : next();
};

/** A pierced assignment takes the place of the plain damage; on with the step named. */
export const orPierced =
  (to: string): Step =>
  (x) => {
    const amounts = x.env.result?.amounts;
    const attacker = attackerOf(x);
    const blocker = blockerOf(x);
    if (amounts?.object === undefined || !attacker || !blocker) return next({ result: undefined });
    const toObject = amounts.object;
    const parts: Event[] = [hit(attacker, blocker, amounts.blocker ?? 0)];
    const card = attackedCardOf(x);
    if (toObject > 0 && card) parts.push(hit(attacker, card, toObject));
    else if (toObject > 0 && attackedPlayerOf(x) !== undefined) parts.push(hitPlayer(x, attacker, toObject));
    return goTo(to, { batch: parts, result: undefined });
  };

/** The excess is divided in whole units between the blocker and what was attacked. */
export const assignPierce: Step = (x) => {
  const attacker = x.item(x.need('item'));
  const blocker = x.item(x.need('other'));
  if (!attacker || !blocker) return done();
  const excess = x.need('amount');
  const space = {
    kind: 'split',
    options: [{ key: blocker.name, item: blocker.ref }, attackedObject(x)],
    total: excess - (excess % UNIT),
    unit: UNIT,
  } as const;
  return { kind: 'ask', request: request(attacker.controller, 'battle.pierce', space, null, null, attacker.ref) };
};

/** What was attacked, by name: a card that is gone since is still what was attacked, and is dealt nothing. */
function attackedObject(look: Look): Option {
  const attacked = look.memory.battle?.attack?.card ?? null;
  const card = attacked === null ? undefined : look.p.items[slotOf(attacked)];
  const there = attackedCardOf(look);
  if (card) return { key: card.name, ...(there && { item: there.ref }) };
  return { key: `player ${(attackedPlayerOf(look) ?? otherSeat(look.p.turn.player)) === 0 ? 'A' : 'B'}` };
}

/** The blocker is dealt what it takes to kill it and its share, what was attacked is dealt what remains. */
export const pierceAmounts: Step = (x) => {
  const blocker = x.item(x.need('other'));
  if (!blocker) return done();
  const share = x.env.split?.[blocker.name] ?? 0;
  return done({ done: true, amounts: { blocker: leastTo(x, blocker) + share, object: x.need('amount') - share } });
};

/** 2.0: what Pierce leaves over the DEF of the damaged card goes to the other player, blocked or not. */
export const pierceToPlayer: Step = (x) => {
  const sides = duel(x);
  if (!sides || !x.has(sides.attacker, 'pierce')) return next();
  const { attacker, defender } = sides;
  const amount = x.stat(attacker, 'atk') - x.stat(defender, 'def');
  return amount > 0
    ? contribute([
        { kind: 'damagePlayer', source: attacker.ref, player: otherSeat(x.p.turn.player), amount, battle: true },
      ])
    : next();
};
