/**
 * What card data can say though every word of it is known, and that could never mean anything: it speaks of an event where
 * there is none, or would take the place of what is no event. It is told when a game begins, never read as nothing.
 */
import type {
  Ability,
  CardDefinition,
  Incident,
  Into,
  KeywordArgs,
  Occurrence,
  Takes,
  Who,
} from '../kernel/position/card';
import type { Knowing, Unmet } from '../kernel/view/language';
import { conforms, isMapping } from './conforms';
import { neverAskedIn } from './never-asked';
import { isDamage, isEvent, isMeasured, isOfObject, isReplaceable } from './occurrences';
import { unreadIn } from './unread';

type Path = Unmet['at'];

/** Words that speak of the event that a text waits for, or that it takes the place of. */
const IT: ReadonlySet<unknown> = new Set(['it', 'this and it']);
/** Operations that begin something which speaks of the targets of its text. */
const WAITS: ReadonlySet<unknown> = new Set(['later', 'replace', 'shield']);
/** What holds an object, and not a player or a name. */
const OBJECTS: ReadonlySet<string> = new Set(['what', 'to', 'of', 'by', 'like']);

/** The first thing in a card that could never mean anything; `null` where there is none. */
export const unmetIn = (card: CardDefinition, knows: Knowing): Unmet | null =>
  first(card, [], null, knows) ?? neverAskedIn(card, knows) ?? unreadIn(card, knows);

function first(value: unknown, at: Path, event: Occurrence | null, knows: Knowing): Unmet | null {
  if (value === 'that much')
    return event !== null && isMeasured(event) ? null : { at, what: 'no event with an amount' };
  if (IT.has(value) && OBJECTS.has(String(at.at(-1)))) {
    if (event === null || !isEvent(event)) return { at, what: 'no event that "it" could be of' };
    return isOfObject(event) ? null : { at, what: 'no object in the event that "it" could be' };
  }
  if (Array.isArray(value) && NAMED_ALONE.has(at.at(-1)))
    for (const keyword of value) {
      const unsaid = typeof keyword === 'string' ? missaid({ keyword }, knows) : null;
      if (unsaid !== null) return { at, what: unsaid };
    }
  if (Array.isArray(value)) return firstOf(value.entries(), at, event, knows);
  if (!isMapping(value)) return null;
  const when = conforms('Occurrence', value.when) ? value.when : null;
  const waits = value.kind === 'automatic' || value.op === 'later';
  const other = waits && conforms('Occurrence', value.or) ? value.or : null;
  if (when !== null && value.kind === 'replace' && !isReplaceable(when))
    return { at: [...at, 'when'], what: `"${when.on}" is no event that another could take the place of` };
  if (when !== null && (value.op === 'later' || value.kind === 'trigger') && !isEvent(when))
    return { at: [...at, 'when'], what: `"${when.on}" is no event to wait for` };
  if (other !== null && value.op === 'later' && !isEvent(other))
    return { at: [...at, 'or'], what: `"${other.on}" is no event to wait for` };
  if (isPlayedAs(value) && (value.has === undefined) === (value.text === undefined))
    return { at, what: 'what it is played as having is either "has" or "text"' };
  if (when !== null && value.op === 'shield' && !isDamage(when))
    return { at: [...at, 'when'], what: `"${when.on}" is no damage that could be prevented` };
  if (when !== null && 'who' in when && when.who !== 'this' && 'target' in when.who && !WAITS.has(value.op))
    return { at: [...at, 'when', 'who'], what: 'no targets that were chosen for it before' };
  const record = value.is === 'happened' && conforms('Incident', value.what) ? value.what : null;
  const told = when ?? record;
  const amiss =
    (told && amissIn(told, [...at, when === null ? 'what' : 'when'], knows)) ??
    (other && amissIn(other, [...at, 'or'], knows));
  if (amiss !== null) return amiss;
  const state = other === null ? undefined : [when, other].find((one) => one !== null && !isEvent(one));
  if (state) return { at: [...at, state === other ? 'or' : 'when'], what: `"${state.on}" is no event to wait for` };
  if (value.is === 'playedFrom' && !knows.playedFrom.includes(String(value.zone)))
    return {
      at: [...at, 'zone'],
      what: `nothing is played from "${value.zone}"; possible: ${knows.playedFrom.join(', ')}`,
    };
  if (value.is === 'playedFrom' && value.by !== undefined && value.zone !== knows.zoneOf.pile)
    return {
      at: [...at, 'by'],
      what: `nothing is played from "${value.zone}" by it; only from "${knows.zoneOf.pile}"`,
    };
  if (value.op === 'prevent' && value.amount !== undefined && event !== null && !isDamage(event))
    return { at, what: `"${event.on}" is no damage of which a part could be prevented` };
  const own = record === null ? null : ownIn(record);
  if (own !== null) return { at: [...at, 'what', own.of], what: `no record of what happened to ${own.word}` };
  if (value.op === 'discard' && value.random === true && value.amount === undefined)
    return { at, what: 'no number of cards to be drawn by lot' };
  const unsaid = isKeyword(value) ? missaid(value, knows) : null;
  if (unsaid !== null) return { at, what: unsaid };
  // An ability speaks of its own event alone, also where a text gives it.
  const of = when ?? (conforms('Ability', value) ? null : event);
  const found = firstOf(Object.entries(value), at, of, knows);
  return found ?? (other && firstOf(Object.entries(value), at, other, knows));
}

