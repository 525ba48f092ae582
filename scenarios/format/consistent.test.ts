import { expect, it } from 'vitest';
import { faultLine, parseScenario } from './parse';

const GOOD = `id: small
title: { ja: 小, en: Small }
question: { ja: 何, en: What? }
answer: { ja: 何も, en: Nothing. }
editions: [fow-8.01, fow-5.5]
position: { A: { field: [squire] } }
script:
  - { A: pass, name: first }
  - { B: pass, name: second }
expect: { all: { squire: field } }
`;

it.each([
  [
    'an entry for an edition that the file is not played under',
    ['name: first', 'in: [fow-2.0]'],
    'small.yaml:8 script.in: fow-2.0 is not among the editions of this file; they are fow-8.01, fow-5.5',
  ],
  [
    'a name of two entries',
    ['name: second', 'name: first'],
    'small.yaml:9 script.name: the name "first" is given to two entries',
  ],
  [
    'a name that every play has',
    ['name: first', 'name: start'],
    'small.yaml:8 script.name: "start" names a moment of every play; another name is expected',
  ],
  [
    'an edition twice',
    ['fow-5.5]', 'fow-5.5, fow-8.01]'],
    'small.yaml:5 editions: fow-8.01 stands twice among editions',
  ],
  [
    'a moment that says nothing',
    ['squire: field }', 'squire: field, moments: [{ at: end-phase#begins }] }'],
    'small.yaml:10 expect.all.moments: a moment says how cards or players stand at it',
  ],
  [
    'a comparison with an edition of no play',
    ['expect:', 'compare: [{ editions: [fow-8.01, fow-2.0], same: true }]\nexpect:'],
    'small.yaml:10 compare: "fow-2.0" is no edition of this file here; "fow-8.01" is nearest',
  ],
  [
    'a comparison that says nothing',
    ['expect:', 'compare: [{ editions: [fow-8.01, fow-5.5] }]\nexpect:'],
    'small.yaml:10 compare: same: true, or the clauses of the parting (left, right), are expected',
  ],
])('%s', (_, [from = '', to = ''], line) => {
  const read = parseScenario(GOOD.replace(from, to), 'small.yaml');
  expect(read.ok ? [] : read.faults.map(faultLine)).toEqual([line]);
});

it('the same name for two entries that are never played together', () => {
  const apart = GOOD.replace('name: first', 'name: it, in: [fow-8.01]').replace(
    'name: second',
    'name: it, in: [fow-5.5]',
  );
  expect(parseScenario(apart, 'small.yaml').ok).toBe(true);
});
