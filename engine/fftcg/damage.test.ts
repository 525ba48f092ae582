import { describe, expect, it } from 'vitest';
import { backup, type Described, forward, Game, keyword, summon } from './testing/board';

const draws = { do: [{ op: 'draw', player: 'you', amount: 1 }] } as const;
const cards = {
  fire7: forward('fire', 3, 7000),
  fire5: forward('fire', 2, 5000),
  ice8: forward('ice', 3, 8000),
  weak: forward('ice', 1, 1000),
  light: forward('light', 2, 5000),
  dark: forward('dark', 2, 5000),
  reaper: forward('fire', 4, 8000, { kind: 'automatic', when: { on: 'breaks', who: 'this' }, ...draws }),
  squire: forward('fire', 1, 1000, { kind: 'automatic', when: { on: 'breaks', who: 'this' }, ...draws }),
  oath: forward('water', 3, 4000, {
    kind: 'replace',
    when: { on: 'destroyed', who: 'this' },
    instead: [{ op: 'move', what: 'this', to: 'removed' }],
  }),
  archer: forward('fire', 2, 2000, {
    kind: 'activate',
    cost: {},
    targets: [{ filter: { types: ['forward'], controller: 'opponent' }, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 8000 }],
  }),
  exile: backup('ice', 2, {
    kind: 'replace',
    when: { on: 'graveyard', who: { types: ['forward'] } },
    instead: [{ op: 'move', what: 'it', to: 'removed' }],
  }),
  mourns: forward('water', 2, 4000, { kind: 'automatic', when: { on: 'destroyed', who: 'this' }, ...draws }),
  burst: forward('water', 3, 6000, { kind: 'automatic', when: { on: 'enter', who: 'this' }, ...draws, ex: true }),
  flare: summon('fire', 1, {
    targets: [{ filter: { types: ['forward'] }, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 5000 }],
    ex: true,
  }),
  doom: summon('fire', 1, { do: [{ op: 'damage', to: { player: 'opponent' }, amount: 2 }] }),
  ruin: summon('fire', 1, { do: [{ op: 'damage', to: { player: 'each' }, amount: 2 }] }),
  blaster: forward('fire', 1, 3000, {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    do: [{ op: 'damage', to: { each: { zone: 'field', controller: 'opponent' } }, amount: 5000 }],
  }),
  golem: {
    ...forward('earth', 2, 4000),
    faces: [{ types: ['monster'], attributes: ['earth'], cost: { free: 2 }, stats: { power: 4000 } }],
  },
  chill: summon('ice', 1, {
    targets: [{ filter: { types: ['forward'] }, count: 1 }],
    do: [{ op: 'modify', what: { target: 0 }, by: { stats: { power: -4000 } }, until: 'turn' }],
  }),
  first: forward('lightning', 3, 6000, keyword('first strike')),
  smith: backup('fire', 2),
};
const six = Array.from({ length: 6 }, (_, i) => ({ card: 'plain', as: `damage ${i}` }));

const casting = (name: string, A: Described['A'], B: Described['B'] = {}): Game =>
  new Game({
    cards,
    phase: 'main1',
    A: { hand: [name, { card: 'fire5', as: 'cp' }, { card: 'weak', as: 'cp ice' }], ...A },
    B,
  }).on('priority', `play ${name}`);

