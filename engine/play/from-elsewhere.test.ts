import { describe, expect, it } from 'vitest';
import { type CardDefinition, type DocId, openEngine, type Placed } from '@/engine';
import { mainPhase } from '../testing/main-phase';

const name = { ja: '札', en: 'Card' };
/** A card of any type does: what it permits counts where it lies. */
const permitting = (zone: string, permission: string, whose: 'you' | 'opponent' = 'you'): CardDefinition => ({
  name,
  faces: [
    {
      types: ['addition'],
      subtype: 'field',
      abilities: [{ kind: 'continuous', modify: { filter: { zone, controller: whose }, may: [permission] } }],
    },
  ],
});

const CARDS: Readonly<Record<string, CardDefinition>> = {
  vault: permitting('removed', 'playedFromRemoved'),
  crypt: permitting('graveyard', 'playedFromPile'),
  amiss: permitting('removed', 'playedFromPile'),
  theirs: permitting('removed', 'playedFromRemovedByYou', 'opponent'),
  wolf: { name, faces: [{ types: ['resonator'], stats: { atk: 100, def: 100 } }] },
};

type Zones = Readonly<Record<string, readonly Placed[]>>;

/** What the turn player, whose the first zones are, can do with priority. */
function offered(edition: DocId, own: Zones, others: Zones = {}): readonly string[] {
  const engine = openEngine(edition, CARDS);
  const space = engine.advance(mainPhase(engine, { zones: own }, { zones: others })).request?.space;
  return space && 'options' in space ? space.options.map(({ key }) => key) : [];
}

const EDITIONS = ['fow-2.0', 'fow-5.00', 'fow-5.5', 'fow-8.01'] as const;

describe.each(EDITIONS)('%s: a card that lies elsewhere than in hand', (edition) => {
  const wolf = [{ card: 'wolf' }];
  const plays = (on: string, zones: Zones): boolean =>
    offered(edition, { field: [{ card: on }], ...zones }).includes('play wolf');

  it('is not played (8.01 702.2)', () => {
    expect(plays('crypt', { removed: wolf })).toBe(false);
    expect(plays('vault', { graveyard: wolf })).toBe(false);
  });

  it('is played from where a text permits it (8.01 104.1)', () => {
    expect(plays('vault', { removed: wolf })).toBe(true);
    expect(plays('crypt', { graveyard: wolf })).toBe(true);
  });

  it('is not played from the removed area by what permits plays from the graveyard', () => {
    expect(plays('amiss', { removed: wolf })).toBe(false);
  });

  it('is not played by another player than its owner', () => {
    expect(offered(edition, { field: [{ card: 'vault' }] }, { removed: wolf })).not.toContain('play wolf');
  });

  it('is played by the player whose text lets that player play what the other owns', () => {
    expect(offered(edition, { field: [{ card: 'theirs' }] }, { removed: wolf })).toContain('play wolf');
    expect(plays('theirs', { removed: wolf })).toBe(false);
    expect(offered(edition, { removed: wolf }, { field: [{ card: 'theirs' }] })).not.toContain('play wolf');
  });

  it('is not played where it lies face down and its player cannot tell what it is (8.01 311.2a)', () => {
    const down = [{ card: 'wolf', faceDown: true }];
    expect(plays('vault', { removed: down })).toBe(false);
    expect(offered(edition, { field: [{ card: 'theirs' }] }, { removed: down })).not.toContain('play wolf');
  });
});
