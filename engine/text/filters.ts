/** What a filter can ask of an object: one row a field. A field without a row does not compile, so none is ignored. */
import type { Ability, Occurrence } from '../kernel/position/card';
import type { KindOfAbility } from '../kernel/position/modification';
import type { Filter, Item } from '../kernel/position/position';
import type { Characteristics } from '../kernel/view/characteristics';
import { costIn } from '../kernel/view/filter';
import type { Characteristic, Reader, WordsAsked } from '../kernel/view/language';
import {
  atLeast,
  boolean,
  either,
  fewOf,
  just,
  list,
  oneOf,
  only,
  optional,
  record,
  type Shape,
  word,
  yes,
} from './shape';

type Field = keyof Required<Filter>;

interface FilterRow<K extends Field> {
  readonly shape: Shape<NonNullable<Filter[K]>>;
  readonly fits: (value: NonNullable<Filter[K]>, item: Item, reader: Reader) => boolean;
  /** What continuous effects can change that it asks about. */
  readonly reads?: Characteristic;
  /** Of that the words of which an object has to have one. */
  readonly asks?: (value: NonNullable<Filter[K]>) => readonly string[];
  /** It asks about the object whose text it is in. */
  readonly readsSelf?: true;
}

const costOf = (item: Item, { chars, stack }: Reader): number => costIn(item, chars(item).print, stack);

/** So much; or as much as X is. */
const COSTS: Shape<number | 'X'> = either<number | 'X'>(atLeast(0, 1, 2, 500), just('X'));

/** X has its value before anything is looked for (`withXAs`); an X that nobody has decided is 0. */
const known = (cost: number | 'X'): number => (cost === 'X' ? 0 : cost);

/** Whether it has an attribute; of what a text calls by the word for having none, that it has none (8.01 208.4). */
const hasAttribute = ({ attributes }: Characteristics, attribute: string, { look }: Reader): boolean =>
  look.isNone(attribute) ? attributes.length === 0 : attributes.includes(attribute);

const named = ({ print }: ReturnType<Reader['chars']>): string => print.definition.name.ja;

/**
 * What texts call an ability so. One that says in words that its card enters bears the sign of it in effect, unless it says from
 * where, or waits for something else as well (8.01 1411.3, 1411.3a).
 */
const IS_CALLED: { readonly [K in KindOfAbility]: (ability: Ability) => boolean } = {
  activate: ({ kind }) => kind === 'activate',
  automatic: ({ kind }) => kind === 'automatic',
  enter: (ability) => ability.kind === 'automatic' && ability.or === undefined && isArrival(ability.when),
};
const isOfAbility = (kind: string): kind is KindOfAbility => Object.hasOwn(IS_CALLED, kind);
const isArrival = (when: Occurrence): boolean =>
  when.on === 'enter' && when.who === 'this' && when.zone === undefined && when.from === undefined;

/** [Trigger] of either kind, for an event or for a cost (8.01 1113.2). */
const isWaiting = ({ kind }: Ability): boolean => kind === 'trigger' || kind === 'triggerCost';

