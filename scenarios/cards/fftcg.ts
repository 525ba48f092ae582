/** The invented cards that FF-TCG scenarios use. Elements stand in `attributes`, the number of CP in `cost.free`. */
import type { Ability, CardDefinition, Face, Words } from '@/engine';

type Element = 'fire' | 'ice' | 'wind' | 'earth' | 'lightning' | 'water' | 'light' | 'dark';

const words = (ja: string, en: string): Words => ({ ja, en });
const keyword = (name: string): Ability => ({ kind: 'keyword', keyword: name });
const isForward = { types: ['forward'] } as const;
const theirForward = { types: ['forward'], controller: 'opponent' } as const;

function card(name: Words, face: Omit<Face, 'cost' | 'attributes'>, element: Element, cost: number): CardDefinition {
  return { name, faces: [{ ...face, attributes: [element], cost: { free: cost } }] };
}

const forward = (
  name: Words,
  element: Element,
  cost: number,
  power: number,
  ...abilities: readonly Ability[]
): CardDefinition => card(name, { types: ['forward'], stats: { power }, abilities }, element, cost);

const backup = (name: Words, element: Element, cost: number, ...abilities: readonly Ability[]): CardDefinition =>
  card(name, { types: ['backup'], abilities }, element, cost);

const summon = (
  name: Words,
  element: Element,
  cost: number,
  text: Omit<Extract<Ability, { kind: 'text' }>, 'kind'>,
): CardDefinition => card(name, { types: ['summon'], abilities: [{ kind: 'text', ...text }] }, element, cost);

