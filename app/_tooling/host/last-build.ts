import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import * as v from 'valibot';
import { KEPT, Ledger, PAGES, readLedger } from '../../_content/pages-to-make';

/** What a build leaves for the next one, in the folder that Next spares. */
export const BOOKS = '.next/cache/saitei';

const Record = v.object({
  /** Names all that is no page and no text. */
  code: v.string(),
  pages: Ledger,
  /** Every file of the site with its size and its time, so that one that was touched since is not taken for the build's. */
  files: v.record(v.string(), v.string()),
});

/** What all that is no text was when this build began. */
const NOW = 'code.txt';
/** A built file in all its forms. */
const FORMS = ['', '.br', '.gz'];
const fileOf = (path: string): string => (path.endsWith('/') ? `${path.slice(1)}index.html` : path.slice(1));

/**
 * Lays aside what the last build made, where all but texts is as it was then, and writes down for Next which pages of it
 * hold if they are made of the same things. Files are linked, not moved: the site stays whole until the new one replaces it.
 */
export function layAside(out: string, room: string, code: string): void {
  for (const old of ['last', PAGES, KEPT]) rmSync(join(room, old), { recursive: true, force: true });
  const record = readRecord(room);
  mkdirSync(room, { recursive: true });
  writeFileSync(join(room, NOW), code);
  if (record?.code !== code) return;
  for (const [file, stamp] of Object.entries(record.files)) {
    if (stampOf(join(out, file)) === stamp) link(join(out, file), join(room, 'last', file));
  }
  const intact = Object.entries(record.pages).filter(([path]) => existsSync(join(room, 'last', fileOf(path))));
  writeFileSync(join(room, KEPT), JSON.stringify(Object.fromEntries(intact)));
}

/**
 * Brings the pages that Next has left out from where they were laid aside, and says how many. Refused: a page that is in
 * neither place, or that was laid aside for other things than it would be made of now.
 */
export function bringBack(out: string, room: string): number {
  const kept = readLedger(join(room, KEPT));
  const left = Object.entries(pagesOf(room)).filter(([path]) => !existsSync(join(out, fileOf(path))));
  for (const [path, hash] of left) {
    const file = fileOf(path);
    if (kept[path] !== hash) throw new Error(`${path} was not made, and the last build has none like it`);
    mkdirSync(dirname(join(out, file)), { recursive: true });
    for (const form of FORMS) {
      const from = join(room, 'last', file + form);
      if (existsSync(from)) renameSync(from, join(out, file + form));
    }
  }
  return left.length;
}

/** Brings the compressed forms of a file that is the same as in the last build. Says whether it has them now. */
export function bringForms(out: string, room: string, file: string): boolean {
  const [here, before] = [join(out, file), join(room, 'last', file)];
  if (FORMS.slice(1).every((form) => existsSync(here + form))) return true;
  const same = FORMS.every((form) => existsSync(before + form)) && readFileSync(here).equals(readFileSync(before));
  if (same) for (const form of FORMS.slice(1)) renameSync(before + form, here + form);
  return same;
}

/** Writes down what a finished site is made of, and lets go of what was laid aside. */
export function writeDown(out: string, room: string): void {
  const files = readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(out, join(entry.parentPath, entry.name)));
  const stamps = files.flatMap((file) => [[file, stampOf(join(out, file)) ?? ''] as const]);
  const code = readFileSync(join(room, NOW), 'utf8');
  const record: v.InferOutput<typeof Record> = { code, pages: pagesOf(room), files: Object.fromEntries(stamps) };
  writeFileSync(join(room, 'record.json'), JSON.stringify(record));
  rmSync(join(room, 'last'), { recursive: true, force: true });
}

/** The record of the last build; none before the first, or where it is no longer written so. */
function readRecord(room: string): v.InferOutput<typeof Record> | undefined {
  const file = join(room, 'record.json');
  if (!existsSync(file)) return undefined;
  const record = v.safeParse(Record, json(readFileSync(file, 'utf8')));
  return record.success ? record.output : undefined;
}

/** What a text says, or undefined where a build was stopped while it wrote it. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Every page of this build, with what it is made of. */
function pagesOf(room: string): Ledger {
  const folder = join(room, PAGES);
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.assign({}, ...files.map((file) => readLedger(join(folder, file))));
}

function link(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  try {
    linkSync(from, to);
  } catch {
    // A disk without links: what is not laid aside is made again.
  }
}

function stampOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.size} ${found.mtimeMs}`;
}
