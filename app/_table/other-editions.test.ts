import { describe, expect, it } from 'vitest';
import type { Table } from '@/scenarios/write/link';
import { underOthers } from './other-editions';
import { tableOf } from './starts';

describe('a table under the other editions of its game', () => {
  it('comes to the same where they do not differ, the newest first', () => {
    const found = underOthers(tableOf('attack', 'fow-5.5'), 'fow-5.5', 'card/guard/zone');
    expect(found).toEqual([
      { kind: 'comes', edition: 'fow-8.01', value: 'graveyard', why: null, open: false },
      { kind: 'comes', edition: 'fow-5.00', value: 'graveyard', why: null, open: false },
      { kind: 'comes', edition: 'fow-2.0', value: 'graveyard', why: null, open: false },
    ]);
  });

  it('says what does not fit there', () => {
    const table: Table = {
      ...tableOf('open', 'fow-8.01'),
      position: { A: { field: [{ card: 'squire', as: 'squire' }] }, B: { life: 4000 } },
      script: [{ A: 'attack squire -> player', responses: [{ A: 'pass', at: 'first-strike-damage#priority' }] }],
    };
    const [, , oldest] = underOthers(table, 'fow-8.01', 'player/1/life');
    expect(oldest).toMatchObject({
      kind: 'comes',
      edition: 'fow-2.0',
      why: { message: expect.stringContaining('first-strike') },
    });
  });

  it('says where there can be no such table', () => {
    const table: Table = { ...tableOf('open', 'fow-8.01'), position: { A: { runeArea: ['squire'] } } };
    const found = underOthers(table, 'fow-8.01', 'player/0/life');
    expect(found).toContainEqual({ kind: 'cannot', edition: 'fow-2.0', line: expect.stringContaining('runeArea') });
  });

  it('is nothing in a game of one edition', () => {
    expect(underOthers(tableOf('attack', 'fftcg'), 'fftcg', 'card/guard/zone')).toEqual([]);
  });
});
