/** The damage resolution step: first strike, then everything else. */

import { call, contribute, next, perform } from '../kernel/position/outcome';
import { type Event, type Item, type Option, otherSeat, type Ref } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { processesDue } from '../kernel/view/due';
import { attackersOf, blockerOf, type Look, powerOf, type Step, type X } from './fftcg';

/** Which of two rounds of damage this is: that of first strike, or that of everyone else. */
type Round = 'first' | 'normal';

const dealsIn = (look: Look, ref: Ref, round: Round): boolean =>
  (look.memory.battle?.struckFirst?.includes(ref) ?? false) === (round === 'first');

/** Attackers that nobody blocked deal one damage to the player: a party deals it together, as though it were one Forward. */
export const unblockedDeals =
  (round: Round): Step =>
  (x) => {
    const [attacker, ...others] = attackersOf(x);
    if (!attacker || x.memory.battle?.block || !dealsIn(x, attacker.ref, round)) return next();
    const player = otherSeat(x.p.turn.player);
    const amount = x.param('attackDamage');
    const beside = others.length > 0 ? { beside: others.map(({ ref }) => ref) } : {};
    return contribute([{ kind: 'damagePlayer', source: attacker.ref, ...beside, player, amount, battle: true }]);
  };

/** Each blocked attacker deals damage equal to its power to the blocker. */
export const attackersDeal =
  (round: Round): Step =>
  (x) => {
    const blocker = blockerOf(x);
    if (!blocker) return next();
    const parts = attackersOf(x)
      .filter((item) => dealsIn(x, item.ref, round) && powerOf(x, item) > 0)
      .map(
        (item): Event => ({
          kind: 'damage',
          source: item.ref,
          to: blocker.ref,
          amount: powerOf(x, item),
          battle: true,
        }),
      );
    return parts.length > 0 ? contribute(parts) : next();
  };

/** Any division is possible; listed are those in the unit that powers are printed in. */
const LISTED = 1000;

/** Against a party the blocker's player divides its damage freely. */
export const divideDamage =
  (round: Round): Step =>
  (x) => {
    const blocker = blockerOf(x);
    const attackers = attackersOf(x);
    const total = blocker ? powerOf(x, blocker) : 0;
    if (!blocker || attackers.length < 2 || total === 0 || !dealsIn(x, blocker.ref, round))
      return next({ split: undefined });
    const options = attackers.map((item): Option => ({ key: item.name, item: item.ref }));
    const space = { kind: 'split', options, total, unit: 1, listed: LISTED } as const;
    return { kind: 'ask', request: request(blocker.controller, 'split', space, null, null, blocker.ref) };
  };

/** The blocker deals damage equal to its power. */
export const blockerDeals =
  (round: Round): Step =>
  (x) => {
    const blocker = blockerOf(x);
    if (!blocker || !dealsIn(x, blocker.ref, round)) return next();
    const shares = attackersOf(x).map(
      (item): Event => ({
        kind: 'damage',
        source: blocker.ref,
        to: item.ref,
        amount: shareOf(x, item, blocker),
        battle: true,
      }),
    );
    const parts = shares.filter((event) => event.kind === 'damage' && event.amount > 0);
    return parts.length > 0 ? contribute(parts) : next();
  };

const shareOf = (x: X, attacker: Item, blocker: Item): number =>
  x.env.split ? (x.env.split[attacker.name] ?? 0) : powerOf(x, blocker);

/** All damage of the round is dealt at the same time. */
export const dealTogether: Step = (x) => perform(x.env.batch ?? [], { batch: [], split: undefined });

/** Between the rounds the rules are checked; nothing can be used, and what triggers waits for the second round. */
export const checkRules: Step = (x) => (processesDue(x) ? call('rule-processes') : next());
