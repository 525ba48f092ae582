import { expect, test } from 'vitest';
import { packed, readLink } from '../write/link';
import { FORMERLY, type Formerly, formerScenarios, pathToday, stepToday } from './formerly';
import { fixedToday, renewed } from './renewed';

/** Some names of every kind, as if they had been others once. */
const RENAMED: Formerly = {
  steps: { 'clash#starts': 'battle-end#begins', recovery: 'recovery-phase', 'clash#waits': null },
  prompts: { defend: 'battle.blocker' },
  cards: { ember: 'fire-stone', guard: 'wall' },
  scenarios: { 'the-old-blocker': 'who-may-block', 'a-question-withdrawn': null },
  words: {
    keywords: { trample: 'pierce' },
    operations: { hurt: 'damage' },
    abilities: { spell: 'text' },
    types: { creature: 'resonator' },
    resources: { red: 'fire' },
    zones: { crypt: 'graveyard', board: 'field' },
    counters: { lore: 'magic' },
    phases: { action: 'main' },
    stats: { might: 'atk' },
    occurrences: { comes: 'enters' },
  },
};

const table = (words: Readonly<Record<string, string>>, stone: unknown): unknown => ({
  editions: ['fow-8.01'],
  cards: {
    guard: {
      name: { ja: '番', en: 'trample' },
      faces: [
        {
          types: [words.type],
          stats: { [words.stat ?? '']: 300 },
          cost: { [words.kind ?? '']: 1, free: 1 },
          abilities: [
            { kind: 'keyword', keyword: words.keyword },
            {
              kind: words.text,
              targets: [{ filter: { types: [words.type], zone: words.field }, count: 1 }],
              do: [{ op: words.op, to: { target: 0 }, amount: 500 }],
            },
            { kind: 'automatic', when: { on: words.on, who: 'this' }, do: [{ op: words.op, to: 'it', amount: 100 }] },
          ],
        },
      ],
    },
  },
  position: {
    turn: 'A',
    phase: words.phase,
    A: {
      life: 4000,
      pool: { [words.kind ?? '']: 1 },
      stones: [stone],
      [words.field ?? '']: [{ card: 'guard', as: 'own', counters: { [words.counter ?? '']: 2 } }, 'guard'],
      [words.crypt ?? '']: [],
    },
  },
  script: [{ A: 'play ember' }, { responses: [{ B: 'pass', at: words.step }] }],
  until: words.until,
});

const FORMER = {
  type: 'creature',
  stat: 'might',
  kind: 'red',
  keyword: 'trample',
  text: 'spell',
  field: 'board',
  op: 'hurt',
  on: 'comes',
  phase: 'action',
  counter: 'lore',
  crypt: 'crypt',
  step: 'clash#starts 2',
  until: 'recovery#ends',
};
const TODAY = {
  type: 'resonator',
  stat: 'atk',
  kind: 'fire',
  keyword: 'pierce',
  text: 'text',
  field: 'field',
  op: 'damage',
  on: 'enters',
  phase: 'main',
  counter: 'magic',
  crypt: 'graveyard',
  step: 'battle-end#begins 2',
  until: 'recovery-phase#ends',
};

test('a table whose names are others today is read in those of today, and its script still finds its cards', () =>
  expect(renewed(table(FORMER, 'ember'), RENAMED)).toEqual(table(TODAY, { as: 'ember', card: 'fire-stone' })));

test('a table in the names of today stays as it is', () => {
  const one = table(TODAY, 'fire-stone');
  expect(renewed(one, RENAMED)).toEqual(one);
  expect(renewed(one)).toEqual(one);
});

test('what a saved table says of every line, and what a link fixes, is said in the names of today', () => {
  const fixed = (step: string, prompt: string): readonly unknown[] => [{ B: 'no block', of: prompt, at: step }, 7];
  const lines = (at: string, held: unknown): unknown => ({ at, fixed: held, can: [{ ember: 'hand' }] });
  const [former, now] = [fixed('clash#starts', 'defend'), fixed('battle-end#begins', 'battle.blocker')];
  expect(fixedToday(former, RENAMED)).toEqual(now);
  expect(fixedToday(now, RENAMED)).toEqual(now);
  const expected = (at: string, held: unknown): unknown => ({
    expect: { all: { explore: lines(at, held) }, 'fow-8.01': { ember: 'hand', explore: [lines(at, held), 7] } },
  });
  expect(renewed(expected('clash#starts 2', former), RENAMED)).toEqual(expected('battle-end#begins 2', now));
});

test('further parts of what a card costs, which stood beside the cost, are read in it', () => {
  const costing = (ability: unknown): unknown => ({ cards: { mine: { faces: [{ abilities: [ability] }] } } });
  const others = [{ discard: 1 }];
  expect(renewed(costing({ kind: 'cost', how: 'additional', cost: { banish: true }, and: others }))).toEqual(
    costing({
      kind: 'cost',
      how: 'additional',
      cost: Object.fromEntries([
        ['banish', true],
        ['then', others],
      ]),
    }),
  );
});

test('what is no table is left to the check', () => {
  for (const given of [null, 7, 'text', [1], { cards: 7, position: [], script: {}, until: 3, expect: [] }])
    expect(renewed(given, RENAMED)).toEqual(given);
});

test('a step is found by its own former name, by that of its procedure, and stays where nothing took its place', () => {
  expect(stepToday('clash#starts 2', RENAMED)).toBe('battle-end#begins 2');
  expect(stepToday('recovery#rests', RENAMED)).toBe('recovery-phase#rests');
  expect(stepToday('recovery', RENAMED)).toBe('recovery-phase');
  expect(stepToday('clash#waits', RENAMED)).toBe('clash#waits');
  expect(stepToday('constructor#valueOf', RENAMED)).toBe('constructor#valueOf');
});

test('a link that names a step as it was called before opens with that of today', () => {
  const script = [{ A: 'attack attacker -> player', at: 'battle-damage#combatants' }];
  const read = readLink(packed({ editions: ['fow-2.0'], position: {}, script }));
  expect(read.ok ? read.table.script[0]?.at : read.line).toBe(FORMERLY.steps['battle-damage#combatants']);
});

test('the page of a scenario is found by its former id; of one that nothing took the place of there is none', () => {
  expect([...formerScenarios(RENAMED)]).toEqual([['the-old-blocker', 'who-may-block']]);
  expect(pathToday('/scenarios/the-old-blocker/', RENAMED)).toBe('/scenarios/who-may-block/');
  for (const path of [
    '/scenarios/a-question-withdrawn/',
    '/scenarios/barrier/',
    '/scenarios/',
    '/terms/the-old-blocker/',
  ])
    expect(pathToday(path, RENAMED)).toBe(path);
});
