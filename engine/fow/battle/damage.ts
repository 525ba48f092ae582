/** Battle damage: first strike, normal damage, Pierce. Parts are collected, then dealt together. */

import { call, contribute, done, goTo, next, perform } from '../../kernel/position/outcome';
import { type Event, type Item, otherSeat } from '../../kernel/position/position';
import { request } from '../../kernel/view/context';
import { attackedCardOf, attackedPlayerOf, attackerOf, blockerOf, capacity, type Look, type Step } from '../fow';
import { remember } from '../memory';

const hit = (source: Item, to: Item, amount: number): Event => ({
  kind: 'damage',
  source: source.ref,
  to: to.ref,
  amount: Math.max(0, amount),
  battle: true,
});
const hitPlayer = (look: Look, source: Item, amount: number): Event => ({
  kind: 'damagePlayer',
  source: source.ref,
  player: attackedPlayerOf(look) ?? otherSeat(look.p.turn.player),
  amount: Math.max(0, amount),
  battle: true,
});

/** Only an attacker with First Strike has a first strike step. */
export const onlyFirstStrike: Step = (x) => {
  const attacker = attackerOf(x);
  return attacker && x.has(attacker, 'firstStrike') ? next({ item: attacker.ref, flag: true }) : goTo('priority');
};

/** An attacker that struck in the first strike step deals nothing now. */
export const unlessStruckFirst: Step = (x) => {
  const attacker = attackerOf(x);
  if (!attacker) return next();
  const { firstStrike } = x.memory.battle ?? {};
  const struck =
    x.param('struckFirst') === 'processed' ? firstStrike?.attacker === attacker.ref : (firstStrike?.dealt ?? 0) > 0;
  return struck ? goTo('defender') : next({ item: attacker.ref });
};

/** Pierce turns a blocked attacker's damage into an assignment. */
export const pierceIfBlocked: Step = (x) => {
  const attacker = attackerOf(x);
  const blocker = blockerOf(x);
  if (!attacker || !blocker || !x.has(attacker, 'pierce')) return next();
  const excess = x.stat(attacker, 'atk') - Math.max(0, capacity(x, blocker));
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

/** The blocker, or without one the attacked card, deals damage equal to its ATK to the attacker. */
export const defenderHits: Step = (x) => {
  const attacker = attackerOf(x);
  const defender = blockerOf(x) ?? attackedCardOf(x);
  return attacker && defender ? contribute([hit(defender, attacker, x.stat(defender, 'atk'))]) : next();
};

/** All of it is dealt at once. */
export const dealTogether: Step = (x) =>
  perform(
    (x.env.batch ?? []).filter((event) => !('amount' in event) || event.amount > 0),
    { batch: [] },
  );

/** Who went through the first strike step is remembered, and whether it dealt anything. */
export const rememberFirstStrike: Step = (x) => {
  const attacker = attackerOf(x);
  const dealt = x.env.result?.amounts?.damage ?? 0;
  return attacker ? perform([remember('battle', { firstStrike: { attacker: attacker.ref, dealt } })]) : next();
};

// ---- Pierce ------------------------------------------------------------------------------------------------------

/** The excess is divided in hundreds between the blocker and what was attacked. */
export const assignPierce: Step = (x) => {
  const attacker = x.item(x.need('item'));
  const blocker = x.item(x.need('other'));
  if (!attacker || !blocker) return done();
  const total = x.need('amount');
  const card = attackedCardOf(x);
  const object = card
    ? { key: card.name, item: card.ref }
    : { key: `player ${otherSeat(x.p.turn.player) === 0 ? 'A' : 'B'}` };
  const space = {
    kind: 'split',
    options: [{ key: blocker.name, item: blocker.ref }, object],
    total,
    unit: 100,
  } as const;
  return { kind: 'ask', request: request(attacker.controller, 'battle.pierce', space, null, null, attacker.ref) };
};

/** The blocker is dealt what it takes to kill it and its share, what was attacked is dealt the other share. */
export const pierceAmounts: Step = (x) => {
  const blocker = x.item(x.need('other'));
  if (!blocker) return done();
  const share = x.env.split?.[blocker.name] ?? 0;
  const total = x.need('amount');
  return done({ done: true, amounts: { blocker: Math.max(0, capacity(x, blocker)) + share, object: total - share } });
};
