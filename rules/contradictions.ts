import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import { type Contradiction, ContradictionSchema } from './contradictions/schema';
import { flawsOf } from './contradictions/soundness';
import { type Checked, type Problem, problemLine } from './problem';

export const CONTRADICTIONS_FOLDER = 'rules/contradictions';

/**
 * Every situation that the editions of Force of Will judge apart, from the files below `root`, by number. Refused: what is
 * no YAML, unknown or missing keys, clauses that do not exist, languages that disagree, an id given twice.
 */
export function readContradictions(root: string = process.cwd()): Checked<Contradiction[]> {
  const names = readdirSync(join(root, CONTRADICTIONS_FOLDER)).filter((name) => name.endsWith('.yaml'));
  const read = names.sort().map((name) => {
    const file = `${CONTRADICTIONS_FOLDER}/${name}`;
    return parseContradictions(readFileSync(join(root, file), 'utf8'), file);
  });
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  if (problems.length > 0) return { ok: false, problems };
  const found = read.flatMap((one) => (one.ok ? one.value : []));
  const doubled = found.filter(({ item }, at) => found.findIndex((earlier) => earlier.item.id === item.id) < at);
  if (doubled.length > 0) return { ok: false, problems: doubled.map(doubledProblem) };
  const items = found.map(({ item }) => item);
  return { ok: true, value: items.sort((a, b) => numberOf(a) - numberOf(b)) };
}

/** As `readContradictions`, for pages: the first problem stops them. */
export function contradictions(root?: string): readonly Contradiction[] {
  const read = readContradictions(root);
  if (read.ok) return read.value;
  throw new Error(read.problems.slice(0, 1).map(problemLine).join());
}

interface Placed {
  item: Contradiction;
  file: string;
  line: number;
}

/** Reads one file: a list of contradictions, each with the line it begins at. */
export function parseContradictions(text: string, file: string): Checked<Placed[]> {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = doc.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    return refused({ file, line, what: 'is no YAML', right: broken.message.split('\n')[0] ?? 'see the YAML syntax' });
  }
  const lineOf = (path: readonly (string | number)[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = doc.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const given: unknown = doc.toJS();
  if (!Array.isArray(given))
    return refused({ file, line: 1, what: 'holds no list', right: 'begin each contradiction with "- id:"' });
  const read = given.map((one: unknown, at) => checked(one, at, file, lineOf));
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
}

type LineOf = (path: readonly (string | number)[]) => number;

function checked(given: unknown, at: number, file: string, lineOf: LineOf): Checked<Placed> {
  const read = v.safeParse(ContradictionSchema, given);
  if (!read.success) {
    const problems = read.issues.map((issue): Problem => {
      const path = (issue.path ?? []).flatMap(({ key }) =>
        typeof key === 'string' || typeof key === 'number' ? [key] : [],
      );
      const what = `${nameOf(given, at)}: ${path.join('.') || 'it'} is ${issue.received}`;
      return { file, line: lineOf([at, ...path]), what, right: issue.message };
    });
    return { ok: false, problems };
  }
  const item = read.output;
  const problems = flawsOf(item).map(
    ({ path, what, right }): Problem => ({
      file,
      line: lineOf([at, ...path]),
      what: `${item.id}: ${path.join('.')} ${what}`,
      right,
    }),
  );
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { item, file, line: lineOf([at]) } };
}

function nameOf(given: unknown, at: number): string {
  const id = typeof given === 'object' && given !== null && 'id' in given ? given.id : undefined;
  return typeof id === 'string' ? id : `item ${at + 1}`;
}

const numberOf = ({ id }: Contradiction): number => Number(id.slice(1));

const refused = (problem: Problem): { ok: false; problems: Problem[] } => ({ ok: false, problems: [problem] });

const doubledProblem = ({ item, file, line }: Placed): Problem => ({
  file,
  line,
  what: `${item.id} is given a second time`,
  right: 'give each situation a number of its own',
});
