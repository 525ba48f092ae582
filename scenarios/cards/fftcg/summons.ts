import type { CardDefinition } from '@/engine';
import { isForward, summon, theirForward, words } from './making';

/** Summons by key. */
export const SUMMONS: Readonly<Record<string, CardDefinition>> = {
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
  'war-drum-spirit': {
    name: words('戦太鼓の霊', 'War-Drum Spirit'),
    faces: [
      {
        types: ['summon'],
        attributes: ['fire'],
        cost: { free: 5 },
        abilities: [
          { kind: 'keyword', keyword: 'warGod', of: { trait: 'knight' } },
          { kind: 'text', do: [{ op: 'draw', player: 'you', amount: 2 }] },
        ],
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
