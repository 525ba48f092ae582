import { describe, expect, it } from 'vitest';
import { type CardDefinition, openEngine } from '@/engine';
import { mainPhase } from '../testing/main-phase';

const CARDS: Readonly<Record<string, CardDefinition>> = {
  ascetic: {
    name: { ja: '隠者', en: 'Ascetic' },
    faces: [
      {
        types: ['resonator'],
        stats: { atk: 100, def: 100 },
        abilities: [
          { kind: 'activate', cost: { discardHand: true }, do: [{ op: 'gainLife', player: 'you', amount: 300 }] },
        ],
      },
    ],
  },
};

/** How many cards each zone of the player holds once the hand was discarded for the ability. */
function afterwards(edition: 'fow-5.5' | 'fow-8.01', hand: number): { readonly hand: number; readonly grave: number } {
  const engine = openEngine(edition, CARDS);
  const cards = Array.from({ length: hand }, (_, at) => ({ card: 'ascetic', as: `card-${at}` }));
  const zones = { field: [{ card: 'ascetic', as: 'ascetic' }], hand: cards };
  const p = engine.advance(mainPhase(engine, { zones }));
  const space = p.request?.space;
  const use = space?.kind === 'oneOf' ? space.options.find(({ key }) => key.startsWith('activate ')) : undefined;
  if (!use) throw new Error('not offered');
  const answered = engine.answer(p, use.key);
  if (!answered.ok) throw new Error('refused');
  const after = engine.advance(answered.position);
  const lying = (zone: string): number => after.items.filter((one) => one.kind === 'card' && one.zone === zone).length;
  return { hand: lying('hand'), grave: lying('graveyard') };
}

describe('a hand that is discarded for a cost', () => {
  it.each(['fow-5.5', 'fow-8.01'] as const)('goes whole, and may be empty, under %s (10.18.2a, 1019.2a)', (edition) => {
    expect(afterwards(edition, 2)).toEqual({ hand: 0, grave: 2 });
    expect(afterwards(edition, 0)).toEqual({ hand: 0, grave: 0 });
  });
});
