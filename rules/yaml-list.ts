import * as v from 'valibot';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { Checked, Problem } from './problem';

/** Something wrong in an item that has the right shape: where inside it, what, and what would be right. */
export interface Flaw {
  path: readonly (string | number)[];
  what: string;
  right: string;
}

/** An item with the place it begins at. */
export interface Placed<Item> {
  item: Item;
  file: string;
  line: number;
}

/** What a list holds: the shape of an item, what it is called in messages, and what may be wrong in one of that shape. */
export interface ListKind<Schema extends v.GenericSchema> {
  schema: Schema;
  /** The key that names an item. */
  key: string;
  flaws: (item: v.InferOutput<Schema>) => readonly Flaw[];
}

type Path = readonly (string | number)[];

/**
 * Reads the text of a file that is a YAML list. Refused, each with its line: what is no YAML or no list, items of another
 * shape, items with flaws.
 */
export function parseList<Schema extends v.GenericSchema>(
  text: string,
  file: string,
  kind: ListKind<Schema>,
): Checked<Placed<v.InferOutput<Schema>>[]> {
  const lines = new LineCounter();
  const doc = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const [broken] = doc.errors;
  if (broken) {
    const { line } = lines.linePos(broken.pos[0]);
    return refused({ file, line, what: 'is no YAML', right: broken.message.split('\n')[0] ?? 'see the YAML syntax' });
  }
  const given: unknown = doc.toJS();
  if (!Array.isArray(given))
    return refused({ file, line: 1, what: 'holds no list', right: `begin each item with "- ${kind.key}:"` });
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = doc.getIn(path.slice(0, length), true);
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    }
    return 1;
  };
  const read = given.map((one: unknown, at): Checked<Placed<v.InferOutput<Schema>>> => {
    const name = nameOf(one, kind.key) ?? `item ${at + 1}`;
    const found = v.safeParse(kind.schema, one);
    const flaws = found.success ? kind.flaws(found.output) : found.issues.map(flawOf);
    const problems = flaws.map(
      ({ path, what, right }): Problem => ({
        file,
        line: lineOf([at, ...path]),
        what: `${name}: ${path.join('.')} ${what}`,
        right,
      }),
    );
    if (!found.success || problems.length > 0) return { ok: false, problems };
    return { ok: true, value: { item: found.output, file, line: lineOf([at]) } };
  });
  return allOf(read);
}

/** All values, or all problems if there is one. */
export function allOf<T>(read: readonly Checked<T>[]): Checked<T[]> {
  const problems = read.flatMap((one) => (one.ok ? [] : one.problems));
  return problems.length > 0
    ? { ok: false, problems }
    : { ok: true, value: read.flatMap((one) => (one.ok ? [one.value] : [])) };
}

function flawOf(issue: v.BaseIssue<unknown>): Flaw {
  const path = (issue.path ?? []).flatMap(({ key }) =>
    typeof key === 'string' || typeof key === 'number' ? [key] : [],
  );
  return { path, what: `is ${issue.received}`, right: issue.message };
}

function nameOf(given: unknown, key: string): string | undefined {
  if (typeof given !== 'object' || given === null) return undefined;
  const name: unknown = Object.entries(given).find(([one]) => one === key)?.[1];
  return typeof name === 'string' ? name : undefined;
}

const refused = (problem: Problem): { ok: false; problems: Problem[] } => ({ ok: false, problems: [problem] });
