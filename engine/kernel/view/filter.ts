/** Whether an object is one a text speaks of. */
import type { Filter, Item, Notes, Seat } from '../position/position';
import type { Characteristics } from './characteristics';

/** What a filter is read against: the characteristics as they stand while it is read, and whose text it is. */
export interface Reader {
  readonly you: Seat;
  readonly self: Item | null;
  readonly notes: Notes;
  chars(item: Item): Characteristics;
}

/** True where every field the filter has fits the object. The zone is the caller's to restrict when the filter names none. */
export function matches(item: Item, filter: Filter, reader: Reader): boolean {
  if (filter.zone !== undefined && item.zone !== filter.zone) return false;
  if (filter.kind !== undefined && item.kind !== filter.kind) return false;
  if (filter.controller !== undefined && (item.controller === reader.you) !== (filter.controller === 'you'))
    return false;
  if (filter.rested !== undefined && item.rested !== filter.rested) return false;
  if (filter.other && reader.self !== null && item.ref === reader.self.ref) return false;
  if (filter.attacking && !reader.notes.attackers?.includes(item.ref)) return false;
  if (!(filter.types || filter.attribute || filter.trait || filter.keyword || filter.maxCost !== undefined))
    return true;
  const chars = reader.chars(item);
  if (filter.types && !filter.types.some((type) => chars.types.includes(type))) return false;
  if (filter.attribute && !chars.attributes.includes(filter.attribute)) return false;
  if (filter.trait && !chars.traits.includes(filter.trait)) return false;
  if (filter.keyword && !chars.keywords.includes(filter.keyword)) return false;
  if (filter.maxCost !== undefined && totalCost(chars.print.face.cost) > filter.maxCost) return false;
  return true;
}

/** All units of a printed cost together; 0 where there is none. */
export function totalCost(cost: Readonly<Record<string, number>> | undefined): number {
  let total = 0;
  for (const units of Object.values(cost ?? {})) total += units;
  return total;
}
