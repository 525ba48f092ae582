/** What counters do to the values of the card they lie on. */
import type { Base } from '../kernel/view/ruleset';
import { type Fow, J_RESONATOR } from './fow';

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
