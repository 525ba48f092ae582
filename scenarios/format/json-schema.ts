/** The scenario format as JSON Schema, for editors that complete and check while one writes. */
import { toJsonSchema } from '@valibot/to-json-schema';
import { PARTS, ScenarioSchema } from './schema';

export const JSON_SCHEMA_FILE = 'public/schema/scenario.json';

/** The text of the published file. */
export function jsonSchemaSource(): string {
  const schema = toJsonSchema(ScenarioSchema, { errorMode: 'ignore', typeMode: 'input', definitions: PARTS });
  const named = ['id', 'title', 'question', 'answer'];
  const required = (schema.required ?? []).filter((key) => !named.includes(key));
  // A draft need not have its id and texts yet.
  const unlessDraft = {
    if: { properties: { draft: { const: true } }, required: ['draft'] },
    else: { required: named },
  };
  const titled = {
    ...schema,
    required,
    ...unlessDraft,
    title: 'Saitei scenario',
    description: 'A question a judge is asked, and its ruling.',
  };
  return `${JSON.stringify(titled, null, 1)}\n`;
}
