import { describe, expect, it } from 'vitest';
import { EDITIONS, openEngine } from '@/engine';
import { poolOf } from '../format/pool';
import { zonesOf } from '../format/situation';
import { said } from './testing/small';

const BOARD = `position:
  A: { field: [squire, wall], stones: [{ card: fire-stone, times: 2 }] }
  B: { field: [plain-guard] }
script: []
`;

describe('what a player has', () => {
  it('is counted in a shared zone by who controls it', () => {
    expect(said(`${BOARD}expect: { all: { A: { field: 0 }, B: { field: [plain-guard] } } }`)).toEqual([
      'field of A is 4, not 0',
    ]);
    expect(said(`${BOARD}expect: { all: { A: { stones: 0 } } }`)).toEqual(['stones of A is 2, not 0']);
    expect(said(`${BOARD}expect: { all: { A: { field: 4, stones: 2 }, B: { field: 1, stones: 0 } } }`)).toEqual([]);
  });

  it('cannot be in a zone that the edition has not', () => {
    expect(said(`${BOARD}expect: { all: { A: { stoneArea: 0 } } }`)).toEqual([
      '"stoneArea" is no zone of fow-8.01 here; "runeArea" is nearest',
    ]);
    expect(said(`${BOARD}expect: { all: { B: { break: 0 } } }`)).toHaveLength(1);
    expect(said('position: { A: { stones: [runner] } }\nscript: []\nexpect: { all: {} }', 'fftcg')).toEqual([
      'position.A: "stones" is no zone of fftcg here; possible: field, hand, deck, removed, break, damage',
    ]);
  });
});

it('every zone of every edition can be filled and counted, but for the one where plays wait', () => {
  for (const edition of EDITIONS) {
    const engine = openEngine(edition, poolOf(edition));
    const filled = Object.entries(engine.zones).flatMap(([zone, { role }]) => (role === 'stack' ? [] : [zone]));
    expect(filled.filter((zone) => !zonesOf(engine).includes(zone))).toEqual([]);
  }
});

describe('who sees a card', () => {
  it('is not asked of a card that does not exist', () => {
    expect(said(`${BOARD}expect: { all: { sees: { A: { sqiure: false } } } }`)).toEqual([
      '"sqiure" is no name of a card here; "squire" is nearest',
    ]);
  });
});

describe('a moment', () => {
  it('speaks of cards and players only', () => {
    expect(
      said(`${BOARD}until: end of turn\nexpect: { all: { moments: [{ at: end-phase#turnEnds, result: none }] } }`),
    ).toEqual([
      '"none" is no zone of fow-8.01 here; possible: field, stones, hand, deck, stoneDeck, rulerArea, graveyard, standby, lifebreak, removed, extraDeck, runeArea, itemArea, chase, nowhere',
    ]);
  });
});

describe('absence', () => {
  const FLIER = `position:
  A: { field: [{ card: hawk, counters: { ward: 1 } }, fire-stone] }
script: []
`;
  it('of a keyword, a type, an attribute, a trait or a counter', () => {
    expect(
      said(
        `${FLIER}expect: { all: { hawk: { lacks: { keywords: [pierce], types: [stone], counters: ['+100/+100'] } } } }`,
      ),
    ).toEqual([]);
    expect(
      said(
        `${FLIER}expect: { all: { hawk: { lacks: { keywords: [pierce, flying], types: [resonator], counters: [ward] } } } }`,
      ),
    ).toEqual([
      'hawk has flying among its keywords',
      'hawk has resonator among its types',
      'hawk has ward among its counters',
    ]);
  });

  it('of the word for having no attribute', () => {
    expect(
      said(`${FLIER}expect: { all: { fire-stone: { attributes: [void], lacks: { attributes: [fire] } } } }`),
    ).toEqual([]);
    expect(said(`${FLIER}expect: { all: { fire-stone: { attributes: [] } } }`)).toEqual([]);
    expect(said(`${FLIER}expect: { all: { fire-stone: { lacks: { attributes: [void] } } } }`)).toEqual([
      'fire-stone has void among its attributes',
    ]);
  });

  it('of a value', () => {
    expect(said(`${FLIER}expect: { all: { fire-stone: { atk: none, def: none } } }`)).toEqual([]);
    expect(said(`${FLIER}expect: { all: { hawk: { atk: none }, fire-stone: { atk: 100 } } }`)).toEqual([
      'atk of hawk is 300, not none',
      'atk of fire-stone is none, not 100',
    ]);
  });

  it('of a card from every zone', () => {
    const judged = `position:
  A: { field: [{ card: squire }] }
script: []
expect: { all: { squire: nowhere } }`;
    expect(said(judged)).toEqual(['zone of squire is field, not nowhere']);
  });
});
