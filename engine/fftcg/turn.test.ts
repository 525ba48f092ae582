import { describe, expect, it } from 'vitest';
import { backup, forward, Game, summon } from './testing/board';

const cards = {
  fire5: forward('fire', 2, 5000),
  ice7: forward('ice', 3, 7000),
  smith: backup('fire', 2),
  ends: forward('wind', 2, 5000, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'endPhase' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  wakes: backup('wind', 2, {
    kind: 'automatic',
    when: { on: 'draw', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  grow: summon('wind', 1, {
    do: [
      {
        op: 'modify',
        what: { all: { types: ['forward'], controller: 'you' } },
        by: { stats: { power: 3000 } },
        until: 'turn',
      },
    ],
  }),
  banner: backup('earth', 2, {
    kind: 'continuous',
    modify: { filter: { types: ['forward'], controller: 'you' }, stats: { power: 1000 } },
  }),
};
const hand = (count: number) => Array.from({ length: count }, (_, i) => ({ card: 'plain', as: `hand ${i}` }));

describe('the turn', () => {
  it('activates dull cards of the turn player, without priority (9.2.1.1, 9.2.1.2), and draws two (9.3.1.1)', () => {
    const game = new Game({
      cards,
      phase: 'active',
      A: { field: [{ card: 'fire5', rested: true }] },
      B: { field: [{ card: 'smith', rested: true }] },
    });
    expect(game.position.turn.phase).toBe('main1');
    expect(game.item('fire5').rested).toBe(false);
    expect(game.item('smith').rested).toBe(true);
    expect(game.count('hand', 0)).toBe(2);
  });

  it('draws one card in the first turn of the game (9.3.1.3)', () => {
    expect(new Game({ cards, phase: 'draw', number: 1 }).count('hand', 0)).toBe(1);
  });

  it('a frozen character misses the next active phase of its controller, and only that (15.2.16.2)', () => {
    const field = [{ card: 'fire5', rested: true, counters: { frozen: 1 } }];
    const game = new Game({ cards, phase: 'active', A: { field } });
    expect(game.item('fire5').rested).toBe(true);
    expect(game.item('fire5').counters).toEqual({});
  });

  it('what triggers in the draw phase waits for the priority of the main phase (9.3.1.2)', () => {
    const game = new Game({ cards, phase: 'draw', number: 1, A: { field: ['wakes'] } });
    expect(game.position.turn.phase).toBe('main1');
    expect(game.position.zones.stack).toHaveLength(1);
  });

  it('discards down to five in the end phase (9.6.1.2)', () => {
    const game = new Game({ cards, phase: 'end', A: { hand: hand(7) } }).pass(2);
    expect(game.prompt).toBe('discard');
    game.on('discard', ['hand 0', 'hand 6']);
    expect(game.count('hand', 0)).toBe(5);
    expect(game.position.turn).toMatchObject({ player: 1, number: 4 });
  });

  it('damage goes and effects of the turn end at the same time (9.6.1.3)', () => {
    const field = [{ card: 'fire5', damage: 5000, as: 'hurt' }, 'banner'];
    const game = new Game({ cards, phase: 'main2', A: { hand: ['grow', { card: 'ends', as: 'cp' }], field } });
    game.on('priority', 'play grow').on('pay', ['cp']).pass(2);
    expect(game.power('hurt')).toBe(9000);
    game.pass(4);
    expect(game.zone('hurt')).toBe('field');
    expect(game.item('hurt').damage).toBe(0);
    expect(game.power('hurt')).toBe(6000);
    const both = game.rows.find(({ step }) => step === 'end-phase#atOnce');
    expect(both?.events.map(({ kind }) => kind).sort()).toEqual(['clearDamage', 'endEffects']);
  });

  it('abilities of the end phase are stacked and resolved before it (9.6.1.1)', () => {
    const game = new Game({ cards, phase: 'end', A: { field: ['ends'] } });
    expect(game.position.zones.stack).toHaveLength(1);
    expect(game.offered).toEqual(['pass']);
    game.pass(4);
    expect(game.count('hand', 0)).toBe(1);
    expect(game.position.turn.player).toBe(1);
  });

  it('drawing from an empty deck loses (12.4.2), at the next priority', () => {
    const game = new Game({ cards, phase: 'draw', A: { deck: ['plain'] } });
    expect(game.position.result).toMatchObject({ losers: [0] });
    expect(game.citing('12.4.2').length).toBeGreaterThan(0);
  });
});
