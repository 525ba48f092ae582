/** A card defined inside a scenario file: the engine's card data, checked as the engine's text language describes it. */
import * as v from 'valibot';
import { conforms, PARTS, type PartName, type Parts, type ShapeData } from '@/engine';
import { LARGEST, MOST_UNITS } from './bounds';
import { either, listed, oneOf, shortened, strict, unknown } from './strict';

type Fields = Extract<ShapeData, { readonly is: 'fields' }>['fields'];

const entriesOf = (fields: Fields): v.ObjectEntries =>
  Object.fromEntries(
    Object.entries(fields).map(([key, { shape, needed }]) => [
      key,
      needed ? schemaOf(shape) : v.optional(schemaOf(shape)),
    ]),
  );

const CardNumber = v.pipe(
  v.number(),
  v.minValue(-LARGEST, `a number from ${-LARGEST} is expected`),
  v.maxValue(LARGEST, `a number up to ${LARGEST} is expected`),
);
const Units = v.pipe(
  v.number(),
  v.integer('a whole number is expected'),
  v.minValue(0, 'a number from 0 is expected'),
  v.maxValue(MOST_UNITS, `a number up to ${MOST_UNITS} is expected`),
);
const isCost = ({ key }: Extract<ShapeData, { readonly is: 'map' }>): boolean =>
  key.is === 'word' && key.of === 'resources';

function wholeFrom(least: number): v.GenericSchema {
  const expected = `a whole number, ${least} or more, is expected`;
  return v.pipe(CardNumber, v.integer(expected), v.minValue(least, expected));
}

/** The words among several shapes. */
function wordsOf(shape: ShapeData): readonly string[] {
  switch (shape.is) {
    case 'oneOf':
      return shape.words;
    case 'just':
      return typeof shape.value === 'string' ? [shape.value] : [];
    case 'either':
      return shape.of.flatMap(wordsOf);
    case 'part':
      return wordsOf(PARTS[shape.name]);
    case 'only':
      return wordsOf(shape.of);
    default:
      return [];
  }
}

function schemaOf(shape: ShapeData): v.GenericSchema {
  switch (shape.is) {
    case 'word':
      return v.string();
    case 'text':
      return v.pipe(v.string(), v.nonEmpty('some text is expected'));
    case 'number':
      return shape.from === undefined ? CardNumber : wholeFrom(shape.from);
    case 'boolean':
      return v.boolean();
    case 'just':
      return v.literal(shape.value);
    case 'oneOf':
      return oneOf(shape.words);
    case 'list': {
      const list = v.array(schemaOf(shape.of));
      return shape.most === null ? list : v.pipe(list, v.minLength(shape.least), v.maxLength(shape.most));
    }
    case 'map':
      // Units of a cost or of a change of values; there is no cost below nothing.
      return v.record(v.string(), isCost(shape) ? Units : schemaOf(shape.of));
    case 'fields':
      return strict(entriesOf(shape.fields));
    case 'either':
      return either(shape.of.map(schemaOf), wordsOf(shape));
    case 'tagged':
      return v.variant(
        shape.by,
        Object.entries(shape.of).map(([tag, fields]) => strict({ [shape.by]: v.literal(tag), ...entriesOf(fields) })),
        ({ path, input, received }) =>
          path?.at(-1)?.key === shape.by
            ? typeof input === 'string'
              ? unknown(input, Object.keys(shape.of), 'word')
              : `"${shape.by}" is missing; one of ${listed(Object.keys(shape.of))} is expected`
            : `a mapping is expected, not ${shortened(received)}`,
      );
    case 'part':
      return v.lazy(() => SCHEMAS[shape.name]);
    case 'only':
      return schemaOf(shape.of);
  }
}

const SCHEMAS: Readonly<Record<PartName, v.GenericSchema>> = {
  Filter: schemaOf(PARTS.Filter),
  Modification: schemaOf(PARTS.Modification),
  PlayerModification: schemaOf(PARTS.PlayerModification),
  Players: schemaOf(PARTS.Players),
  Objects: schemaOf(PARTS.Objects),
  Amount: schemaOf(PARTS.Amount),
  Condition: schemaOf(PARTS.Condition),
  Occurrence: schemaOf(PARTS.Occurrence),
  Incident: schemaOf(PARTS.Incident),
  Instruction: schemaOf(PARTS.Instruction),
  Ability: schemaOf(PARTS.Ability),
  Granted: schemaOf(PARTS.Granted),
  Token: schemaOf(PARTS.Token),
  Card: schemaOf(PARTS.Card),
};

const isCard = (value: unknown): value is Parts['Card'] => conforms('Card', value);

/** A card; whatever else the schema lets through is none. */
export const Card: v.GenericSchema<unknown, Parts['Card']> = v.pipe(SCHEMAS.Card, v.guard(isCard));

/** The parts that stand in many places, by the name they have in the published schema. */
export const CARD_PARTS = { ...SCHEMAS, Card };