describe('damage to a player', () => {
  it('turns up the top card, once for each damage (6.5.2, 6.5.3)', () => {
    const game = casting('doom', {}).on('pay', ['cp']).pass(2);
    expect(game.count('damage', 1)).toBe(2);
    expect(game.count('deck', 1)).toBe(10);
    expect(game.rows.filter(({ step }) => step === 'player-damage#turn')).toHaveLength(2);
  });

  it('EX Bursts are used after all of the damage, in any order, and nobody can answer (6.5.2.1, 11.11.2)', () => {
    const deck = [
      { card: 'plain', as: 'low' },
      { card: 'plain', as: 'lower' },
      { card: 'burst', as: 'wave' },
      { card: 'flare', as: 'flame' },
    ];
    const game = casting('doom', { field: ['fire5'] }, { deck })
      .on('pay', ['cp'])
      .pass(2);
    expect(game.prompt).toBe('burst');
    expect(game.position.request?.seat).toBe(1);
    expect(game.count('damage', 1)).toBe(2);
    expect(game.offered).toEqual(['flame', 'wave', 'pass']);
    game.on('burst', 'wave');
    expect(game.count('hand', 1)).toBe(1);
    game.on('burst', 'flame').on('target', 'fire5');
    expect(game.zone('fire5')).toBe('break');
    expect(game.zone('flame')).toBe('damage');
  });

  it('an EX Burst need not be used (11.11.2)', () => {
    const game = casting(
      'doom',
      {},
      {
        deck: [
          { card: 'plain', as: 'low' },
          { card: 'burst', as: 'wave' },
        ],
      },
    )
      .on('pay', ['cp'])
      .pass(2)
      .on('burst', 'pass');
    expect(game.count('hand', 1)).toBe(0);
    expect(game.prompt).toBe('priority');
  });

  it('the seventh damage loses the game (12.4.1), for both at once it is a draw (3.3)', () => {
    const one = casting('doom', {}, { damage: six }).on('pay', ['cp']).pass(2);
    expect(one.position.result).toMatchObject({ winners: [0], losers: [1] });
    const both = casting('ruin', { damage: six }, { damage: six.map(({ card, as }) => ({ card, as: `B ${as}` })) })
      .on('pay', ['cp'])
      .pass(2);
    expect(both.position.result).toMatchObject({ winners: [], reason: 'draw' });
  });

  it('the last card of the deck may be turned up; damage without a card for it loses (12.4.3, 3.1.3)', () => {
    const enough = casting(
      'doom',
      {},
      {
        deck: [
          { card: 'plain', as: 'a' },
          { card: 'plain', as: 'b' },
        ],
      },
    )
      .on('pay', ['cp'])
      .pass(2);
    expect(enough.position.result).toBeNull();
    const short = casting('doom', {}, { deck: [{ card: 'plain', as: 'a' }] })
      .on('pay', ['cp'])
      .pass(2);
    expect(short.position.result).toMatchObject({ winners: [0], losers: [1] });
  });
});

