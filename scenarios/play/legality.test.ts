import { describe, expect, it } from 'vitest';
import { said } from './testing/small';

const BATTLE = `position:
  A: { field: [squire, { card: hawk, as: hawk }], hand: [{ card: ember-bolt, as: bolt }], stones: [fire-stone] }
  B: { field: [{ card: plain-guard, as: guard, rested: true }, wall] }
`;
const asked = (expected: string, script = ''): readonly string[] =>
  said(`${BATTLE}script: [${script}]\nexpect: { all: { ${expected} } }\n`);

describe('what is asked of legality', () => {
  it('is asked whole: a play with its targets, not only the play', () => {
    expect(asked('offers: [{ by: A, action: play bolt on guard }]')).toEqual([]);
    expect(asked('offers: [{ by: A, action: play bolt on fire-stone }]')).toEqual([
      'offers "play bolt on fire-stone": A cannot',
    ]);
    expect(asked('notOffers: [{ by: A, action: play bolt on fire-stone }]')).toEqual([]);
    expect(asked('refused: [{ by: A, action: play bolt on guard }]')).toEqual(['refused "play bolt on guard": A can']);
  });

  it('of an attack is not answered by the attack of another', () => {
    const other = '{ A: attack squire -> guard }, { B: no block, in: [fow-8.01] }';
    expect(asked('offers: [{ by: A, action: attack hawk -> guard }]', other)).toEqual([
      'offers "attack hawk -> guard": A never had that choice',
    ]);
    expect(asked('offers: [{ by: A, action: attack squire -> guard }]', other)).toEqual([]);
  });

  it('of what nobody looks through for something to do names what keeps it out', () => {
    const buried =
      'position: { A: { graveyard: [squire] }, B: { graveyard: [{ card: wall, as: theirs }] } }\nscript: []\n';
    const refused = (name: string) =>
      said(`${buried}expect: { all: { refused: [{ by: A, action: play ${name}, clause: 702.2 }] } }`);
    expect(refused('squire')).toEqual([]);
    expect(refused('theirs')).toEqual([]);
  });

  it('of [Bestow] and of [Shift] in the turn of the opponent names the clause of each alone', () => {
    const keyword = (word: string) => `abilities: [{ kind: keyword, keyword: ${word}, cost: {} }]`;
    const board = `cards:
  blade: { name: { ja: 刃, en: Blade }, faces: [{ types: [addition], ${keyword('equip')} }] }
  seer: { name: { ja: 占, en: Seer }, faces: [{ types: [resonator], stats: { atk: 100, def: 100 }, ${keyword('shift')} }, { types: [resonator], stats: { atk: 200, def: 200 } }] }
position: { B: { field: [blade, seer] } }
script: [{ A: pass, name: answer }]
`;
    const said801 = (action: string, clause: string) =>
      said(`${board}expect: { all: { refused: [{ by: B, action: ${action}, at: answer, clause: ${clause} }] } }`);
    expect(said801('activate blade#0 on seer', '1121.2')).toEqual([]);
    expect(said801('activate seer#0', '1117.2')).toEqual([]);
    expect(said801('activate blade#0 on seer', '1117.2')).toHaveLength(1);
    expect(said801('activate seer#0', '1121.2')).toHaveLength(1);
  });

  it('of a card laid this turn names what is said of cards with [Trigger] for such a card only', () => {
    const faces = (text: string) =>
      `faces: [{ types: [chant], cost: {}, abilities: [{ ${text}, do: [{ op: draw, player: you, amount: 1 }] }] }]`;
    const lay = (card: string) =>
      said(
        `cards:
  song: { name: { ja: 歌, en: Song }, ${faces('kind: text')} }
  snare: { name: { ja: 罠, en: Snare }, ${faces('kind: triggerCost, cost: {}')} }
position: { A: { hand: [${card}], pool: { fire: 2 } }, B: {} }
script: [{ A: lay ${card} }]
expect: { all: { refused: [{ by: A, action: play ${card}, clause: 708.5, at: end }] } }`,
      );
    expect(lay('song')).toEqual(['refused "play song": A is not kept from it by 708.5 but by 706.3']);
    expect(lay('snare')).toEqual([]);
  });

  it('of several attackers names what keeps each of them', () => {
    const party =
      'position: { phase: attack, A: { field: [ember-squire, { card: gale-runner, as: dull, rested: true }] }, B: {} }';
    expect(
      said(
        `${party}\nscript: []\nuntil: main2-phase\nexpect: { all: { refused: [{ by: A, action: 'attack with ember-squire, dull', clause: 10.1.2.1.1 }] } }`,
        'fftcg',
      ),
    ).toEqual([]);
  });
});

describe('noDecision', () => {
  const ATTACK = '{ A: attack squire -> player, name: the-attack, responses: [{ B: no block, name: the-block }] }';
  const silent = (words: string): readonly string[] => asked(`noDecision: [{ ${words} }]`, ATTACK);

  it('fails where the player has such a decision', () => {
    expect(silent('by: B, of: battle.blocker')).toEqual(['noDecision: B has to decide battle.blocker']);
    expect(silent('by: A, of: battle.blocker')).toEqual([]);
    expect(silent('by: A, of: discard')).toEqual([]);
  });

  it('looks between two moments', () => {
    expect(silent('by: B, of: battle.blocker, before: the-attack')).toEqual([]);
    expect(silent('by: B, of: battle.blocker, at: normal-damage#deal')).toEqual([]);
    expect(silent('by: B, at: the-attack, before: the-block')).toEqual(['noDecision: B has to decide priority']);
  });

  it('fails where its moments never come, or are none', () => {
    expect(silent('by: B, at: text#carryOut')).toEqual(['noDecision: "text#carryOut" never came']);
    expect(silent('by: B, of: battle.bloker')).toEqual([
      '"battle.bloker" is no decision of fow-8.01 here; "battle.blocker" is nearest',
    ]);
    expect(silent('by: B, at: the-atack')).toEqual([
      '"the-atack" is no moment of fow-8.01 here; "the-attack" is nearest',
    ]);
  });
});

describe('a clause', () => {
  it('of another document is not skipped where one edition is spoken of', () => {
    const of801 = (expected: string): readonly string[] =>
      said(`${BATTLE}script: []\nexpect: { fow-8.01: { ${expected} } }\n`);
    expect(of801('clauses: [fow-5.5/8.2.3]')).toEqual([
      '"fow-5.5/8.2.3" is no clause of fow-8.01, which this is expected of',
    ]);
  });

  it('that no row stands on is told with the nearest', () => {
    expect(asked("clauses: ['803.3z']")).toEqual([
      'clause 803.3z is not walked there: no row of fow-8.01 stands on it; "803.3" is nearest',
    ]);
  });
});
