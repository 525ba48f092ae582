import { describe, expect, it } from 'vitest';
import { DEEPEST, LONGEST_FILE, MOST_CARDS, MOST_ENTRIES, MOST_EXPLORED, MOST_FIXED, MOST_PARTS } from './bounds';
import { faultLine, parseScenario } from './parse';

const GOOD = `id: small
title: { ja: 小, en: Small }
question: { ja: 何, en: What? }
answer: { ja: 何も, en: Nothing. }
editions: [fow-8.01]
position: { A: { field: [squire] } }
script: []
expect: { all: { squire: field } }
`;
/** The file, saying so of every line. */
const explored = (said: string): string => GOOD.replace('squire: field }', `squire: field, explore: ${said} }`);
const faults = (text: string): readonly string[] => {
  const read = parseScenario(text, 'small.yaml');
  return read.ok ? [] : read.faults.map(faultLine);
};
const times = (count: number, make: (index: number) => string): string =>
  Array.from({ length: count }, (_, i) => make(i)).join('');

describe('a file that is too much is refused in a line, before it is played', () => {
  it.each<[what: string, text: () => string, line: string]>([
    [
      'by its length',
      () => `${GOOD}#${'x'.repeat(LONGEST_FILE)}`,
      `small.yaml:1 the file has ${GOOD.length + 1 + LONGEST_FILE} characters; a scenario has at most ${LONGEST_FILE}`,
    ],
    [
      'by its keys',
      () => times(12_000, (i) => `a${i}: b\n`),
      `small.yaml:10000 the file has more than ${MOST_PARTS} parts`,
    ],
    [
      'by its depth',
      () => `a: ${'['.repeat(20_000)}`,
      `small.yaml:1 lists and mappings stand more than ${DEEPEST} deep`,
    ],
    [
      'by a depth that the parser bears',
      () => `a: ${'['.repeat(80)}${']'.repeat(80)}`,
      `small.yaml:1 lists and mappings stand more than ${DEEPEST} deep`,
    ],
    [
      'by its aliases',
      () => `a: &a [${times(99, () => 'x,')}]\nb: &b [${times(90, () => '*a,')}]\nc: [${times(90, () => '*b,')}]\n`,
      `small.yaml:1 with its aliases followed, the file has more than ${MOST_PARTS} parts`,
    ],
    ['by an alias that goes round', () => 'a: &a\n  b: *a\n', 'small.yaml:2 the alias *a stands inside what it names'],
    [
      'by a key of every object',
      () => GOOD.replace('squire: field', 'constructor: field'),
      'small.yaml:8 "constructor" cannot be a key; any other name can',
    ],
    [
      'by a key that objects are made with',
      () => GOOD.replace('field: [squire]', '__proto__: [squire]'),
      'small.yaml:6 "__proto__" cannot be a key; any other name can',
    ],
    [
      'by a key that stands twice',
      () => `${GOOD}script: []\n`,
      'small.yaml:9 the key "script" stands twice in one mapping',
    ],
    [
      'by a name of every object',
      () => GOOD.replace('[squire]', '[{ card: squire, as: toString }]'),
      'small.yaml:6 position.A.field.as: this cannot be a name; any other can',
    ],
    [
      'by its cards',
      () => GOOD.replace('[squire]', `[${times(7, (i) => `{ card: wall, as: w${i}, times: 60 },`)}]`),
      `small.yaml:6 position: the position has 420 cards; at most ${MOST_CARDS} are played with`,
    ],
    [
      'by its entries',
      () => GOOD.replace('script: []', `script: [${times(MOST_ENTRIES + 1, () => '{ A: pass },')}]`),
      `small.yaml:7 script: the script has ${MOST_ENTRIES + 1} entries; at most ${MOST_ENTRIES} are played`,
    ],
    [
      'by what is fixed of every line',
      () => explored(`{ fixed: [${times(MOST_FIXED + 1, () => '{ A: pass },')}] }`),
      `small.yaml:8 expect.all.explore.fixed: at most ${MOST_FIXED} decisions can be fixed`,
    ],
    [
      'by the moments from which every line is looked into',
      () => explored(`[${times(MOST_EXPLORED + 1, () => '{ at: start },')}]`),
      `small.yaml:8 expect.all.explore: every line can be looked into from ${MOST_EXPLORED} moments at most`,
    ],
    [
      'by a number without end',
      () => GOOD.replace('field: [squire]', 'field: [squire], life: 1e999'),
      'small.yaml:6 position.A.life: a number up to 1000000 is expected',
    ],
    [
      'by a number below nothing',
      () => GOOD.replace('[squire]', '[{ card: squire, damage: -100 }]'),
      'small.yaml:6 position.A.field.damage: a number from 0 is expected',
    ],
    [
      'by a cost below nothing',
      () => `${GOOD}cards: { mine: { name: { ja: 私, en: M }, faces: [{ types: [chant], cost: { fire: -1 } }] } }`,
      'small.yaml:9 cards.mine.faces.cost.fire: a number from 0 is expected',
    ],
    [
      'by a value of thousands of millions',
      () =>
        `${GOOD}cards: { mine: { name: { ja: 私, en: M }, faces: [{ types: [resonator], stats: { atk: 1000000000 } }] } }`,
      'small.yaml:9 cards.mine.faces.stats.atk: a number up to 1000000 is expected',
    ],
    [
      'by its words',
      () => GOOD.replace('script: []', `script: [{ A: 'play ${'x'.repeat(600)}' }]`),
      'small.yaml:7 script.A: words of at most 500 characters are expected',
    ],
    [
      'by a mapping for a word',
      () => GOOD.replace('editions: [fow-8.01]', 'editions: [{ a: 1 }]'),
      'small.yaml:5 editions: one of fow-2.0, fow-5.00, fow-5.5, fow-8.01, fftcg is expected, not Object',
    ],
  ])('%s', (_, text, line) => expect(faults(text())).toContain(line));

  it('in lines that are never long, and never many', () => {
    const long = faults(GOOD.replace('id: small', `id: small\n${'y'.repeat(50_000)}: 1`));
    expect(Math.max(...long.map((line) => line.length))).toBeLessThan(500);
    const many = faults(GOOD.replace('script: []', `script: [${times(300, () => '{ A: nonsense },')}]`));
    expect(many).toHaveLength(51);
    expect(many.at(-1)).toMatch(/and 250 more$/);
  });

  it('and what every object has is no card, no zone and no value', () => {
    expect(faults(GOOD.replace('[squire]', '[constructor]'))).toEqual([]);
    expect(faults(GOOD.replace('A: { field', 'A: { valueOf'))).toEqual([
      'small.yaml:6 "valueOf" cannot be a key; any other name can',
    ]);
  });
});
