import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

/** What each page was made of, by its path: the hash of all that its components are given. */
export const Ledger = v.record(v.string(), v.string());
export type Ledger = v.InferOutput<typeof Ledger>;

/** Where a build keeps its books; set by `npm run build`. */
export const ROOM = 'SAITEI_PAGES';
/** The pages of the last build that hold if they would be made of the same things now. */
export const KEPT = 'kept.json';
/** The pages of this build, a file for each route. */
export const PAGES = 'pages';

/** One page of a route of many. */
export interface PageOf<Params> {
  params: Params;
  path: string;
  /** All that its components and its metadata are made from. They read nothing themselves (`pages-to-make.test.ts`). */
  props: () => unknown;
}

/**
 * Those pages of a route that a build must make: the ones that the last build did not make of the same things. It writes
 * down what all are made of. A route must make one at least, or it is taken for one that cannot be exported; without a
 * build that keeps books all are made. Refused: props that are no plain data, since two of them could look alike.
 */
export function pagesToMake<Params>(route: string, pages: readonly PageOf<Params>[]): Params[] {
  const room = process.env[ROOM];
  if (room === undefined) return pages.map(({ params }) => params);
  const kept = readLedger(join(room, KEPT));
  const now = Object.fromEntries(pages.map(({ path, props }) => [path, hashOf(props())]));
  mkdirSync(join(room, PAGES), { recursive: true });
  writeFileSync(join(room, PAGES, `${route}.json`), JSON.stringify(now));
  const changed = pages.filter(({ path }) => kept[path] !== now[path]);
  return (changed.length > 0 ? changed : pages.slice(0, 1)).map(({ params }) => params);
}

/** A ledger from its file; empty without one. */
export function readLedger(file: string): Ledger {
  return existsSync(file) ? v.parse(Ledger, JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Names plain data by what is in it. */
export function hashOf(props: unknown): string {
  return createHash('sha256').update(JSON.stringify(props, plain)).digest('base64');
}

function plain(key: string, value: unknown): unknown {
  const isData =
    value === null ||
    value === undefined ||
    Array.isArray(value) ||
    ['string', 'number', 'boolean'].includes(typeof value) ||
    (typeof value === 'object' && [Object.prototype, null].includes(Object.getPrototypeOf(value)));
  if (!isData) throw new Error(`a page is given ${key}, which is no plain data: it could change unseen`);
  return value;
}
