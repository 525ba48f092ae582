/** What could stand at a place of a text instead: the words of the edition, and what else the text language has there. */
import { fits, isMapping, PARTS, type ShapeData, type WordLists } from '@/engine';
import { type Fields, keysOf, type Mapping, type Place } from './places';

/**
 * What can stand at a place instead; `undefined`: nothing. Of what could be added one of each kind.
 * @param spoken what the text says elsewhere of what stands there: the filter of a group of targets
 */
export function alternatives(
  { shape, value, optional, beside = [] }: Place,
  words: WordLists,
  spoken: Mapping = {},
): readonly unknown[] {
  const others = value === undefined ? added(shape, words) : instead(shape, value, words, spoken);
  const apart = others.filter((one) => typeof one !== 'string' || !beside.includes(one));
  return optional && value !== undefined ? [...apart, undefined] : apart;
}

function instead(shape: ShapeData, value: unknown, words: WordLists, spoken: Mapping): readonly unknown[] {
  switch (shape.is) {
    case 'word':
      return [...words[shape.of], ...(shape.or ?? [])].filter((word) => word !== value);
    case 'oneOf':
      return shape.words.filter((word) => word !== value);
    case 'boolean':
      return [value !== true];
    case 'number':
      return typeof value === 'number' ? numbersBeside(value).filter((one) => one >= (shape.from ?? one)) : [];
    case 'either': {
      const old = isMapping(value) ? { ...value, ...spoken } : value;
      return some(shape.of.filter((form) => !fits(form, value)).map((form) => seed(form, old, words)));
    }
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

const numbersBeside = (value: number): readonly number[] => [value + stepOf(value), value - stepOf(value)];

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
      return seedRecord(shape.fields, isMapping(old) ? old : { [THAT]: old }, words, {});
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

/** What a record is put for, where that is no record. */
const THAT = 'that';

/** A record of what is needed: what stood under the same name or could stand nowhere else, else what is usual. */
function seedRecord(fields: Fields, old: Mapping, words: WordLists, tag: Mapping): Mapping | undefined {
  const made: Record<string, unknown> = { ...tag };
  for (const [key, { shape, needed }] of Object.entries(fields)) {
    const same = old[key];
    if (same !== undefined && fits(shape, same) && !isOfOtherSize(key, same, tag, old)) made[key] = same;
    else if (needed) made[key] = kept(key, shape, old, made) ?? usualAmount(key, tag, words) ?? seed(shape, old, words);
    if (needed && made[key] === undefined) return undefined;
  }
  return made;
}

/** What stood there under another name: the objects, the filter by which they were called, the amount. */
function kept(key: string, shape: ShapeData, old: Mapping, made: Mapping): unknown {
  const fitting = (names: Iterable<string>): unknown =>
    [...names].map((other) => old[other]).find((one) => fits(shape, one) && !Object.values(made).includes(one));
  if (OBJECTS.has(key)) return fitting(OBJECTS);
  if (shape.is !== 'part') return undefined;
  if (shape.name === 'Filter') return fitting(Object.keys(old).filter((other) => isMapping(old[other])));
  return shape.name === 'Amount' ? fitting([THAT]) : undefined;
}

/** Operations whose amounts are counted as values are. */
const AS_VALUES: ReadonlySet<unknown> = new Set(['damage', 'divide', 'heal', 'gainLife', 'loseLife', 'setLife']);

/** So many cards are no amount of damage. */
const isOfOtherSize = (key: string, same: unknown, { op }: Mapping, old: Mapping): boolean =>
  key === 'amount' && typeof same === 'number' && op !== undefined && AS_VALUES.has(op) !== AS_VALUES.has(old.op);

const usualAmount = (key: string, { op }: Mapping, words: WordLists): number | undefined =>
  key === 'amount' && AS_VALUES.has(op) ? (words.stats.includes('power') ? 5000 : 500) : undefined;
