import { describe, expect, it } from 'vitest';
import type { Charge } from '../kernel/position/position';
import { isWasteful, unitsOf } from './costs';

const lowered = (pay: Readonly<Record<string, number>>, ...parts: readonly string[]): Charge => ({
  ways: parts.map((key) => ({ kind: 'part', key })),
  parts: [{ pay }],
});

// [water][X], lowered by two (903.2.i-4).
const ofX = lowered({ water: 1, X: 1, free: -2 }, 'free-1', 'free-1');
const ofBoth = lowered({ X: 1, free: -1 }, 'water-1', 'free-1');

describe('a cost whose X is lowered while it is open', () => {
  it('is what is left of X, and never less than nothing', () => {
    expect(unitsOf(ofX, 3)).toEqual({ water: 1, free: 1 });
    expect(unitsOf(ofX, 1)).toEqual({ water: 1 });
  });

  it('is no choice where X comes to less than is taken from it and another part could be lowered', () => {
    expect(isWasteful(ofX, 1, [ofX, ofBoth])).toBe(true);
    expect(isWasteful(ofX, 2, [ofX, ofBoth])).toBe(false);
    expect(isWasteful(ofBoth, 0, [ofX, ofBoth])).toBe(false);
  });
});
