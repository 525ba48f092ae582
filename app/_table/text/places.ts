/** Where the tree of a text can say something else: gone through by the description of the text language. */
import { fits, PARTS, type PartName, type ShapeData, type WordLists } from '@/engine';

export type Path = readonly (string | number)[];

/** A place in a tree: what stands there, or could. */
export interface Place {
  readonly at: Path;
  readonly shape: ShapeData;
  /** `undefined` where nothing stands yet. */
  readonly value: unknown;
  /** What stands there can be left out. */
  readonly optional: boolean;
}

type Fields = Extract<ShapeData, { readonly is: 'fields' }>['fields'];
type Mapping = Readonly<Record<string, unknown>>;

const isMapping = (value: unknown): value is Mapping =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Fields that refer to another part of the text, and signs that mean nothing by themselves. */
const FIXED: ReadonlySet<string> = new Set(['target', 'mode', 'unmarked']);
/** Fields that say something only of what is elsewhere on the card: changed where they are, never added. */
const NEVER_ADDED: ReadonlySet<string> = new Set(['x', 'in', 'ex', 'kind']);

/**
 * Every place in a value of a shape at which something stands, or at which something can be added to a record, a list of words
 * or a mapping of numbers; outer ones first.
 */
export function placesIn(
  shape: ShapeData,
  value: unknown,
  words: WordLists,
  at: Path = [],
  optional = false,
): readonly Place[] {
  const here: Place = { at, shape, value, optional };
  if (value === undefined) return [here];
  const removable = optional ? [here] : [];
  switch (shape.is) {
    case 'text':
      return [];
    case 'word':
    case 'number':
    case 'boolean':
    case 'oneOf':
      return [here];
    case 'just':
      return removable;
    case 'list':
      if (!Array.isArray(value)) return [];
      return [
        ...removable,
        ...value.flatMap((one, index) =>
          placesIn(shape.of, one, words, [...at, index], value.length > Math.max(1, shape.least)),
        ),
        ...(value.length < (shape.most ?? MOST_LISTED)
          ? placesIn(shape.of, undefined, words, [...at, value.length], true)
          : []),
      ];
    case 'map':
      if (!isMapping(value)) return [];
      return [
        ...removable,
        ...keysOf(shape.key, words).flatMap((key) => placesIn(shape.of, value[key], words, [...at, key], true)),
      ];
    case 'fields':
      return [...removable, ...inFields(shape.fields, value, words, at)];
    case 'tagged': {
      const fields = isMapping(value) ? shape.of[String(value[shape.by])] : undefined;
      return [here, ...(fields ? inFields(fields, value, words, at) : [])];
    }
    case 'either': {
      const form = shape.of.find((one) => fits(one, value));
      return [here, ...(form ? placesIn(form, value, words, at) : [])];
    }
    case 'part': {
      const places = placesIn(PARTS[shape.name], value, words, at, optional);
      return saysOneThing(shape.name, value) ? places.map((one) => fixedUnder(at, one)) : places;
    }
    case 'only':
      return placesIn(shape.of, value, words, at, optional);
  }
}

const inFields = (fields: Fields, value: unknown, words: WordLists, at: Path): readonly Place[] =>
  isMapping(value)
    ? Object.entries(fields).flatMap(([key, { shape, needed }]) =>
        FIXED.has(key) || (value[key] === undefined && NEVER_ADDED.has(key))
          ? []
          : placesIn(shape, value[key], words, [...at, key], !needed),
      )
    : [];

/** Whom a change is of, which is no part of the change. */
const AFFECTED: ReadonlySet<string> = new Set(['self', 'filter']);

/** A change of an object or a player in one way only: without that it would be none. */
const saysOneThing = (name: PartName, value: unknown): boolean =>
  (name === 'Modification' || name === 'PlayerModification') &&
  isMapping(value) &&
  Object.keys(value).filter((key) => !AFFECTED.has(key)).length === 1;

/** A place that cannot be left out of the record in which it is; one further inside stays as it is. */
const fixedUnder = (record: Path, place: Place): Place =>
  place.at.length === record.length + 1 && place.value !== undefined && !AFFECTED.has(String(place.at.at(-1)))
    ? { ...place, optional: false }
    : place;

/** How many words a list that has no end is given. */
const MOST_LISTED = 6;

/** What can stand at a place instead; `undefined`: nothing. Of what could be added one of each kind. */
export function alternatives({ shape, value, optional }: Place, words: WordLists): readonly unknown[] {
  if (value === undefined) return added(shape, words);
  const others = instead(shape, value, words);
  return optional ? [...others, undefined] : others;
}

function instead(shape: ShapeData, value: unknown, words: WordLists): readonly unknown[] {
  switch (shape.is) {
    case 'word':
      return [...words[shape.of], ...(shape.or ?? [])].filter((word) => word !== value);
    case 'oneOf':
      return shape.words.filter((word) => word !== value);
    case 'boolean':
      return [value !== true];
    case 'number':
      return typeof value === 'number' ? beside(value).filter((one) => one >= (shape.from ?? one)) : [];
    case 'either':
      return some(shape.of.filter((form) => !fits(form, value)).map((form) => seed(form, value, words)));
    case 'tagged':
      return some(
        Object.entries(shape.of).map(([tag, fields]) =>
          isMapping(value) && value[shape.by] !== tag && !OF_A_TEXT.has(tag) && isKnown(shape, tag, words)
            ? seedRecord(fields, value, words, { [shape.by]: tag })
            : undefined,
        ),
      );
    default:
      return [];
  }
}

