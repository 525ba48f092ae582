import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { TEXTS } from '../_tooling/host/made-of';
import { hashOf, KEPT, PAGES, pagesToMake, ROOM } from './pages-to-make';

const TITLES = { first: 'one', second: 'two', third: 'three' };

/** The names of those pages that a build makes whose titles are these. */
const made = (titles: Record<string, unknown>): string[] =>
  pagesToMake(
    'names',
    Object.entries(titles).map(([name, title]) => ({ params: name, path: `/${name}/`, props: () => ({ title }) })),
  );

describe('of the pages of a route', () => {
  let room: string;
  beforeEach(() => {
    room = mkdtempSync(join(tmpdir(), 'saitei-pages-'));
    vi.stubEnv(ROOM, room);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
    rmSync(room, { recursive: true });
  });
  const keep = () => writeFileSync(join(room, KEPT), readFileSync(join(room, PAGES, 'names.json')));

  test('all are made the first time', () => {
    expect(made(TITLES)).toEqual(['first', 'second', 'third']);
  });

  test('those are made again that would be made of other things, and new ones', () => {
    made(TITLES);
    keep();
    expect(made({ ...TITLES, second: 'other', fourth: 'new' })).toEqual(['second', 'fourth']);
  });

  test('the first is made where none has changed, and every one is written down', () => {
    made(TITLES);
    keep();
    expect(made(TITLES)).toEqual(['first']);
    expect(Object.keys(JSON.parse(readFileSync(join(room, PAGES, 'names.json'), 'utf8')))).toHaveLength(3);
  });

  test('all are made, and nothing is read for it, where no build keeps books', () => {
    vi.stubEnv(ROOM, undefined);
    const unread = () => expect.unreachable();
    expect(pagesToMake('names', [{ params: 'first', path: '/first/', props: unread }])).toEqual(['first']);
  });
});

test.each([
  ['a map', new Map()],
  ['a function', () => 1],
  ['an object of a class', /words/],
])('%s is no plain data, and refused', (_, value) => {
  expect(() => hashOf({ given: { value } })).toThrow('a page is given');
});

/** Every file of the project that a file is made of, and the libraries and parts of Node that these ask for. */
async function madeOf(file: string): Promise<{ files: string[]; outside: string[] }> {
  const { metafile } = await build({
    entryPoints: [file],
    bundle: true,
    write: false,
    metafile: true,
    logLevel: 'silent',
    platform: 'node',
    format: 'esm',
    jsx: 'automatic',
    packages: 'external',
    alias: { '@': process.cwd() },
    loader: { '.css': 'empty' },
    outdir: 'out',
  });
  const outside = Object.values(metafile.inputs).flatMap(({ imports }) =>
    imports.flatMap(({ path, external }) => (external ? [path] : [])),
  );
  return { files: Object.keys(metafile.inputs), outside };
}

describe('what many pages are made with', () => {
  test.each([
    'app/_reader/section-page.tsx',
    'app/_contradictions/contradiction-page.tsx',
    'app/_watch/page/watch-page.tsx',
    'app/[lang]/layout.tsx',
  ])('%s reads nothing: it knows what it is given, and code', async (file) => {
    const { files, outside } = await madeOf(file);
    expect(files).toContain(file);
    expect(outside.filter((path) => path.startsWith('node:') || path === 'fs')).toEqual([]);
  });

  test.each([
    'app/[lang]/rules/[doc]/[section]/page.tsx',
    'app/[lang]/contradictions/[id]/page.tsx',
    'app/[lang]/scenarios/[id]/page.tsx',
    'app/data/editions/[doc]/[file]/route.ts',
  ])('%s has no text among its code: a text that changes changes what is given', async (file) => {
    const { files } = await madeOf(file);
    expect(files.filter((path) => TEXTS.test(path))).toEqual([]);
  });
});
