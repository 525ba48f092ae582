import { describe, expect, test } from 'vitest';
import { contradictions, parseContradictions, readContradictions } from './contradictions';
import { AREAS, apart, EDITION_PAIRS, outcomeOf, placesOf } from './contradictions/schema';
import { placeKey } from './documents';
import { problemLine } from './problem';

const all = contradictions();
const byId = (id: string) => {
  const found = all.find((one) => one.id === id);
  if (!found) throw new Error(`${id} is expected`);
  return found;
};

describe('the situations that editions judge apart', () => {
  test('can all be read, and are 72, numbered without a gap', () => {
    const read = readContradictions();
    expect(read.ok ? [] : read.problems.map(problemLine)).toEqual([]);
    expect(all.map(({ id }) => id)).toEqual(Array.from({ length: 72 }, (_, at) => `B${at + 1}`));
  });

  test('stand area by area, in the order of the areas', () => {
    const areas = all.map(({ area }) => AREAS.indexOf(area));
    expect(areas).toEqual([...areas].sort((a, b) => a - b));
    expect(new Set(areas).size).toBe(AREAS.length);
  });

  test('are each decided apart by some pair of editions', () => {
    expect(all.filter((one) => !EDITION_PAIRS.some((pair) => apart(one, pair))).map(({ id }) => id)).toEqual([]);
  });

  test('say how an open clause is read: cancel a judgment, few targets, a judged attacker and five more', () => {
    const open = ['B8', 'B11', 'B21', 'B26', 'B27', 'B54', 'B58', 'B63'];
    expect(open.filter((id) => byId(id).reading === undefined)).toEqual([]);
  });
});

describe('editions of a situation', () => {
  test('B43, half of an odd life: 2.0 and 5.5 round at once, 8.01 does not', () => {
    const life = byId('B43');
    expect(EDITION_PAIRS.filter((pair) => apart(life, pair))).toEqual([
      ['fow-2.0', 'fow-8.01'],
      ['fow-5.5', 'fow-8.01'],
    ]);
    expect(outcomeOf(life, 'fow-5.00')).toBeUndefined();
  });

  test('a clause without a document belongs to each edition of its outcome: 3.15.5 to 5.00 and 5.5', () => {
    const stays = outcomeOf(byId('B33'), 'fow-5.5');
    expect(stays && placesOf(stays).map(placeKey)).toEqual(['fow-5.00/3.15.5', 'fow-5.5/3.15.5']);
  });
});

const SOUND = `- id: B900
  area: battle
  title: { ja: 題1, en: Title 1 }
  situation: { ja: 状況である。, en: A situation. }
  outcomes:
    - editions: [fow-5.00, fow-5.5]
      outcome: { ja: できる。, en: Allowed. }
      clauses: ['3.15.5']
    - editions: [fow-8.01]
      outcome: { ja: できない。, en: Not allowed. }
      clauses: ['316.5d']
`;

function problemsIn(text: string): string[] {
  const read = parseContradictions(text, 'some.yaml');
  return read.ok ? [] : read.problems.map(problemLine);
}

describe('a fault is one line with file, line and what would be right', () => {
  test('and there is none in what is sound', () => expect(problemsIn(SOUND)).toEqual([]));

  test.each<[string, string, string, RegExp]>([
    [
      'a clause that does not exist',
      "'316.5d'",
      "'316.5x'",
      /^some\.yaml:11 B900: .*316\.5x.*the nearest id .* 316\.5/,
    ],
    ['a clause of another edition', "'316.5d'", 'fow-5.5/3.15.5', /^some\.yaml:11 .*of none of its editions; name one/],
    ['a clause that only one edition has', "'3.15.5'", "'8.5.2'", /^some\.yaml:8 .*no clause of fow-5\.00/],
    ['an edition without a clause', "'3.15.5'", 'fow-5.5/3.15.5', /^some\.yaml:8 .*has no clause of fow-5\.00/],
    ['an edition with two outcomes', '[fow-8.01]', '[fow-8.01, fow-5.5]', /fow-5\.5 a second time/],
    ['digits of one language only', 'Title 1', 'Title', /^some\.yaml:3 .*number 1 only in ja; write/],
    ['a language left out', ', en: A situation. ', ' ', /^some\.yaml:4 B900: situation\.en is undefined/],
    ['an unknown area', 'area: battle', 'area: combat', /^some\.yaml:2 B900: area is "combat"/],
    ['no YAML', 'id: B900', 'id: {', /^some\.yaml:\d+ is no YAML/],
    ['no list', '- id: B900', '  id: B900', /^some\.yaml:1 holds no list/],
  ])('%s', (_name, from, to, expected) => {
    const problems = problemsIn(SOUND.replace(from, to));
    expect(problems).toContainEqual(expect.stringMatching(expected));
    expect(problems.filter((line) => line.includes('\n'))).toEqual([]);
  });
});