/** What says something only together with the rest of its text: it is in the phrases, and never put for something else. */
const OF_A_TEXT: ReadonlySet<string> = new Set(['prevent', 'modes', 'moves', 'modifyPlayers']);

/** The step in which a number is changed: a tap is one. */
export const stepOf = (value: number): number => {
  const size = Math.abs(value);
  return size >= 1000 && size % 1000 === 0 ? 1000 : size >= 100 ? 100 : 1;
};

const beside = (value: number): readonly number[] => [value + stepOf(value), value - stepOf(value)];

const keysOf = (key: ShapeData, words: WordLists): readonly string[] =>
  key.is === 'word' ? [...words[key.of], ...(key.or ?? [])] : [];

const isKnown = ({ words: list }: Extract<ShapeData, { is: 'tagged' }>, tag: string, words: WordLists): boolean =>
  list === null || words[list].includes(tag);

/** What can be added where nothing stands: every sign and every word of a short list, of all else the first. */
const added = (shape: ShapeData, words: WordLists): readonly unknown[] => {
  switch (shape.is) {
    case 'boolean':
      return [true, false];
    case 'oneOf':
      return shape.words;
    case 'only':
      return isMeant(shape, words) ? added(shape.of, words) : [];
    default:
      return some([seed(shape, undefined, words)]);
  }
};

const some = (values: readonly unknown[]): readonly unknown[] => values.filter((value) => value !== undefined);

const isMeant = ({ list, word }: Extract<ShapeData, { is: 'only' }>, words: WordLists): boolean =>
  words[list].includes(word);

/**
 * A value of a shape to begin with, that keeps what it can of what stood there; `undefined` where there is none.
 * @param old what stood there; what fits in it goes on standing in the new value
 */
function seed(shape: ShapeData, old: unknown, words: WordLists): unknown {
  switch (shape.is) {
    case 'text':
      return undefined;
    case 'word':
      return words[shape.of].find((one) => USUAL.has(one)) ?? words[shape.of][0];
    case 'number':
      return shape.such[0];
    case 'boolean':
      return true;
    case 'just':
      return shape.value;
    case 'oneOf':
      return shape.words[0];
    case 'list': {
      const one = isInstruction(shape.of) ? (fits(shape.of, old) ? old : undefined) : seed(shape.of, old, words);
      return one === undefined ? undefined : [one];
    }
    case 'map': {
      const [key] = keysOf(shape.key, words);
      return key === undefined ? undefined : { [key]: seed(shape.of, old, words) };
    }
    case 'fields':
      return seedRecord(shape.fields, isMapping(old) ? old : {}, words, {});
    case 'either':
      return seed(shape.of[0] ?? NO_SHAPE, old, words);
    case 'tagged': {
      const tag = Object.keys(shape.of).find((one) => isKnown(shape, one, words));
      const fields = tag === undefined ? undefined : shape.of[tag];
      return fields && seedRecord(fields, isMapping(old) ? old : {}, words, { [shape.by]: tag });
    }
    case 'part':
      // A change that changes nothing is none.
      return shape.name === 'Modification' ? { gain: words.keywords.slice(0, 1) } : seed(PARTS[shape.name], old, words);
    case 'only':
      return isMeant(shape, words) ? seed(shape.of, old, words) : undefined;
  }
}

/** What is meant most often. */
const USUAL: ReadonlySet<string> = new Set(['hand', 'resonator', 'forward', 'main', 'brave']);

const isInstruction = (shape: ShapeData): boolean => shape.is === 'part' && shape.name === 'Instruction';

const NO_SHAPE: ShapeData = { is: 'text' };

/** Fields that hold objects: what was done to one can be done to the other. */
const OBJECTS: ReadonlySet<string> = new Set(['what', 'to']);

/** A record of what is needed: what stood under the same name, the objects that stood under another, else what is usual. */
function seedRecord(fields: Fields, old: Mapping, words: WordLists, tag: Mapping): Mapping | undefined {
  const made: Record<string, unknown> = { ...tag };
  for (const [key, { shape, needed }] of Object.entries(fields)) {
    if (old[key] !== undefined && fits(shape, old[key])) made[key] = old[key];
    else if (needed) made[key] = objectsFrom(key, shape, old, made) ?? seed(shape, old, words);
    if (needed && made[key] === undefined) return undefined;
  }
  return made;
}

function objectsFrom(key: string, shape: ShapeData, old: Mapping, made: Mapping): unknown {
  if (!OBJECTS.has(key)) return undefined;
  return [...OBJECTS].map((other) => old[other]).find((one) => fits(shape, one) && !Object.values(made).includes(one));
}

/** A tree with another value at a path; `undefined` takes it out. */
export function withAt(tree: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(tree)) {
    const at = Number(key);
    const next = rest.length === 0 ? value : withAt(tree[at], rest, value);
    return [...tree.slice(0, at), ...(next === undefined ? [] : [next]), ...tree.slice(at + 1)];
  }
  if (!isMapping(tree)) return tree;
  const next = rest.length === 0 ? value : withAt(tree[key], rest, value);
  const { [key]: _, ...others } = tree;
  return next === undefined ? others : { ...tree, [key]: next };
}
