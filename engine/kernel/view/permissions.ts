/**
 * What card texts permit against the rules. A row of an edition says which permissions lift it; they are asked for only where
 * its test fails, and not at all where no card of the pool gives one.
 */
import type { Item, Option, Ref, Seat, SelectionArgs } from '../position/position';
import type { Look } from './look';
import type { GameTypes, Test, ZoneRole } from './ruleset';

/** Something that an object may, the object whose text says so, and who controls that text. */
export interface Permission {
  readonly name: string;
  readonly by: Ref;
  readonly of: Seat;
}

/** Whose permission lifts a condition: that of the object the option is about, of the one that asks, or of the player. */
export type Bearer = 'object' | 'asker' | 'player';
/** For which player it does: whose zone the object lies in, or who controls the text. */
export type ForWhom = 'owner' | 'giver';
/** Where it says so, of what lies in the zone of that role alone, and only for that player. */
export type Lifting = readonly [permission: string, of: Bearer, where?: ZoneRole, forWhom?: ForWhom];

/** A condition that each of some permissions lifts. */
export const liftedBy = <G extends GameTypes>(test: Test<G>, ...by: readonly Lifting[]): Test<G> =>
  Object.assign<Test<G>, Pick<Test<G>, 'lifted'>>((look, option, args) => test(look, option, args), {
    lifted: { test, by },
  });

/**
 * A condition as it is asked in a pool: unchanged where it is lifted by nothing, or by nothing that the pool gives.
 * @param given the permissions that the edition knows and some card of the pool gives
 */
export function asked<G extends GameTypes>(run: Test<G>, given: ReadonlySet<string>): Test<G> {
  if (!run.lifted) return run;
  const { test, by } = run.lifted;
  const possible = by.filter(([name]) => given.has(name));
  if (possible.length === 0) return test;
  const { searches, ofObject } = test;
  const lasts = ofObject !== undefined && possible.every(([, of]) => of === 'object');
  return Object.assign<Test<G>, Pick<Test<G>, 'searches' | 'ofObject'>>(
    (look, option, args) =>
      test(look, option, args) || possible.some((lifting) => isLifted(look, lifting, option, args)),
    { ...(searches ? { searches } : {}), ...(lasts ? { ofObject } : {}) },
  );
}

function isLifted<G extends GameTypes>(
  look: Look<G>,
  [name, of, where, forWhom = 'owner']: Lifting,
  option: Option,
  args: SelectionArgs,
): boolean {
  if (of === 'player') return isPermitted(look, look.player(args.seat).may, name);
  const item = look.item(of === 'object' ? option.item : args.item);
  if (item === undefined) return false;
  const { may } = look.chars(item);
  if (where === undefined) return isPermitted(look, may, name);
  if (item.zone !== look.rules.zoneOf[where] || !mayKnow(item, args.seat)) return false;
  if (forWhom === 'owner') return item.owner === args.seat && isPermitted(look, may, name);
  return isPermitted(
    look,
    may.filter((one) => one.of === args.seat),
    name,
  );
}

/** Whether a player can tell what an object is, as far as that rests on the object alone. */
const mayKnow = ({ faceDown, knownTo }: Item, seat: Seat): boolean => !faceDown || knownTo.includes(seat);

/** Whether something is among what is permitted; a trace tells by which card, and the clauses by which that counts. */
export function isPermitted<G extends GameTypes>(look: Look<G>, may: readonly Permission[], name: string): boolean {
  const found = may.find((one) => one.name === name);
  if (found === undefined) return false;
  tellPermission(look, found);
  return true;
}

/** Writes down what is permitted, by which card, and the clauses by which that counts. */
export function tellPermission<G extends GameTypes>(
  { log, rules }: Look<G>,
  { name, by }: Omit<Permission, 'of'>,
): void {
  log?.via('permission', name, rules.permissions[name] ?? NO_CLAUSES, by);
}
const NO_CLAUSES: readonly string[] = [];
