import type { CardDefinition } from '@/engine';
import { keyword, resonator, stone } from './making';

/** Stones, rulers, and what is on the field, by key. */
export const PLAIN_CARDS: Readonly<Record<string, CardDefinition>> = {
  'fire-stone': stone('熾火の魔石', 'Ember Stone', 'fire'),
  'water-stone': stone('澪の魔石', 'Channel Stone', 'water'),
  'wind-stone': stone('梢の魔石', 'Treetop Stone', 'wind'),
  'light-stone': stone('暁の魔石', 'Daybreak Stone', 'light'),
  'darkness-stone': stone('宵の魔石', 'Dusk Stone', 'darkness'),
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
  'young-queen': {
    name: { ja: '若き女王', en: 'The Young Queen' },
    faces: [
      { types: ['ruler'], attributes: ['fire'], abilities: [{ kind: 'judgment', cost: { fire: 1, free: 1 } }] },
      { types: ['j-ruler'], attributes: ['fire'], stats: { atk: 900, def: 900 }, abilities: [] },
    ],
  },
};
