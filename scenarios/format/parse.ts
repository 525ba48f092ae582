/** From the text of a scenario file to the scenario, or to one line for everything that is wrong in it. */
import * as v from 'valibot';
import { type Document, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { DEEPEST, hasTooManyParts, MOST_PARTS, tooLong } from './bounds';
import { inconsistencies } from './consistent';
import { type DeckFile, DeckFileSchema } from './deck-schema';
import { completed } from './draft';
import { type FixedEntry, FixedList, type Scenario, ScenarioSchema } from './schema';
import { unfit } from './unfit';

/** `file:line what, what would be right`. */
export interface Fault {
  readonly file: string;
  readonly line: number;
  readonly what: string;
}
export const faultLine = ({ file, line, what }: Fault): string =>
  `${file}:${line} ${what.length <= LONGEST_FAULT ? what : `${what.slice(0, LONGEST_FAULT)}…`}`.replace(/\s+/g, ' ');
const LONGEST_FAULT = 400;

export type Parsed =
  | { readonly ok: true; readonly scenario: Scenario; readonly lineOf: LineOf }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The line of a value in the file by its path; of the nearest enclosing one where it has none. */
export type LineOf = (path: readonly (string | number)[]) => number;

/** Reads a scenario file. Refuses what is no YAML, unknown keys, missing parts and words that are no action. */
export function parseScenario(text: string, file: string): Parsed {
  const read = mappingIn(text, file, 'a scenario is a mapping that begins with id: and title:');
  return read.ok ? checkScenario(read.given, file, read.lineOf) : read;
}

export type ParsedDeck =
  | { readonly ok: true; readonly deck: DeckFile; readonly lineOf: LineOf }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads a deck file, as strictly as a scenario. */
export function parseDeck(text: string, file: string): ParsedDeck {
  const read = mappingIn(text, file, 'a deck is a mapping of piles: main: and, in Force of Will, ruler: and stones:');
  if (!read.ok) return read;
  const checked = checkedBy(DeckFileSchema, read.given, file, read.lineOf);
  return checked.ok ? { ok: true, deck: checked.value, lineOf: read.lineOf } : checked;
}

export type ParsedFixed =
  | { readonly ok: true; readonly fixed: readonly FixedEntry[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Reads what is fixed in every line, as it stands in a scenario file: a list of entries, or one of them alone. */
export function parseFixed(text: string, file: string): ParsedFixed {
  const doc = parseDocument(text, { prettyErrors: false });
  const [broken] = doc.errors;
  const what = broken ? mistakeIn(broken.message) : (tooLong(text.length) ?? unfit(doc)?.what);
  if (what !== undefined) return { ok: false, faults: [{ file, line: 1, what }] };
  const given = dataOf(doc);
  return checkFixed(Array.isArray(given) ? given : [given], file);
}

/** Checks what is fixed that is data already, as a link holds it. */
export function checkFixed(given: unknown, file: string): ParsedFixed {
  const read = checkedBy(FixedList, given, file, () => 1);
  return read.ok ? { ok: true, fixed: read.value } : read;
}

type Mapping =
  | { readonly ok: true; readonly given: object; readonly lineOf: LineOf }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** The mapping that a file holds. @param otherwise what is told of one that holds something else */
function mappingIn(text: string, file: string, otherwise: string): Mapping {
  const refused = (what: string, line = 1): Mapping => ({ ok: false, faults: [{ file, line, what }] });
  const long = tooLong(text.length);
  if (long !== null) return refused(long);
  const lines = new LineCounter();
  // Keys that stand twice are looked for below, in one pass.
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const [broken] = doc.errors;
  if (broken) return refused(mistakeIn(broken.message), lines.linePos(broken.pos[0]).line);
  const beyond = unfit(doc);
  if (beyond) return refused(beyond.what, lines.linePos(beyond.at).line);
  const lineOf: LineOf = (path) => {
    for (let length = path.length; length >= 0; length -= 1) {
      const node = length === 0 ? doc.contents : doc.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  numbersWithPointsAreText(doc);
  const given = dataOf(doc);
  if (given === undefined) return refused(TOO_MANY_PARTS);
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return refused(otherwise);
  return { ok: true, given, lineOf };
}

/** The library tells of a nesting that it cannot follow as of any other mistake. */
const mistakeIn = (message: string): string =>
  message.startsWith('Maximum call stack')
    ? `lists and mappings stand more than ${DEEPEST} deep`
    : `this is no YAML: ${message.split('\n')[0] ?? ''}`;

const TOO_MANY_PARTS = `with its aliases followed, the file has more than ${MOST_PARTS} parts`;

/** The value of a document; `undefined` where its aliases multiply beyond what the library follows. */
function dataOf(doc: Document): unknown {
  try {
    return doc.toJS({ maxAliasCount: 100 });
  } catch {
    return undefined;
  }
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
  const read = checkedBy(ScenarioSchema, hasTooManyParts(given) ? given : completed(given, file), file, lineOf);
  if (!read.ok) return read;
  const wrong = inconsistencies(read.value).map(({ path, message }) => faultAt(file, lineOf, path, message));
  return wrong.length === 0 ? { ok: true, scenario: read.value, lineOf } : { ok: false, faults: wrong };
}

/** Something wrong at a place in a file. */
export const faultAt = (file: string, lineOf: LineOf, path: Path, message: string): Fault => ({
  file,
  line: lineOf(path),
  what: `${placeOf(path)}${message}`,
});

type Checked<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly faults: readonly Fault[] };

/** Data held against a schema: everything that is wrong with it, in the order of the file. */
function checkedBy<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
  file: string,
  lineOf: LineOf,
): Checked<v.InferOutput<S>> {
  if (hasTooManyParts(given)) return { ok: false, faults: [faultAt(file, lineOf, [], TOO_MANY_PARTS)] };
  const { strange, read } = withoutStrangeKeys(schema, given);
  const mistakes = [...strange, ...(read.issues ?? []).map(mistakeOf)];
  const faults = mistakes.map(({ path, message }) => faultAt(file, lineOf, path, message));
  if (read.success && faults.length === 0) return { ok: true, value: read.output };
  const meant = new Set(faults.flatMap(({ what }) => /"([^"]+)" is nearest$/.exec(what)?.[1] ?? []));
  const misspelt = (what: string): boolean => meant.has(/"([^"]+)" is missing$/.exec(what)?.[1] ?? '');
  // A misspelt key is one mistake, not also a missing one.
  const told = faults.filter(({ what }) => !misspelt(what));
  return { ok: false, faults: theFirst([...told].sort((one, other) => one.line - other.line)) };
}

const MOST_FAULTS = 50;
/** The faults, of very many the first. */
function theFirst(faults: readonly Fault[]): readonly Fault[] {
  const last = faults[MOST_FAULTS];
  if (!last) return faults;
  return [...faults.slice(0, MOST_FAULTS), { ...last, what: `and ${faults.length - MOST_FAULTS} more` }];
}

/** Unknown keys told before the search for more is given up. */
const MOST_STRANGE = 20;

interface Mistake {
  readonly path: Path;
  readonly message: string;
}

/** The schema tells one unknown key of a mapping and then no more: each is taken out and told, until none is left. */
function withoutStrangeKeys<S extends v.GenericSchema>(
  schema: S,
  given: unknown,
): {
  readonly strange: readonly Mistake[];
  readonly read: v.SafeParseResult<S>;
} {
  const strange: Mistake[] = [];
  let value = given;
  for (;;) {
    const read = v.safeParse(schema, value);
    const found = read.success ? [] : read.issues.filter((issue) => deepest(issue).expected === 'never').map(mistakeOf);
    if (found.length === 0 || strange.length > MOST_STRANGE) return { strange, read };
    strange.push(...found);
    for (const { path } of found) value = without(value, path);
  }
}

/** A value without what stands at a path. */
function without(value: unknown, [key, ...rest]: Path): unknown {
  if (typeof value !== 'object' || value === null || key === undefined) return value;
  if (Array.isArray(value)) return value.map((one: unknown, index) => (index === key ? without(one, rest) : one));
  return Object.fromEntries(
    Object.entries(value).flatMap(([own, one]): readonly (readonly [string, unknown])[] =>
      own !== key ? [[own, one]] : rest.length === 0 ? [] : [[own, without(one, rest)]],
    ),
  );
}

type Path = readonly (string | number)[];

function mistakeOf(issue: Issue): Mistake {
  const deep = deepest(issue);
  return { path: [...pathOf(issue), ...(deep === issue ? [] : pathOf(deep))], message: cut(deep.message) };
}

/** What is wrong repeats what was given, which may be long. */
const MOST_LETTERS = 400;
const cut = (message: string): string =>
  message.length <= MOST_LETTERS ? message : `${message.slice(0, MOST_LETTERS)}…`;

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
