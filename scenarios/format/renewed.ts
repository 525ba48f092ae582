/** A kept table in the words of today: what was renamed since is called by its new name. Whatever else it says is left to the check. */
import { isMapping, PARTS, type ShapeData, THEN } from '@/engine';
import { FORMERLY, type Formerly, stepToday, today } from './formerly';

type Mapping = Readonly<Record<string, unknown>>;
type Part = Extract<ShapeData, { readonly is: 'part' }>;

/** What a table says with every former name renewed. Takes nothing on trust: what has another shape than a table stays as it is. */
export function renewed(given: unknown, formerly: Formerly = FORMERLY): unknown {
  if (!isMapping(given)) return given;
  const own = isMapping(given.cards) ? given.cards : {};
  const { cards, position, script, until, expect } = given;
  return {
    ...given,
    ...(isMapping(cards) ? { cards: mapped(cards, (card) => inWords(CARD, card, formerly)) } : {}),
    ...(isMapping(position) ? { position: positionToday(position, own, formerly) } : {}),
    ...(Array.isArray(script) ? { script: script.map((entry) => entryToday(entry, formerly)) } : {}),
    ...(typeof until === 'string' ? { until: stepToday(until, formerly) } : {}),
    ...(isMapping(expect) ? { expect: mapped(expect, (part) => linesToday(part, formerly)) } : {}),
  };
}

/** What a table that was saved expects of every line. */
function linesToday(part: unknown, formerly: Formerly): unknown {
  if (!isMapping(part) || !('explore' in part)) return part;
  const one = (said: unknown): unknown => {
    if (!isMapping(said)) return said;
    const { at, fixed } = said;
    return {
      ...said,
      ...(typeof at === 'string' ? { at: stepToday(at, formerly) } : {}),
      ...('fixed' in said ? { fixed: fixedToday(fixed, formerly) } : {}),
    };
  };
  const { explore } = part;
  return { ...part, explore: Array.isArray(explore) ? explore.map(one) : one(explore) };
}

/** What is fixed in every line, with every former name renewed. What has another shape stays as it is. */
export const fixedToday = (given: unknown, formerly: Formerly = FORMERLY): unknown =>
  Array.isArray(given)
    ? given.map((one: unknown) => {
        if (!isMapping(one)) return one;
        const { of, at } = one;
        return {
          ...one,
          ...(typeof of === 'string' ? { of: today(of, formerly.prompts) } : {}),
          ...(typeof at === 'string' ? { at: stepToday(at, formerly) } : {}),
        };
      })
    : given;

const CARD: Part = { is: 'part', name: 'Card' };

/** The mapping with other values, and other keys where they are said. A mapping from JSON may have keys that no object should. */
const mapped = (
  mapping: Mapping,
  value: (one: unknown, key: string) => unknown,
  key = (one: string): string => one,
): Mapping => Object.fromEntries(Object.entries(mapping).map(([name, one]) => [key(name), value(one, name)]));

function positionToday(position: Mapping, own: Mapping, formerly: Formerly): Mapping {
  const { words } = formerly;
  const side = (given: unknown): unknown =>
    isMapping(given)
      ? mapped(
          given,
          (one, key) => {
            if (key === 'pool') return keysToday(one, words.resources);
            return Array.isArray(one) && key !== 'released' ? one.map((card) => cardToday(card, own, formerly)) : one;
          },
          (key) => today(key, words.zones),
        )
      : given;
  return mapped(position, (one, key) => {
    if (key === 'A' || key === 'B') return side(one);
    return key === 'phase' && typeof one === 'string' ? today(one, words.phases) : one;
  });
}

const keysToday = (units: unknown, renamed: Formerly['steps'] | undefined): unknown =>
  isMapping(units)
    ? mapped(
        units,
        (one) => one,
        (key) => today(key, renamed),
      )
    : units;

/** A card that lies somewhere. One that is called by its key keeps that name: the script calls it so. */
function cardToday(given: unknown, own: Mapping, { cards, words }: Formerly): unknown {
  const card = typeof given === 'string' ? { card: given } : given;
  if (!isMapping(card) || typeof card.card !== 'string') return given;
  const key = Object.hasOwn(own, card.card) ? card.card : today(card.card, cards);
  const counters = 'counters' in card ? { counters: keysToday(card.counters, words.counters) } : {};
  if (key !== card.card) return { as: card.card, ...card, card: key, ...counters };
  return 'counters' in card ? { ...card, ...counters } : given;
}

function entryToday(given: unknown, formerly: Formerly): unknown {
  if (!isMapping(given)) return given;
  const { at, responses } = given;
  return {
    ...given,
    ...(typeof at === 'string' ? { at: stepToday(at, formerly) } : {}),
    ...(Array.isArray(responses) ? { responses: responses.map((one) => entryToday(one, formerly)) } : {}),
  };
}

/** A part of a card with every word of a list renewed. Of several shapes each renews what it knows: none has a field of another. */
function inWords(shape: ShapeData, value: unknown, formerly: Formerly): unknown {
  const inner = (of: ShapeData, one: unknown): unknown => inWords(of, one, formerly);
  const fields = (of: Extract<ShapeData, { readonly is: 'fields' }>['fields'] | undefined, one: Mapping): Mapping =>
    mapped(one, (each, key) => {
      const field = of !== undefined && Object.hasOwn(of, key) ? of[key] : undefined;
      return field === undefined ? each : inner(field.shape, each);
    });
  switch (shape.is) {
    case 'word':
      return typeof value === 'string' && !shape.or?.includes(value) ? today(value, formerly.words[shape.of]) : value;
    case 'list':
      return Array.isArray(value) ? value.map((one) => inner(shape.of, one)) : value;
    case 'map':
      return isMapping(value)
        ? mapped(
            value,
            (one) => inner(shape.of, one),
            (key) => String(inner(shape.key, key)),
          )
        : value;
    case 'fields':
      return isMapping(value) ? fields(shape.fields, value) : value;
    case 'either':
      return shape.of.reduce((one, of) => inner(of, one), value);
    case 'tagged': {
      if (!isMapping(value)) return value;
      const said = value[shape.by];
      if (typeof said !== 'string') return value;
      const tag = shape.words === null ? said : today(said, formerly.words[shape.words]);
      return fields(Object.hasOwn(shape.of, tag) ? shape.of[tag] : undefined, { ...inTurn(value), [shape.by]: tag });
    }
    case 'part':
      return inner(PARTS[shape.name], value);
    case 'only':
      return inner(shape.of, value);
    case 'text':
    case 'number':
    case 'boolean':
    case 'just':
    case 'oneOf':
      return value;
  }
}

/** Further parts of what a card costs stood beside its cost; now they follow in it. */
function inTurn(value: Mapping): Mapping {
  const { and, ...said } = value;
  const { kind, cost } = said;
  return kind === 'cost' && isMapping(cost) && Array.isArray(and) ? { ...said, cost: { ...cost, [THEN]: and } } : value;
}
