/** The Force of Will cards of the scenarios: invented, each made for what it shows. */
import type { CardDefinition, Face } from '@/engine';

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
};
