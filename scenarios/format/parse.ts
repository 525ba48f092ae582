/** From the text of a scenario file to the scenario, or to one line for everything that is wrong in it. */
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { inconsistencies } from './consistent';
import { type Scenario, ScenarioSchema } from './schema';

/** `file:line what, what would be right`. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}
export const faultLine = ({ file, line, what }: Fault): string => `${file}:${line} ${what}`.replace(/\s+/g, ' ');

export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario; readonly lineOf: LineOf }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The line of a value in the file by its path; of the nearest enclosing one where it has none. */
export type LineOf = (path: readonly (string | number)[]) => number;

/** Reads a scenario file. Refuses what is no YAML, unknown keys, missing parts and words that are no action. */
export function parseScenario(text: string, file: string): Parsed {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = doc.errors;
  if (broken) {
    const line = lines.linePos(broken.pos[0]).line;
    return { ok: false, faults: [{ file, line, what: `this is no YAML: ${broken.message.split('\n')[0] ?? ''}` }] };
  }
  const lineOf: LineOf = (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? doc.contents : doc.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  numbersWithPointsAreText(doc);
  const given: unknown = doc.toJS();
  if (typeof given !== 'object' || given === null || Array.isArray(given))
    return { ok: false, faults: [{ file, line: 1, what: 'a scenario is a mapping that begins with id: and title:' }] };
  return checkScenario(given, file, lineOf);
}

/** No number of a scenario has a point, but clauses do: `1102.20` is a clause, not a number. */
function numbersWithPointsAreText(doc: Document): void {
  visit(doc, {
    Scalar(_, node) {
      if (typeof node.value === 'number' && node.source?.includes('.')) node.value = node.source;
    },
  });
}

/** Checks a scenario that is data already, as a link or the sandbox holds it. */
export function checkScenario(given: unknown, file = 'scenario', lineOf: LineOf = () => 1): Parsed {
  const read = v.safeParse(ScenarioSchema, given);
  if (read.success) {
    const wrong = inconsistencies(read.output).map(({ path, message }): Fault => {
      return { file, line: lineOf(path), what: `${placeOf(path)}${message}` };
    });
    return wrong.length === 0 ? { ok: true, scenario: read.output, lineOf } : { ok: false, faults: wrong };
  }
  const faults = read.issues.map((issue): Fault => {
    const deep = deepest(issue);
    const path = [...pathOf(issue), ...(deep === issue ? [] : pathOf(deep))];
    return { file, line: lineOf(path), what: `${placeOf(path)}${deep.message}` };
  });
  const meant = new Set(faults.flatMap(({ what }) => /"([^"]+)" is nearest$/.exec(what)?.[1] ?? []));
  const misspelt = (what: string): boolean => meant.has(/"([^"]+)" is missing$/.exec(what)?.[1] ?? '');
  // A misspelt key is one mistake, not also a missing one.
  return { ok: false, faults: faults.filter(({ what }) => !misspelt(what)) };
}

/** `script.A: `, the way to a part of the file, without the numbers of lists. */
function placeOf(path: readonly (string | number)[]): string {
  const where = path.filter((part) => typeof part === 'string').join('.');
  return where === '' ? '' : `${where}: `;
}

type Issue = v.BaseIssue<unknown>;

/** Of a choice of shapes, the issue of the shape that got furthest. */
function deepest(issue: Issue): Issue {
  const inner = issue.issues ?? [];
  const fitting = inner.filter(({ path, type }) => path !== undefined || type === 'check' || type === 'regex');
  const [first] = [...fitting].sort((a, b) => (b.path?.length ?? 0) - (a.path?.length ?? 0));
  return first ? deepest(first) : issue;
}

function pathOf(issue: Issue): readonly (string | number)[] {
  return (issue.path ?? []).flatMap(({ key }) => (typeof key === 'string' || typeof key === 'number' ? [key] : []));
}
