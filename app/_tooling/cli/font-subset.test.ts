import { readFileSync } from 'node:fs';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { hasGlyph, readCharacterMap } from './character-map';
import { japaneseCharacters } from './font-characters';
import { SIGNS, signFile } from './font-subset';

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

test('each sign is a face of its own, and its slice of Noto Sans JP has it', async () => {
  const faces = readFileSync('app/_design/fonts.css', 'utf8');
  for (const [sign, slice] of Object.entries(SIGNS)) {
    const source = readFileSync(`node_modules/@fontsource/noto-sans-jp/files/noto-sans-jp-${slice}-400-normal.woff2`);
    expect(hasGlyph(readCharacterMap(await subsetFont(source, sign, { targetFormat: 'truetype' })), sign)).toBe(true);
    expect(faces).toContain(`url("${signFile(sign)}")`);
    expect(faces).toContain(`U+${sign.codePointAt(0)?.toString(16).toUpperCase()};`);
  }
});

test('a font without a character map is refused', () => {
  expect(() => readCharacterMap(Buffer.alloc(12))).toThrow('the font has no table cmap');
});
