import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { BadInput } from './bad-input';

const DOOR = new URL('../../scenarios/index.ts', import.meta.url);

const Event = v.unknown();

const TraceRow = v.looseObject({
  step: v.string(),
  clauses: v.array(v.string()),
  events: v.array(Event),
});

export const RunReports = v.array(
  v.looseObject({
    file: v.string(),
    edition: v.string(),
    ok: v.boolean(),
    failures: v.array(v.unknown()),
    trace: v.array(TraceRow),
  }),
);
export type RunReport = v.InferOutput<typeof RunReports>[number];

const Divergent = v.looseObject({ clauses: v.array(v.string()), row: v.nullable(v.number()) });

export const Comparison = v.looseObject({
  same: v.boolean(),
  divergence: v.nullish(v.looseObject({ left: Divergent, right: Divergent })),
});
export type Comparison = v.InferOutput<typeof Comparison>;

export const CoverageRows = v.array(
  v.looseObject({
    doc: v.string(),
    clauses: v.number(),
    ja: v.number(),
    en: v.number(),
    procedure: v.number(),
    walked: v.number(),
    implemented: v.number(),
    noBehaviour: v.number(),
    missing: v.number(),
  }),
);
export type CoverageRow = v.InferOutput<typeof CoverageRows>[number];

export const Exploration = v.looseObject({
  states: v.number(),
  complete: v.boolean(),
  outcomes: v.array(v.looseObject({ outcome: v.unknown() })),
});
export type Exploration = v.InferOutput<typeof Exploration>;

/** Lines that say what is wrong with the scenarios. */
export const ScenarioProblems = v.array(v.string());

/**
 * Calls a function of `scenarios/index.ts` and checks what it answers. Loaded only here, so that rules can be read and
 * searched without the engine. Undefined when scenarios do not offer the function.
 */
export async function callScenarios<Schema extends v.GenericSchema>(
  name: string,
  args: unknown[],
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  if (!existsSync(fileURLToPath(DOOR))) return undefined;
  const door: unknown = await import(DOOR.href);
  const found: unknown = typeof door === 'object' && door !== null ? Reflect.get(door, name) : undefined;
  if (typeof found !== 'function') return undefined;
  const answer: unknown = await found(...args);
  const checked = v.safeParse(schema, answer);
  if (checked.success) return checked.output;
  const [issue] = checked.issues;
  throw new Error(`scenarios answered ${name} in another shape: ${v.getDotPath(issue) ?? ''} ${issue.message}`);
}

/** As `callScenarios`, for a command that is nothing without the answer. */
export async function askScenarios<Schema extends v.GenericSchema>(
  name: string,
  args: unknown[],
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const answer = await callScenarios(name, args, schema);
  if (answer === undefined)
    throw new BadInput(`this copy has no scenarios that answer ${name}; see scenarios/README.md`);
  return answer;
}
