/** What only the battle phase of 2.0 has: one process of damage, with First Strike and Explode inside it. */
import { contribute, done, goTo, next, perform } from '../../kernel/position/outcome';
import type { Event, Item } from '../../kernel/position/position';
import { attackedCardOf, attackedPlayerOf, attackerOf, defenderOf, type Look, type Step } from '../fow';

/** A recovered card that Target Attack chose is rested before blocks are declared. */
export const attackedCardRests: Step = (x) => {
  const item = attackedCardOf(x);
  return item && !item.rested ? perform([{ kind: 'rest', item: item.ref, cause: 'game' }]) : next();
};

/** An attacker that has left, or an attacked card that has, leaves nothing to resolve. */
export const skipWithoutCombat: Step = (x) => {
  const somethingToHit = defenderOf(x) !== undefined || attackedPlayerOf(x) !== undefined;
  return attackerOf(x) && somethingToHit ? next() : goTo('ends');
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
  const attacker = attackerOf(x);
  const defender = defenderOf(x);
  return attacker && defender ? contribute([attack(x, attacker, defender)]) : next();
};

/** Then the defender deals its own, if it is still there: a destroyed one counts as 0/0. */
export const defenderAnswers: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = x.item(x.env.other);
  const event = attacker && defender?.zone === 'field' ? attack(x, defender, attacker) : undefined;
  return goTo('explosions', { batch: event ? [event] : [] });
};

/** An unblocked attack on the player takes life. */
export const attackerHitsPlayer: Step = (x) => {
  const attacker = attackerOf(x);
  const attackedPlayer = attackedPlayerOf(x);
  if (!attacker || defenderOf(x) || attackedPlayer === undefined) return next();
  return contribute([
    {
      kind: 'damagePlayer',
      source: attacker.ref,
      player: attackedPlayer,
      amount: Math.max(0, x.stat(attacker, 'atk')),
      battle: true,
    },
  ]);
};

/** Attacker and defender deal each other damage equal to their ATK. */
export const combatantsExchange: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = defenderOf(x);
  return attacker && defender ? contribute([attack(x, attacker, defender), attack(x, defender, attacker)]) : next();
};

/** With no attack there is no block and no damage. */
export const onlyWithAttack: Step = (x) => (x.memory.battle?.attack ? next() : done());
