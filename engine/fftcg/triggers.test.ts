import { describe, expect, it } from 'vitest';
import { backup, forward, Game, summon } from './testing/board';

const draws = (when: 'enter' | 'graveyard') =>
  ({ kind: 'automatic', when: { on: when, who: 'this' }, do: [{ op: 'draw', player: 'you', amount: 1 }] }) as const;
const hitsOne = (amount: number) =>
  ({
    targets: [{ filter: { types: ['forward'], controller: 'opponent' }, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount }],
  }) as const;

const cards = {
  fire1: forward('fire', 1, 4000),
  fire2: forward('fire', 2, 5000),
  comes: forward('water', 2, 5000, draws('enter')),
  goes: forward('water', 2, 4000, draws('graveyard')),
  either: forward('fire', 1, 4000, { ...draws('enter'), or: { on: 'graveyard', who: 'this' } }),
  twice: forward('fire', 1, 4000, { ...draws('enter'), or: { on: 'enter', who: { types: ['forward'] } } }),
  hits: forward('ice', 2, 5000, { kind: 'automatic', when: { on: 'enter', who: 'this' }, ...hitsOne(3000) }),
  asks: forward('wind', 2, 5000, { ...draws('enter'), optional: true }),
  watcher: backup('wind', 2, {
    kind: 'automatic',
    when: { on: 'enter', who: { types: ['forward'] } },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  counts: backup('fire', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'mainPhase', player: 'you' },
    if: { is: 'count', filter: { types: ['forward'], controller: 'you' }, atLeast: 1 },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  roster: backup('earth', 2, {
    kind: 'automatic',
    when: { on: 'leave', who: { trait: 'knight' }, into: { zone: 'hand', of: 'you' } },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  sirs: backup('earth', 2, { kind: 'continuous', modify: { filter: { types: ['forward'] }, alsoTraits: ['knight'] } }),
  recall: summon('fire', 1, { do: [{ op: 'move', what: { each: { zone: 'field' } }, to: 'hand' }] }),
  sweep: summon('fire', 1, { do: [{ op: 'damage', to: { each: { types: ['forward'] } }, amount: 4000 }] }),
  bolt: summon('fire', 1, hitsOne(9000)),
};

describe('auto abilities', () => {
  it('goes onto the stack when a player next gets priority, and resolves there (11.9.7)', () => {
    const game = new Game({ cards, phase: 'main1', A: { hand: ['comes', { card: 'comes', as: 'other' }] } });
    game.on('priority', 'play comes').on('pay', ['other']);
    expect(game.position.zones.stack).toHaveLength(1);
    game.pass(2);
    expect(game.count('hand', 0)).toBe(1);
  });

  it('triggers by either of the events that it waits for', () => {
    const game = new Game({ cards, phase: 'main1', A: { hand: ['either', 'fire1', 'sweep', 'fire2'] } });
    game.on('priority', 'play either').on('pay', ['fire1']).pass(2);
    expect(game.count('hand', 0)).toBe(3);
    game.on('priority', 'play sweep').on('pay', ['fire2']).pass(2);
    expect(game.position.zones.stack).toHaveLength(1);
  });

  it('triggers by what goes from the field into a hand as it was on the field, though it leaves at the same time', () => {
    const A = { hand: ['recall', 'fire2'], field: ['roster', 'sirs', 'fire1'] };
    const game = new Game({ cards, phase: 'main1', A, B: { field: ['fire1'] } });
    game.on('priority', 'play recall').on('pay', ['fire2']).pass(2);
    expect(game.position.zones.stack).toHaveLength(1);
    game.pass(2);
    expect(game.count('hand', 0)).toBe(4);
  });

  it('triggers once by an event that is either of them', () => {
    const game = new Game({ cards, phase: 'main1', A: { hand: ['twice', 'fire1'] } });
    game.on('priority', 'play twice').on('pay', ['fire1']);
    expect(game.position.zones.stack).toHaveLength(1);
  });

  it('one that is to choose and has nothing to choose from leaves the stack at once (11.9.4)', () => {
    const game = new Game({ cards, phase: 'main1', A: { hand: ['hits', { card: 'hits', as: 'other' }] } });
    game.on('priority', 'play hits').on('pay', ['other']);
    expect(game.position.zones.stack).toHaveLength(0);
    expect(game.citing('11.9.4').some(({ events }) => events.some(({ kind }) => kind === 'leaveChase'))).toBe(true);
  });

  it('the turn player stacks theirs first, in an order of their choice, then the other player (11.9.7)', () => {
    const A = { hand: ['sweep', 'fire1'], field: ['goes', 'comes'] };
    const game = new Game({ cards, phase: 'main1', A, B: { field: [{ card: 'goes', as: 'goes B' }] } });
    game.on('priority', 'play sweep').on('pay', ['fire1']).pass(2);
    expect(game.position.zones.stack?.map((slot) => game.position.items[slot]?.name)).toEqual(['goes#0', 'goes B#0']);
  });

  it('two of one player are put in the order that player says', () => {
    const game = new Game({
      cards,
      phase: 'main1',
      A: { hand: ['comes', 'fire1', { card: 'comes', as: 'other' }], field: ['watcher'] },
    });
    game.on('priority', 'play comes').on('pay', ['other']).on('order', ['watcher#0', 'comes#0']);
    expect(game.position.zones.stack?.map((slot) => game.position.items[slot]?.name)).toEqual(['watcher#0', 'comes#0']);
  });

  it('"may" is decided as the ability resolves (11.9.14)', () => {
    const game = new Game({ cards, phase: 'main1', A: { hand: ['asks', { card: 'asks', as: 'other' }] } });
    game.on('priority', 'play asks').on('pay', ['other']).pass(2);
    expect(game.prompt).toBe('may');
    game.on('may', 'no');
    expect(game.count('hand', 0)).toBe(0);
    expect(game.position.zones.stack).toHaveLength(0);
  });

  it('a condition is checked as it triggers and again as it resolves (11.9.13, 11.12.2)', () => {
    const none = new Game({ cards, phase: 'main1', A: { field: ['counts'] } });
    expect(none.position.zones.stack).toHaveLength(0);
    const B = { hand: ['bolt', 'fire1'] };
    const game = new Game({ cards, phase: 'main1', A: { field: ['counts', 'fire2'] }, B });
    expect(game.position.zones.stack).toHaveLength(1);
    game.pass(1).on('priority', 'play bolt').on('target', 'fire2').on('pay', ['fire1']).pass(4);
    expect(game.position.zones.stack).toHaveLength(0);
    expect(game.count('hand', 0)).toBe(0);
  });
});
