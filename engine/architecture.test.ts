import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { KEYWORDS as FF_KEYWORDS } from './fftcg/keywords/all';
import { KEYWORDS as FOW_KEYWORDS } from './fow/keywords/all';

const root = resolve(import.meta.dirname, '..');

/** What each part may import from, itself apart; tests and the benchmark may look anywhere. */
const ALLOWED: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  rules: [],
  scenarios: ['engine', 'rules'],
  app: ['scenarios', 'engine', 'rules'],
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(^|\/)testing\//.test(file))
    .map((file) => join(folder, file));

const importsOf = (file: string): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].flatMap(([, path]) =>
    path ? [path] : [],
  );

/** A file without its comments. */
const codeOf = (file: string): string => readFileSync(join(root, file), 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

/** The part of the project an import leads to; `null` for a library. */
function partOf(file: string, path: string): string | null {
  if (path.startsWith('@/')) return path.slice(2).split('/')[0] ?? null;
  if (!path.startsWith('.')) return null;
  return relative(root, resolve(root, file, '..', path)).split('/')[0] ?? null;
}

describe('imports run one way', () => {
  for (const [part, allowed] of Object.entries(ALLOWED)) {
    test(`${part} imports from ${['itself', ...allowed].join(', ')} only`, () => {
      const wrong = filesIn(part).flatMap((file) =>
        importsOf(file).flatMap((path) => {
          const to = partOf(file, path);
          return to === null || to === part || allowed.includes(to) ? [] : [`${file} imports ${path}`];
        }),
      );
      expect(wrong).toEqual([]);
    });
  }

  test('others enter the engine by its door', () => {
    const wrong = ['rules', 'scenarios', 'app']
      .flatMap(filesIn)
      .flatMap((file) =>
        importsOf(file).flatMap((path) =>
          partOf(file, path) === 'engine' && !/engine(\/index)?$/.test(path) ? [`${file} imports ${path}`] : [],
        ),
      );
    expect(wrong).toEqual([]);
  });
});

/** Houses with their rooms from the ground up: each may lean on those before it. */
const HOUSES: Readonly<Record<string, readonly string[]>> = {
  'engine/kernel': ['position', 'view', 'happen', 'machine', 'table'],
  scenarios: ['cards', 'format', 'play', 'compare', 'measure', 'index.ts'],
  'app/_watch': ['book', 'view', 'line', 'table', 'rule', 'around', 'page'],
};

describe('rooms', () => {
  test.each(Object.entries(HOUSES))('of %s lean only on those below them', (house, rooms) => {
    const roomOf = (path: string): string => relative(join(root, house), path).split('/')[0] ?? '';
    const floor = (path: string): number => rooms.indexOf(roomOf(path));
    const files = filesIn(house);
    expect(files.filter((file) => floor(join(root, file)) < 0)).toEqual([]);
    const wrong = files.flatMap((file) =>
      importsOf(file).flatMap((path) =>
        floor(resolve(root, file, '..', path)) > floor(join(root, file)) ? [`${file} imports ${path}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('the engine', () => {
  test('reads what an object is printed as through one door', () => {
    const opens = (file: string, ...words: readonly RegExp[]): readonly string[] =>
      words.some((word) => word.test(codeOf(file))) ? [file] : [];
    const files = ['engine', 'scenarios', 'app'].flatMap(filesIn);
    expect(
      files.flatMap((file) => opens(file, /\bprintedAs\??\.|\bprintedAs\[/, /\{[^{}=]*\bprintedAs\b[^{}=]*\}\s*=/)),
    ).toEqual(['engine/kernel/position/printed-as.ts']);
    const inEngine = files.filter((file) => file.startsWith('engine/'));
    expect(inEngine.flatMap((file) => opens(file, /\bdefinitionOf\(/))).toEqual(['engine/kernel/view/printed.ts']);
  });

  test('depends on no library, clock or hidden chance', () => {
    const wrong = filesIn('engine').flatMap((file) => {
      const text = codeOf(file);
      const libraries = importsOf(file).filter((path) => !path.startsWith('.'));
      const words = ['Math.random', 'Date.now', 'new Date', 'process.', 'window.', 'document.'].filter((word) =>
        text.includes(word),
      );
      return [...libraries, ...words].map((what) => `${file}: ${what}`);
    });
    expect(wrong).toEqual([]);
  });

  test('names editions only in their tables', () => {
    const wrong = filesIn('engine')
      .filter((file) => !/editions?\/|generated\//.test(file))
      .filter((file) => (file.startsWith('engine/fftcg') ? /'fow-\d/ : /'(fow-\d|fftcg)/).test(codeOf(file)));
    expect(wrong).toEqual([]);
  });
});

describe('a keyword has a room', () => {
  const GAMES = { fow: FOW_KEYWORDS, fftcg: FF_KEYWORDS };
  const roomOf = (keyword: string): string =>
    keyword.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`).replaceAll(' ', '-');

  for (const [game, keywords] of Object.entries(GAMES)) {
    test(`${game}: every keyword has a file of its name, and every file a keyword`, () => {
      const rooms = readdirSync(join(root, 'engine', game, 'keywords')).filter((file) => file !== 'all.ts');
      expect(rooms.sort()).toEqual(
        Object.keys(keywords)
          .map((keyword) => `${roomOf(keyword)}.ts`)
          .sort(),
      );
    });
  }

  test('and nobody else asks for it by name', () => {
    const asking = filesIn('engine')
      .filter((file) => !/\/keywords\//.test(file))
      .filter((file) => /\.(has|keyword)\(\s*[^()]*,\s*'/.test(codeOf(file)));
    expect(asking).toEqual([]);
  });
});
