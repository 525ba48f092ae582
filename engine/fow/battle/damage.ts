/** Battle damage. Parts are collected, then dealt together. */

import { contribute, next, perform } from '../../kernel/position/outcome';
import { type Event, type Item, otherSeat } from '../../kernel/position/position';
import { attackedCardOf, attackedPlayerOf, attackerOf, blockerOf, J_RESONATOR, type Look, type Step } from '../fow';

/** What a combatant deals to a card. */
export const hit = (source: Item, to: Item, amount: number): Event => ({
  kind: 'damage',
  source: source.ref,
  to: to.ref,
  amount: Math.max(0, amount),
  battle: true,
});
/** What a combatant deals to the attacked player. */
export const hitPlayer = (look: Look, source: Item, amount: number): Event => ({
  kind: 'damagePlayer',
  source: source.ref,
  player: attackedPlayerOf(look) ?? otherSeat(look.p.turn.player),
  amount: Math.max(0, amount),
  battle: true,
});

/** The attacker deals damage equal to its ATK to its blocker. */
export const attackerHitsBlocker: Step = (x) => {
  const attacker = attackerOf(x);
  const blocker = blockerOf(x);
  return attacker && blocker ? contribute([hit(attacker, blocker, x.stat(attacker, 'atk'))]) : next();
};

/** Without a blocker it deals it to what it attacked. */
export const attackerHitsObject: Step = (x) => {
  const attacker = attackerOf(x);
  if (!attacker || blockerOf(x)) return next();
  const card = attackedCardOf(x);
  if (card) return contribute([hit(attacker, card, x.stat(attacker, 'atk'))]);
  return attackedPlayerOf(x) === undefined ? next() : contribute([hitPlayer(x, attacker, x.stat(attacker, 'atk'))]);
};

/** Whom the attacker battles, the blocker or without one the attacked J/resonator, deals damage equal to its ATK to the attacker. */
export const defenderHits: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = blockerOf(x) ?? attackedFighter(x);
  return attacker && defender ? contribute([hit(defender, attacker, x.stat(defender, 'atk'))]) : next();
};

/** What was attacked may have ceased to be a J-ruler or resonator: then it battles nobody. One without DEF does. */
function attackedFighter(look: Look): Item | undefined {
  const card = attackedCardOf(look);
  return card && look.isA(card, ...J_RESONATOR) ? card : undefined;
}

/** All of it is dealt at once. */
export const dealTogether: Step = (x) =>
  perform(
    (x.env.batch ?? []).filter((event) => !('amount' in event) || (event.amount ?? 0) > 0),
    { batch: [] },
  );
