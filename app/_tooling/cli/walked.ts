import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Place, placeKey } from '../../../rules/documents';

const WALKED_FILE = 'scenarios/generated/walked.json';

const Walk = v.object({
  /** Steps of the engine that cite the clause. */
  steps: v.array(v.string()),
  /** Rows of scenarios in which it was executed. */
  scenarios: v.array(v.object({ id: v.string(), edition: v.string(), row: v.number() })),
});
export type Walk = v.InferOutput<typeof Walk>;

/** Which steps and scenarios execute a clause, as last measured; nothing before the first measurement. */
export function walkOf(place: Place): Walk {
  if (!existsSync(WALKED_FILE)) return { steps: [], scenarios: [] };
  const index = v.parse(v.record(v.string(), Walk), JSON.parse(readFileSync(WALKED_FILE, 'utf8')));
  return index[placeKey(place)] ?? { steps: [], scenarios: [] };
}
