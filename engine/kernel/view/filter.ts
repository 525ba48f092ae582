/** Whether an object is one a text speaks of, and the printed cost that texts count. */
import type { Filter, Item, Seat, Zone } from '../position/position';
import type { Characteristics } from './characteristics';
import type { Reader } from './language';
import type { Look } from './look';
import type { Print } from './printed';
import type { GameTypes, Ruleset } from './ruleset';

/** Whether a filter says X: it asks for what costs X, or at most or at least as much. */
export const asksForX = ({ cost, maxCost, minCost }: Filter): boolean =>
  cost === 'X' || maxCost === 'X' || minCost === 'X';

/** A filter that says X, by the values that X has had. */
const withX = new WeakMap<Filter, Map<number, Filter>>();

/** A filter with the value that X has. */
export function withXAs(filter: Filter, x: number): Filter {
  if (!asksForX(filter)) return filter;
  const known = withX.get(filter) ?? new Map<number, Filter>();
  withX.set(filter, known);
  const before = known.get(x);
  if (before !== undefined) return before;
  const { cost, maxCost, minCost } = filter;
  const made: Filter = {
    ...filter,
    ...(cost === 'X' && { cost: x }),
    ...(maxCost === 'X' && { maxCost: x }),
    ...(minCost === 'X' && { minCost: x }),
  };
  known.set(x, made);
  return made;
}

/** True where every field the filter has fits the object. The zone is the caller's to restrict when the filter names none. */
export const matches = (item: Item, filter: Filter, reader: Reader): boolean =>
  reader.language.matches(item, filter, reader);

/**
 * What filters of a text of `you` are read against.
 * @param chars by which characteristics objects are told: the current ones unless said otherwise
 */
export const readerOf = <G extends GameTypes>(
  look: Look<G>,
  you: Seat,
  self: Item | null,
  chars: (item: Item) => Characteristics = (item) => look.chars(item),
): Reader => ({
  language: look.rules.language,
  you,
  self,
  combat: look.rules.combatOf(look.p),
  stack: look.rules.zoneOf.stack,
  abilities: look.rules.abilities,
  look,
  chars,
  asked: (item) => (item.ability === null ? item : cardOf(look, item.kind, item.ability.source)),
});

const cardOf = <G extends GameTypes>(look: Look<G>, kind: Item['kind'], source: Item): Item | null =>
  kind === 'ability' && look.rules.abilitiesAreText(look) ? null : (look.asSource(source) ?? source);

/**
 * Whether an object that fits a filter lies where the text looks for it: without a zone a text can mean the cards of a type, or
 * what it calls a card and nothing else, in some zones alone, though there are some in others.
 * @param counted whether the text counts what fits
 */
export function isMeantThere<G extends GameTypes>(
  { rules: { typeZones } }: Look<G>,
  { zone, types, trait }: Filter,
  item: Item,
  chars: (item: Item) => Characteristics,
  counted: boolean,
): boolean {
  if (zone !== undefined || typeZones.size === 0) return true;
  if (types === undefined)
    return typeZones.get(withoutType(typeZones, trait, counted))?.zones.includes(item.zone) ?? true;
  const own = chars(item).types;
  for (const type of types)
    if ((typeZones.get(type)?.zones.includes(item.zone) ?? true) && own.includes(type)) return true;
  return types.length === 0;
}

/** The row for what is meant without the name of a type. */
function withoutType(
  typeZones: Ruleset<GameTypes>['typeZones'],
  trait: string | undefined,
  counted: boolean,
): 'counted' | 'trait' | 'card' {
  if (counted && typeZones.has('counted')) return 'counted';
  return trait !== undefined && typeZones.has('trait') ? 'trait' : 'card';
}

/** Writes down what says where a text looks. */
export function tellZones<G extends GameTypes>(
  { rules: { typeZones }, log }: Look<G>,
  { zone, types, trait }: Filter,
  counted: boolean,
): void {
  if (log === null || zone !== undefined) return;
  for (const type of types ?? [withoutType(typeZones, trait, counted)]) {
    const row = typeZones.get(type);
    if (row !== undefined) log.via('typeZone', type, row.clauses);
  }
}

/** What an object costs in all: an X is what was chosen for it while it waits to resolve, elsewhere nothing (8.01 203.5b). */
export const costIn = (item: Item, { face }: Print, stack: Zone): number =>
  totalCost(face.cost, item.zone === stack ? (item.announced?.x ?? 0) : 0);

/** All units of a printed cost together, with a value for its X; 0 where there is none. */
export function totalCost(cost: Readonly<Record<string, number>> | undefined, x: number): number {
  let total = 0;
  for (const [kind, units] of Object.entries(cost ?? {})) total += kind === 'X' ? units * x : units;
  return total;
}