/** What an event that something waits for, or is asked for, could never be. */
function amissIn(told: Occurrence, at: Path, knows: Knowing): Unmet | null {
  const { battlefield } = knows.zoneOf;
  if (told.on === 'moves') {
    if ([told.from, told.to].includes(battlefield))
      return {
        at,
        what: 'no "moves" from or to where cards are in play; say "enter", "leave" with "into", "graveyard"',
      };
    return told.from === told.to ? { at, what: `no move from "${told.from}" to itself` } : null;
  }
  if (told.on === 'leave') return told.into === undefined ? null : strayInto(told.into, [...at, 'into'], knows);
  if (told.on !== 'enter') return null;
  if (told.zone === battlefield) return { at: [...at, 'zone'], what: 'no need to say where cards are in play' };
  if (told.from !== undefined && told.zone !== undefined)
    return { at, what: 'no "enter" from one zone into another; say "moves"' };
  return told.from === battlefield ? { at, what: 'nothing enters out of where cards are in play' } : null;
}

/** Where what leaves could never be said to go. */
function strayInto(
  { zone, of, place }: Into,
  at: Path,
  { zones, zoneOf: { battlefield, pile } }: Knowing,
): Unmet | null {
  if (zone === battlefield) return { at: [...at, 'zone'], what: 'nothing leaves for where cards are in play' };
  if (of !== undefined && (zones[zone]?.side !== 'owner' || zones[zone]?.shared === true))
    return { at: [...at, 'of'], what: `"${zone}" is not a zone of the owner of what goes there` };
  if (place !== undefined && zones[zone]?.ordered !== true)
    return { at: [...at, 'place'], what: `"${zone}" keeps no order` };
  return zone === pile && of === undefined && place === undefined
    ? { at: [...at, 'zone'], what: 'no need to say where it goes; say "graveyard"' }
    : null;
}

/** Words that speak of the card that bears the text, which nobody knows as something is written down. */
const OWN = ['other', 'host', 'attached'] as const;

/** Where what is to have happened speaks of that card, and by which word. */
function ownIn(what: Incident): { readonly of: 'who' | 'whom'; readonly word: string } | null {
  const who = 'who' in what ? ownWord(what.who) : null;
  if (who !== null) return { of: 'who', word: who };
  const whom = 'whom' in what && what.whom !== undefined ? ownWord(what.whom) : null;
  return whom === null ? null : { of: 'whom', word: whom };
}

function ownWord(who: Who): string | null {
  if (who === 'this') return '"this"';
  if ('target' in who) return '"target"';
  const own = OWN.find((field) => who[field] !== undefined);
  return own === undefined ? null : `"${own}"`;
}

const isKeyword = (value: unknown): value is Extract<Ability, { readonly kind: 'keyword' }> =>
  conforms('Ability', value) && value.kind === 'keyword';

const isPlayedAs = (value: unknown): value is Extract<Ability, { readonly kind: 'playedAs' }> =>
  conforms('Ability', value) && value.kind === 'playedAs';

const NOTHING: Takes = {};

/** What is wrong with what a keyword says; `null` where nothing is. */
function missaid(
  { keyword, ...said }: { readonly keyword: string } & KeywordArgs,
  { keywords }: Pick<Knowing, 'keywords'>,
): string | null {
  const { needs = [], may = [] } = keywords[keyword] ?? NOTHING;
  const args: Readonly<Record<string, unknown>> = said;
  const wants = needs.map((one): readonly string[] => (typeof one === 'string' ? [one] : one));
  const lacking = wants.find((ones) => ones.filter((one) => args[one] !== undefined).length !== 1);
  if (lacking) return `"${keyword}" has to say ${lacking.map((one) => `"${one}"`).join(' or ')}`;
  const known: readonly string[] = ['kind', ...wants.flat(), ...may];
  const more = Object.keys(args).find((one) => !known.includes(one));
  return more === undefined ? null : `"${keyword}" says no "${more}"`;
}

/** The keywords that a text gives, or that a token has, by their names alone. */
const NAMED_ALONE: ReadonlySet<unknown> = new Set(['gain', 'keywords']);

function firstOf(
  parts: Iterable<[string | number, unknown]>,
  at: Path,
  event: Occurrence | null,
  knows: Knowing,
): Unmet | null {
  for (const [key, inner] of parts) {
    const found = first(inner, [...at, key], event, knows);
    if (found !== null) return found;
  }
  return null;
}
