import { describe, expect, it } from 'vitest';
import type { Ability } from '../kernel/position/card';
import { forward, Game, monster, summon } from './testing/board';

const FORWARDS = { types: ['forward'] } as const;
const job = (trait: string): Ability => ({ kind: 'continuous', modify: { filter: FORWARDS, traits: [trait] } });
const also = (trait: string, ...traits: readonly string[]): Ability => ({
  kind: 'continuous',
  modify: { filter: { ...FORWARDS, trait }, alsoTraits: traits },
});
const stronger = (power: number): Ability => ({ kind: 'continuous', modify: { filter: FORWARDS, stats: { power } } });

const cards = {
  soldier: forward('fire', 2, 5000),
  knights: monster('earth', 2, job('knight')),
  mages: monster('wind', 2, job('mage')),
  thieves: monster('ice', 2, job('thief')),
  drums: monster('earth', 1, stronger(1000)),
  horns: monster('wind', 1, stronger(2000)),
  ofBackups: monster('ice', 1, {
    kind: 'continuous',
    modify: { filter: { types: ['backup'] }, traits: ['mage'] },
  }),
  sirs: monster('earth', 1, also('squire', 'knight', 'guard')),
  squires: monster('wind', 1, also('knight', 'squire', 'scout')),
  pages: monster('ice', 1, also('page', 'squire')),
  rises: summon('fire', 1, {
    do: [{ op: 'move', what: { each: { zone: 'break', types: ['monster'], controller: 'you' } }, to: 'field' }],
  }),
};

/** These come onto the field at once. */
function arriving(...coming: readonly string[]): Game {
  const A = { hand: ['rises', 'soldier'], field: [{ card: 'soldier', as: 'there' }], break: coming };
  const game = new Game({ cards, phase: 'main1', A });
  return game.on('priority', 'play rises').on('pay', ['soldier']).pass(2);
}

const jobs = (game: Game): readonly string[] => game.engine.characteristics(game.position, game.item('there')).traits;

describe('timestamps of cards that come into play at once (11.13.4.11)', () => {
  it('are put in order by the turn player where another order leaves another outcome', () => {
    const game = arriving('knights', 'mages', 'thieves');
    expect(game.prompt).toBe('timestamps');
    game.on('timestamps', ['thieves', 'knights', 'mages']);
    expect(jobs(game)).toEqual(['mage']);
    const [thieves, knights, mages] = ['thieves', 'knights', 'mages'].map((name) => game.item(name).stamp);
    expect(thieves).toBeLessThan(knights ?? 0);
    expect(knights).toBeLessThan(mages ?? 0);
  });
  it('are put in order where each adds what the other is on, though nothing is there yet that either is on', () => {
    const game = arriving('sirs', 'squires');
    expect(game.prompt).toBe('timestamps');
    expect(arriving('sirs', 'pages').prompt).toBe('priority');
  });
  it("are nobody's choice where what they do comes to the same in any order", () => {
    expect(arriving('drums', 'horns').prompt).toBe('priority');
    expect(arriving('knights', 'ofBackups').prompt).toBe('priority');
    expect(arriving('knights').prompt).toBe('priority');
  });
});
