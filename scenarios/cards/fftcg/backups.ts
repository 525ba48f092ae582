import type { CardDefinition } from '@/engine';
import { backup, isForward, words } from './making';

/** Backups by key. */
export const BACKUPS: Readonly<Record<string, CardDefinition>> = {
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
    modify: {
      filter: { types: ['forward'], controller: 'opponent' },
      bans: [{ cannot: 'attack', unless: { pay: { free: 1 } } }],
    },
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
  'homing-clerk': backup(words('帰営の書記', 'Clerk of Returns'), 'wind', 2, {
    kind: 'activate',
    cost: { rest: true, putOther: { filter: isForward, count: 1, to: 'hand' } },
    do: [{ op: 'draw', player: 'you', amount: 1 }],
  }),
  'field-steward': backup(words('荘園の家令', 'Manor Steward'), 'earth', 2),
  'night-porter': backup(words('夜の門番', 'Night Porter'), 'dark', 2),
};
