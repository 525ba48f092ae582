/** What a mapping may hold, in one line of its own notation: of card data, and of the scenario file. */
import type { JsonSchema } from '@valibot/to-json-schema';
import { type ShapeData, WORD_NAMES } from '@/engine';

interface Field {
  readonly key: string;
  readonly needed: boolean;
  readonly said: string;
}

/** Fields in their order, those that hold the same said together; `?` marks what may be left out. */
export function fieldsLine(fields: readonly Field[]): string {
  const groups = new Map<string, string[]>();
  for (const { key, needed, said } of fields) groups.set(said, [...(groups.get(said) ?? []), needed ? key : `${key}?`]);
  return [...groups].map(([said, keys]) => `${keys.join(' ')}: ${said}`).join(', ');
}

const mapping = (fields: readonly Field[]): string => (fields.length === 0 ? '{}' : `{ ${fieldsLine(fields)} }`);
const listOf = (said: string): string => (said.includes(' | ') ? `[(${said}), …]` : `[${said}, …]`);

/** A part of card data: `<keyword>` is a word of that list, a capital letter begins the name of another part. */
export function shapeSaid(shape: ShapeData): string {
  switch (shape.is) {
    case 'word':
      return [`<${WORD_NAMES[shape.of]}>`, ...(shape.or ?? [])].join(' | ');
    case 'text':
      return 'text';
    case 'number':
      return 'number';
    case 'boolean':
      return 'true | false';
    case 'just':
      return String(shape.value);
    case 'oneOf':
      return shape.words.join(' | ');
    case 'list':
      return listOf(shapeSaid(shape.of));
    case 'map':
      return `{ ${shapeSaid(shape.key)}: ${shapeSaid(shape.of)} }`;
    case 'fields':
      return mapping(shapeFields(shape.fields));
    case 'either':
      return shape.of.map(shapeSaid).join(' | ');
    case 'tagged':
      return Object.keys(shape.of).join(' | ');
    case 'part':
      return shape.name;
    case 'only':
      return `${shapeSaid(shape.of)} (<${WORD_NAMES[shape.list]}> ${shape.word})`;
  }
}

type ShapeFields = Extract<ShapeData, { readonly is: 'fields' }>['fields'];

export const shapeFields = (fields: ShapeFields): readonly Field[] =>
  Object.entries(fields).map(([key, { shape, needed }]) => ({ key, needed, said: shapeSaid(shape) }));

type Described = JsonSchema | boolean;

/** A part of a scenario file, from its JSON Schema. */
export function schemaSaid(schema: Described): string {
  if (typeof schema === 'boolean') return 'anything';
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? '';
  if (schema.const !== undefined) return String(schema.const);
  if (schema.enum !== undefined) return schema.enum.map(String).join(' | ');
  if (schema.anyOf !== undefined) return schema.anyOf.map(schemaSaid).join(' | ');
  switch (schema.type) {
    case 'array':
      return Array.isArray(schema.items)
        ? `[${schema.items.map(schemaSaid).join(', ')}]`
        : listOf(schemaSaid(schema.items ?? true));
    case 'object':
      return mapping(schemaFields(schema));
    case 'string':
      return 'text';
    case 'integer':
    case 'number':
      return 'number';
    case 'boolean':
      return 'true | false';
    default:
      return 'anything';
  }
}

/** The fields of a mapping; `<name>` stands for any key but those before it. */
export function schemaFields(schema: JsonSchema): readonly Field[] {
  const { properties = {}, required = [], propertyNames = true, additionalProperties = false } = schema;
  const named = Object.entries(properties).map(([key, of]) => ({
    key,
    needed: required.includes(key),
    said: schemaSaid(of),
  }));
  if (additionalProperties === false) return named;
  const key = typeof propertyNames === 'object' && propertyNames.enum ? schemaSaid(propertyNames) : '<name>';
  return [...named, { key, needed: true, said: schemaSaid(additionalProperties) }];
}
