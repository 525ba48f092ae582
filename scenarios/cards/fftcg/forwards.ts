import type { CardDefinition } from '@/engine';
import { card, forward, isForward, keyword, theirForward, words } from './making';

/** Forwards by key. */
export const FORWARDS: Readonly<Record<string, CardDefinition>> = {
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
    modify: { self: true, bans: [{ must: 'attack' }] },
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
    modify: { self: true, bans: [{ cannot: 'blocked', by: { types: ['forward'], minCost: 4 } }] },
  }),
  'thin-shade': forward(words('薄氷の影', 'Thin-Ice Shade'), 'ice', 2, 4000, {
    kind: 'continuous',
    modify: { self: true, bans: [{ cannot: 'blocked', by: { types: ['forward'], minCost: 3 } }] },
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
    modify: { self: true, bans: [{ must: 'block' }] },
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
    when: { on: 'breaks', who: 'this', whom: { types: ['forward'] } },
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
    modify: { self: true, bans: [{ cannot: 'block', unless: { pay: { free: 1 } } }] },
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
    when: { on: 'breaks', who: 'this', whom: { types: ['forward'] } },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'veiled-oracle': forward(words('帳の神託者', 'Veiled Oracle'), 'wind', 4, 7000, {
    kind: 'continuous',
    modify: { self: true, bans: ['chosen'] },
  }),
  'pact-rider': card(
    words('契りの騎手', 'Pact Rider'),
    {
      types: ['forward'],
      traits: ['knight'],
      stats: { power: 5000 },
      abilities: [
        { kind: 'keyword', keyword: 'junction', cost: { pay: { free: 1 } } },
        { kind: 'continuous', while: { is: 'junctioned' }, modify: { self: true, stats: { power: 3000 } } },
      ],
    },
    'fire',
    3,
  ),
  'tide-runner': forward(words('潮路の走者', 'Tide Runner'), 'water', 2, 5000, {
    kind: 'onPlay',
    targets: [{ filter: theirForward, count: 2, upTo: true, mode: 2 }],
    do: [
      {
        op: 'modes',
        choose: 1,
        of: [
          [{ op: 'modify', what: 'this', by: { gain: ['haste'] }, until: 'turn' }],
          [{ op: 'divide', amount: 3000, among: { target: 0 } }],
        ],
      },
    ],
  }),
  'rooted-guard': forward(words('根を張る番人', 'Rooted Guard'), 'earth', 3, 8000, {
    kind: 'continuous',
    modify: { self: true, bans: ['returnedToHand', 'removedFromGame'] },
  }),
  galewing: forward(words('疾風の翼人', 'Galewing'), 'wind', 1, 3000, {
    kind: 'keyword',
    keyword: 'overdrive',
    cost: { pay: { free: 2 } },
    has: [{ kind: 'automatic', when: { on: 'enter', who: 'this' }, do: [{ op: 'draw', player: 'you', amount: 1 }] }],
  }),
};