const FORWARDS: Readonly<Record<string, CardDefinition>> = {
  'ember-squire': forward(words('熾火の従者', 'Ember Squire'), 'fire', 2, 5000),
  /** Another printing of the name. */
  'ember-squire-veteran': forward(words('熾火の従者', 'Ember Squire'), 'fire', 4, 8000),
  'cinder-lancer': forward(words('燼の槍士', 'Cinder Lancer'), 'fire', 3, 7000, keyword('first strike')),
  'pyre-champion': forward(words('薪火の勇士', 'Pyre Champion'), 'fire', 4, 8000, {
    kind: 'activate',
    cost: { pay: { fire: 1 }, discardSameName: true },
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 8000 }],
  }),
  'red-berserker': forward(words('赤き狂戦士', 'Red Berserker'), 'fire', 3, 8000, {
    kind: 'continuous',
    modify: { self: true, bans: ['attack!'] },
  }),
  'road-sellsword': forward(words('街道の傭兵', 'Road Sellsword'), 'fire', 3, 6000, keyword('party')),
  'frost-warden': forward(words('霜の番人', 'Frost Warden'), 'ice', 3, 7000, {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    targets: [{ filter: theirForward, count: 1 }],
    do: [
      { op: 'rest', what: { target: 0 } },
      { op: 'counters', what: { target: 0 }, counter: 'frozen', amount: 1 },
    ],
  }),
  'pale-shade': forward(words('蒼ざめた影', 'Pale Shade'), 'ice', 3, 6000, {
    kind: 'continuous',
    modify: { self: true, bans: ['blocked by cost 4 or more'] },
  }),
  'thin-shade': forward(words('薄氷の影', 'Thin-Ice Shade'), 'ice', 2, 4000, {
    kind: 'continuous',
    modify: { self: true, bans: ['blocked by cost 3 or more'] },
  }),
  'gale-runner': forward(words('疾風の駆け手', 'Gale Runner'), 'wind', 2, 5000, keyword('haste')),
  'reed-archer': forward(words('葦辺の射手', 'Reed Archer'), 'wind', 3, 6000, {
    kind: 'activate',
    cost: { rest: true },
    targets: [{ filter: { types: ['forward'], attacking: true }, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 3000 }],
  }),
  'road-minstrel': forward(words('街道の吟遊詩人', 'Road Minstrel'), 'wind', 2, 4000, keyword('party')),
  'wall-keeper': forward(words('城壁の守り手', 'Wall Keeper'), 'earth', 5, 10000, {
    kind: 'continuous',
    modify: { self: true, bans: ['block!'] },
  }),
  militia: card(
    words('民兵', 'Militia'),
    { types: ['forward'], stats: { power: 5000 }, subtype: 'generic' },
    'earth',
    2,
  ),
  'storm-duelist': forward(words('雷鳴の決闘者', 'Storm Duelist'), 'lightning', 4, 8000, keyword('brave')),
  'spark-twin': forward(words('火花の双剣', 'Spark Twin'), 'lightning', 3, 7000, keyword('first strike'), {
    kind: 'automatic',
    when: { on: 'damage', who: 'this', to: 'player' },
    optional: true,
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'tide-priestess': forward(words('潮の巫女', 'Tide Priestess'), 'water', 3, 6000, {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
    ex: true,
  }),
  'reef-mourner': forward(words('岩礁の哭き女', 'Reef Mourner'), 'water', 2, 5000, {
    kind: 'automatic',
    when: { on: 'graveyard', who: 'this' },
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 2000 }],
  }),
  'salt-oathkeeper': forward(words('潮誓の騎士', 'Salt Oathkeeper'), 'water', 4, 8000, {
    kind: 'replace',
    when: { on: 'destroyed', who: 'this' },
    instead: [{ op: 'move', what: 'this', to: 'removed' }],
  }),
  'ember-headsman': forward(words('熾火の処刑人', 'Ember Headsman'), 'fire', 4, 7000, {
    kind: 'automatic',
    when: { on: 'breaks', who: 'this' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'brittle-knight': forward(words('脆き騎士', 'Brittle Knight'), 'ice', 2, 5000, {
    kind: 'automatic',
    when: { on: 'destroyed', who: 'this' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'muster-captain': forward(words('点呼の隊長', 'Muster Captain'), 'wind', 3, 6000, {
    kind: 'automatic',
    when: { on: 'enter', who: 'this' },
    if: { is: 'count', filter: { types: ['backup'], controller: 'you' }, atLeast: 3 },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'drum-runner': forward(words('太鼓の走り手', 'Drum Runner'), 'fire', 2, 4000, {
    kind: 'automatic',
    when: { on: 'attack', who: 'this' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'shield-maiden': forward(words('盾の乙女', 'Shield Maiden'), 'earth', 2, 5000, {
    kind: 'automatic',
    when: { on: 'block', who: 'this' },
    do: [{ op: 'modify', what: 'this', by: { stats: { power: 3000 } }, until: 'turn' }],
  }),
  'weary-giant': forward(words('疲れた巨人', 'Weary Giant'), 'earth', 4, 9000, {
    kind: 'continuous',
    modify: { self: true, bans: ['attack', 'block'] },
  }),
  'hired-wall': forward(words('雇われの盾', 'Hired Shield'), 'earth', 2, 6000, {
    kind: 'continuous',
    modify: { self: true, bans: ['block costs 1'] },
  }),
  'storm-singer': forward(words('嵐の歌い手', 'Storm Singer'), 'lightning', 3, 6000, {
    kind: 'activate',
    cost: { pay: { lightning: 1 }, rest: true, discardSameName: true },
    targets: [{ filter: theirForward, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 6000 }],
  }),
  'vain-blade': forward(words('うぬぼれの剣士', 'Vain Blade'), 'fire', 2, 5000, {
    kind: 'continuous',
    modify: { self: true, gain: ['brave'] },
  }),
  'mud-imp': forward(words('泥の小鬼', 'Mud Imp'), 'earth', 1, 0),
  minnow: forward(words('小川の雑魚', 'Brook Minnow'), 'water', 1, 2000, {
    kind: 'automatic',
    when: { on: 'graveyard', who: 'this' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'dawn-paladin': forward(words('黎明の聖騎士', 'Dawn Paladin'), 'light', 5, 9000),
  'dusk-reaper': forward(words('黄昏の刈り手', 'Dusk Reaper'), 'dark', 5, 9000, {
    kind: 'automatic',
    when: { on: 'breaks', who: 'this' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'veiled-oracle': forward(words('帳の神託者', 'Veiled Oracle'), 'wind', 4, 7000, {
    kind: 'continuous',
    modify: { self: true, bans: ['chosen'] },
  }),
};

const BACKUPS: Readonly<Record<string, CardDefinition>> = {
  'fire-smith': backup(words('火炉の鍛冶', 'Furnace Smith'), 'fire', 2),
  'ice-scribe': backup(words('氷室の書記', 'Icehouse Scribe'), 'ice', 2),
  'wind-miller': backup(words('風車の粉挽き', 'Windmill Keeper'), 'wind', 2),
  'earth-banner': backup(words('大地の旗手', 'Earth Banner'), 'earth', 3, {
    kind: 'continuous',
    modify: { filter: { types: ['forward'], controller: 'you', attribute: 'earth' }, stats: { power: 1000 } },
  }),
  'storm-drummer': backup(words('雷鼓の打ち手', 'Storm Drummer'), 'lightning', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'mainPhase', player: 'you' },
    if: { is: 'count', filter: { types: ['backup'], controller: 'you' }, atLeast: 3 },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'water-nurse': backup(words('水辺の看護師', 'Waterside Nurse'), 'water', 2, {
    kind: 'activate',
    cost: { rest: true, banish: true },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'chapel-keeper': backup(words('礼拝堂の守', 'Chapel Keeper'), 'light', 2),
  'two-worlds-broker': backup(words('二界の仲買人', 'Broker of Two Worlds'), 'earth', 2, {
    kind: 'activate',
    cost: { pay: { fire: 1, ice: 1 } },
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'modify', what: { target: 0 }, by: { stats: { power: 2000 } }, until: 'turn' }],
  }),
  'gloom-lamp': backup(words('陰気な灯', 'Gloom Lamp'), 'ice', 2, {
    kind: 'continuous',
    modify: { filter: { types: ['forward'] }, stats: { power: -2000 } },
  }),
  'toll-keeper': backup(words('関所の番', 'Toll Keeper'), 'earth', 2, {
    kind: 'continuous',
    modify: { filter: { types: ['forward'], controller: 'opponent' }, bans: ['attack costs 1'] },
  }),
  'dawn-caller': backup(words('夜明けを告げる者', 'Dawn Caller'), 'wind', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'activePhase', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'page-turner': backup(words('頁をめくる者', 'Page Turner'), 'wind', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'drawPhase', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'noon-bell': backup(words('正午の鐘', 'Noon Bell'), 'lightning', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'mainPhase', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'vesper-bell': backup(words('晩鐘', 'Vesper Bell'), 'lightning', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'endPhase', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'spirit-listener': backup(words('霊の聞き手', 'Spirit Listener'), 'water', 2, {
    kind: 'automatic',
    when: { on: 'play', player: 'you', types: ['summon'] },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'muster-horn': backup(words('召集の角笛', 'Muster Horn'), 'wind', 2, {
    kind: 'automatic',
    when: { on: 'occasion', name: 'attackPreparation', player: 'you' },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'humbling-bell': backup(words('戒めの鐘', 'Humbling Bell'), 'ice', 2, {
    kind: 'continuous',
    modify: { filter: { types: ['forward'] }, lose: ['brave'] },
  }),
  'gate-closer': backup(words('門を閉ざす者', 'Gate Closer'), 'earth', 3, {
    kind: 'continuous',
    modify: { filter: { zone: 'hand', controller: 'opponent' }, bans: ['play'] },
  }),
  'tongue-tier': backup(words('口を封じる者', 'Tongue Tier'), 'ice', 3, {
    kind: 'continuous',
    modify: { filter: { controller: 'opponent' }, bans: ['activate'] },
  }),
  'knights-banner': backup(words('騎士団の旗', "Knights' Banner"), 'light', 3, {
    kind: 'continuous',
    modify: { filter: { types: ['forward'], controller: 'you', trait: 'knight' }, stats: { power: 1000 } },
  }),
  'field-steward': backup(words('荘園の家令', 'Manor Steward'), 'earth', 2),
  'night-porter': backup(words('夜の門番', 'Night Porter'), 'dark', 2),
};

const MONSTERS: Readonly<Record<string, CardDefinition>> = {
  'moss-toad': card(
    words('苔蛙', 'Moss Toad'),
    {
      types: ['monster'],
      abilities: [
        {
          kind: 'activate',
          cost: { rest: true },
          targets: [{ filter: isForward, count: 1 }],
          do: [{ op: 'modify', what: { target: 0 }, by: { stats: { power: 1000 } }, until: 'turn' }],
        },
      ],
    },
    'earth',
    2,
  ),
  'jar-mimic': card(
    words('壺もどき', 'Jar Mimic'),
    {
      types: ['monster'],
      abilities: [
        {
          kind: 'activate',
          cost: { pay: { earth: 1 }, discardThis: true },
          targets: [{ filter: isForward, count: 1 }],
          do: [{ op: 'damage', to: { target: 0 }, amount: 3000 }],
        },
      ],
    },
    'earth',
    2,
  ),
};

const SUMMONS: Readonly<Record<string, CardDefinition>> = {
  'flare-spirit': summon(words('炎霊の一閃', 'Flare Spirit'), 'fire', 3, {
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'damage', to: { target: 0 }, amount: 7000 }],
    ex: true,
  }),
  'hoar-spirit': summon(words('霧氷の霊', 'Hoarfrost Spirit'), 'ice', 2, {
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'modify', what: { target: 0 }, by: { stats: { power: -5000 } }, until: 'turn' }],
  }),
  'war-horn-spirit': summon(words('角笛の霊', 'War-Horn Spirit'), 'wind', 2, {
    do: [
      {
        op: 'modify',
        what: { all: { types: ['forward'], controller: 'you' } },
        by: { stats: { power: 2000 }, gain: ['haste'] },
        until: 'turn',
      },
    ],
  }),
  'hush-spirit': summon(words('静寂の霊', 'Hush Spirit'), 'ice', 2, {
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'modify', what: { target: 0 }, by: { lose: 'all' }, until: 'turn' }],
  }),
  'choice-spirit': summon(words('岐路の霊', 'Crossroads Spirit'), 'water', 3, {
    do: [
      {
        op: 'modes',
        choose: 1,
        of: [[{ op: 'draw', player: 'you', amount: 2 }], [{ op: 'damage', to: { each: isForward }, amount: 4000 }]],
      },
    ],
    ex: true,
  }),
  'mirror-spirit': summon(words('鏡の霊', 'Mirror Spirit'), 'water', 3, {
    targets: [{ filter: theirForward, count: 1 }],
    do: [{ op: 'control', what: { target: 0 } }],
  }),
  'ember-spirit': {
    name: words('燃えさしの霊', 'Ember Spirit'),
    faces: [
      {
        types: ['summon'],
        attributes: ['fire'],
        cost: { free: 1, X: 1 },
        abilities: [{ kind: 'text', do: [{ op: 'draw', player: 'you', amount: 'X' }] }],
      },
    ],
  },
  'thief-spirit': summon(words('盗人の霊', 'Thief Spirit'), 'wind', 2, {
    do: [{ op: 'discard', player: 'opponent', amount: 1 }],
  }),
  'ebb-spirit': summon(words('引き潮の霊', 'Ebb Spirit'), 'water', 2, {
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'move', what: { target: 0 }, to: 'hand' }],
  }),
  'accolade-spirit': summon(words('叙任の霊', 'Accolade Spirit'), 'light', 2, {
    targets: [{ filter: isForward, count: 1 }],
    do: [{ op: 'modify', what: { target: 0 }, by: { traits: ['knight'] }, until: 'turn' }],
  }),
  'null-spirit': summon(words('打ち消しの霊', 'Nullifying Spirit'), 'lightning', 2, {
    targets: [{ filter: { zone: 'stack', kind: 'card' }, count: 1 }],
    do: [{ op: 'cancel', what: { target: 0 } }],
  }),
  'doom-spirit': summon(words('破滅の霊', 'Doom Spirit'), 'dark', 4, {
    do: [{ op: 'damage', to: { player: 'each' }, amount: 2 }],
  }),
};

/** Every invented card, by key. */
export const FFTCG_CARDS: Readonly<Record<string, CardDefinition>> = {
  ...FORWARDS,
  ...BACKUPS,
  ...MONSTERS,
  ...SUMMONS,
};
