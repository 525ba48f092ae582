import { describe, expect, test } from 'vitest';
import { type Deed, doing, forgetting, type Memory, NO_MEMORY, remembering, remembers } from './memory';

const PLAY: Deed = { did: 'played', by: 1, item: 3 };
const inBattle: Memory = { ...NO_MEMORY, battle: {} };

describe('what a game remembers', () => {
  test('stands in the scope it is put in, and null takes it away', () => {
    const two = remembering(remembering(NO_MEMORY, 'turn', { a: 1, b: 2 }), 'turn', { a: null });
    expect(two.turn).toEqual({ b: 2 });
    expect(two.game).toEqual({});
  });

  test('goes with its scope, and with no other', () => {
    const both = remembering(remembering(NO_MEMORY, 'turn', { a: 1 }), 'chase', { b: 2 });
    const after = forgetting(both, 'chase');
    expect([remembers(after, 'turn'), remembers(after, 'chase')]).toEqual([true, false]);
  });

  test('a battle is nothing, once it has ended', () => {
    expect(forgetting(remembering(inBattle, 'battle', { attack: 1 }), 'battle').battle).toBe(null);
  });

  test('what was done is kept in every scope that asks for it, until that one ends', () => {
    const done = doing(inBattle, PLAY, ['turn', 'battle']);
    expect(done.ledger).toEqual({ turn: [PLAY], battle: [PLAY] });
    expect(forgetting(done, 'battle').ledger).toEqual({ turn: [PLAY] });
  });

  test('what is done outside a battle is not done in one', () => {
    expect(doing(NO_MEMORY, PLAY, ['turn', 'battle']).ledger).toEqual({ turn: [PLAY] });
  });
});
