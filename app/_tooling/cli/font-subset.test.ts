import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { LETTERS } from '../../_design/generated/letters';
import { hasGlyph, readCharacterMap } from './character-map';
import { japaneseCharacters } from './font-characters';
import { slicesOf, unicodeRange } from './font-slices';
import { SIGNS } from './font-subset';

const FONT = 'node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-japanese-400-normal.woff2';

test('the characters of the rulebook are among those the font is made of', () => {
  const characters = japaneseCharacters(process.cwd());
  for (const char of '優先権裁定あア「」、。') expect(characters).toContain(char);
  expect(characters).not.toContain('a');
  expect([...characters]).toEqual([...new Set(characters)]);
});

test('the character map of a font knows what it has and what it lacks', async () => {
  const font = await subsetFont(readFileSync(FONT), '裁定', { targetFormat: 'truetype' });
  const map = readCharacterMap(font);
  expect(hasGlyph(map, '裁')).toBe(true);
  expect(hasGlyph(map, '定')).toBe(true);
  expect(hasGlyph(map, '権')).toBe(false);
});

test.each([400, 700])('of each sign there is a slice of Noto Sans JP of weight %i that has it', async (weight) => {
  for (const [sign, slice] of Object.entries(SIGNS)) {
    const file = `node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-${slice}-${weight}-normal.woff2`;
    const font = await subsetFont(readFileSync(file), sign, { targetFormat: 'truetype' });
    expect(hasGlyph(readCharacterMap(font), sign)).toBe(true);
  }
});

test('the pages are told of every sign in either weight', () => {
  const rules = readFileSync(`public${LETTERS}`, 'utf8').split('@font-face');
  for (const weight of [400, 700])
    for (const sign of Object.keys(SIGNS))
      expect(
        rules.filter((rule) => rule.includes(`weight: ${weight};`) && rule.includes(`range: ${unicodeRange(sign)};`)),
        `${sign} ${weight}`,
      ).toHaveLength(1);
});

test.each([400, 700] as const)(
  'every character is in one slice of weight %i; the first are what every page shows',
  (weight) => {
    const slices = slicesOf(process.cwd(), weight);
    expect([...slices.join('')].sort().join('')).toBe(japaneseCharacters(process.cwd()));
    expect([...(slices[0] ?? '')].sort().join('')).toBe([...'裁定日本語'].sort().join(''));
    for (const char of 'を条文') expect(slices[1]).toContain(char);
    expect(Math.max(...slices.map((slice) => slice.length))).toBeLessThan(320);
  },
);

test('characters are named to the browser one by one, or as runs', () => {
  expect(unicodeRange('いあえう裁')).toBe('U+3042,U+3044,U+3046,U+3048,U+88C1');
  expect(unicodeRange('ぁあぃ')).toBe('U+3041-3043');
});

test('a font without a character map is refused', () => {
  expect(() => readCharacterMap(Buffer.alloc(12))).toThrow('the font has no table cmap');
});
