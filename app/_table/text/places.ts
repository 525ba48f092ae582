/** Where the tree of a text can say something else: gone through by the description of the text language. */
import { fits, isMapping, PARTS, type PartName, type ShapeData, type WordLists } from '@/engine';

export type Path = readonly (string | number)[];

/** A place in a tree: what stands there, or could. */
export interface Place {
  readonly at: Path;
  readonly shape: ShapeData;
  /** `undefined` where nothing stands yet. */
  readonly value: unknown;
  /** What stands there can be left out. */
  readonly optional: boolean;
  /** What stands beside it in a list, and does not stand there twice. */
  readonly beside?: readonly unknown[];
}

export type Fields = Extract<ShapeData, { readonly is: 'fields' }>['fields'];
export type Mapping = Readonly<Record<string, unknown>>;

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
        ...[...value, ...(value.length < (shape.most ?? MOST_LISTED) ? [undefined] : [])].flatMap((one, index) => {
          const removable = one === undefined || value.length > Math.max(1, shape.least);
          return placesIn(shape.of, one, words, [...at, index], removable).map((place) => ({
            ...place,
            beside: value,
          }));
        }),
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

/** The words that a mapping can have as keys. */
export const keysOf = (key: ShapeData, words: WordLists): readonly string[] =>
  key.is === 'word' ? [...words[key.of], ...(key.or ?? [])] : [];

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
