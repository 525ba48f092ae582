import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { EDITIONS, wordListsOf } from './editions';
import { KEYWORDS as FF_KEYWORDS } from './fftcg/keywords/all';
import { KEYWORDS as FOW_KEYWORDS } from './fow/keywords/all';
import { FF_PROMPTS, FOW_PROMPTS } from './words/prompts';

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
  engine: ['generated', 'kernel', 'explore', 'text', 'play', 'fow', 'fftcg', 'words', 'editions', 'read', 'index.ts'],
  'app/_watch': ['book', 'view', 'line', 'table', 'rule', 'around', 'card', 'page'],
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

/**
 * What the kernel may write although a zone, a keyword or a prompt of a game is called the same: there it is something else.
 * Whatever is not listed here, word by word and file by file, is a game that has found its way into the kernel.
 */
const THE_KERNELS_OWN: Readonly<Record<string, { readonly is: string; readonly where: readonly string[] }>> = {
  hand: {
    is: 'a role of a zone',
    where: ['view/ruleset.ts', 'view/language.ts', 'table/compile.ts', 'machine/program.ts'],
  },
  deck: { is: 'a role of a zone', where: ['view/ruleset.ts', 'table/compile.ts'] },
  removed: { is: 'a role of a zone', where: ['view/ruleset.ts', 'table/compile.ts'] },
  stack: { is: 'a role of a zone', where: ['view/ruleset.ts', 'table/compile.ts'] },
  graveyard: {
    is: 'an occurrence of the text language: from the battlefield to the pile',
    where: ['position/card.ts'],
  },
  reveal: { is: 'an operation of the text language', where: ['position/card.ts'] },
  junction: { is: 'an operation of the text language', where: ['position/card.ts'] },
  break: { is: 'a kind of ability of the text language', where: ['position/card.ts', 'view/given.ts'] },
  damage: {
    is: 'an event, an operation and an occurrence',
    where: ['position/card.ts', 'position/event.ts', 'happen/apply.ts', 'machine/agenda.ts'],
  },
  phase: {
    is: 'a scope of memory, and the event that one begins',
    where: ['position/event.ts', 'position/memory.ts', 'happen/apply.ts', 'happen/commit.ts'],
  },
  limit: {
    is: 'a number that the rules set for a player',
    where: ['table/compile.ts', 'table/edition.ts', 'table/mutants.ts', 'view/players.ts'],
  },
  call: {
    is: 'an outcome of a step, and what carrying out an instruction begins with',
    where: [
      'position/event.ts',
      'position/outcome.ts',
      'view/language.ts',
      'machine/machine.ts',
      'machine/program.ts',
      'table/knocked.ts',
    ],
  },
  will: {
    is: 'a kind of ability of the text language',
    where: ['position/card.ts', 'view/given.ts', 'view/printed.ts'],
  },
  chase: { is: 'a scope of memory', where: ['position/event.ts', 'position/memory.ts', 'happen/apply.ts'] },
};

describe('the kernel', () => {
  const KERNEL = 'engine/kernel';
  const both = Object.keys(FOW_PROMPTS).filter((prompt) => prompt in FF_PROMPTS);
  const ofAGame: ReadonlySet<string> = new Set([
    ...EDITIONS.flatMap((edition) => wordListsOf(edition).zones),
    ...EDITIONS.flatMap((edition) => wordListsOf(edition).keywords),
    ...Object.keys({ ...FOW_PROMPTS, ...FF_PROMPTS }).filter((prompt) => !both.includes(prompt)),
  ]);
  const found = filesIn(KERNEL).flatMap((file) =>
    [...codeOf(file).matchAll(/(['"`])([^'"`\n]+)\1/g)].flatMap(([, , word]) =>
      word !== undefined && ofAGame.has(word) ? [{ file: relative(KERNEL, file), word }] : [],
    ),
  );

  test('names no zone, no keyword and no prompt of a game', () => {
    const wrong = found.filter(({ file, word }) => THE_KERNELS_OWN[word]?.where.includes(file) !== true);
    expect(wrong).toEqual([]);
  });

  test('has no leave to do so that it does not use', () => {
    const unused = Object.entries(THE_KERNELS_OWN).flatMap(([word, { where }]) =>
      where
        .filter((file) => !found.some((one) => one.word === word && one.file === file))
        .map((file) => ({ file, word })),
    );
    expect(unused).toEqual([]);
  });
});
