/** What only the battle phase of 2.0 has: one process of damage, with First Strike and Explode inside it. */
import { contribute, goTo, next, perform } from '../../kernel/position/outcome';
import type { Event, Item } from '../../kernel/position/position';
import {
  attackedCardOf,
  attackedPlayerOf,
  attackerOf,
  blockerOf,
  J_RESONATOR,
  type Look,
  type Step,
  type X,
} from '../fow';

/** A recovered card that Target Attack chose is rested before blocks are declared. */
export const attackedCardRests: Step = (x) => {
  const item = attackedCardOf(x);
  return item && !item.rested ? perform([{ kind: 'rest', item: item.ref, cause: 'game' }]) : next();
};

/**
 * The sides are determined for all that is dealt: the attacker and its blocker, or what was attacked where nobody blocked.
 * Of an attack whose blocker is gone the rows that follow say whom it meets.
 */
export const determineSides: Step = (x) => {
  const item = attackerOf(x)?.ref;
  const blocker = blockerOf(x);
  if (x.memory.battle?.block && !blocker) return next({ item });
  if (blocker) return goTo('anybody', { item, other: blocker.ref });
  return goTo('anybody', { item, other: attackedCardOf(x)?.ref, player: attackedPlayerOf(x) });
};

/** With the blocker gone it is the attacked card after all. */
export const meetsCardAfterAll: Step = (x) =>
  x.memory.battle?.attack?.card === null ? next() : goTo('anybody', { other: attackedCardOf(x)?.ref });

/** With the blocker gone it is the attacked player after all. */
export const meetsPlayerAfterAll: Step = (x) => next({ player: attackedPlayerOf(x) });

/** An attacker that has left, or an attacked card that has, leaves nothing to resolve. */
export const skipWithoutCombat: Step = (x) => {
  const { item, other, player } = x.env;
  return item !== undefined && (other ?? player) !== undefined ? next() : goTo('ends');
};

/** The J-ruler or resonator that the attacker meets; none where that has ceased to be one: then no damage is dealt. */
const defenderOf = (x: X): Item | undefined => {
  const defender = x.item(x.env.other);
  return defender && x.isA(defender, ...J_RESONATOR) ? defender : undefined;
};

/** Attacker and defender, where cards fight each other. */
export const duel = (x: X): { readonly attacker: Item; readonly defender: Item } | null => {
  const attacker = x.item(x.env.item);
  const defender = defenderOf(x);
  return attacker && defender ? { attacker, defender } : null;
};

const attack = (look: Look, attacker: Item, defender: Item): Event => ({
  kind: 'damage',
  source: attacker.ref,
  to: defender.ref,
  amount: Math.max(0, look.stat(attacker, 'atk')),
  battle: true,
});

/** The attacker with First Strike deals its damage. */
export const attackerStrikes: Step = (x) => {
  const sides = duel(x);
  return sides ? contribute([attack(x, sides.attacker, sides.defender)]) : next();
};

/** Then the defender deals its own, if it is still there: a destroyed one counts as 0/0. */
export const defenderAnswers: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = defenderOf(x);
  const event = attacker && defender?.zone === 'field' ? attack(x, defender, attacker) : undefined;
  return goTo('explosions', { batch: event ? [event] : [] });
};

/** An attack that meets the player takes life. */
export const attackerHitsPlayer: Step = (x) => {
  const attacker = x.item(x.env.item);
  const { player } = x.env;
  if (!attacker || player === undefined) return next();
  return contribute([
    {
      kind: 'damagePlayer',
      source: attacker.ref,
      player,
      amount: Math.max(0, x.stat(attacker, 'atk')),
      battle: true,
    },
  ]);
};

/** Attacker and defender deal each other damage equal to their ATK. */
export const combatantsExchange: Step = (x) => {
  const sides = duel(x);
  if (!sides) return next();
  const { attacker, defender } = sides;
  return contribute([attack(x, attacker, defender), attack(x, defender, attacker)]);
};
