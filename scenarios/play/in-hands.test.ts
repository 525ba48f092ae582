import { describe, expect, it } from 'vitest';
import type { Edition } from '@/engine';
import { said } from './testing/small';

/** A's chant has a card of somebody's hand removed that somebody chooses. */
const taking = (type: string, choose: string): string => `cards:
  thief:
    name: { ja: 盗人, en: Thief }
    faces:
      - types: [${type}]
        cost: { free: 0 }
        abilities:
          - { kind: text, do: [{ op: move, what: ${choose}, to: removed }] }
  one: { name: { ja: 一, en: One }, faces: [{ types: [${type}] }] }
  two: { name: { ja: 二, en: Two }, faces: [{ types: [${type}] }] }
  three: { name: { ja: 三, en: Three }, faces: [{ types: [${type}] }] }
position: { A: { hand: [thief, one, two] }, B: { hand: [three] } }
`;

describe.each<[Edition, string]>([
  ['fow-8.01', 'chant'],
  ['fftcg', 'summon'],
])('a choice in a hand, %s', (edition, type) => {
  it.each([
    ['A', 'discard one', '{ choose: { zone: hand }, count: 1 }', 'one: removed'],
    ['A', 'discard one', '{ choose: { zone: hand, controller: you }, count: 1 }', 'one: removed'],
    ['A', 'choose three', '{ choose: { zone: hand, controller: opponent }, count: 1 }', 'three: removed'],
    ['B', 'discard three', '{ choose: { zone: hand }, count: 1, by: opponent }', 'three: removed'],
    [
      'B',
      'discard three',
      '{ choose: { zone: hand, controller: opponent }, count: 1, by: opponent }',
      'three: removed',
    ],
    ['B', 'choose two', '{ choose: { zone: hand, controller: you }, count: 1, by: opponent }', 'two: removed'],
  ])('is made by %s (%s) of %s', (player, answer, choose, removed) => {
    expect(
      said(
        `${taking(type, choose)}script:
  - A: play thief
    responses: [{ ${player}: ${answer} }]
expect: { all: { ${removed} } }`,
        edition,
      ),
    ).toEqual([]);
  });

  it('is asked of nobody where no card is there to choose', () => {
    const empty = taking(type, '{ choose: { zone: hand }, count: 1, by: opponent }').replace(
      'hand: [three]',
      'hand: []',
    );
    const nothing = 'noDecision: [{ by: B, of: discard }]';
    expect(said(`${empty}script: [{ A: play thief }]\nexpect: { all: { ${nothing} } }`, edition)).toEqual([]);
  });
});
