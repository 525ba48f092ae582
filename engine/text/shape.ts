/**
 * What card data may look like, as data: each row of the text language describes its own fields with these, and whoever
 * reads cards (the schema of scenario files), makes them up (the tests) or looks for words in them goes by the description.
 */
import type {
  Ability,
  Amount,
  CardDefinition,
  Condition,
  GrantedAbility,
  Incident,
  Instruction,
  Objects,
  Occurrence,
  Players,
  Token,
} from '../kernel/position/card';
import type { Filter, Modification, PlayerModification } from '../kernel/position/position';
import type { WordList } from '../kernel/position/word-lists';

/** The parts of card data that stand in many places, by name. */
export interface Parts {
  readonly Filter: Filter;
  readonly Modification: Modification;
  readonly PlayerModification: PlayerModification;
  readonly Players: Players;
  readonly Objects: Objects;
  readonly Amount: Amount;
  readonly Condition: Condition;
  readonly Occurrence: Occurrence;
  readonly Incident: Incident;
  readonly Instruction: Instruction;
  readonly Ability: Ability;
  /** An ability that a text gives to an object. */
  readonly Granted: GrantedAbility;
  readonly Token: Token;
  readonly Card: CardDefinition;
}
export type PartName = keyof Parts;

interface Field {
  readonly shape: ShapeData;
  readonly needed: boolean;
}
export type Fields = Readonly<Record<string, Field>>;

export type ShapeData =
  /** A word of a list of the game, or one of some others. */
  | { readonly is: 'word'; readonly of: WordList; readonly or?: readonly string[] }
  /** Text that means nothing to the rules. */
  | { readonly is: 'text' }
  /** A number, a whole one where it is at least `from`; `such` as these, for cards that tests make up. */
  | { readonly is: 'number'; readonly such: readonly number[]; readonly from?: number }
  | { readonly is: 'boolean' }
  | { readonly is: 'just'; readonly value: string | true }
  | { readonly is: 'oneOf'; readonly words: readonly string[] }
  /** At least so many, and at most so many where there is a limit. */
  | { readonly is: 'list'; readonly of: ShapeData; readonly least: number; readonly most: number | null }
  /** Any number of keys that are words of a list. */
  | { readonly is: 'map'; readonly key: ShapeData; readonly of: ShapeData }
  | { readonly is: 'fields'; readonly fields: Fields }
  | { readonly is: 'either'; readonly of: readonly ShapeData[] }
  /** One of several mappings, told apart by the word in a field; of some, the words are a list of the game. */
  | {
      readonly is: 'tagged';
      readonly by: string;
      readonly of: Readonly<Record<string, Fields>>;
      readonly words: WordList | null;
    }
  | { readonly is: 'part'; readonly name: PartName }
  /** Something that only editions with a word of a list have. */
  | { readonly is: 'only'; readonly list: WordList; readonly word: string; readonly of: ShapeData };

/** A description of values of a type. */
export type Shape<T> = ShapeData & { readonly means?: T };

interface Optional<T> {
  readonly optional: Shape<T>;
}
/** A description of every field of a record: one left out does not compile. */
export type ShapesOf<T> = {
  readonly [K in keyof T]-?: undefined extends T[K] ? Optional<Exclude<T[K], undefined>> : Shape<T[K]>;
};

export const word = (of: WordList): Shape<string> => ({ is: 'word', of });
export const text: Shape<string> = { is: 'text' };
export const boolean: Shape<boolean> = { is: 'boolean' };
export const yes: Shape<true> = { is: 'just', value: true };
/** @param such numbers that tests try */
export const number = (...such: readonly number[]): Shape<number> => ({ is: 'number', such });
/** A whole number, at least `from`: so many of something. */
export const atLeast = (from: number, ...such: readonly number[]): Shape<number> => ({ is: 'number', such, from });
/** A place in a list, counted from `from`. */
export const place = (from: number): Shape<number> => ({ is: 'number', such: [from, from + 1], from });
export const just = <const T extends string>(value: T): Shape<T> => ({ is: 'just', value });
export const oneOf = <const T extends string>(...words: readonly T[]): Shape<T> => ({ is: 'oneOf', words });
export const list = <T>(of: Shape<T>): Shape<readonly T[]> => ({ is: 'list', of, least: 0, most: null });
export const fewOf = <T>(of: Shape<T>, least: number, most: number): Shape<readonly T[]> => ({
  is: 'list',
  of,
  least,
  most,
});
export const mapOf = <T>(of: WordList, value: Shape<T>): Shape<Readonly<Record<string, T>>> => ({
  is: 'map',
  key: word(of),
  of: value,
});
export const map = (of: WordList, value: Shape<number>): Shape<Readonly<Record<string, number>>> => mapOf(of, value);
/** Units of a cost by kind; `free` for any kind, and `X` for as many of any as are chosen. */
export const units: Shape<Readonly<Record<string, number>>> = {
  is: 'map',
  key: { is: 'word', of: 'resources', or: ['free', 'X'] },
  of: { is: 'number', such: [1, 2], from: 0 },
};
export const optional = <T>(shape: Shape<T>): Optional<T> => ({ optional: shape });
export const either = <T>(...of: readonly Shape<T>[]): Shape<T> => ({ is: 'either', of });
export const only = <T>(list: WordList, word: string, of: Shape<T>): Shape<T> => ({ is: 'only', list, word, of });
export const part = <K extends PartName>(name: K): Shape<Parts[K]> => ({ is: 'part', name });

/** The fields of a record as data. */
export const fieldsOf = (shapes: Readonly<Record<string, ShapeData | Optional<unknown>>>): Fields =>
  Object.fromEntries(
    Object.entries(shapes).map(([key, shape]) => [
      key,
      'optional' in shape ? { shape: shape.optional, needed: false } : { shape, needed: true },
    ]),
  );

export const record = <T>(shapes: ShapesOf<T>): Shape<T> => ({ is: 'fields', fields: fieldsOf({ ...shapes }) });

/** The shape of a union whose members a field tells apart, from a description of the other fields of each. */
export const tagged = <T extends { readonly [K in Tag]: string }, Tag extends string>(
  by: Tag,
  of: { readonly [W in T[Tag]]: { readonly fields: ShapesOf<Untagged<T, Tag, W>> } },
  words: WordList | null = null,
): Shape<T> => ({ is: 'tagged', by, of: taggedFields(of), words });

const taggedFields = (of: Readonly<Record<string, { readonly fields: object }>>): Readonly<Record<string, Fields>> =>
  Object.fromEntries(Object.entries(of).map(([tag, { fields }]) => [tag, fieldsOf({ ...fields })]));

/** The other fields of one member of a union. */
export type Untagged<T, Tag extends keyof T, W> = T extends unknown
  ? W extends T[Tag]
    ? { readonly [K in Exclude<keyof T, Tag>]: T[K] }
    : never
  : never;