describe('rules processes', () => {
  it('power 0 or less puts a forward into the break zone, which is no breaking (12.4.4)', () => {
    const game = casting('chill', {}, { field: ['mourns'] })
      .on('target', 'mourns')
      .on('pay', ['cp ice'])
      .pass(2);
    expect(game.zone('mourns')).toBe('break');
    expect(game.position.zones.stack).toHaveLength(0);
  });

  it('damage as high as power breaks it (12.4.5)', () => {
    const game = casting('flare', {}, { field: ['mourns'] })
      .on('target', 'mourns')
      .on('pay', ['cp'])
      .pass(2);
    expect(game.zone('mourns')).toBe('break');
    expect(game.position.zones.stack).toHaveLength(1);
  });

  it('less power later than the damage taken breaks it, and then nobody has broken it (12.4.5)', () => {
    const game = casting('chill', { field: ['reaper'] }, { field: [{ card: 'ice8', as: 'hurt', damage: 5000 }] });
    game.on('target', 'hurt').on('pay', ['cp ice']).pass(2);
    expect(game.zone('hurt')).toBe('break');
    expect(
      game.rows.some(({ events }) => events.some((event) => event.kind === 'occasion' && event.name === 'breaks')),
    ).toBe(false);
  });

  it('who breaks a Monster that is no Forward is not asked (12.4.5)', () => {
    const game = casting('blaster', {}, { field: ['golem', 'weak'] })
      .on('pay', ['cp'])
      .pass(2);
    expect([game.zone('golem'), game.zone('weak')]).toEqual(['break', 'break']);
    const broken = game.rows
      .flatMap(({ events }) => events)
      .flatMap((event) => (event.kind === 'occasion' && event.name === 'breaks' ? [event.other] : []));
    expect(broken).toHaveLength(1);
    expect(game.rows.some(({ events }) => events.some((event) => event.kind === 'destroy'))).toBe(true);
  });

  it('what dealt the damage has broken it; of a party, every member (12.4.5, 15.1.1.10.8)', () => {
    const game = new Game({ cards, phase: 'attack', A: { field: ['reaper', 'squire'] }, B: { field: ['ice8'] } }).pass(
      2,
    );
    const squire = game.item('squire').ref;
    game.on('attack.attackers', ['reaper', 'squire']).pass(2).on('block.blocker', 'ice8').pass(2);
    game.on('split', { reaper: 7000, squire: 1000 });
    expect(game.zone('ice8')).toBe('break');
    const breakers = game.rows
      .flatMap(({ events }) => events)
      .flatMap((event) =>
        event.kind === 'occasion' && event.name === 'breaks' && event.player === 0 ? [event.item] : [],
      );
    expect(breakers).toEqual([game.item('reaper').ref, squire]);
  });

  it('though not of a party one of which has broken it by an ability (12.4.5, 15.1.1.10.8)', () => {
    const game = new Game({ cards, phase: 'attack', A: { field: ['archer', 'squire'] }, B: { field: ['ice8'] } }).pass(
      2,
    );
    game.on('attack.attackers', ['archer', 'squire']).pass(2).on('block.blocker', 'ice8');
    game.on('priority', 'activate archer#0').on('target', 'ice8').pass(2);
    expect(game.zone('ice8')).toBe('break');
    expect(game.position.zones.stack).toEqual([]);
  });

  it('all of one name go (12.4.6), and all of light and dark from two on (12.4.7)', () => {
    const game = new Game({
      cards,
      phase: 'main1',
      A: { field: ['fire5', { card: 'fire5', as: 'twin' }, 'light', 'dark', 'fire7'] },
    });
    expect(['fire5', 'twin', 'light', 'dark', 'fire7'].map((name) => game.zone(name))).toEqual([
      'break',
      'break',
      'break',
      'break',
      'field',
    ]);
    expect(game.rows.filter(({ step }) => step === 'rule-processes#atOnce')).toHaveLength(1);
  });

  it('of six backups their controller gives up one (7.10.3)', () => {
    const generic = Array.from({ length: 6 }, (_, i) => ({ card: `backup${i}`, as: `b${i}` }));
    const many = Object.fromEntries(
      generic.map(({ card }, i) => [
        card,
        backup(['fire', 'ice', 'wind', 'earth', 'water', 'lightning'][i] ?? 'fire', 2),
      ]),
    );
    const game = new Game({ cards: many, phase: 'main1', A: { field: generic } });
    expect(game.prompt).toBe('backups');
    game.on('backups', ['b3']);
    expect(game.zone('b3')).toBe('break');
    expect(game.count('field', 0)).toBe(5);
  });

  it('a replaced breaking never happened (11.13.5.4, 11.9.15)', () => {
    const game = casting('flare', {}, { field: ['oath'] })
      .on('target', 'oath')
      .on('pay', ['cp'])
      .pass(2);
    expect(game.zone('oath')).toBe('removed');
    expect(game.citing('11.13.5.4').length).toBeGreaterThan(0);
  });

  it('nor has anything broken what was not broken (12.4.5, 11.9.15), whoever is asked first', () => {
    for (const turn of [0, 1] as const) {
      const fighting = { cards, phase: 'attack', turn };
      const game = new Game({ ...fighting, A: { field: ['oath'] }, B: { field: ['reaper'] } }).pass(2);
      const [attacker, blocker] = turn === 0 ? ['oath', 'reaper'] : ['reaper', 'oath'];
      game.on('attack.attackers', [attacker]).pass(2).on('block.blocker', blocker).pass(2);
      expect(game.zone('oath')).toBe('removed');
      expect(game.position.zones.stack).toEqual([]);
    }
    for (const turn of [0, 1] as const) {
      const elsewhere = { cards, phase: 'attack', turn, A: { field: ['fire5', 'exile'] }, B: { field: ['reaper'] } };
      const game = new Game(elsewhere).pass(2);
      const [attacker, blocker] = turn === 0 ? ['fire5', 'reaper'] : ['reaper', 'fire5'];
      game.on('attack.attackers', [attacker]).pass(2).on('block.blocker', blocker).pass(2);
      expect(game.zone('fire5')).toBe('removed');
      expect(game.position.zones.stack).toEqual([]);
    }
  });
});
