/** The Force of Will cards of the scenarios: invented, each made for what it shows. */
import type { Ability, CardDefinition, Face, Filter, Instruction, Target } from '@/engine';

type Resonator = Pick<Face, 'abilities' | 'attributes' | 'traits' | 'cost'>;

const resonator = (ja: string, en: string, atk: number, def: number, rest: Resonator = {}): CardDefinition => ({
  name: { ja, en },
  faces: [{ types: ['resonator'], stats: { atk, def }, attributes: ['void'], cost: { free: 1 }, ...rest }],
});
const chant = (ja: string, en: string, face: Omit<Face, 'types'>): CardDefinition => ({
  name: { ja, en },
  faces: [{ types: ['chant'], cost: { free: 1 }, attributes: ['void'], ...face }],
});
const stone = (ja: string, en: string, ...produces: readonly string[]): CardDefinition => ({
  name: { ja, en },
  faces: [{ types: ['stone'], abilities: [{ kind: 'will', produces }] }],
});
const keyword = (name: string) => ({ kind: 'keyword', keyword: name }) as const;

const target = (filter: Filter): Target => ({ filter, count: 1 });
const text = (instructions: readonly Instruction[], ...targets: readonly Target[]): Ability =>
  targets.length > 0 ? { kind: 'text', targets, do: instructions } : { kind: 'text', do: instructions };

const GROW = { op: 'modify', what: 'this', by: { stats: { atk: 100 } } } as const;
const TURN_MOMENTS = [
  'drawPhase',
  'drawPhaseEnd',
  'recoveryPhase',
  'recoveryPhaseEnd',
  'callPhase',
  'callPhaseEnd',
  'mainPhase',
  'mainPhaseEnd',
  'endPhase',
  'turnEnd',
] as const;
const BATTLE_MOMENTS = [
  'battle',
  'battleBeginEnd',
  'attackDeclaration',
  'attackDeclarationEnd',
  'blockDeclaration',
  'blockDeclarationEnd',
  'battleDecision',
  'battleEnd',
] as const;
/** An ability for each moment, by which the card grows until the turn or the battle is over. */
const counting = (until: 'turn' | 'battle', ...moments: readonly string[]): readonly Ability[] =>
  moments.map((name) => ({
    kind: 'automatic',
    when: { on: 'occasion', name, player: 'you' },
    do: [{ ...GROW, until }],
  }));

