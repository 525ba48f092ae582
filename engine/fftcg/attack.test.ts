import { describe, expect, it } from 'vitest';
import { backup, bans, type Described, forward, Game, keyword } from './testing/board';

const cards = {
  fire7: forward('fire', 3, 7000),
  fire5: forward('fire', 2, 5000),
  ice8: forward('ice', 3, 8000),
  water3: forward('water', 1, 3000),
  brave: forward('lightning', 3, 6000, keyword('brave')),
  hasty: forward('wind', 2, 5000, keyword('haste')),
  first6: forward('lightning', 3, 6000, keyword('first strike')),
  firstFire: forward('fire', 3, 4000, keyword('first strike')),
  minstrel: forward('wind', 2, 4000, keyword('party')),
  sellsword: forward('fire', 3, 6000, keyword('party')),
  must: forward('fire', 2, 5000, bans({ must: 'attack' })),
  mustIce: forward('ice', 2, 5000, bans({ must: 'attack' })),
  mustWary: forward('fire', 2, 5000, bans({ must: 'attack' }), {
    kind: 'continuous',
    while: { is: 'this', such: { rested: true } },
    modify: { self: true, bans: [{ cannot: 'attack', unless: { pay: { free: 1 } } }] },
  }),
  guard: forward('earth', 4, 9000, bans({ must: 'block' })),
  notBy3: forward('fire', 2, 4000, bans({ cannot: 'blocked', by: { types: ['forward'], minCost: 3 } })),
  notBy4: forward('fire', 3, 5000, bans({ cannot: 'blocked', by: { types: ['forward'], minCost: 4 } })),
  miller: backup('wind', 2),
  smith: backup('fire', 2),
  dear: forward('fire', 2, 5000, bans({ cannot: 'attack', unless: { pay: { free: 1 } } })),
  dearTwin: forward('fire', 2, 6000, bans({ cannot: 'attack', unless: { pay: { free: 1 } } })),
  dearWall: forward('earth', 2, 6000, bans({ cannot: 'block', unless: { pay: { free: 1 } } })),
};

const attacking = (A: Described['A'], B: Described['B'] = {}): Game =>
  new Game({ cards, phase: 'attack', A, B }).pass(2);

describe('declaring an attack', () => {
  it('an attacking forward is dulled (10.1.2.2) and an unblocked one deals one damage to the player (10.1.4.1)', () => {
    const game = attacking({ field: ['fire7'] }).on('attack.attackers', ['fire7']);
    expect(game.item('fire7').rested).toBe(true);
    expect(game.citing('10.1.2.2')).toHaveLength(1);
    game.pass(4);
    expect(game.count('damage', 1)).toBe(1);
    expect(game.citing('6.5.2')).toHaveLength(1);
  });

  it('a forward with Brave attacks without being dulled (15.2.1.2)', () => {
    const game = attacking({ field: ['brave'] }).on('attack.attackers', ['brave']);
    expect(game.item('brave').rested).toBe(false);
  });

  it('a forward that has attacked does not attack again, though it is active (10.1.2.1.2)', () => {
    const game = attacking({ field: ['brave', 'fire5'] })
      .on('attack.attackers', ['brave'])
      .pass(6);
    game.on('attack.again', 'attack').pass(2);
    expect(game.offered).toEqual(['fire5']);
    expect(game.whyNot('brave')).toEqual(['10.1.2.1.2']);
  });

  it('a forward that came this turn does not attack (10.1.2.1.1) unless it has Haste (15.2.2.2)', () => {
    const game = attacking({
      field: [
        { card: 'fire7', fresh: true },
        { card: 'hasty', fresh: true },
      ],
    });
    expect(game.offered).toEqual(['hasty']);
    expect(game.whyNot('fire7')).toEqual(['10.1.2.1.1', '15.2.2.2']);
  });

  it('a dull forward does not attack (10.1.2.1.1), and a backup is none', () => {
    const game = attacking({ field: [{ card: 'fire7', rested: true }, 'fire5', 'miller'] });
    expect(game.offered).toEqual(['fire5']);
    expect(game.whyNot('fire7')).toEqual(['10.1.2.1.1']);
  });

  it('without an attacker block and damage are skipped (10.1.2.7)', () => {
    const game = attacking({ field: ['fire7'] }).on('attack.attackers', []);
    expect(game.position.turn.phase).toBe('main2');
    expect(game.rows.some(({ step }) => step.startsWith('block-declaration'))).toBe(false);
  });

  it('forwards of one element form a party of any size (15.1.1.10.2, 15.1.1.10.4)', () => {
    const game = attacking({ field: ['fire7', 'fire5', 'sellsword', 'ice8'] });
    expect(game.refuses(['fire7', 'fire5', 'sellsword'])).toBeNull();
    expect(game.refuses(['fire7', 'ice8'])).not.toBeNull();
  });

  it('party icons join forwards of different elements, but only each other (15.2.8.1, 15.2.8.2)', () => {
    const game = attacking({ field: ['minstrel', 'sellsword', 'fire5'] });
    expect(game.refuses(['minstrel', 'sellsword'])).toBeNull();
    expect(game.refuses(['sellsword', 'fire5'])).toBeNull();
    expect(game.refuses(['minstrel', 'fire5'])).not.toBeNull();
    expect(game.refuses(['minstrel', 'sellsword', 'fire5'])).not.toBeNull();
  });

  it('a forward that must attack is among the attackers (10.1.2.1.3)', () => {
    const game = attacking({ field: ['must', 'fire7'] });
    expect(game.refuses([])).not.toBeNull();
    expect(game.refuses(['fire7'])).not.toBeNull();
    expect(game.refuses(['must'])).toBeNull();
    expect(game.refuses(['must', 'fire7'])).toBeNull();
  });

  it('a forward that is asked to pay once it is dulled need not attack (10.1.2.1.3, 10.1.2.3)', () => {
    expect(attacking({ field: ['mustWary'] }).refuses([])).toBeNull();
  });

  it('two that must attack and cannot be a party attack one after the other (10.1.2.1.3)', () => {
    const game = attacking({ field: ['must', 'mustIce'] });
    game.on('attack.attackers', ['must']).pass(6);
    expect(game.offered).toEqual(['attack']);
    game.on('attack.again', 'attack').pass(2);
    expect(game.refuses([])).not.toBeNull();
  });
});

