/** What it costs to attack or block, where an effect asks for something. It stands among what the card may not do. */

import type { Item } from '../position/position';
import type { Look } from './look';
import type { GameTypes } from './ruleset';

/** `attack costs 2`: it may not attack without paying two. */
export const attackCost = /^attack costs (\d+)$/;
export const blockCost = /^block costs (\d+)$/;

/** The units asked for in all, of any kind. */
export const priceOf = <G extends GameTypes>(look: Look<G>, items: readonly Item[], cost: RegExp): number =>
  items.flatMap((item) => look.chars(item).bans).reduce((sum, ban) => sum + Number(cost.exec(ban)?.[1] ?? 0), 0);
