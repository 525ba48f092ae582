/** What counters do to the values of the card they lie on. */
import type { Characteristics } from '../kernel/view/characteristics';
import type { Base, Counting } from '../kernel/view/ruleset';
import { type Fow, J_RESONATOR } from './fow';

const STEP = /^([+-]\d+)\/([+-]\d+)$/;

/** A J-ruler or resonator has ATK and DEF changed by each counter that is named after a change of them. */
export const counterValues: Base<Fow> = (_, item, chars) => {
  const names = Object.keys(item.counters);
  if (names.length === 0 || !J_RESONATOR.some((type) => chars.types.includes(type))) return null;
  const stats: Record<string, number> = { ...chars.stats };
  for (const name of names) {
    const [, atk, def] = STEP.exec(name) ?? [];
    if (atk === undefined || def === undefined) continue;
    const count = item.counters[name] ?? 0;
    if (stats.atk !== undefined) stats.atk += count * Number(atk);
    if (stats.def !== undefined) stats.def += count * Number(def);
  }
  return { ...chars, stats };
};

/** What comes of more counters of a name: a change of values, which is looked at where it lowers one. */
export function countersAre(name: string): Counting {
  if (!STEP.test(name)) return 'nothing';
  return name.includes('-') ? 'counted' : 'values';
}

/** How many counters a keyword that says a number speaks of, for each time that an object has it. */
export const countersOf = ({ keywords }: Characteristics, keyword: string): number =>
  keywords.reduce((sum, { name, args }) => (name === keyword ? sum + (args.number ?? 0) : sum), 0);