/** Cheap ones first: characteristics are asked for only where the rest fits. */
const FILTERS = {
  zone: { shape: word('zones'), fits: (zone, item) => item.zone === zone },
  kind: {
    shape: either<NonNullable<Filter['kind']>>(
      oneOf('card', 'ability', 'activate', 'automatic'),
      only('abilities', 'actions', just('action')),
      only('abilities', 'signs', just('enter')),
    ),
    fits: (kind, item, { abilities }) => {
      if (item.kind === kind || item.ability === null || !isOfAbility(kind)) return item.kind === kind;
      const said = abilities.get(item.ability.key);
      return said !== undefined && IS_CALLED[kind](said.ability);
    },
  },
  controller: {
    shape: oneOf('you', 'opponent'),
    fits: (whose, item, { you }) => (item.controller === you) === (whose === 'you'),
  },
  rested: { shape: boolean, fits: (rested, item) => item.rested === rested },
  faceUp: {
    shape: only('keywords', 'story', yes),
    fits: (_, item, { look }) => !item.faceDown || look.isRevealed(item),
  },
  token: { shape: only('operations', 'create', yes), fits: (_, item) => item.pseudo === 'token' },
  other: { shape: yes, fits: (_, item, { self }) => self === null || item.ref !== self.ref, readsSelf: true },
  attacking: { shape: yes, fits: (_, item, { combat }) => combat.attackers.includes(item.ref) },
  blocking: { shape: yes, fits: (_, item, { combat }) => combat.blocker === item.ref },
  // Where players alone are attacked, no object is.
  attacked: { shape: only('conditions', 'life', yes), fits: (_, item, { combat }) => combat.attackedCard === item.ref },
  host: { shape: yes, fits: (_, item, { self }) => self?.on.includes(item.ref) === true, readsSelf: true },
  attached: { shape: yes, fits: (_, item, { self }) => self !== null && item.on.includes(self.ref), readsSelf: true },
  types: {
    shape: list(word('types')),
    fits: (types, item, { chars }) => {
      const own = chars(item).types;
      for (const type of types) if (own.includes(type)) return true;
      return false;
    },
    reads: 'types',
    asks: (types) => types,
  },
  notType: {
    shape: word('types'),
    fits: (type, item, { chars }) => !chars(item).types.includes(type),
    reads: 'types',
  },
  subtype: {
    shape: word('subtypes'),
    fits: (subtype, item, { chars }) => chars(item).print.face.subtype === subtype,
    reads: 'print',
  },
  attribute: {
    shape: word('attributes'),
    fits: (attribute, item, reader) => hasAttribute(reader.chars(item), attribute, reader),
    reads: 'attributes',
    asks: (attribute) => [attribute],
  },
  attributes: {
    shape: fewOf(word('attributes'), 2, 6),
    fits: (some, item, reader) => some.some((attribute) => hasAttribute(reader.chars(item), attribute, reader)),
    reads: 'attributes',
    asks: (some) => some,
  },
  trait: {
    shape: word('traits'),
    fits: (trait, item, { chars }) => chars(item).traits.includes(trait),
    reads: 'traits',
    asks: (trait) => [trait],
  },
  keyword: {
    shape: word('keywords'),
    fits: (keyword, item, { chars }) => chars(item).keywords.some(({ name }) => name === keyword),
    reads: 'keywords',
    asks: (keyword) => [keyword],
  },
  keywords: {
    shape: fewOf(word('keywords'), 2, 7),
    fits: (some, item, { chars }) => chars(item).keywords.some(({ name }) => some.includes(name)),
    reads: 'keywords',
    asks: (some) => some,
  },
  waits: {
    shape: only('abilities', 'triggerCost', yes),
    fits: (_, item, { chars }) => chars(item).abilities.some(({ ability }) => isWaiting(ability)),
    reads: 'abilities',
  },
  sameName: {
    shape: yes,
    fits: (_, item, { self, chars }) => self !== null && named(chars(item)) === named(chars(self)),
    reads: 'print',
    readsSelf: true,
  },
  cost: { shape: COSTS, fits: (cost, item, reader) => costOf(item, reader) === known(cost), reads: 'print' },
  maxCost: { shape: COSTS, fits: (most, item, reader) => costOf(item, reader) <= known(most), reads: 'print' },
  minCost: { shape: COSTS, fits: (least, item, reader) => costOf(item, reader) >= known(least), reads: 'print' },
} satisfies { readonly [K in Field]: FilterRow<K> };

const ROWS: { readonly [K in Field]: FilterRow<K> } = FILTERS;
const FIELDS = Object.keys(FILTERS).filter((field): field is Field => field in FILTERS);

type Fits = (item: Item, reader: Reader) => boolean;

/** A filter made ready: the fields it has, and what they ask about. */
interface Ready {
  readonly fits: readonly Fits[];
  readonly reads: ReadonlySet<Characteristic>;
  readonly readsSelf: boolean;
}

/** What is neither spell nor ability is spoken of only by a text that names it: a judgment that is an action of its own. */
const isNoAction: Fits = ({ kind }) => kind !== 'action';