describe('blocking', () => {
  it('a blocked attacker deals no damage to the player (10.1.4.1); both deal damage equal to their power (10.1.4.2)', () => {
    const game = attacking({ field: ['fire7'] }, { field: ['ice8'] })
      .on('attack.attackers', ['fire7'])
      .pass(2)
      .on('block.blocker', 'ice8')
      .pass(2);
    expect(game.count('damage', 1)).toBe(0);
    expect(game.zone('fire7')).toBe('break');
    expect(game.item('ice8').damage).toBe(7000);
    expect(game.citing('12.4.5').some(({ step }) => step === 'rule-processes#atOnce')).toBe(true);
  });

  it('a dull forward does not block (10.1.3.1.1)', () => {
    const game = attacking({ field: ['fire7'] }, { field: [{ card: 'ice8', rested: true }, 'water3'] })
      .on('attack.attackers', ['fire7'])
      .pass(2);
    expect(game.offered).toEqual(['water3', 'no block']);
    expect(game.whyNot('ice8')).toContain('10.1.3.1.1');
  });

  it('a forward that must block does, unless it cannot (10.1.3.1.3)', () => {
    const game = attacking({ field: ['fire7'] }, { field: ['guard', 'water3'] })
      .on('attack.attackers', ['fire7'])
      .pass(2);
    expect(game.offered).toEqual(['guard']);
    const dull = attacking({ field: ['fire7'] }, { field: [{ card: 'guard', rested: true }, 'water3'] })
      .on('attack.attackers', ['fire7'])
      .pass(2);
    expect(dull.offered).toEqual(['water3', 'no block']);
  });

  it('a party is blocked where one of its members can be (15.1.1.10.6)', () => {
    const alone = attacking({ field: ['notBy3'] }, { field: ['ice8', 'water3'] })
      .on('attack.attackers', ['notBy3'])
      .pass(2);
    expect(alone.offered).toEqual(['water3', 'no block']);
    const party = attacking({ field: ['notBy3', 'notBy4'] }, { field: ['ice8', 'water3'] })
      .on('attack.attackers', ['notBy3', 'notBy4'])
      .pass(2);
    expect(party.offered).toEqual(['ice8', 'water3', 'no block']);
  });

  it('the blocker divides its power among a party as its player likes (10.1.4.2.1)', () => {
    const game = attacking({ field: ['fire7', 'fire5'] }, { field: ['ice8'] })
      .on('attack.attackers', ['fire7', 'fire5'])
      .pass(2)
      .on('block.blocker', 'ice8')
      .pass(2);
    expect(game.position.request?.seat).toBe(1);
    expect(game.refuses({ fire7: 7000, fire5: 5000 })).not.toBeNull();
    game.on('split', { fire7: 7000, fire5: 1000 });
    expect(game.zone('fire7')).toBe('break');
    expect(game.item('fire5').damage).toBe(1000);
    expect(game.zone('ice8')).toBe('break');
  });

  it('an unblocked party deals one damage in all (10.1.4.1, 15.1.1.10.1)', () => {
    const game = attacking({ field: ['fire7', 'fire5'] })
      .on('attack.attackers', ['fire7', 'fire5'])
      .pass(4);
    expect(game.count('damage', 1)).toBe(1);
  });
});

