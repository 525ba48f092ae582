/** What counters do to the values of the card they lie on. */
import type { Item } from '../kernel/position/position';
import type { Base, Becomes } from '../kernel/view/ruleset';
import { type Fow, J_RESONATOR, type Look } from './fow';

const STEP = /^([+-]\d+)\/([+-]\d+)$/;

/** A J-ruler or resonator has ATK and DEF changed by each counter that is named after a change of them. */
export const counterValues: Base<Fow> = (_, item, base) => {
  const names = Object.keys(item.counters);
  if (names.length === 0 || !J_RESONATOR.some((type) => base.types.includes(type))) return null;
  const stats: Record<string, number> = { ...base.stats };
  for (const name of names) {
    const [, atk, def] = STEP.exec(name) ?? [];
    if (atk === undefined || def === undefined) continue;
    const count = item.counters[name] ?? 0;
    if (stats.atk !== undefined) stats.atk += count * Number(atk);
    if (stats.def !== undefined) stats.def += count * Number(def);
  }
  return { ...base, stats };
};

/** How many counters a keyword that says a number speaks of, for each time that the object has it. */
export const countersOf = (look: Look, item: Item, keyword: string): number =>
  look.keyword(item, keyword).reduce((sum, { number = 0 }) => sum + number, 0);

/** What has a keyword that says a number enters the field with so many counters. */
export const entersWithCounters =
  (keyword: string, counter: string, concerns: (look: Look, item: Item) => boolean = () => true): Becomes<Fow> =>
  (look, event) => {
    if (event.kind !== 'move' || event.to !== 'field' || event.counters?.[counter] !== undefined) return null;
    const item = look.item(event.item);
    if (!item || item.zone === 'field' || !concerns(look, item)) return null;
    const count = countersOf(look, item, keyword);
    return count > 0 ? [{ ...event, counters: { ...event.counters, [counter]: count } }] : null;
  };
