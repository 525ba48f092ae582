/** What counters do to the values of the card they lie on. */
import { ahead } from '../kernel/happen/ahead';
import type { EventOf, Item } from '../kernel/position/position';
import type { Characteristics } from '../kernel/view/characteristics';
import { printedCard } from '../kernel/view/printed';
import type { Base, Becomes, Counting } from '../kernel/view/ruleset';
import { type Fow, J_RESONATOR, type Look } from './fow';

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

type Moving = EventOf<'move'>;

/** The counters with which a card arrives: those that are on it, where it stays the same card, and some more. */
function arrivingWith(look: Look, event: Moving, { zone, counters }: Item, more: Item['counters']): Moving {
  const kept = look.rules.identityZones(look);
  const all = { ...(event.counters ?? (kept.includes(zone) && kept.includes(event.to) ? counters : {})) };
  for (const [name, count] of Object.entries(more)) all[name] = (all[name] ?? 0) + count;
  return { ...event, counters: all };
}

/** A cheap first look: could a card have the keyword in play? No effect gives one that says a number, but for that of another card. */
const couldHave = ({ rules, p }: Look, item: Item, keyword: string): boolean =>
  (rules.anyBecomes && p.effects.length > 0) ||
  printedCard(rules, item)?.faces.some(({ keywords }) => keywords.some(({ name }) => name === keyword)) === true;

/** What has a keyword that says a number as it lies on the field enters it with so many counters. */
export const entersWithCounters =
  (keyword: string, counter: string, concerns: (chars: Characteristics) => boolean = () => true): Becomes<Fow> =>
  (look, event) => {
    if (event.kind !== 'move' || event.to !== 'field') return null;
    const item = look.item(event.item);
    if (!item || item.zone === 'field' || !couldHave(look, item, keyword)) return null;
    const chars = ahead(look, event)?.chars;
    const count = chars && concerns(chars) ? countersOf(chars, keyword) : 0;
    return count > 0 ? [arrivingWith(look, event, item, { [counter]: count })] : null;
  };

/** What a text puts somewhere with counters on it arrives with these besides all others. */
export const arrivesWithSaid: Becomes<Fow> = (look, event) => {
  if (event.kind !== 'move' || event.with === undefined) return null;
  const item = look.item(event.item);
  const { with: more, ...move } = event;
  return item ? [arrivingWith(look, move, item, more)] : null;
};
