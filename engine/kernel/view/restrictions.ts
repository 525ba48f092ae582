/** What effects keep an object from, demand of it, or ask a price for. */
import type { AbilityCost } from '../position/card';
import type { Act, Ban, FightingAct, Unless } from '../position/modification';
import type { Item } from '../position/position';
import { matches, readerOf } from './filter';
import type { Look } from './look';
import { isPermitted, type Permission } from './permissions';
import type { GameTypes } from './ruleset';

/**
 * Whether an effect keeps an object from something.
 * @param other whom it would block, who would block it, whose text would choose it, what would be put on it; a ban that names some forbids nothing else
 */
export function isBarred<G extends GameTypes>(look: Look<G>, item: Item, act: Act, other: Item | null = null): boolean {
  for (const ban of look.chars(item).bans) if (bars(look, ban, item, act, other)) return true;
  return false;
}

function bars<G extends GameTypes>(look: Look<G>, ban: Ban, item: Item, act: Act, other: Item | null): boolean {
  if (typeof ban === 'string') return ban === act;
  if (!('cannot' in ban) || ban.cannot !== act || 'unless' in ban) return false;
  if (!('by' in ban)) return true;
  return other !== null && matches(other, ban.by, readerOf(look, item.controller, item));
}

const demands = (ban: Ban, act: FightingAct): boolean => typeof ban === 'object' && 'must' in ban && ban.must === act;

/** Whether an effect demands that an object does something if able. */
export function isDemanded<G extends GameTypes>(look: Look<G>, item: Item, act: FightingAct): boolean {
  for (const ban of look.chars(item).bans) if (demands(ban, act)) return true;
  return false;
}

/** What effects ask of some objects together for attacking or blocking, one cost after the other. */
export function pricesOf<G extends GameTypes>(
  look: Look<G>,
  items: readonly Item[],
  act: FightingAct,
): readonly AbilityCost[] {
  let found: AbilityCost[] | null = null;
  for (const item of items) {
    const { bans, may } = look.chars(item);
    for (const ban of bans) {
      if (typeof ban === 'string' || !('unless' in ban) || ban.cannot !== act) continue;
      if (isWaived(look, may, ban.unless)) continue;
      found ??= [];
      found.push('cost' in ban.unless ? ban.unless.cost : ban.unless);
    }
  }
  return found ?? NOTHING_ASKED;
}
const NOTHING_ASKED: readonly AbilityCost[] = [];

/** Whether a permission that the pool gives takes the place of a price. */
const isWaived = <G extends GameTypes>(look: Look<G>, may: readonly Permission[], { or }: Unless): boolean =>
  or !== undefined && look.rules.permitted.has(or) && isPermitted(look, may, or);
