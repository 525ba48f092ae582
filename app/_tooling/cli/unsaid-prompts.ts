/** Decisions that an edition asks for and has no words for: a reader would be asked ‹key›. Found in the sources, so that no play is needed. */
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EDITIONS, type Edition, type EditionWords, wordsOf } from '../../../engine';

/** The file in which the tables of an edition begin. */
const TABLES: Readonly<Record<Edition, string>> = {
  'fow-2.0': 'engine/fow/editions/2.0/index.ts',
  'fow-5.00': 'engine/fow/editions/5.00/index.ts',
  'fow-5.5': 'engine/fow/editions/5.5/index.ts',
  'fow-8.01': 'engine/fow/editions/8.01/index.ts',
  fftcg: 'engine/fftcg/index.ts',
};

/**
 * A line for each decision without words in both languages, with the editions that ask for it and lack them.
 * @param root the folder of the project
 */
export function unsaidPrompts(
  root: string,
  tables: Partial<Readonly<Record<Edition, string>>> = TABLES,
  words: (edition: Edition) => Pick<EditionWords, 'knows' | 'prompt'> = wordsOf,
): readonly string[] {
  const unsaid = new Map<string, { readonly file: string; readonly editions: Edition[] }>();
  for (const edition of EDITIONS) {
    const entry = tables[edition];
    if (entry === undefined) continue;
    for (const [prompt, file] of promptsFrom(root, entry)) {
      if (isSaid(words(edition), prompt)) continue;
      const known = unsaid.get(prompt);
      if (known) known.editions.push(edition);
      else unsaid.set(prompt, { file, editions: [edition] });
    }
  }
  return [...unsaid].map(
    ([prompt, { file, editions }]) =>
      `${file}: the decision "${prompt}" has no words in ${editions.join(', ')}; say it in engine/words/prompts.ts, in both languages`,
  );
}

function isSaid({ knows, prompt: wordsFor }: Pick<EditionWords, 'knows' | 'prompt'>, prompt: string): boolean {
  if (!knows('prompt', prompt)) return false;
  const { ja, en } = wordsFor(prompt);
  return ja !== '' && en !== '';
}

/** Every decision that a file asks for, or one that it imports, however far; each with the file that asks. */
export function promptsFrom(root: string, entry: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const files = new Set([entry]);
  for (const file of files) {
    const { prompts, imports } = readAt(join(root, file));
    for (const prompt of prompts) if (!found.has(prompt)) found.set(prompt, file);
    for (const path of imports) {
      const at = join(dirname(file), path);
      const [to] = [`${at}.ts`, join(at, 'index.ts')].filter((one) => existsSync(join(root, one)));
      if (to !== undefined) files.add(to);
    }
  }
  return found;
}

interface Source {
  readonly prompts: readonly string[];
  readonly imports: readonly string[];
}
/** Editions share most of their files. */
const known = new Map<string, Source>();

function readAt(path: string): Source {
  const before = known.get(path);
  if (before) return before;
  const code = readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
  const read = {
    prompts: [...inCalls(code), ...[...code.matchAll(/\bprompt: '([^'\n]+)'/g)].flatMap(([, prompt]) => prompt ?? [])],
    imports: [...code.matchAll(/\bfrom '(\.[^']*)'/g)].flatMap(([, to]) => to ?? []),
  };
  known.set(path, read);
  return read;
}

/** What stands as the second argument of `request(…)`, of either branch where there are two; what is drawn by lot nobody is asked. */
function inCalls(code: string): readonly string[] {
  return [...code.matchAll(/(\bdrawn\(\s*)?\brequest\(/g)].flatMap(({ 0: call, 1: drawn, index }) => {
    if (drawn !== undefined) return [];
    const second = argumentsAt(code, index + call.length)[1] ?? '';
    return [...second.matchAll(/'([^'\n]+)'/g)].flatMap(([, prompt]) => prompt ?? []);
  });
}

/** The arguments of a call, from after its bracket on. */
function argumentsAt(code: string, from: number): readonly string[] {
  const found = [''];
  for (let at = from, depth = 0; at < code.length && depth >= 0; at += 1) {
    const sign = code[at] ?? '';
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) found.push('');
    else found.push((found.pop() ?? '') + sign);
  }
  return found;
}
