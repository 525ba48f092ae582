/**
 * What card data can say though every word of it is known, and that could never mean anything: it speaks of an event where
 * there is none, or would take the place of what is no event. It is told when a game begins, never read as nothing.
 */
import type { CardDefinition, Occurrence } from '../kernel/position/card';
import type { Language, Unmet } from '../kernel/view/language';
import { conforms } from './conforms';
import { isEvent, isMeasured, isReplaceable } from './occurrences';

type Path = Unmet['at'];
type Knows = Parameters<Language['unmet']>[1];

/** Words that speak of the event that a text waits for, or that it takes the place of. */
const IT: ReadonlySet<unknown> = new Set(['it', 'this and it']);
/** What holds an object, and not a player or a name. */
const OBJECTS: ReadonlySet<string> = new Set(['what', 'to', 'of']);

const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The first thing in a card that could never mean anything; `null` where there is none. */
export const unmetIn = (card: CardDefinition, knows: Knows): Unmet | null => first(card, [], null, knows);

function first(value: unknown, at: Path, event: Occurrence | null, knows: Knows): Unmet | null {
  if (value === 'that much')
    return event !== null && isMeasured(event) ? null : { at, what: 'no event with an amount' };
  if (IT.has(value) && OBJECTS.has(String(at.at(-1))))
    return event !== null && isEvent(event) ? null : { at, what: 'no event that "it" could be of' };
  if (Array.isArray(value)) return firstOf(value.entries(), at, event, knows);
  if (!isMapping(value)) return null;
  const when = conforms('Occurrence', value.when) ? value.when : null;
  if (when !== null && value.kind === 'replace' && !isReplaceable(when))
    return { at: [...at, 'when'], what: `"${when.on}" is no event that another could take the place of` };
  if (when !== null && (value.op === 'later' || value.kind === 'trigger') && !isEvent(when))
    return { at: [...at, 'when'], what: `"${when.on}" is no event to wait for` };
  if (value.kind === 'trigger' && !knows.offers) return { at, what: 'no cards that trigger when they are revealed' };
  if (when !== null && !isEvent(when) && !knows.states)
    return { at: [...at, 'when'], what: 'no abilities that wait for a state' };
  if (when?.on === 'moves' && [when.from, when.to].includes(knows.battlefield))
    return {
      at: [...at, 'when'],
      what: 'no "moves" from or to where cards are in play; say "enter", "leave", "graveyard"',
    };
  // An ability speaks of its own event alone, also where a text gives it.
  const own = when ?? (conforms('Ability', value) ? null : event);
  return firstOf(Object.entries(value), at, own, knows);
}

function firstOf(
  parts: Iterable<[string | number, unknown]>,
  at: Path,
  event: Occurrence | null,
  knows: Knows,
): Unmet | null {
  for (const [key, inner] of parts) {
    const found = first(inner, [...at, key], event, knows);
    if (found !== null) return found;
  }
  return null;
}
