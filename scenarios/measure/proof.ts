/**
 * Whether the tables of the text language are whole by type: takes every row of every table away, one at a time, in a copy of the
 * engine, and lists the rows whose absence their own file does not notice. A word of the language that could be forgotten stands in that list.
 *
 * usage: npm run -s proof
 */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** Where the tables stand: what the words mean, how sentences are made of them, and what each game calls them. */
const FOLDERS = ['engine/text', 'engine/words/grammar'];
const LEXICONS = ['engine/words/fow-terms.ts', 'engine/words/ff-terms.ts'];

/** What no closed list stands behind: phases and zones are told by each edition's own tables, and one wording is no list. */
const OPEN: ReadonlySet<string> = new Set(['FOW_PHASES', 'FF_PHASES', 'FOW_ZONES', 'FF_ZONES', 'FROM_GAME']);

interface Row {
  readonly file: string;
  readonly table: string;
  readonly row: string;
  /** Its first line and the one after its last. */
  readonly lines: readonly [from: number, to: number];
}

const ROW = /^(?:(\w+)|'([^']+)'|\[(\w+)\])[:,(]/;
/** A table begins where a constant or the forms of something are told row by row. */
const TABLE = /^(?:export )?const (\w+)\b/;
const FORMS = /\b(of(?:Objects|Players|Amount))<.*\{$/;

/**
 * The rows of the tables of one file. The formatter sets each row off by the indentation of its table, so that lines are enough
 * to tell where one begins and ends.
 */
function rowsOf(file: string, lines: readonly string[]): readonly Row[] {
  const found: Row[] = [];
  let constant = '';
  for (const [i, line] of lines.entries()) {
    constant = TABLE.exec(line)?.[1] ?? (/^\S/.test(line) && !/^[})]/.test(line) ? '' : constant);
    const forms = FORMS.exec(line)?.[1];
    const opens = constant !== '' && /^\S.*= \{$/.test(line);
    if (!opens && forms === undefined) continue;
    const depth = line.length - line.trimStart().length;
    const table = forms === undefined ? constant : `${forms} (line ${i + 1})`;
    if (!OPEN.has(table)) found.push(...rowsAt(file, table, lines, i + 1, depth));
  }
  return found;
}

function rowsAt(file: string, table: string, lines: readonly string[], from: number, depth: number): readonly Row[] {
  const starts: { readonly row: string; readonly at: number }[] = [];
  let end = from;
  for (; end < lines.length; end++) {
    const line = lines[end] ?? '';
    const indent = line.length - line.trimStart().length;
    if (line.trim() !== '' && indent <= depth) break;
    const [, plain, quoted, computed] = indent === depth + 2 ? (ROW.exec(line.trimStart()) ?? []) : [];
    const row = plain ?? quoted ?? computed;
    if (row !== undefined) starts.push({ row, at: end });
  }
  return starts.map(({ row, at }, i) => ({ file, table, row, lines: [at, starts[i + 1]?.at ?? end] }));
}

const without = (lines: readonly string[], { lines: [from, to] }: Row): string =>
  [...lines.slice(0, from), ...lines.slice(to)].join('\n');

/** The files of a copy of the engine that do not compile. */
function failing(copy: string): ReadonlySet<string> {
  const tsc = join(ROOT, 'node_modules/.bin/tsc');
  const { stdout, error } = spawnSync(tsc, ['--noEmit', '--pretty', 'false', '-p', copy], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    cwd: copy,
  });
  if (error) throw error;
  return new Set([...stdout.matchAll(/^(\S[^(\n]*)\(\d+,\d+\): error /gm)].flatMap(([, file]) => file ?? []));
}

/** A copy of the engine that the check of types goes through by itself: unused names are no error in it. */
function copyOfTheEngine(): string {
  const copy = mkdtempSync(join(tmpdir(), 'saitei-proof-'));
  cpSync(join(ROOT, 'engine'), join(copy, 'engine'), {
    recursive: true,
    filter: (path) => !/\.test\.ts$|\/testing$/.test(path),
  });
  const { compilerOptions } = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8'));
  const { target, lib, module, moduleResolution, strict, noUncheckedIndexedAccess } = compilerOptions;
  const options = { target, lib, module, moduleResolution, strict, noUncheckedIndexedAccess, types: [] };
  writeFileSync(join(copy, 'tsconfig.json'), JSON.stringify({ compilerOptions: options, include: ['engine'] }));
  return copy;
}

const files = [
  ...FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))
      .map((file) => join(folder, file)),
  ),
  ...LEXICONS,
];

function run(): number {
  const copy = copyOfTheEngine();
  try {
    const broken = failing(copy);
    if (broken.size > 0) throw new Error(`the engine does not compile as it is: ${[...broken].join(', ')}`);
    const sources = new Map(files.map((file) => [file, readFileSync(join(copy, file), 'utf8').split('\n')]));
    const rows = [...sources].flatMap(([file, lines]) => rowsOf(file, lines));
    // Each file once for each of its rows, beside itself and without that row: one check tells all of them apart.
    const variants = rows.map((row, i) => {
      const path = join(dirname(row.file), `${basename(row.file, '.ts')}.without-${i}.ts`);
      writeFileSync(join(copy, path), without(sources.get(row.file) ?? [], row));
      return { row, path };
    });
    const noticed = failing(copy);
    const forgotten = variants.filter(({ path }) => !noticed.has(path));
    const tables = new Set(rows.map(({ file, table }) => `${file} ${table}`));
    process.stdout.write(`${rows.length} rows of ${tables.size} tables taken away one at a time\n`);
    for (const { row } of forgotten)
      process.stdout.write(`still compiles: ${relative('.', row.file)} ${row.table}.${row.row}\n`);
    return forgotten.length === 0 ? 0 : 1;
  } finally {
    rmSync(copy, { recursive: true });
  }
}

process.exitCode = run();