export const FOW_CARDS: Readonly<Record<string, CardDefinition>> = {
  'fire-stone': stone('熾火の魔石', 'Ember Stone', 'fire'),
  'water-stone': stone('澪の魔石', 'Channel Stone', 'water'),
  'wind-stone': stone('梢の魔石', 'Treetop Stone', 'wind'),
  'twin-stone': stone('双つ火の魔石', 'Twinfire Stone', 'fire', 'wind'),
  'swift-lancer': resonator('先駆けの槍兵', 'Vanguard Lancer', 500, 500, { abilities: [keyword('firstStrike')] }),
  'plain-guard': resonator('門の番人', 'Gate Guard', 300, 600),
  wall: resonator('石垣', 'Drystone Wall', 0, 900),
  boar: resonator('突き抜ける猪', 'Breakthrough Boar', 800, 800, { abilities: [keyword('pierce')] }),
  squire: resonator('見習い従士', 'Young Squire', 400, 400),
  hawk: resonator('渡りの鷹', 'Passage Hawk', 300, 300, { abilities: [keyword('flying')] }),
  hound: resonator('追跡の猟犬', 'Tracking Hound', 500, 300, { abilities: [keyword('targetAttack')] }),
  runner: resonator('早駆けの使者', 'Fleet Courier', 400, 300, { abilities: [keyword('swiftness')] }),
  'powder-keg': resonator('火薬樽の精', 'Powder Keg Sprite', 200, 200, { abilities: [keyword('explode')] }),
  'ember-bolt': chant('熾火の矢', 'Ember Bolt', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      {
        kind: 'text',
        targets: [{ filter: { types: ['resonator', 'j-ruler'], zone: 'field' }, count: 1 }],
        do: [{ op: 'damage', to: { target: 0 }, amount: 500 }],
      },
    ],
  }),
  hush: chant('沈黙の一声', 'Hush', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      {
        kind: 'text',
        targets: [{ filter: { zone: 'chase', kind: 'card' }, count: 1 }],
        do: [{ op: 'cancel', what: { target: 0 } }],
      },
    ],
  }),
  'young-queen': {
    name: { ja: '若き女王', en: 'The Young Queen' },
    faces: [
      { types: ['ruler'], attributes: ['fire'], abilities: [{ kind: 'judgment', cost: { fire: 1, free: 1 } }] },
      { types: ['j-ruler'], attributes: ['fire'], stats: { atk: 900, def: 900 }, abilities: [] },
    ],
  },
  // ---- chants ----------------------------------------------------------------------------------------------------
  'slow-tide': chant('寄せる潮', 'Rising Tide', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      text(
        [{ op: 'gainLife', player: 'you', amount: { stat: 'atk', of: { target: 0 } } }],
        target({ types: ['resonator'], zone: 'field', controller: 'you' }),
      ),
    ],
  }),
  surge: chant('奮い立つ血', 'Surging Blood', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'modify', what: { target: 0 }, by: { stats: { atk: 300 } }, until: 'turn' }],
        target({ types: ['resonator', 'j-ruler'], zone: 'field' }),
      ),
    ],
  }),
  wither: chant('萎れる指', 'Withering Touch', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'modify', what: { target: 0 }, by: { stats: { atk: -200 } }, until: 'turn' }],
        target({ types: ['resonator', 'j-ruler'], zone: 'field' }),
      ),
    ],
  }),
  'parting-gift': chant('別れの餞', 'Parting Gift', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      text(
        [
          { op: 'destroy', what: { target: 0 } },
          { op: 'draw', player: 'you', amount: 1 },
        ],
        target({ types: ['resonator'], zone: 'field', controller: 'opponent' }),
      ),
    ],
  }),
  'mutual-ruin': chant('相討ちの誓い', 'Vow of Mutual Ruin', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [text([{ op: 'loseLife', player: 'each', amount: 500 }])],
  }),
  'blood-price': chant('血の代価', 'Price in Blood', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      text([
        { op: 'loseLife', player: 'you', amount: 500 },
        { op: 'gainLife', player: 'you', amount: 1000 },
      ]),
    ],
  }),
  'regal-fall': chant('玉座崩し', 'Fall of the Throne', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      text([{ op: 'destroy', what: { target: 0 } }], target({ types: ['j-ruler', 'resonator'], zone: 'field' })),
    ],
  }),
  'rallying-cry': chant('鬨の声', 'Rallying Cry', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      text([
        {
          op: 'modify',
          what: { all: { types: ['resonator'], zone: 'field', controller: 'you' } },
          by: { stats: { atk: 200, def: 200 } },
          until: 'turn',
        },
      ]),
    ],
  }),
  'empty-shell': chant('抜け殻', 'Empty Shell', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'modify', what: { target: 0 }, by: { lose: 'all' }, until: 'turn' }],
        target({ types: ['resonator'], zone: 'field' }),
      ),
    ],
  }),
  // ---- resonators that wait for something --------------------------------------------------------------------------
  'dusk-burner': resonator('夕暮れの焼き手', 'Burner at Dusk', 200, 200, {
    abilities: [
      {
        kind: 'automatic',
        when: { on: 'occasion', name: 'turnEnd', player: 'you' },
        targets: [target({ types: ['resonator'], zone: 'field', controller: 'opponent' })],
        do: [{ op: 'damage', to: { target: 0 }, amount: 300 }],
      },
    ],
  }),
  'dawn-caller': resonator('朝告げの角笛', 'Herald of Morning', 300, 300, {
    abilities: [
      {
        kind: 'automatic',
        when: { on: 'occasion', name: 'mainPhase', player: 'you' },
        do: [{ op: 'gainLife', player: 'you', amount: 100 }],
      },
    ],
  }),
  'grave-tender': resonator('墓守', 'Grave Tender', 100, 100, {
    abilities: [
      {
        kind: 'automatic',
        when: { on: 'destroyed', who: { types: ['resonator'] } },
        do: [{ op: 'gainLife', player: 'you', amount: 100 }],
      },
    ],
  }),
  'hearth-mage': resonator('炉端の術師', 'Hearthside Mage', 200, 300, {
    abilities: [
      {
        kind: 'activate',
        cost: { rest: true },
        targets: [target({ types: ['resonator', 'j-ruler'], zone: 'field' })],
        do: [{ op: 'damage', to: { target: 0 }, amount: 200 }],
      },
      {
        kind: 'activate',
        cost: { pay: { free: 1 } },
        do: [{ op: 'modify', what: 'this', by: { stats: { atk: 100 } }, until: 'turn' }],
      },
    ],
  }),
  'stone-ward': resonator('石守り', 'Stone Warden', 300, 500, {
    abilities: [{ kind: 'replace', when: { on: 'damaged', who: 'this' }, instead: [{ op: 'prevent' }] }],
  }),
  captain: resonator('砦の隊長', 'Captain of the Keep', 400, 400, {
    abilities: [
      {
        kind: 'continuous',
        modify: { filter: { types: ['resonator'], controller: 'you', other: true }, stats: { atk: 200, def: 200 } },
      },
    ],
  }),
  berserker: resonator('逸る狂戦士', 'Headlong Berserker', 600, 300, {
    abilities: [{ kind: 'continuous', modify: { self: true, bans: ['attack!'] } }],
  }),
  sentinel: resonator('動かぬ見張り', 'Unmoving Sentinel', 200, 800, {
    abilities: [{ kind: 'continuous', modify: { self: true, bans: ['attack'] } }],
  }),
  'fading-ward': resonator('消えゆく護り手', 'Fading Warden', 300, 600, {
    abilities: [
      {
        kind: 'replace',
        when: { on: 'damaged', who: 'this' },
        while: { is: 'counters', counter: 'ward', atLeast: 1 },
        instead: [{ op: 'counters', what: 'this', counter: 'ward', amount: -1 }],
      },
    ],
  }),
  'slow-breath': chant('深い一息', 'Slow Breath', {
    cost: { water: 1 },
    attributes: ['water'],
    abilities: [
      keyword('quickcast'),
      text([{ op: 'move', what: { target: 0 }, to: 'hand' }], target({ types: ['resonator'], zone: 'field' })),
    ],
  }),
  'thorn-idol': resonator('身代わりの像', 'Scapegoat Idol', 0, 100, {
    abilities: [
      {
        kind: 'replace',
        when: { on: 'damaged', who: { types: ['resonator'], controller: 'you', other: true } },
        instead: [{ op: 'destroy', what: 'this' }],
      },
    ],
  }),
  'toll-gate': resonator('関所', 'Toll Gate', 0, 700, {
    abilities: [
      {
        kind: 'continuous',
        modify: { filter: { types: ['resonator'], controller: 'opponent' }, bans: ['attack costs 1'] },
      },
    ],
  }),
  'reluctant-giant': resonator('腰の重い巨人', 'Reluctant Giant', 700, 700, {
    abilities: [{ kind: 'continuous', modify: { self: true, bans: ['block costs 1'] } }],
  }),
  // ---- cards that tell the time ------------------------------------------------------------------------------------
  'hour-keeper': resonator('時守り', 'Keeper of Hours', 0, 1000, {
    abilities: [
      ...counting('turn', ...TURN_MOMENTS),
      { kind: 'automatic', when: { on: 'draw', player: 'you' }, do: [{ ...GROW, until: 'turn' }] },
    ],
  }),
  'war-drum': resonator('陣太鼓', 'War Drum', 0, 1000, {
    abilities: [
      ...counting('battle', ...BATTLE_MOMENTS),
      {
        kind: 'automatic',
        when: { on: 'attack', who: { types: ['resonator'] } },
        do: [{ ...GROW, until: 'battle' }],
      },
      { kind: 'automatic', when: { on: 'block', who: { types: ['resonator'] } }, do: [{ ...GROW, until: 'battle' }] },
      {
        kind: 'automatic',
        when: { on: 'damage', who: { types: ['resonator'], controller: 'you' } },
        do: [{ ...GROW, until: 'battle' }],
      },
    ],
  }),
  reckoning: chant('清算の時', 'Hour of Reckoning', {
    cost: { fire: 1 },
    attributes: ['fire'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'loseLife', player: 'opponent', amount: { stat: 'atk', of: { target: 0 } } }],
        target({ types: ['resonator'], zone: 'field' }),
      ),
    ],
  }),
  'turncoat-song': chant('寝返りの歌', 'Song of the Turncoat', {
    cost: { wind: 1 },
    attributes: ['wind'],
    abilities: [
      keyword('quickcast'),
      text(
        [{ op: 'control', what: { target: 0 } }],
        target({ types: ['resonator'], zone: 'field', controller: 'opponent' }),
      ),
    ],
  }),
};
