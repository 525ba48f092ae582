/** Small trees with holes, made up from the description of the text language: one for each way a part can be put together. */
import type { WordList } from '../kernel/position/word-lists';
import { PARTS } from '../text/parts';
import type { Fields, PartName, ShapeData } from '../text/shape';

/** The holes that stand for whatever is read by a rule of its own. */
export interface Fillers {
  part(name: PartName, nth: number): readonly unknown[] | null;
  word(list: WordList, nth: number): readonly unknown[];
  name(nth: number): string;
  number(nth: number): number;
  /** A target that is told by its number. */
  place(nth: number): number;
  units(nth: number): unknown;
  cost(nth: number): unknown;
  /** So many, at least, of what a filter finds. */
  counted(nth: number): unknown;
  types(nth: number): unknown;
  targets(nth: number): unknown;
  /** Instructions, of which each is a sentence, or which stand within one. */
  doing(nth: number): unknown;
  inTurn(nth: number): unknown;
  keys(list: WordList): readonly string[];
}

/** How many words a list has at most that is read by itself. */
const LONGEST = 7;

/** Every way a value of a shape can be put together, holes in the place of what is read by itself. */
export function variants(shape: ShapeData, fill: Fillers, nth = 0, field = ''): readonly unknown[] {
  switch (shape.is) {
    case 'word':
      return fill.word(shape.of, nth);
    case 'text':
      return [fill.name(nth)];
    case 'number':
      if (field === 'target') return [0, fill.place(nth)];
      return shape.from === undefined ? [1, fill.number(nth), -1, -fill.number(nth)] : [1, fill.number(nth)];
    case 'boolean':
      return [true, false];
    case 'just':
      return [shape.value];
    case 'oneOf':
      return shape.words;
    case 'list':
      return listsOf(shape, fill, nth, field);
    case 'map':
      return mapsOf(shape, fill, nth);
    case 'fields':
      if ('discardSameName' in shape.fields) return [fill.cost(nth)];
      if ('ja' in shape.fields) return [{ ja: fill.name(nth), en: fill.name(nth) }];
      if ('atLeast' in shape.fields) return [fill.counted(nth)];
      return recordsOf(shape.fields, {}, fill, nth, field === 'text');
    case 'either':
      return shape.of.flatMap((one) => variants(one, fill, nth, field));
    case 'tagged':
      return Object.keys(shape.of).flatMap((tag) => taggedOf(shape, tag, fill));
    case 'part':
      return fill.part(shape.name, nth) ?? variants(PARTS[shape.name], fill, nth);
    case 'only':
      return variants(shape.of, fill, nth, field);
  }
}

type Tagged = Extract<ShapeData, { readonly is: 'tagged' }>;

/** Every way a member of a union can be put together; what is a text of its own says what it does in sentences. */
export const taggedOf = (
  { by, of }: Tagged,
  tag: string,
  fill: Fillers,
  but: readonly string[] = [],
): readonly unknown[] =>
  recordsOf(
    Object.fromEntries(Object.entries(of[tag] ?? {}).filter(([key]) => !but.includes(key))),
    { [by]: tag },
    fill,
    0,
    by === 'kind',
  );

/** Every record of these fields, with and without those that can be left out. */
export function recordsOf(
  fields: Fields,
  tag: Readonly<Record<string, unknown>>,
  fill: Fillers,
  nth: number,
  inSentences: boolean,
): readonly Readonly<Record<string, unknown>>[] {
  let made: Readonly<Record<string, unknown>>[] = [tag];
  for (const [index, [key, { shape, needed }]] of Object.entries(fields).entries()) {
    const at = nth * 16 + index;
    const values = key === 'do' && inSentences ? [fill.doing(at)] : variants(shape, fill, at, key);
    const more = made.flatMap((one) => values.map((value) => ({ ...one, [key]: value })));
    made = needed ? more : [...made, ...more];
  }
  return made;
}

type List = Extract<ShapeData, { readonly is: 'list' }>;

function listsOf({ of, least, most }: List, fill: Fillers, nth: number, field: string): readonly unknown[] {
  if (field === 'targets') return [fill.targets(nth)];
  if (of.is === 'part' && of.name === 'Instruction') return [fill.inTurn(nth)];
  if (of.is === 'word' && of.of === 'types') return [fill.types(nth), []];
  const lengths = Array.from({ length: Math.min(most ?? LONGEST, LONGEST) - least + 1 }, (_, i) => least + i);
  return lengths.flatMap((length) => {
    let lists: (readonly unknown[])[] = [[]];
    for (let i = 0; i < length; i += 1) {
      const all = variants(of, fill, nth * 16 + i);
      lists = lists.flatMap((list) => all.slice(0, length > 2 ? 1 : undefined).map((value) => [...list, value]));
    }
    return lists;
  });
}

type Mapping = Extract<ShapeData, { readonly is: 'map' }>;

function mapsOf({ key, of }: Mapping, fill: Fillers, nth: number): readonly unknown[] {
  if (key.is !== 'word') return [];
  if (key.of === 'resources') return [fill.units(nth)];
  let made: Readonly<Record<string, unknown>>[] = [{}];
  for (const [index, one] of fill.keys(key.of).entries()) {
    const values = variants(of, fill, nth * 16 + index);
    made = [...made, ...made.flatMap((old) => values.map((value) => ({ ...old, [one]: value })))];
  }
  return made;
}
