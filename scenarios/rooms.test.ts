import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** From the bottom up: a room takes from those before it, never from those after. */
const ROOMS = ['cards', 'format', 'play', 'write', 'compare', 'decide', 'explore', 'measure', 'readings'] as const;
const root = import.meta.dirname;

const filesIn = (room: string): readonly string[] =>
  readdirSync(join(root, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => join(room, file));

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/from '(\.[^']+)'/g)].flatMap(([, path]) => path ?? []);

const roomOf = (path: string): number => ROOMS.findIndex((room) => path.startsWith(`${join(root, room)}/`));

for (const [floor, room] of ROOMS.entries()) {
  test(`${room} imports from itself and ${ROOMS.slice(0, floor).join(', ') || 'nothing'} only`, () => {
    const files = filesIn(room);
    expect(files.length).toBeGreaterThan(0);
    const wrong = files.flatMap((file) =>
      importsOf(file).flatMap((path) => {
        const to = roomOf(resolve(root, dirname(file), path));
        return to >= 0 && to <= floor ? [] : [`${file} imports ${path}`];
      }),
    );
    expect(wrong).toEqual([]);
  });
}

test('no file imports itself by way of others', () => {
  const files = ROOMS.flatMap(filesIn).map((file) => join(root, file));
  const graph = new Map(
    files.map((file) => [
      file,
      importsOf(file.slice(root.length + 1)).flatMap((path) => {
        const base = resolve(dirname(file), path);
        const found = [`${base}.ts`, join(base, 'index.ts')].find(existsSync);
        return found ?? [];
      }),
    ]),
  );
  const circles: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]): void => {
    if (way.includes(file)) {
      circles.push([...way.slice(way.indexOf(file)), file].map((one) => one.slice(root.length + 1)).join(' → '));
      return;
    }
    if (done.has(file)) return;
    for (const to of graph.get(file) ?? []) visit(to, [...way, file]);
    done.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});
