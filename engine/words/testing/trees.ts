/**
 * Random card data, made up from the descriptions in the text language: what has a row there is tried here. The alphabets
 * are small, so that texts which could be mistaken for one another are met soon.
 */
import * as fc from 'fast-check';
import type { WordList } from '../../kernel/position/word-lists';
import { conforms } from '../../text/conforms';
import { PARTS } from '../../text/parts';
import type { Fields, PartName, Parts, ShapeData } from '../../text/shape';

/** What games of one kind of card text are written with. */
export type Alphabet = Readonly<Record<WordList, readonly string[]>>;

/** Arbitraries for the parts of card data over an alphabet. */
export interface Trees {
  of<K extends PartName>(part: K): fc.Arbitrary<Parts[K]>;
}

type Ties = Readonly<Record<PartName, unknown>>;

/** Arbitraries for the whole text language over an alphabet. */
export function treesOf(alphabet: Alphabet): Trees {
  const made = fc.letrec<Ties>((tie) => {
    const record = (fields: Fields, tag: Readonly<Record<string, fc.Arbitrary<unknown>>>): fc.Arbitrary<unknown> => {
      const keys = Object.keys(fields);
      const needed = keys.filter((key) => fields[key]?.needed);
      const parts = Object.entries(fields).map(([key, { shape }]) => [key, arbitrary(shape)] as const);
      return fc.record({ ...tag, ...Object.fromEntries(parts) }, { requiredKeys: [...Object.keys(tag), ...needed] });
    };
    const arbitrary = (shape: ShapeData): fc.Arbitrary<unknown> => {
      switch (shape.is) {
        case 'word':
          return fc.constantFrom(...alphabet[shape.of], ...(shape.or ?? []));
        case 'text':
          return fc.constantFrom('一', '二');
        case 'number':
          return fc.constantFrom(...shape.such);
        case 'boolean':
          return fc.boolean();
        case 'just':
          return fc.constant(shape.value);
        case 'oneOf':
          return fc.constantFrom(...shape.words);
        case 'list': {
          const of = arbitrary(shape.of);
          const length = { minLength: shape.least, maxLength: shape.most ?? 2 };
          return shape.of.is === 'word' ? fc.uniqueArray(of, length) : fc.array(of, length);
        }
        case 'map':
          return fc.dictionary(keysOf(shape.key), arbitrary(shape.of), { maxKeys: 2 });
        case 'fields':
          return record(shape.fields, {});
        case 'either':
          return fc.oneof(...shape.of.map(arbitrary));
        case 'tagged': {
          const known = shape.words === null ? null : alphabet[shape.words];
          const members = Object.entries(shape.of).filter(([tag]) => known?.includes(tag) ?? true);
          const of = members.map(([tag, fields]) => ({
            holdsOthers: holdsInstructions(fields),
            one: record(fields, { [shape.by]: fc.constant(tag) }),
          }));
          const leaves = of.filter(({ holdsOthers }) => !holdsOthers).map(({ one }) => one);
          const rest = of.filter(({ holdsOthers }) => holdsOthers).map(({ one }) => one);
          return shape.by === 'op'
            ? fc.oneof({ maxDepth: 3 }, fc.oneof(...leaves), ...rest)
            : fc.oneof(...leaves, ...rest);
        }
        case 'part':
          return tie(shape.name);
        case 'only':
          return arbitrary(shape.of);
      }
    };
    const keysOf = (shape: ShapeData): fc.Arbitrary<string> =>
      arbitrary(shape).filter((key): key is string => typeof key === 'string');
    return {
      Filter: arbitrary(PARTS.Filter),
      Modification: arbitrary(PARTS.Modification),
      PlayerModification: arbitrary(PARTS.PlayerModification),
      Players: arbitrary(PARTS.Players),
      Objects: arbitrary(PARTS.Objects),
      Amount: arbitrary(PARTS.Amount),
      Condition: arbitrary(PARTS.Condition),
      Occurrence: arbitrary(PARTS.Occurrence),
      Incident: arbitrary(PARTS.Incident),
      Instruction: arbitrary(PARTS.Instruction),
      Ability: arbitrary(PARTS.Ability),
      Granted: arbitrary(PARTS.Granted),
      Token: arbitrary(PARTS.Token),
      Card: arbitrary(PARTS.Card),
    };
  });
  return {
    of: <K extends PartName>(part: K): fc.Arbitrary<Parts[K]> =>
      made[part].filter((tree): tree is Parts[K] => conforms(part, tree)),
  };
}

/** Whether instructions stand within these fields, so that they can nest. */
const holdsInstructions = (fields: Fields): boolean => Object.values(fields).some(({ shape }) => within(shape));

function within(shape: ShapeData): boolean {
  if (shape.is === 'part') return shape.name === 'Instruction';
  return shape.is === 'list' && within(shape.of);
}
