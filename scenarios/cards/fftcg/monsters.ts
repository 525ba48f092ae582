import type { CardDefinition } from '@/engine';
import { card, isForward, words } from './making';

/** Monsters by key. */
export const MONSTERS: Readonly<Record<string, CardDefinition>> = {
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
