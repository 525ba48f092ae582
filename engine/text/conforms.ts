/** Going through card data by its description: whether it is what it should be, and which words of which lists stand in it. */
import type { Ability, CardDefinition } from '../kernel/position/card';
import type { WordFound, WordList } from '../kernel/position/word-lists';
import type { Speaking } from '../kernel/view/language';
import { PARTS } from './parts';
import type { Fields, PartName, Parts, Shape, ShapeData } from './shape';

/** Whether a part of card data says things by name. */
export const isMapping = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsFit = (fields: Fields, value: Readonly<Record<string, unknown>>, but: string | null): boolean =>
  Object.keys(value).every((key) => key === but || Object.hasOwn(fields, key)) &&
  Object.entries(fields).every(([key, { shape, needed }]) => {
    const inner = value[key];
    return inner === undefined ? !needed : fits(shape, inner);
  });

/** Whether a value is what a description says. */
export function fits(shape: ShapeData, value: unknown): boolean {
  switch (shape.is) {
    case 'word':
    case 'text':
      return typeof value === 'string';
    case 'number':
      return (
        typeof value === 'number' && (shape.from === undefined || (Number.isInteger(value) && value >= shape.from))
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'just':
      return value === shape.value;
    case 'oneOf':
      return typeof value === 'string' && shape.words.includes(value);
    case 'list':
      return Array.isArray(value) && value.every((one) => fits(shape.of, one));
    case 'map':
      return (
        isMapping(value) && Object.entries(value).every(([key, one]) => fits(shape.key, key) && fits(shape.of, one))
      );
    case 'fields':
      return isMapping(value) && fieldsFit(shape.fields, value, null);
    case 'either':
      return shape.of.some((one) => fits(one, value));
    case 'tagged': {
      const fields = isMapping(value) ? membersOf(shape.of, value[shape.by]) : undefined;
      return isMapping(value) && fields !== undefined && fieldsFit(fields, value, shape.by);
    }
    case 'part':
      return fits(PARTS[shape.name], value);
    case 'only':
      return fits(shape.of, value);
  }
}

const membersOf = (of: Readonly<Record<string, Fields>>, tag: unknown): Fields | undefined =>
  typeof tag === 'string' && Object.hasOwn(of, tag) ? of[tag] : undefined;

/** Whether a value is what a part of card data should be. */
export const conforms = <K extends PartName>(name: K, value: unknown): value is Parts[K] => fits(PARTS[name], value);

/**
 * Every word of a list in a value of a shape.
 * @param but parts whose words are not looked for, where they stand within it
 */
export function wordsIn<T>(shape: Shape<T>, value: T, but: ReadonlySet<PartName> = NONE): readonly WordFound[] {
  const found: Found = { words: [], parts: [] };
  look(shape, value, [], found, but);
  return found.words;
}

/** Every ability on a card, those among them that its texts give or its tokens have, in the order in which they stand there. */
export function abilitiesOn(card: CardDefinition): readonly Ability[] {
  const found: Found = { words: [], parts: [] };
  look(PARTS.Card, card, [], found, NONE);
  return found.parts.flatMap(({ name, value }) =>
    (name === 'Ability' || name === 'Granted') && conforms(name, value) ? [value] : [],
  );
}

/** A card with other words of a list in the place of some; the card itself where it has none of them. */
export function inWords(card: CardDefinition, list: WordList, instead: ReadonlyMap<string, string>): CardDefinition {
  let made: unknown = card;
  for (const found of wordsIn(PARTS.Card, card)) {
    const word = found.list === list ? instead.get(found.word) : undefined;
    if (word !== undefined) made = withAt(made, found.at, word);
  }
  return conforms('Card', made) ? made : card;
}

function withAt(value: unknown, [key, ...rest]: WordFound['at'], word: string): unknown {
  if (key === undefined) return word;
  if (Array.isArray(value)) return value.map((one: unknown, i) => (i === key ? withAt(one, rest, word) : one));
  return isMapping(value) ? { ...value, [key]: withAt(value[key], rest, word) } : value;
}

/** A part of card data within another. */
export interface PartFound {
  readonly name: PartName;
  readonly value: unknown;
  readonly at: WordFound['at'];
}

/** Every part of a part of card data that speaks with its voice, of the kinds that are looked for. */
export function partsIn(name: PartName, value: unknown, ...wanted: readonly PartName[]): readonly PartFound[] {
  const found: Found = { words: [], parts: [] };
  look(PARTS[name], value, [], found, OWN_VOICE);
  return found.parts.filter((part) => wanted.includes(part.name));
}

/** What is found on the way. */
interface Found {
  readonly words: WordFound[];
  readonly parts: PartFound[];
}
const NONE: ReadonlySet<PartName> = new Set();

/** What speaks for itself within a text. */
const OWN_VOICE: ReadonlySet<PartName> = new Set<PartName>(['Instruction', 'Granted', 'Token']);

const known = new WeakMap<object, readonly string[]>();

/** The zones that a part of a text speaks of itself; of an ability, its targets are chosen apart. */
export function zonesIn(...[name, said]: Speaking): readonly string[] {
  const before = known.get(said);
  if (before !== undefined) return before;
  const own = wordsIn<unknown>(PARTS[name], said, OWN_VOICE).filter(
    ({ at }) => name !== 'Ability' || at[0] !== 'targets',
  );
  const zones = own.flatMap(({ list, word }) => (list === 'zones' ? word : []));
  known.set(said, zones);
  return zones;
}

function look(shape: ShapeData, value: unknown, at: WordFound['at'], found: Found, but: ReadonlySet<PartName>): void {
  const inFields = (fields: Fields): void => {
    if (!isMapping(value)) return;
    for (const [key, field] of Object.entries(fields))
      if (value[key] !== undefined) look(field.shape, value[key], [...at, key], found, but);
  };
  switch (shape.is) {
    case 'word':
      if (typeof value === 'string' && !shape.or?.includes(value))
        found.words.push({ list: shape.of, word: value, at });
      return;
    case 'list':
      if (Array.isArray(value)) for (const [i, one] of value.entries()) look(shape.of, one, [...at, i], found, but);
      return;
    case 'map':
      if (!isMapping(value)) return;
      for (const [key, one] of Object.entries(value)) {
        look(shape.key, key, [...at, key], found, but);
        look(shape.of, one, [...at, key], found, but);
      }
      return;
    case 'fields':
      inFields(shape.fields);
      return;
    case 'either': {
      const one = shape.of.find((each) => fits(each, value));
      if (one) look(one, value, at, found, but);
      return;
    }
    case 'tagged': {
      const tag = isMapping(value) ? value[shape.by] : undefined;
      if (shape.words !== null && typeof tag === 'string')
        found.words.push({ list: shape.words, word: tag, at: [...at, shape.by] });
      inFields(membersOf(shape.of, tag) ?? {});
      return;
    }
    case 'part':
      if (but.has(shape.name)) return;
      found.parts.push({ name: shape.name, value, at });
      look(PARTS[shape.name], value, at, found, but);
      return;
    case 'only':
      found.words.push({ list: shape.list, word: shape.word, at });
      look(shape.of, value, at, found, but);
      return;
    case 'text':
    case 'number':
    case 'boolean':
    case 'just':
    case 'oneOf':
      return;
  }
}
