import { describe, expect, test } from 'vitest';
import { decidedBy } from './decided';
import { watchedOf } from './walks';

describe('what is watched of a clause', () => {
  test('is first what it decides, opened at that moment', () => {
    const { walks } = watchedOf({ doc: 'fow-8.01', id: '805.2a' });
    expect(walks[0]?.decides).toBe(true);
    expect(walks.map(({ scenario }) => scenario)).toContain('first-strike-kills-the-blocker');
    const others = walks.findIndex(({ decides }) => !decides);
    expect(others === -1 || walks.slice(others).every(({ decides }) => !decides)).toBe(true);
  });

  test('is no more than is shown, and says where there is more', () => {
    const deciding = decidedBy({ doc: 'fow-8.01', id: '1204.1' });
    expect(deciding.length).toBeGreaterThan(8);
    expect(watchedOf({ doc: 'fow-8.01', id: '1204.1' })).toEqual({ walks: deciding.slice(0, 4), walkedMore: true });
  });

  test('is nothing where it decides nothing and nearly every play goes through it; it can be tried all the same', () => {
    expect(decidedBy({ doc: 'fow-8.01', id: '504.2' })).toEqual([]);
    expect(watchedOf({ doc: 'fow-8.01', id: '504.2' })).toEqual({
      walks: [],
      walkedMore: false,
      tried: { scenario: expect.any(String), edition: 'fow-8.01', row: expect.any(Number) },
    });
  });

  test('is of the clause that speaks for a lost one, too', () => {
    const lost = decidedBy({ doc: 'fow-5.5', id: '8.5.2' });
    expect(lost.some(({ edition }) => edition === 'fow-5.00')).toBe(true);
  });
});
