/** What generated texts read like, edition by edition, and that every key of the tables has its word. */
import { describe, expect, it } from 'vitest';
import { FFTCG } from '../fftcg';
import { FOW_20 } from '../fow/editions/2.0';
import { FOW_55 } from '../fow/editions/5.5';
import { FOW_801 } from '../fow/editions/8.01';
import type { DocId } from '../generated/clauses';
import {
  type Ability,
  type CardDefinition,
  type Condition,
  type Instruction,
  THEN,
  type Words,
} from '../kernel/position/card';
import type { Event, Filter, Modification } from '../kernel/position/position';
import { wordsOf } from '.';

const words = (ja: string, en: string): Words => ({ ja, en });
const resonator: CardDefinition = { name: words('門の番人', 'Gate Guard'), faces: [{ types: ['resonator'] }] };
const forward: CardDefinition = { name: words('岩礁の哭き女', 'Reef Mourner'), faces: [{ types: ['forward'] }] };

const written = (edition: DocId, ability: Ability): Words =>
  wordsOf(edition).ability(ability, edition === 'fftcg' ? forward : resonator);

describe('one ability in the notation of each edition', () => {
  const mage: Ability = {
    kind: 'activate',
    cost: { pay: { free: 1, fire: 2 }, rest: true },
    targets: [{ filter: { types: ['resonator'] }, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 500 }],
  };
  it('2.0 heads an activate ability 【条件】', () =>
    expect(written('fow-2.0', mage)).toEqual(
      words(
        '【条件】{炎}{炎}{1}{レスト}：対象のリゾネイター1体に500ダメージを与える。',
        '[Activate] {fire}{fire}{1}{Rest}: Deal 500 damage to target resonator.',
      ),
    ));
  it('5.5 heads it [Activate] (9.1.1a)', () => expect(written('fow-5.5', mage).en).toMatch(/^\[Activate\] \{fire\}/));
  it('8.01 writes cost and effect with a colon between them (901.1a)', () =>
    expect(written('fow-8.01', mage).ja).toBe('{炎}{炎}{1}{レスト}：対象のリゾネイター1体に500ダメージを与える。'));

  it('writes the parts of a cost in the order in which they are done (903.2.j-1)', () => {
    const first = { banish: true, [THEN]: [{ pay: { free: 1 } }, { discard: 1 }] } as const;
    expect(written('fow-8.01', { ...mage, cost: first }).en).toMatch(/^Banish this card, \{1\}, discard 1 card: /);
    const last = { pay: { free: 1 }, rest: true, banish: true } as const;
    expect(written('fow-8.01', { ...mage, cost: last }).en).toMatch(/^\{1\}\{Rest\}, banish this card: /);
  });
  it('writes an X in a cost as a symbol of its own (8.01 203.5b)', () => {
    expect(written('fow-8.01', { kind: 'judgment', cost: { fire: 1, X: 1 } }).en).toBe('[Judgment] {fire}{X}');
    expect(written('fftcg', { ...mage, cost: { pay: { X: 1 } } }).ja).toMatch(/^《X》：/);
  });

  const dusk: Ability = {
    kind: 'automatic',
    when: { on: 'occasion', name: 'turnEnd', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 2 }],
  };
  it('2.0 and 5.5 head an automatic ability with 常時', () => {
    expect(written('fow-2.0', dusk).ja).toBe('【常時】あなたのターン終了時、カードを2枚引く。');
    expect(written('fow-5.5', dusk).en).toBe('[Continuous] At the end of your turn, draw 2 cards.');
  });
  it('8.01 puts an arrow between condition and effect (901.1b)', () =>
    expect(written('fow-8.01', dusk)).toEqual(
      words('あなたのターン終了時 ⇒ カードを2枚引く。', 'At the end of your turn ⇒ Draw 2 cards.'),
    ));

  const arrival: Ability = {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    do: [{ op: 'gainLife', player: 'you', amount: 300 }],
  };
  const unmarked: Ability = { ...arrival, when: { on: 'enter', who: 'this', unmarked: true } };
  it('an arrival told in words bears no mark (2.0 7.4.1, 8.01 1411.3)', () => {
    expect(written('fow-2.0', unmarked).ja).toMatch(/^[^【】]*場に出た時、300ライフを得る。$/);
    expect(written('fow-5.5', unmarked).en).toMatch(/^When [^[]* field, gain 300 life\.$/);
    expect(written('fow-8.01', unmarked).en).toMatch(/^When [^[]* field ⇒ Gain 300 life\.$/);
  });
  it('an arrival is 【参戦】, [Enter], [Enter] ⇒ (1140.2), or told in words', () => {
    expect(written('fow-2.0', arrival).ja).toBe('【参戦】300ライフを得る。');
    expect(written('fow-5.5', arrival).en).toBe('[Enter] Gain 300 life.');
    expect(written('fow-8.01', arrival).en).toBe('[Enter] ⇒ Gain 300 life.');
    expect(written('fftcg', { ...arrival, do: [{ op: 'draw', player: 'you', amount: 1 }] })).toEqual(
      words(
        '岩礁の哭き女がフィールドに出たとき、カードを1枚引く。',
        'When Reef Mourner enters the field, draw 1 card.',
      ),
    );
  });
});

describe('FF-TCG', () => {
  it('a special ability discards its name (11.8.1), and what is chosen is chosen first', () =>
    expect(
      written('fftcg', {
        kind: 'activate',
        cost: { pay: { fire: 1 }, rest: true, discardSameName: true },
        targets: [{ filter: { types: ['forward'], controller: 'opponent' }, count: 1 }],
        do: [
          { op: 'rest', what: { target: 0 } },
          { op: 'counters', what: { target: 0 }, counter: 'frozen', amount: 1 },
        ],
      }),
    ).toEqual(
      words(
        '《S》《火》《ダル》：相手がコントロールするフォワード1体を選ぶ。それをダルにする。それを凍結する。',
        '《S》《Fire》《Dull》: Choose 1 Forward your opponent controls. Dull it. Freeze it.',
      ),
    ));
  it('what is done as a card is played, Junction, and what cannot be returned, each in words of its own', () => {
    expect(written('fftcg', { kind: 'onPlay', do: [{ op: 'draw', player: 'you', amount: 1 }] })).toEqual(
      words('岩礁の哭き女をプレイするとき、カードを1枚引く。', 'As you play Reef Mourner, draw 1 card.'),
    );
    expect(
      written('fftcg', {
        kind: 'activate',
        cost: { putOther: { filter: { types: ['forward'] }, count: 2, to: 'hand' } },
        do: [{ op: 'junction' }],
      }),
    ).toEqual(
      words(
        '自分の他のカードのうち、フォワード2体を持ち主の手札に戻す：岩礁の哭き女をジャンクションする。',
        "Return 2 Forwards among your other cards to their owners' hands: Junction Reef Mourner.",
      ),
    );
    expect(
      written('fftcg', {
        kind: 'continuous',
        while: { is: 'junctioned' },
        modify: { self: true, bans: ['returnedToHand'] },
      }).en,
    ).toBe("While Reef Mourner is junctioned, Reef Mourner cannot be returned to its owner's hand.");
  });
  it('several that were chosen are "they" where they do something, and "them" where something is done to them', () => {
    const two = (...what: readonly Instruction[]): Words =>
      written('fftcg', {
        kind: 'text',
        targets: [{ filter: { types: ['forward'] }, count: 2, upTo: true }],
        do: what,
      });
    const gain: Instruction = { op: 'modify', what: { target: 0 }, by: { gain: ['haste'] }, until: 'turn' };
    expect(two(gain).en).toBe('Choose up to 2 Forwards. They gain Haste until end of turn.');
    expect(two({ op: 'may', do: [gain] }).en).toMatch(/If you wish, they gain Haste until end of turn\.$/);
    expect(two({ op: 'become', what: { target: 0 }, like: 'this', until: 'turn' }).en).toMatch(
      / They become copies of Reef Mourner until end of turn\.$/,
    );
    expect(two({ op: 'later', when: { on: 'attack', who: { target: 0 } }, do: [gain] }).en).toMatch(
      /when they attack, “they gain Haste until end of turn”\.$/,
    );
    expect(two({ op: 'replace', when: { on: 'destroyed', who: { target: 0 } }, instead: [gain] }).en).toMatch(
      / if they would be broken, instead “they gain /,
    );
    expect(two({ op: 'destroy', what: { target: 0 } }).en).toMatch(/ Break them\.$/);
  });
  it('a text has a cost of its own (11.9.9), replaces what it does (11.13.5.6), and counts once (11.13.4.3)', () => {
    const does = (what: Instruction): Words => written('fftcg', { kind: 'text', do: [what] });
    const draws: Instruction = { op: 'draw', player: 'you', amount: 1 };
    expect(does({ op: 'pay', cost: { pay: { X: 1 } }, or: { discard: 1 }, x: { costOf: 'this' } })).toEqual(
      words(
        'コスト（《X》、またはその代わりに、手札を1枚捨てる）を支払ってもよい（Xは岩礁の哭き女のコストに等しい）。',
        'You may pay the cost (《X》, or instead discard 1 card) (X is the cost of Reef Mourner).',
      ),
    );
    const theirs = written('fftcg', {
      kind: 'text',
      do: [
        { op: 'pay', by: 'opponent', cost: { pay: { free: 2 } } },
        { op: 'if', condition: { is: 'did' }, [THEN]: [], else: [draws] },
      ],
    });
    expect(theirs).toEqual(
      words(
        '相手はコスト（《2》）を支払ってもよい。そうしなかった場合、カードを1枚引く。',
        'Your opponent may pay the cost (《2》). If they do not, draw 1 card.',
      ),
    );
    expect(
      does({ op: 'selfReplace', do: [draws], condition: { is: 'turn', of: 'you' }, instead: [{ ...draws, amount: 2 }] })
        .en,
    ).toBe('Draw 1 card (if it is your turn, instead draw 2 cards).');
    expect(
      does({
        op: 'modify',
        what: 'this',
        by: { stats: { power: 1000 } },
        times: { count: { types: ['forward'] } },
        until: 'turn',
      }),
    ).toEqual(
      words(
        'ターン終了時まで、岩礁の哭き女は（フォワードの数に等しい回数）パワーが1000増える。',
        'Reef Mourner gains +1000 power until end of turn (as many times as the number of Forwards).',
      ),
    );
  });
  it('several actions are processes', () =>
    expect(
      written('fftcg', { kind: 'text', do: [{ op: 'cancel', what: { choose: { kind: 'action' }, count: 2 } }] }).en,
    ).toBe('Cancel 2 processes.'));
  it('what something becomes of a kind is told with one topic', () =>
    expect(
      written('fftcg', { kind: 'continuous', modify: { self: true, traits: ['騎士'], attributes: ['fire'] } }).ja,
    ).toBe('岩礁の哭き女はジョブが「騎士」になって、属性が火になる。'));
  it('breaking and putting into the Break Zone are two things (15.1.1.3.2)', () => {
    expect(written('fftcg', { kind: 'text', do: [{ op: 'destroy', what: 'this' }] }).ja).toBe(
      '岩礁の哭き女をブレイクする。',
    );
    expect(written('fftcg', { kind: 'text', do: [{ op: 'banish', what: 'this' }] }).ja).toBe(
      '岩礁の哭き女をブレイクゾーンに置く。',
    );
  });
  it('what is broken is said where the text says it, else it is any other card', () => {
    const breaks = (whom?: Filter) =>
      written('fftcg', {
        kind: 'automatic',
        when: { on: 'breaks', who: 'this', ...(whom ? { whom } : {}) },
        do: [{ op: 'draw', player: 'you', amount: 1 }],
      });
    expect(breaks()).toEqual(
      words(
        '岩礁の哭き女がほかのカードをブレイクしたとき、カードを1枚引く。',
        'When Reef Mourner breaks another card, draw 1 card.',
      ),
    );
    expect(breaks({ types: ['forward'], controller: 'opponent' })).toEqual(
      words(
        '岩礁の哭き女が相手がコントロールするフォワードをブレイクしたとき、カードを1枚引く。',
        'When Reef Mourner breaks a Forward your opponent controls, draw 1 card.',
      ),
    );
  });
  it('an EX Burst says so, and "may" is said at the end', () =>
    expect(
      written('fftcg', {
        kind: 'automatic',
        when: { on: 'damage', who: 'this', to: 'player' },
        optional: true,
        ex: true,
        do: [{ op: 'draw', player: 'you', amount: 1 }],
      }),
    ).toEqual(
      words(
        'EXバースト 岩礁の哭き女がプレイヤーにダメージを与えたとき、カードを1枚引いてもよい。',
        'EX BURST When Reef Mourner deals damage to a player, you may draw 1 card.',
      ),
    ));
});

describe('Force of Will', () => {
  it('J-ruler or resonator is J/resonator, in either order', () => {
    const destroys = (...types: readonly string[]): Ability => ({
      kind: 'text',
      targets: [{ filter: { types }, count: 2, upTo: true }],
      do: [{ op: 'destroy', what: { target: 0 } }],
    });
    const both = words('対象のJ/リゾネイター2体までを破壊する。', 'Destroy up to 2 target J/resonators.');
    expect(written('fow-8.01', destroys('resonator', 'j-ruler'))).toEqual(both);
    expect(written('fow-8.01', destroys('j-ruler', 'resonator'))).toEqual(both);
  });
  it('a target that a text speaks of twice is described before it', () =>
    expect(
      written('fow-8.01', {
        kind: 'text',
        targets: [{ filter: { types: ['resonator'], controller: 'you' }, count: 1 }],
        do: [
          { op: 'recover', what: { target: 0 } },
          { op: 'modify', what: { target: 0 }, by: { stats: { atk: 200, def: 200 } }, until: 'turn' },
        ],
      }).en,
    ).toBe(
      'Choose target resonator you control. Recover that target. That target gains [+200/+200] until end of turn.',
    ));
  it('several go to their own owners, and do what several do', () => {
    const two = (what: Instruction): Words =>
      written('fow-8.01', {
        kind: 'text',
        targets: [{ filter: { types: ['resonator'] }, count: 2, upTo: true }],
        do: [what],
      });
    expect(two({ op: 'move', what: { target: 0 }, to: 'hand' }).en).toBe(
      "Return up to 2 target resonators to their owners' hands.",
    );
    expect(two({ op: 'move', what: { target: 0 }, to: 'deck', place: 'bottom' }).en).toBe(
      "Put up to 2 target resonators on the bottom of their owners' main decks.",
    );
    const changed = two({
      op: 'modify',
      what: { target: 0 },
      by: { bans: ['recoverInPhase', 'attack'] },
      until: 'turn',
    });
    expect(changed).toEqual(
      words(
        'ターン終了時まで、対象のリゾネイター2体まではリカバリーフェイズにリカバーせず、攻撃できない。',
        'Up to 2 target resonators do not recover in the recovery phase and cannot attack until end of turn.',
      ),
    );
  });
  it('what is kept from something is told of all, and what may be paid for it with it', () =>
    expect(
      written('fow-8.01', {
        kind: 'continuous',
        modify: {
          filter: { types: ['resonator'], controller: 'opponent' },
          bans: [{ cannot: 'attack', unless: { pay: { free: 1 } } }],
        },
      }),
    ).toEqual(
      words(
        '相手がコントロールするリゾネイターは{1}を支払わなければ攻撃できない。',
        'Resonators your opponent controls cannot attack without paying {1}.',
      ),
    ));
  it('a condition says what you control, and Japanese counts bodies on the field only', () => {
    const while3 = (filter: Filter): Words =>
      written('fow-8.01', {
        kind: 'continuous',
        while: { is: 'count', filter, atLeast: 3 },
        modify: { self: true, gain: ['flying'] },
      });
    expect(while3({ types: ['resonator'], controller: 'you' })).toEqual(
      words(
        'あなたがコントロールするリゾネイターが3体以上いる間、このカードは[飛翔]を得る。',
        'While you control 3 or more resonators, this card gains [Flying].',
      ),
    );
    expect(while3({ types: ['resonator'], controller: 'you', zone: 'graveyard' })).toEqual(
      words(
        'あなたの墓地にあるリゾネイターが3枚以上ある間、このカードは[飛翔]を得る。',
        'While there are 3 or more resonators in your graveyard, this card gains [Flying].',
      ),
    );
  });
  it('what all are kept from is told of all of them, and what is lost or becomes two things says so', () => {
    const barred: Ability = { kind: 'players', who: 'each', modify: { bans: ['draw'] } };
    expect(written('fow-8.01', barred)).toEqual(
      words('各プレイヤーはカードを引けない。', 'Players cannot draw cards.'),
    );
    const becomes = (by: Modification): Words =>
      written('fow-8.01', { kind: 'text', do: [{ op: 'modify', what: { all: {} }, by, until: 'turn' }] });
    expect(becomes({ bans: ['block'] }).en).toBe('Cards cannot block until end of turn.');
    expect(becomes({ traits: [] })).toEqual(
      words('ターン終了時まで、すべてのカードは種族がなくなる。', 'All cards lose every race until end of turn.'),
    );
    expect(becomes({ types: ['resonator', 'stone'] }).ja).toBe(
      'ターン終了時まで、すべてのカードは種類がリゾネイターと魔石になる。',
    );
    expect(becomes({ becomes: { atk: 0 } }).en).toBe('All cards have 0 ATK until end of turn.');
  });
  it('one token is a token, more are tokens', () =>
    expect(
      written('fow-8.01', {
        kind: 'text',
        do: [
          { op: 'create', token: { name: words('鬼火', 'Marsh Light') }, amount: 1 },
          { op: 'create', token: { name: words('鬼火', 'Marsh Light') }, amount: 2 },
        ],
      }).en,
    ).toBe('Create 1 token named “Marsh Light”. Create 2 tokens named “Marsh Light”.'));
  it('what keeps an event from happening stands in its place without "instead"', () =>
    expect(
      written('fow-8.01', {
        kind: 'replace',
        when: { on: 'damaged', who: 'this' },
        instead: [{ op: 'prevent', amount: 300 }],
      }),
    ).toEqual(
      words(
        'このカードがダメージを受ける場合、そのダメージを300軽減する。',
        'If this card would be dealt damage, prevent 300 of that damage.',
      ),
    ));
  it('brackets say where a nested text ends', () =>
    expect(
      written('fow-8.01', {
        kind: 'text',
        do: [
          {
            op: 'may',
            do: [
              { op: 'discard', player: 'you', amount: 1 },
              { op: 'if', condition: { is: 'did' }, [THEN]: [{ op: 'draw', player: 'you', amount: 2 }] },
            ],
          },
        ],
      }),
    ).toEqual(
      words(
        '望むなら、手札を1枚捨てて、（そうした場合、カードを2枚引く）。',
        'If you wish, discard 1 card, then (if you do, draw 2 cards).',
      ),
    ));
  it('what has happened is asked for the turn or the game, and counted', () => {
    const asking = (condition: Condition): Words =>
      written('fow-8.01', { kind: 'continuous', while: condition, modify: { self: true, stats: { atk: 300 } } });
    expect(asking({ is: 'happened', what: { on: 'play', player: 'you', types: ['chant'] }, times: 2 })).toEqual(
      words(
        'このターンにあなたが詠唱をプレイしたことが2回以上ある間、このカードは攻撃力+300を得る。',
        'While you have played a chant 2 or more times this turn, this card gains +300 ATK.',
      ),
    );
    expect(
      asking({ is: 'happened', what: { on: 'graveyard', who: { types: ['resonator'] } }, during: 'game' }).en,
    ).toBe('While a resonator has gone from the field to the graveyard this game, this card gains +300 ATK.');
  });
  it('an event that is replaced in any case, by what may be done, is told apart from one that may be replaced (910.3)', () => {
    const returns: Instruction = { op: 'move', what: 'this', to: 'hand' };
    const knight = (instead: readonly Instruction[], optional?: true): Ability => ({
      kind: 'replace',
      when: { on: 'destroyed', who: 'this' },
      instead,
      ...(optional ? { optional } : {}),
    });
    expect(written('fow-8.01', knight([{ op: 'may', do: [returns] }]))).toEqual(
      words(
        'このカードが破壊される場合、それは起こらず、代わりに（望むなら、このカードを持ち主の手札に戻す）。',
        "If this card would be destroyed, that does not happen; instead (if you wish, return this card to its owner's hand).",
      ),
    );
    expect(written('fow-8.01', knight([returns], true))).toEqual(
      words(
        'このカードが破壊される場合、代わりにこのカードを持ち主の手札に戻してもよい。',
        "If this card would be destroyed, you may instead return this card to its owner's hand.",
      ),
    );
  });
  it('dice are rolled more often instead, and one value does not count (910.1, 1023.2)', () =>
    expect(
      written('fow-8.01', {
        kind: 'replace',
        when: { on: 'roll', player: 'you' },
        instead: [{ op: 'roll', dice: { more: 1, than: 'that much' }, ignore: 'lowest' }],
      }),
    ).toEqual(
      words(
        'あなたが[フォース]する場合、代わりに[フォース]（その数より1多い数）を、最も低い値を無視して行う。',
        'If you would [Force], instead [Force] (1 more than that amount), ignoring the lowest value.',
      ),
    ));
  it('each die is rolled twice, and one value of the two does not count (910.1, 1023.2)', () =>
    expect(
      written('fow-8.01', {
        kind: 'replace',
        when: { on: 'roll', player: 'you' },
        instead: [{ op: 'roll', dice: 'that much', twice: 'lowest' }],
      }),
    ).toEqual(
      words(
        'あなたが[フォース]する場合、代わりに[フォース]（その数）を、各ダイスを2回ふって低いほうの値を無視して行う。',
        'If you would [Force], instead [Force] (that amount), rolling each die twice and ignoring the lower of the two values.',
      ),
    ));
  it.each<[Extract<Instruction, { op: 'roll' }>, ja: string, en: string]>([
    [
      { op: 'roll', dice: 4, ignore: { lowest: 2 } },
      '[フォース]4を、最も低い値2つを無視して行う。',
      '[Force] 4, ignoring the 2 lowest values.',
    ],
    [
      { op: 'roll', dice: 4, ignore: { lowest: 1, highest: 2 } },
      '[フォース]4を、最も低い値と最も高い値2つを無視して行う。',
      '[Force] 4, ignoring the lowest value and the 2 highest values.',
    ],
    [
      { op: 'roll', dice: 2, twice: 'highest', ignore: 'lowest' },
      '[フォース]2を、各ダイスを2回ふって高いほうの値を無視し、さらに最も低い値を無視して行う。',
      '[Force] 2, rolling each die twice and ignoring the higher of the two values, then ignoring the lowest value.',
    ],
  ])('%j says which values do not count (1023.1)', (roll, ja, en) =>
    expect(written('fow-8.01', { kind: 'text', do: [roll] })).toEqual(words(ja, en)),
  );
  it('cannot be destroyed is a sentence up to 5.5 and a keyword in 8.01 (1139.2)', () => {
    const eternal: Ability = { kind: 'keyword', keyword: 'indestructible' };
    expect(written('fow-5.5', eternal).en).toBe('This card cannot be destroyed.');
    expect(written('fow-8.01', eternal).en).toBe('[Eternal]');
  });
  it('Quickcast is the subtype Chant-Instant of spells up to 5.5, and a keyword of chants in 8.01 (1405.3)', () => {
    const quick: Ability = { kind: 'keyword', keyword: 'quickcast' };
    const face = { types: ['chant'], abilities: [quick] };
    const chant: CardDefinition = { name: words('沈黙', 'Hush'), faces: [face] };
    expect(wordsOf('fow-2.0').ability(quick, chant)).toEqual(words('[スペル：詠唱破棄]', '[Spell: Chant-Instant]'));
    expect(wordsOf('fow-5.5').typeLine(face)).toEqual(words('スペル：詠唱破棄', 'Spell: Chant-Instant'));
    expect(wordsOf('fow-5.5').typeLine({ types: ['chant'] })).toEqual(words('スペル：詠唱', 'Spell: Chant'));
    expect(wordsOf('fow-8.01').ability(quick, chant)).toEqual(words('[瞬動]', '[Quickcast]'));
    expect(wordsOf('fow-8.01').typeLine(face)).toEqual(words('詠唱', 'Chant'));
  });
});

describe('lines for events', () => {
  const nameOf = (ref: number): Words => (ref === 0 ? words('槍兵', 'lancer') : words('番人', 'guard'));
  const line = (edition: DocId, event: Event): Words => wordsOf(edition).event(event, nameOf);
  it('damage', () =>
    expect(line('fow-8.01', { kind: 'damage', source: 0, to: 1, amount: 500, battle: true })).toEqual(
      words('槍兵が番人に500の戦闘ダメージを与える', 'lancer deals 500 battle damage to guard'),
    ));
  it('destruction in the words of each game', () => {
    const event: Event = { kind: 'destroy', item: 1, by: 0, cause: 'effect' };
    expect(line('fow-2.0', event).ja).toBe('番人が破壊される');
    expect(line('fftcg', event).en).toBe('guard is broken');
  });
  it('a block, told of either side', () => {
    expect(line('fow-5.5', { kind: 'occasion', name: 'blocks', player: 1, item: 1, other: 0 }).en).toBe(
      'guard blocks lancer',
    );
    expect(line('fftcg', { kind: 'occasion', name: 'blocks', player: 1, other: 0 }).ja).toBe('槍兵がブロックされる');
  });
});

describe('every key has its word', () => {
  const has = (word: Words): void => expect(`${word.ja}${word.en}`).not.toMatch(/[‹›]/);
  const PROMPTS = 'priority trigger target mode number pay discard choose may replacement order split'.split(' ');
  const FOW_PROMPTS = 'will phase call battle.attack battle.attacker battle.object battle.blocker battle.pierce'.split(
    ' ',
  );
  const FF_PROMPTS = 'burst backups attack.attackers attack.again block.blocker'.split(' ');
  const FOW_KEYWORDS = 'pierce targetAttack firstStrike explode flying swiftness quickcast indestructible'.split(' ');
  const FOW_TYPES = 'ruler j-ruler astral-ruler resonator chant addition regalia stone'.split(' ');

  it.each([
    [FOW_20, FOW_KEYWORDS, FOW_TYPES, FOW_PROMPTS, ['atk', 'def'], 'draw recovery call main battle end'],
    [FOW_55, FOW_KEYWORDS, FOW_TYPES, FOW_PROMPTS, ['atk', 'def'], 'draw recovery main end'],
    [FOW_801, FOW_KEYWORDS, FOW_TYPES, FOW_PROMPTS, ['atk', 'def'], 'draw recovery main end'],
    [
      FFTCG,
      ['brave', 'haste', 'first strike', 'party'],
      'forward backup monster summon'.split(' '),
      FF_PROMPTS,
      ['power'],
      'active draw main1 attack main2 end',
    ],
  ] as const)('of edition %#', (edition, keywords, types, prompts, stats, phases) => {
    const w = wordsOf(edition.id);
    for (const zone of Object.keys(edition.zones)) has(w.zone(zone));
    for (const action of edition.actions) has(w.action(action));
    for (const keyword of keywords) has(w.keyword(keyword));
    for (const type of types) has(w.type(type));
    for (const prompt of [...PROMPTS, ...prompts]) has(w.prompt(prompt));
    for (const stat of stats) has(w.stat(stat));
    for (const phase of phases.split(' ')) has(w.phase(phase));
  });
  it('a key without one comes back in marks of its own', () =>
    expect(wordsOf('fow-8.01').keyword('toString')).toEqual(words('‹toString›', '‹toString›')));
});