const ready = new WeakMap<Filter, Ready>();
/** A filter is asked of one object after the other. */
let latest: { readonly filter: Filter; readonly ready: Ready } | null = null;

function readyOf(filter: Filter): Ready {
  if (latest?.filter === filter) return latest.ready;
  const found = ready.get(filter) ?? madeReady(filter);
  latest = { filter, ready: found };
  return found;
}

function madeReady(filter: Filter): Ready {
  const made: Ready = {
    fits: [
      ...(filter.kind === undefined ? [isNoAction] : []),
      ...FIELDS.flatMap((field) => bound(field, filter) ?? []),
    ],
    reads: new Set(FIELDS.flatMap((field) => (filter[field] === undefined ? [] : (ROWS[field].reads ?? [])))),
    readsSelf: FIELDS.some((field) => filter[field] !== undefined && ROWS[field].readsSelf === true),
  };
  ready.set(filter, made);
  return made;
}

function bound<K extends Field>(field: K, filter: Filter): Fits | null {
  const value = filter[field];
  if (value === undefined || value === null) return null;
  const row: FilterRow<K> = ROWS[field];
  if (row.reads === undefined) return (item, reader) => row.fits(value, item, reader);
  return (item, reader) => {
    const asked = reader.asked(item);
    return asked !== null && row.fits(value, asked, reader);
  };
}

/** Whether every field the filter has fits the object. */
export function matches(item: Item, filter: Filter, reader: Reader): boolean {
  for (const fits of readyOf(filter).fits) if (!fits(item, reader)) return false;
  return true;
}

/** What a filter asks about that continuous effects can change. */
export const filterReads = (filter: Filter): ReadonlySet<Characteristic> => readyOf(filter).reads;

/** What a filter asks for by words, one of which an object has to have, and the rest. */
export function wordsAsked(filter: Filter): WordsAsked {
  const asked = FIELDS.flatMap((field) => askedBy(field, filter));
  const rest = { ...filter };
  for (const { field } of asked) delete rest[field];
  return { oneOf: asked, rest };
}

type OneOf = WordsAsked['oneOf'][number] & { readonly field: Field };

function askedBy<K extends Field>(field: K, filter: Filter): OneOf | readonly [] {
  const value = filter[field];
  const { reads, asks }: FilterRow<K> = ROWS[field];
  return value === undefined || value === null || !asks || !reads ? [] : { field, what: reads, words: asks(value) };
}

/** Whether a filter asks about the object whose text it is in. */
export const filterReadsSelf = (filter: Filter): boolean => readyOf(filter).readsSelf;

/** What a filter may look like. */
export const FILTER: Shape<Filter> = record<Filter>({
  zone: optional(FILTERS.zone.shape),
  kind: optional(FILTERS.kind.shape),
  controller: optional(FILTERS.controller.shape),
  rested: optional(FILTERS.rested.shape),
  faceUp: optional(FILTERS.faceUp.shape),
  token: optional(FILTERS.token.shape),
  other: optional(FILTERS.other.shape),
  attacking: optional(FILTERS.attacking.shape),
  blocking: optional(FILTERS.blocking.shape),
  attacked: optional(FILTERS.attacked.shape),
  host: optional(FILTERS.host.shape),
  attached: optional(FILTERS.attached.shape),
  types: optional(FILTERS.types.shape),
  notType: optional(FILTERS.notType.shape),
  subtype: optional(FILTERS.subtype.shape),
  attribute: optional(FILTERS.attribute.shape),
  attributes: optional(FILTERS.attributes.shape),
  trait: optional(FILTERS.trait.shape),
  keyword: optional(FILTERS.keyword.shape),
  keywords: optional(FILTERS.keywords.shape),
  waits: optional(FILTERS.waits.shape),
  sameName: optional(FILTERS.sameName.shape),
  cost: optional(FILTERS.cost.shape),
  maxCost: optional(FILTERS.maxCost.shape),
  minCost: optional(FILTERS.minCost.shape),
});
