/** The declaration of a blocker. */

import { done, next, perform } from '../kernel/position/outcome';
import { type Event, type Item, type Option, otherSeat, type Seat } from '../kernel/position/position';
import { request } from '../kernel/view/context';
import { isBarred, isDemanded } from '../kernel/view/restrictions';
import type { Candidates } from '../kernel/view/ruleset';
import { isFree, priceOf } from '../play/price';
import { canPayPrice } from './attack-costs';
import { attackersOf, blockerOf, charactersOf, type Ff, forwardsOf, type Look, type Step, type Test } from './fftcg';
import { remember } from './memory';

/** The other player's characters: what could block, whether or not it may; or that none does. */
export const blockCandidates: Candidates<Ff> = (look, { seat }) => [
  ...charactersOf(look, seat).map((item): Option => ({ key: item.name, item: item.ref })),
  NO_BLOCK,
];
const NO_BLOCK: Option = { key: 'no block' };

/** The test of a blocker; it says nothing of there being none. */
const ofBlocker =
  (test: (look: Look, item: Item, seat: Seat) => boolean): Test =>
  (look, option, { seat }) => {
    if (option.item === undefined) return true;
    const item = look.item(option.item);
    return item !== undefined && test(look, item, seat);
  };

/** Only forwards block. */
export const blockerIsForward: Test = ofBlocker((look, item) => look.isA(item, 'forward'));

export const blockerIsActive: Test = ofBlocker((_, { rested }) => !rested);

/** No effect forbids it to block. */
export const mayBlock: Test = ofBlocker((look, item) => !isBarred(look, item, 'block'));

/**
 * An attack is not blocked by a forward that blocks none of its attackers; one it may block is enough. What blocks nothing at all is
 * refused by `mayBlock` alone.
 */
export const someAttackerLetsItBlock: Test = ofBlocker(
  (look, item) =>
    isBarred(look, item, 'block') ||
    attackersOf(look).some(
      (attacker) => !isBarred(look, attacker, 'blocked', item) && !isBarred(look, item, 'block', attacker),
    ),
);

/** What its block costs can be paid. */
export const blockCanBePaid: Test = ofBlocker((look, item, seat) => canPayPrice(look, seat, [item], 'block'));

/** Where some forward must block and can, one of those does. */
export const noneElseMustBlock: Test = (look, option, { seat }) => {
  if (mustBlock(look, look.item(option.item))) return true;
  return !forwardsOf(look, seat).some((item) => mustBlock(look, item) && canBlock(look, item, seat));
};

/** It must block; nobody is made to pay for that (reading of 10.1.3.1.3). */
const mustBlock = (look: Look, item: Item | undefined): boolean =>
  item !== undefined && isDemanded(look, item, 'block') && isFree(priceOf(look, [item], 'block'));

const canBlock = (look: Look, item: Item, seat: Seat): boolean => {
  const options = look.options('block.blocker', { seat }, noneElseMustBlock);
  return options.some((option) => option.item === item.ref);
};

/** The other player names one forward that blocks, or none unless one must; a party is blocked as one. */
export const chooseBlocker: Step = (x) => {
  const seat = otherSeat(x.p.turn.player);
  const options = attackersOf(x).length === 0 ? [] : x.options('block.blocker', { seat });
  if (!options.some(({ item }) => item !== undefined)) return next({ chosen: undefined });
  return {
    kind: 'ask',
    request: request(seat, 'block.blocker', { kind: 'oneOf', options }, null, {
      name: 'block.blocker',
      args: { seat },
    }),
  };
};

/** Without a blocker there is nothing more to declare. */
export const orNoBlock: Step = (x) => (x.env.chosen?.item === undefined ? done({ done: true }) : next());

/** The chosen forward is blocking if the other player still controls it. */
export const nowBlocking: Step = (x) => {
  const item = x.item(x.env.chosen?.item);
  if (!item || item.controller === x.p.turn.player) return next();
  return perform([remember('battle', { block: { blocker: item.ref } })]);
};

/** Abilities that wait for the block trigger: once for the blocker, once for each attacker that is blocked. */
export const blockTriggers: Step = (x) => {
  const blocker = blockerOf(x);
  if (!blocker) return next();
  const player = blocker.controller;
  return perform(
    attackersOf(x).map(
      ({ ref: other }, i): Event =>
        i === 0
          ? { kind: 'occasion', name: 'blocks', player, item: blocker.ref, other }
          : { kind: 'occasion', name: 'blocks', player, other },
    ),
  );
};
