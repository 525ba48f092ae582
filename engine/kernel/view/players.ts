/**
 * What players are now: the keywords, restrictions, permissions and limits that texts give them, oldest first. Abilities are
 * those that their cards have now; where no card of the pool speaks of players so, nothing is looked for.
 */
import type { Keyword } from '../position/card';
import type { PlayerBan, PlayerModification } from '../position/modification';
import { type Item, type Ref, type Seat, seatOf } from '../position/position';
import { evaluate } from './condition';
import { matches, readerOf } from './filter';
import type { Look } from './look';
import type { Permission } from './permissions';
import { isBarred } from './restrictions';
import type { GameTypes } from './ruleset';

export interface PlayerCharacteristics {
  readonly keywords: readonly Keyword[];
  readonly bans: readonly PlayerBan[];
  readonly may: readonly Permission[];
  /** What texts make of limits, in order. */
  readonly limits: readonly PlayerModification[];
}

export const UNCHANGED: PlayerCharacteristics = { keywords: [], bans: [], may: [], limits: [] };

interface OnPlayer {
  readonly modify: PlayerModification;
  readonly by: Ref;
  readonly of: Seat;
  readonly stamp: number;
}

/** What texts make of a player. */
export function playerOf<G extends GameTypes>(look: Look<G>, seat: Seat): PlayerCharacteristics {
  const found = [...begunOn(look, seat), ...standingOn(look, seat)].sort((a, b) => a.stamp - b.stamp);
  return found.reduce(
    ({ keywords, bans, may, limits }, { modify, by, of }): PlayerCharacteristics => ({
      keywords: [...keywords, ...(modify.gain ?? []).map(keywordOf)],
      bans: [...bans, ...(modify.bans ?? [])],
      may: [...may, ...(modify.may ?? []).map((name) => ({ name, by, of }))],
      limits: modify.limit || modify.more ? [...limits, modify] : limits,
    }),
    UNCHANGED,
  );
}

/** A keyword that a text gives, by its name alone or with what it says. */
export function keywordOf(gained: NonNullable<PlayerModification['gain']>[number]): Keyword {
  if (typeof gained === 'string') return { name: gained, args: {} };
  const { keyword: name, ...args } = gained;
  return { name, args };
}

/** By effects that resolved texts began. */
const begunOn = <G extends GameTypes>({ p }: Look<G>, seat: Seat): readonly OnPlayer[] =>
  p.effects.flatMap(({ onPlayers, source, controller, stamp }) =>
    onPlayers?.seats.includes(seat) ? [{ modify: onPlayers.modify, by: source.ref, of: controller, stamp }] : [],
  );

/** By abilities of cards in play. */
const standingOn = <G extends GameTypes>(look: Look<G>, seat: Seat): readonly OnPlayer[] =>
  look.having('players').flatMap((source) =>
    look.chars(source).abilities.flatMap(({ ability }): readonly OnPlayer[] => {
      if (ability.kind !== 'players' || !concerns(ability.who, source, seat)) return [];
      const { modify, while: condition } = ability;
      if (condition && !evaluate(look, condition, source.controller, source, false)) return [];
      return [{ modify, by: source.ref, of: source.controller, stamp: source.turned }];
    }),
  );

/** Whether an ability of an object speaks of a player. */
export const concerns = (who: 'you' | 'opponent' | 'each', { controller }: Item, seat: Seat): boolean =>
  who === 'each' || seat === seatOf(who, controller);

/**
 * Whether a text keeps a player from something.
 * @param item what the player would play or whose ability they would use; a ban that says which forbids no other
 */
export function isPlayerBarred<G extends GameTypes>(
  look: Look<G>,
  seat: Seat,
  act: string,
  item: Item | null = null,
): boolean {
  for (const ban of look.player(seat).bans) {
    if (typeof ban === 'string') {
      if (ban === act) return true;
    } else if (ban.cannot === act && item !== null && matches(item, ban.what, readerOf(look, seat, null))) return true;
  }
  return false;
}

/** Whether a text keeps a player from playing an object or using its abilities: one on the object or one on the player. */
export const isForbidden = <G extends GameTypes>(
  look: Look<G>,
  seat: Seat,
  act: 'play' | 'activate',
  item: Item,
): boolean => isBarred(look, item, act) || isPlayerBarred(look, seat, act, item);

/** What a player is now. */
export interface PlayerStanding {
  /** All that texts make of the player, as one of them would say it; `null` where none says anything. */
  readonly made: PlayerModification | null;
  /** Each number that texts could change. */
  readonly limits: Readonly<Record<string, number>>;
}

/** What texts make of a player, and each number that they could change. */
export function standingOf<G extends GameTypes>(look: Look<G>, seat: Seat): PlayerStanding {
  const { keywords, bans, may } = look.player(seat);
  const limits = Object.keys(look.rules.limits).map((name) => [name, limitOf(look, name, seat)] as const);
  const changed = limits.filter(([name, value]) => value !== ruleOf(look, name));
  const made: PlayerModification = {
    ...(keywords.length > 0 && { gain: keywords.map(({ name, args: { of } }) => (of ? { keyword: name, of } : name)) }),
    ...(bans.length > 0 && { bans }),
    ...(may.length > 0 && { may: may.map(({ name }) => name) }),
    ...(changed.length > 0 && {
      limit: Object.fromEntries(changed.map(([name, value]) => [name, Number.isFinite(value) ? value : 'none'])),
    }),
  };
  return { made: Object.keys(made).length === 0 ? null : made, limits: Object.fromEntries(limits) };
}

const ruleOf = <G extends GameTypes>(look: Look<G>, name: string): number =>
  look.rules.limitRules[name]?.(look) ?? Number.POSITIVE_INFINITY;

/**
 * A number that the rules set for a player, as texts change it; `Infinity` where they take the limit away. In an edition
 * that lets no text change it, the number itself.
 */
export function limitOf<G extends GameTypes>(look: Look<G>, name: string, seat: Seat): number {
  const rule = ruleOf(look, name);
  const clauses = look.rules.limits[name];
  if (clauses === undefined) return rule;
  let value = rule;
  for (const { limit, more } of look.player(seat).limits) {
    const set = limit?.[name];
    if (set !== undefined) value = set === 'none' ? Number.POSITIVE_INFINITY : set;
    value += more?.[name] ?? 0;
  }
  if (value !== rule) look.log?.via('limit', name, clauses);
  return value;
}
