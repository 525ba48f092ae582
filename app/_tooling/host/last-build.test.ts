import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KEPT, PAGES } from '../../_content/pages-to-make';
import { bringBack, bringForms, layAside, writeDown } from './last-build';

let root: string;
let out: string;
let room: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'saitei-last-'));
  [out, room] = [join(root, 'out'), join(root, 'room')];
});
afterEach(() => rmSync(root, { recursive: true }));

function write(file: string, content: string): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, content);
}
const page = (name: string): string => join(out, name, 'index.html');
const read = (file: string): string => readFileSync(file, 'utf8');
const kept = (): string[] => (existsSync(join(room, KEPT)) ? Object.keys(JSON.parse(read(join(room, KEPT)))) : []);

/** A build that makes these pages of what they say, as Next does: the folder is emptied first. */
function make(pages: Record<string, string>, left: readonly string[] = []): void {
  rmSync(out, { recursive: true, force: true });
  const made = Object.entries(pages).filter(([name]) => !left.includes(name));
  for (const [name, says] of made) write(page(name), says);
  write(join(out, 'data/all.json'), 'the same');
  const ledger = Object.fromEntries(Object.entries(pages).map(([name, says]) => [`/${name}/`, says]));
  write(join(room, PAGES, 'pages.json'), JSON.stringify(ledger));
}

/** The first build, of two pages, with its compressed forms. */
function first(): void {
  layAside(out, room, 'code');
  make({ a: 'A', b: 'B' });
  for (const file of [page('a'), page('b'), join(out, 'data/all.json')]) {
    for (const form of ['.br', '.gz']) write(file + form, `${form} of it`);
  }
  writeDown(out, room);
}

describe('a page of the last build', () => {
  test('is brought back with its forms where it was left out', () => {
    first();
    layAside(out, room, 'code');
    expect(kept()).toEqual(['/a/', '/b/']);
    make({ a: 'A', b: 'other' }, ['a']);
    expect(bringBack(out, room)).toBe(1);
    expect([read(page('a')), read(`${page('a')}.br`), read(page('b'))]).toEqual(['A', '.br of it', 'other']);
    writeDown(out, room);
    expect(existsSync(join(room, 'last'))).toBe(false);
  });

  test('stands where it was until the new site takes its place', () => {
    first();
    layAside(out, room, 'code');
    expect(read(page('a'))).toBe('A');
  });

  test('is not kept when code has changed', () => {
    first();
    layAside(out, room, 'other code');
    expect(kept()).toEqual([]);
  });

  test('is not kept when somebody has touched it', () => {
    first();
    writeFileSync(page('a'), 'somebody');
    layAside(out, room, 'code');
    expect(kept()).toEqual(['/b/']);
  });

  test('is not kept when it is gone, or the record is half written', () => {
    first();
    rmSync(page('b'));
    layAside(out, room, 'code');
    expect(kept()).toEqual(['/a/']);
    write(join(room, 'record.json'), '{"code":"co');
    layAside(out, room, 'code');
    expect(kept()).toEqual([]);
  });

  test('does not come back when the document no longer has it', () => {
    first();
    layAside(out, room, 'code');
    make({ b: 'B' }, []);
    bringBack(out, room);
    expect(existsSync(page('a'))).toBe(false);
  });

  test('is refused where it was left out, and made of other things', () => {
    first();
    layAside(out, room, 'code');
    make({ a: 'other', b: 'B' }, ['a']);
    expect(() => bringBack(out, room)).toThrow('/a/ was not made');
  });
});

test('after a build that was stopped, the one before it holds as far as it stands', () => {
  first();
  layAside(out, room, 'code');
  make({ a: 'half', b: 'B' });
  layAside(out, room, 'code');
  expect(kept()).toEqual([]);
});

describe('the compressed forms of a file', () => {
  test('come back where the file is the same', () => {
    first();
    layAside(out, room, 'code');
    make({ a: 'A', b: 'B' });
    expect(bringForms(out, room, 'data/all.json')).toBe(true);
    expect(read(join(out, 'data/all.json.gz'))).toBe('.gz of it');
  });

  test('do not where a letter differs', () => {
    first();
    layAside(out, room, 'code');
    make({ a: 'A', b: 'B' });
    write(join(out, 'data/all.json'), 'the sam!');
    expect(bringForms(out, room, 'data/all.json')).toBe(false);
  });
});
