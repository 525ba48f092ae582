import { describe, expect, it } from 'vitest';
import type { CardDefinition } from '../kernel/position/card';
import { backup, bans, type Described, forward, Game, keyword, monster, summon } from './testing/board';

const damageOne = {
  targets: [{ filter: { types: ['forward'] }, count: 1 }],
  do: [{ op: 'damage', to: { target: 0 }, amount: 5000 }],
} as const;

const cards = {
  fire3: forward('fire', 3, 7000),
  fire2: forward('fire', 2, 5000),
  fire1: forward('fire', 1, 4000),
  ice2: forward('ice', 2, 5000),
  light4: forward('light', 4, 9000),
  dark2: forward('dark', 2, 5000),
  dawn: card(forward('light', 4, 9000), { light: 4 }),
  smith: backup('fire', 2),
  scribe: backup('ice', 2),
  miller: backup('wind', 2),
  nurse: backup('water', 2),
  steward: backup('earth', 2),
  drummer: backup('lightning', 2),
  bolt: summon('fire', 2, damageOne),
  answer: summon('wind', 2, {
    targets: [{ filter: { zone: 'stack', kind: 'card' }, count: 1 }],
    do: [{ op: 'cancel', what: { target: 0 } }],
  }),
  archer: forward('wind', 3, 6000, { kind: 'activate', cost: { rest: true }, ...damageOne }),
  swift: forward('wind', 3, 6000, keyword('haste'), { kind: 'activate', cost: { rest: true }, ...damageOne }),
  toad: monster('earth', 2, { kind: 'activate', cost: { rest: true }, ...damageOne }),
  hero: forward('fire', 4, 8000, { kind: 'activate', cost: { pay: { fire: 1 }, discardSameName: true }, ...damageOne }),
  broker: backup('earth', 2, {
    kind: 'activate',
    cost: { pay: { fire: 1, ice: 1 } },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  blaze: card(summon('fire', 1, { ...damageOne, do: [{ op: 'damage', to: { target: 0 }, amount: 'X' }] }), {
    free: 1,
    X: 1,
  }),
  mimic: monster('earth', 2, { kind: 'activate', cost: { pay: { earth: 1 }, discardThis: true }, ...damageOne }),
  veiled: forward('wind', 4, 7000, bans('chosen')),
  wary: forward('wind', 4, 7000, {
    kind: 'continuous',
    while: { is: 'count', filter: { zone: 'hand', controller: 'opponent' }, atLeast: 1 },
    modify: { self: true, bans: ['chosen'] },
  }),
  whim: summon('fire', 0, damageOne),
  dyed: card(forward('fire', 2, 5000), { fire: 1, free: 1 }),
  cheapener: monster('wind', 2, {
    kind: 'costs',
    of: 'cards',
    player: 'you',
    filter: { types: ['forward'] },
    change: 'less',
    by: { free: 2 },
  }),
  lastWord: monster('wind', 2, {
    kind: 'costs',
    of: 'cards',
    player: 'you',
    filter: { types: ['summon'] },
    change: 'less',
    by: { free: 1 },
    while: { is: 'none', filter: { zone: 'hand', controller: 'you' } },
  }),
  spark: summon('fire', 1, { do: [{ op: 'draw', player: 'you', amount: 1 }] }),
};

/** The same card at another cost. */
function card(printed: CardDefinition, cost: Readonly<Record<string, number>>): CardDefinition {
  return { ...printed, faces: printed.faces.map((face) => ({ ...face, cost })) };
}

const inMain = (A: Described['A'], B: Described['B'] = {}, phase = 'main1'): Game => new Game({ cards, phase, A, B });

describe('playing a character', () => {
  it('goes straight to the field, not to the stack, and its player has priority again (11.3.1, 11.3.8)', () => {
    const game = inMain({ hand: ['fire2', 'fire1'] })
      .on('priority', 'play fire2')
      .on('pay', ['fire1']);
    expect(game.zone('fire2')).toBe('field');
    expect(game.item('fire2').rested).toBe(false);
    expect(game.zone('fire1')).toBe('break');
    expect(game.position.request?.seat).toBe(0);
    expect(game.rows.some(({ events }) => events.some((event) => event.kind === 'move' && event.to === 'stack'))).toBe(
      false,
    );
    expect(game.citing('11.3.7').length).toBeGreaterThan(0);
  });

  it('a discarded card makes 2 CP, a dulled backup 1, one of them of the element of the card (11.3.6.1.1)', () => {
    const game = inMain({ hand: ['fire3', 'fire1', 'ice2'], field: ['smith', 'scribe'] }).on('priority', 'play fire3');
    expect(game.refuses(['scribe', 'ice2'])).not.toBeNull();
    expect(game.refuses(['fire1'])).not.toBeNull();
    expect(game.refuses(['smith', 'ice2'])).toBeNull();
    game.on('pay', ['scribe', 'fire1']);
    expect(game.item('scribe').rested).toBe(true);
    expect(game.item('smith').rested).toBe(false);
  });

  it('one CP may be over where a card was discarded, but nothing that could be left out (5.2.1.2.1)', () => {
    const game = inMain({ hand: ['fire3', 'fire1', 'fire2', 'ice2'], field: ['smith'] }).on('priority', 'play fire3');
    expect(game.refuses(['fire1', 'fire2'])).toBeNull();
    expect(game.refuses(['fire1', 'fire2', 'smith'])).not.toBeNull();
  });

  it('light and dark cards are not discarded for CP, but take CP of any element (11.3.6.1.1)', () => {
    const game = inMain({ hand: ['light4', 'dark2', 'ice2', 'fire1'] });
    expect(game.offered).toContain('play light4');
    game.on('priority', 'play light4');
    expect(game.offered).toEqual(['ice2', 'fire1']);
    game.on('pay', ['ice2', 'fire1']);
    expect(game.zone('light4')).toBe('field');
  });

  it('so does one whose cost is written with its own crystal (11.3.6.1.1, 5.2.1.1)', () => {
    const game = inMain({ hand: ['dawn', 'ice2', 'fire1'] }).on('priority', 'play dawn');
    expect(game.offered).toEqual(['ice2', 'fire1']);
    game.on('pay', ['ice2', 'fire1']);
    expect(game.zone('dawn')).toBe('field');
  });

  it('only its turn player plays it, in a main phase, with nothing on the stack (9.4.1.5)', () => {
    const game = inMain(
      { hand: ['bolt', 'fire1', 'fire2', 'ice2'], field: ['archer', 'smith'] },
      { hand: ['fire1', 'fire2'] },
    );
    game.on('priority', 'play bolt').on('target', 'archer').on('pay', ['fire1']);
    expect(game.whyNot('play fire2')).toContain('9.4.1.5');
    game.on('priority', 'pass');
    expect(game.position.request?.seat).toBe(1);
    expect(game.offered).toEqual(['pass']);
  });

  it('no second of a name without the icon (7.9.2), no sixth backup (7.10.3)', () => {
    const five = ['scribe', 'miller', 'nurse', 'steward', 'drummer'];
    const game = inMain({
      hand: [{ card: 'fire2', as: 'second' }, 'smith', 'ice2', 'fire1'],
      field: ['fire2', ...five],
    });
    expect(game.whyNot('play second')).toEqual(['7.9.2', '5.2.2.1']);
    expect(game.whyNot('play smith')).toEqual(['7.10.3']);
  });

  it('a backup comes dull (7.10.4)', () => {
    const game = inMain({ hand: ['smith', 'fire1'] })
      .on('priority', 'play smith')
      .on('pay', ['fire1']);
    expect(game.item('smith').rested).toBe(true);
    expect(game.citing('7.10.4')).toHaveLength(1);
  });
});

describe('summons', () => {
  it('waits on the stack; the player who summoned has priority (11.2.2, 11.2.8); then goes to the break zone (11.12.10)', () => {
    const game = inMain({ hand: ['bolt', 'fire1'] }, { field: ['ice2'] })
      .on('priority', 'play bolt')
      .on('target', 'ice2')
      .on('pay', ['fire1']);
    expect(game.zone('bolt')).toBe('stack');
    expect(game.position.request?.seat).toBe(0);
    game.pass(2);
    expect(game.zone('ice2')).toBe('break');
    expect(game.zone('bolt')).toBe('break');
    expect(game.position.request?.seat).toBe(0);
  });

  it('the newest resolves first, and what it cancels never does (7.17.3, 11.1.7)', () => {
    const game = inMain(
      { hand: ['bolt', 'fire1'] },
      { field: ['ice2'], hand: ['answer', { card: 'archer', as: 'archer B' }] },
    );
    game.on('priority', 'play bolt').on('target', 'ice2').on('pay', ['fire1']).pass(1);
    game.on('priority', 'play answer').on('target', 'bolt').on('pay', ['archer B']).pass(2);
    expect(game.zone('bolt')).toBe('break');
    expect(game.zone('ice2')).toBe('field');
  });

  it('nor is it chosen on resolution where the text has somebody choose, whoever does (11.12.4.1.1, 11.12.6)', () => {
    const breaks = (by?: 'opponent') =>
      summon('fire', 1, {
        do: [{ op: 'destroy', what: { choose: { types: ['forward'], controller: 'opponent' }, count: 1, by } }],
      });
    const own = {
      ghost: forward('wind', 1, 3000, bans('chosen')),
      // Of others its own controller's effects alone may choose it; that controller chooses here, and the effect is another's.
      shy: forward('wind', 2, 3000, bans({ cannot: 'chosen', by: { controller: 'opponent' } })),
      edict: breaks('opponent'),
      culls: breaks(),
    };
    const optionsOf = (name: 'edict' | 'culls') =>
      new Game({
        cards: { ...own, ...cards },
        phase: 'main1',
        A: { hand: [name, 'fire1'] },
        B: { field: ['ghost', 'shy', 'fire2'] },
      })
        .on('priority', `play ${name}`)
        .on('pay', ['fire1'])
        .pass(2).position.request?.space;
    expect(optionsOf('edict')).toMatchObject({ options: [{ key: 'fire2' }] });
    expect(optionsOf('culls')).toMatchObject({ options: [{ key: 'ghost' }, { key: 'shy' }, { key: 'fire2' }] });
  });

  it('is not summoned without what it is to choose (11.2.1), nor chooses what cannot be chosen (11.12.4.1.1)', () => {
    const game = inMain({ hand: ['bolt', 'fire1'] }, { field: ['veiled'] });
    expect(game.whyNot('play bolt')).toEqual(['11.2.1', 'reading:E48', '11.12.4.1.1', '2.2']);
    expect(inMain({ hand: ['bolt', 'fire1'] }).whyNot('play bolt')).toEqual(['11.2.1', 'reading:E48']);
  });

  it('chooses among what can be chosen once it has left the hand (11.2.2, 11.2.6)', () => {
    expect(inMain({ hand: ['whim'] }, { field: ['wary'] }).offered).toContain('play whim');
    expect(inMain({ hand: ['whim', 'plain'] }, { field: ['wary'] }).offered).not.toContain('play whim');
  });

  it('costs what it does once it has left the hand (11.2.2, 11.2.4)', () => {
    expect(inMain({ hand: ['spark'], field: ['lastWord'] }).offered).toContain('play spark');
    expect(inMain({ hand: ['spark', 'plain'], field: [] }).offered).toContain('play spark');
    expect(inMain({ hand: ['spark'], field: [] }).offered).not.toContain('play spark');
  });

  it('is summoned in the attack phase too, but not in the end phase (9.4.1.6, 9.6.1.1)', () => {
    const hand = ['bolt', 'fire1'];
    expect(inMain({ hand }, { field: ['ice2'] }, 'attack').offered).toContain('play bolt');
    expect(inMain({ hand }, { field: ['ice2'] }, 'end').whyNot('play bolt')).toEqual(['9.4.1.6', '9.6.1.1']);
  });
});

describe('action and special abilities', () => {
  it('a forward dulls for its ability only if controlled since the turn began, or with Haste; a monster always (11.7.2.1.2)', () => {
    const game = inMain({ field: ['archer', 'swift', 'toad'].map((card) => ({ card, fresh: true })) });
    expect(game.whyNot('activate archer#0')).toEqual(['11.7.2.1.2', '15.2.2.3']);
    expect(game.offered).toEqual(['pass', 'activate swift#1', 'activate toad#0']);
  });

  it('on the stack an ability no longer depends on its source (6.4.2)', () => {
    const game = inMain({ field: ['archer'] }, { field: ['ice2'], hand: [{ card: 'bolt', as: 'bolt B' }, 'fire1'] });
    game.on('priority', 'activate archer#0').on('target', 'ice2');
    expect(game.item('archer').rested).toBe(true);
    game.pass(1).on('priority', 'play bolt B').on('target', 'archer').on('pay', ['fire1']).pass(2);
    expect(game.item('archer').damage).toBe(5000);
    game.pass(2);
    expect(game.zone('ice2')).toBe('break');
  });

  it('a special ability also discards a card of the same name (11.8.1)', () => {
    const without = inMain({ field: ['hero', 'smith'], hand: ['fire1'] });
    expect(without.whyNot('activate hero#0')).toContain('11.8.1');
    const game = inMain({ field: ['hero', 'smith'], hand: [{ card: 'hero', as: 'copy' }] }, { field: ['ice2'] });
    game.on('priority', 'activate hero#0').on('target', 'ice2').on('pay', ['smith']);
    expect(game.zone('copy')).toBe('break');
    game.pass(2);
    expect(game.zone('ice2')).toBe('break');
  });

  it('what a card costs is one number, so that what is taken off takes from all of it (11.3.6.1.1)', () => {
    expect(inMain({ hand: ['dyed'] }).whyNot('play dyed')).toContain('11.3.6.1.1');
    const game = inMain({ hand: ['dyed'], field: ['cheapener'] }).on('priority', 'play dyed');
    expect(game.zone('dyed')).toBe('field');
  });

  it('a cost of two elements allows one surplus CP for each (11.7.2.1.1)', () => {
    const game = inMain({ field: ['broker'], hand: ['fire1', 'ice2'] }).on('priority', 'activate broker#0');
    expect(game.refuses(['fire1'])).not.toBeNull();
    expect(game.refuses(['fire1', 'ice2'])).toBeNull();
  });
});

describe('costs with an X, and abilities in the hand', () => {
  it('X is chosen as the summon is declared, as far as it can be paid (11.2.4), and counts from then on (11.2.7)', () => {
    const game = inMain({ hand: ['blaze', 'fire1', 'fire2'], field: ['smith'] }, { field: ['ice2'] }).on(
      'priority',
      'play blaze',
    );
    expect(game.prompt).toBe('x');
    expect(game.refuses(5)).not.toBeNull();
    game.on('x', 2).on('target', 'ice2');
    expect(game.refuses(['fire1'])).not.toBeNull();
    game.on('pay', ['smith', 'fire1']).pass(2);
    expect(game.item('ice2').damage).toBe(2);
  });

  it('an ability that discards its own card is used from the hand (15.2.11.2) and only there (15.2.11.4)', () => {
    const game = inMain({ hand: ['mimic'], field: ['steward', { card: 'mimic', as: 'other' }] }, { field: ['ice2'] });
    expect(game.whyNot('activate other#0')).toContain('15.2.11.4');
    game.on('priority', 'activate mimic#0').on('target', 'ice2').on('pay', ['steward']);
    expect(game.zone('mimic')).toBe('break');
    game.pass(2);
    expect(game.zone('ice2')).toBe('break');
  });
});