describe('first strike', () => {
  const fight = (A: readonly string[], B: string): Game =>
    attacking({ field: A }, { field: [B] })
      .on('attack.attackers', A)
      .pass(2)
      .on('block.blocker', B)
      .pass(2);

  it('an attacker that strikes first and breaks the blocker takes no damage (15.2.3.2)', () => {
    const game = fight(['first6'], 'water3');
    expect(game.zone('water3')).toBe('break');
    expect(game.item('first6').damage).toBe(0);
    expect(game.citing('15.2.3.3').length).toBeGreaterThan(0);
  });

  it('a blocker can strike first as well (15.2.3.2)', () => {
    const game = fight(['fire5'], 'first6');
    expect(game.zone('fire5')).toBe('break');
    expect(game.item('first6').damage).toBe(0);
  });

  it('two that strike first strike at the same time, and only once', () => {
    const game = fight(['first6'], 'firstFire');
    expect(game.zone('firstFire')).toBe('break');
    expect(game.item('first6').damage).toBe(4000);
  });

  it('a party strikes first only if all its members do (15.2.3.4)', () => {
    const game = fight(['firstFire', 'fire5'], 'water3').on('split', { firstFire: 3000, fire5: 0 });
    expect(game.item('firstFire').damage).toBe(3000);
    expect(game.rows.some(({ step, events }) => step === 'damage-resolution#firstDamage' && events.length > 0)).toBe(
      false,
    );
  });

  it('an attacker killed by first strike deals no damage, and its player takes none for it (10.1.3.3)', () => {
    const game = fight(['water3'], 'first6');
    expect(game.item('first6').damage).toBe(0);
    expect(game.count('damage', 1)).toBe(0);
  });
});

describe('what attacking and blocking cost', () => {
  it('is paid as the attack is declared (10.1.2.3), and without the CP the forward does not attack', () => {
    expect(attacking({ field: ['dear', 'fire5'] }).whyNot('dear')).toEqual(['10.1.2.3']);
    const game = attacking({ field: ['dear', 'miller'] }).on('attack.attackers', ['dear']);
    expect(game.prompt).toBe('pay');
    game.on('pay', ['miller']);
    expect(game.item('dear').rested).toBe(true);
    expect(game.item('miller').rested).toBe(true);
  });

  it('a party that cannot pay for all its members is taken back, dulling and all (14.1, 14.2)', () => {
    const game = attacking({ field: ['dear', 'dearTwin', 'miller'] }).on('attack.attackers', ['dear', 'dearTwin']);
    expect(game.prompt).toBe('attack.attackers');
    expect(game.position.request?.seat).toBe(0);
    expect(game.item('dear').rested).toBe(false);
    game.on('attack.attackers', ['dearTwin']).on('pay', ['miller']);
    expect(game.item('dearTwin').rested).toBe(true);
  });

  it('the blocker is paid for as it is declared (10.1.3.1.4)', () => {
    const field = ['dearWall', { card: 'smith', as: 'smith B' }];
    const game = attacking({ field: ['fire5'] }, { field })
      .on('attack.attackers', ['fire5'])
      .pass(2);
    game.on('block.blocker', 'dearWall').on('pay', ['smith B']).pass(2);
    expect(game.item('dearWall').damage).toBe(5000);
  });
});
