import type { CardDefinition } from '@/engine';
import { card, isForward, words } from './making';

/** Items and Formations. */
export const ITEMS: Readonly<Record<string, CardDefinition>> = {
  'hearthside-blade': card(
    words('炉辺の剣', 'Hearthside Blade'),
    {
      types: ['weapon'],
      subtype: 'forward',
      abilities: [
        { kind: 'continuous', modify: { filter: { host: true }, stats: { power: 2000 } } },
        { kind: 'keyword', keyword: 'unequip', cost: { pay: { free: 1 } } },
      ],
    },
    'fire',
    2,
  ),
  'hillside-mail': card(
    words('坂の鎖鎧', 'Hillside Mail'),
    {
      types: ['armor'],
      abilities: [{ kind: 'continuous', modify: { filter: { host: true }, bans: ['chosen'] } }],
    },
    'earth',
    1,
  ),
  'crane-formation': card(
    words('鶴翼の陣', 'Crane Formation'),
    {
      types: ['formation'],
      abilities: [
        { kind: 'keyword', keyword: 'formation', number: 2, of: isForward },
        { kind: 'continuous', modify: { filter: { ...isForward, controller: 'you' }, stats: { power: 1000 } } },
      ],
    },
    'wind',
    2,
  ),
  'line-formation': card(words('横一文字の陣', 'Line Formation'), { types: ['formation'] }, 'water', 1),
};
