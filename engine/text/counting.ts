/**
 * Where texts that are in force, or make what pays, count what lies: a card that is played has left one of those zones for another
 * before anything is chosen or paid for it.
 */
import type { Ability } from '../kernel/position/card';
import type { Modifying } from '../kernel/position/modification';
import type { Zone } from '../kernel/position/position';
import { within } from '../kernel/view/given';
import { onceFor } from '../kernel/view/remembered';
import { isMapping } from './conforms';

type Said = Readonly<Record<string, unknown>>;

const NO_ZONES: readonly Zone[] = [];

/** The zones of which an ability asks how many objects lie there: none where what it does then comes too late for a play under way. */
export const zonesCounted = onceFor((ability: Ability): readonly Zone[] =>
  isInForce(ability) || makesResources(ability) ? countedIn(ability) : NO_ZONES,
);

/** The same of an effect that a resolved text began, by the abilities that it gives. */
export const zonesCountedBy = onceFor((modify: Modifying): readonly Zone[] => countedIn(modify));

const isInForce = ({ kind }: Ability): boolean => kind === 'continuous' || kind === 'players';

/** It is used while a play is paid for, or triggers by what is. */
const makesResources = (ability: Ability): boolean =>
  (ability.kind === 'activate' || (ability.kind === 'automatic' && ability.when.on === 'playWill')) &&
  ability.do.flatMap(within).some(({ op }) => op === 'produce' || op === 'produceOf');

const countedIn = (said: unknown): readonly Zone[] => {
  if (Array.isArray(said)) return said.flatMap(countedIn);
  if (!isMapping(said)) return NO_ZONES;
  const filter = filterCounted(said);
  const zone = isMapping(filter) && typeof filter.zone === 'string' ? [filter.zone] : NO_ZONES;
  return [...zone, ...Object.values(said).flatMap(countedIn)];
};

/** The filter by which an amount counts objects, or a condition asks how many there are. */
export function filterCounted({ count, is, atLeast, atMost, filter }: Said): unknown {
  if (isMapping(count)) return count;
  return is === 'none' || atLeast !== undefined || atMost !== undefined ? filter : undefined;
}
