/** What only the battle phase of 2.0 has: one process of damage, with First Strike and Explode inside it. */
import { contribute, done, goTo, next, perform } from '../../kernel/position/outcome';
import { type Event, type Item, otherSeat, type Ref } from '../../kernel/position/position';
import { attackedCardOf, attackedPlayerOf, attackerOf, blockerOf, type Look, type Step } from '../fow';

const defenderOf = (look: Look): Item | undefined => blockerOf(look) ?? attackedCardOf(look);

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

/** First Strike splits the process of damage in two; without it, or against a player, there is one. */
export const firstStrikeSplits: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = defenderOf(x);
  return attacker && defender && x.has(attacker, 'firstStrike')
    ? next({ item: attacker.ref, other: defender.ref })
    : goTo('hitsPlayer');
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

/** What Pierce leaves over the DEF of the damaged card goes to the other player, blocked or not. */
export const pierceToPlayer: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = defenderOf(x);
  if (!attacker || !defender || !x.has(attacker, 'pierce')) return next();
  const amount = x.stat(attacker, 'atk') - x.stat(defender, 'def');
  return amount > 0
    ? contribute([
        { kind: 'damagePlayer', source: attacker.ref, player: otherSeat(x.p.turn.player), amount, battle: true },
      ])
    : next();
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

/** Resonators with Explode that are about to deal 100 or more to a resonator, and those resonators. */
export const markExplosions: Step = (x) => {
  const refs = new Set<Ref>(x.env.refs ?? []);
  for (const event of x.env.batch ?? []) {
    if (event.kind !== 'damage' || event.amount < 100) continue;
    const source = x.item(event.source);
    const target = x.item(event.to);
    if (source && target && x.has(source, 'explode') && x.isA(source, 'resonator') && x.isA(target, 'resonator')) {
      refs.add(source.ref);
      refs.add(target.ref);
    }
  }
  return next({ refs: [...refs] });
};

/** They are destroyed in the same process, with nothing between. */
export const explode: Step = (x) =>
  perform(
    (x.env.refs ?? []).flatMap((ref): readonly Event[] => {
      const item = x.item(ref);
      return item?.zone === 'field' ? [{ kind: 'destroy', item: ref, by: null, cause: 'rule' }] : [];
    }),
    { refs: [] },
  );

/** With no attack there is no block and no damage. */
export const onlyWithAttack: Step = (x) => (x.memory.battle?.attack ? next() : done());
