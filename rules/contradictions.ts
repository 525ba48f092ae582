import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Contradiction, ContradictionSchema } from './contradictions/schema';
import { flawsOf } from './contradictions/soundness';
import { type Checked, type Problem, problemLine } from './problem';
import { allOf, type Placed, parseList } from './yaml-list';

export const CONTRADICTIONS_FOLDER = 'rules/contradictions';

/**
 * Every situation that the editions of Force of Will judge apart, from the files below `root`, by number. Refused: what is
 * no YAML, unknown or missing keys, clauses that do not exist, languages that disagree, an id given twice.
 */
export function readContradictions(root: string = process.cwd()): Checked<Contradiction[]> {
  const names = readdirSync(join(root, CONTRADICTIONS_FOLDER)).filter((name) => name.endsWith('.yaml'));
  const read = allOf(
    names.sort().map((name) => {
      const file = `${CONTRADICTIONS_FOLDER}/${name}`;
      return parseContradictions(readFileSync(join(root, file), 'utf8'), file);
    }),
  );
  if (!read.ok) return read;
  const found = read.value.flat();
  const doubled = found.filter(({ item }, at) => found.findIndex((earlier) => earlier.item.id === item.id) < at);
  if (doubled.length > 0) return { ok: false, problems: doubled.map(doubledProblem) };
  return { ok: true, value: found.map(({ item }) => item).sort((a, b) => numberOf(a) - numberOf(b)) };
}

/** As `readContradictions`, for pages: the first problem stops them. */
export function contradictions(root?: string): readonly Contradiction[] {
  const read = readContradictions(root);
  if (read.ok) return read.value;
  throw new Error(read.problems.slice(0, 1).map(problemLine).join());
}

/** Reads the text of one file: a list of contradictions. */
export function parseContradictions(text: string, file: string): Checked<Placed<Contradiction>[]> {
  return parseList(text, file, { schema: ContradictionSchema, key: 'id', flaws: flawsOf });
}

const numberOf = ({ id }: Contradiction): number => Number(id.slice(1));

const doubledProblem = ({ item, file, line }: Placed<Contradiction>): Problem => ({
  file,
  line,
  what: `${item.id} is given a second time`,
  right: 'give each situation a number of its own',
});
