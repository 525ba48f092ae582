import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const source = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8');
const pairs = [...source.matchAll(/--([a-z]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)];
const themes = [
  ['light', new Map(pairs.map(([, name = '', light = '']) => [name, light]))],
  ['dark', new Map(pairs.map(([, name = '', , dark = '']) => [name, dark]))],
] as const;

/** Relative luminance as WCAG 2 defines it. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

test('black on white has the contrast 21', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
});

describe.each(themes)('%s', (_theme, colours) => {
  const writing = ['ink', 'soft', 'now', 'ref', 'walked', 'reading'];
  test.each(writing.flatMap((ink) => ['paper', 'raised'].map((paper) => [ink, paper] as const)))(
    '%s on %s can be read (4.5 : 1)',
    (ink, paper) => {
      const found = [colours.get(ink), colours.get(paper)];
      expect(found).not.toContain(undefined);
      expect(contrast(found[0] ?? '', found[1] ?? '')).toBeGreaterThanOrEqual(4.5);
    },
  );

  test('what a search found stays readable under the marker', () => {
    expect(contrast(colours.get('ink') ?? '', colours.get('found') ?? '')).toBeGreaterThanOrEqual(4.5);
  });
});
