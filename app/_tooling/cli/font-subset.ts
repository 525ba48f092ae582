import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { hasGlyph, readCharacterMap } from './character-map';
import { japaneseCharacters } from './font-characters';
import { writeIfChanged } from './write-if-changed';

const SOURCE = 'node_modules/@fontsource/noto-sans-jp/files';
const TARGET = 'public/fonts';
const WEIGHTS = [400, 700] as const;
/** What the fonts were last made of; they are made again when it changes. */
const MADE_OF = `${TARGET}/characters.txt`;

/** Signs of the texts and of the search that are no kana or kanji, and the slice of Noto Sans JP that has each. */
export const SIGNS: Readonly<Record<string, string>> = {
  '⇒': '93',
  '←': '94',
  '→': '107',
  '○': '98',
  '☆': '108',
  '↑': '99',
  '↓': '95',
};

/** The file of a sign, below the site's root: `/fonts/sign-21d2.woff2`. */
export function signFile(sign: string): string {
  return `/fonts/sign-${sign.codePointAt(0)?.toString(16)}.woff2`;
}

/** Makes a font of each sign: a page loads those it shows, less than a kilobyte each. */
async function makeSigns(root: string): Promise<void> {
  for (const [sign, slice] of Object.entries(SIGNS)) {
    const font = readFileSync(join(root, SOURCE, `noto-sans-jp-${slice}-400-normal.woff2`));
    writeIfChanged(join(root, 'public', signFile(sign)), await subsetFont(font, sign, { targetFormat: 'woff2' }));
  }
}

/**
 * Makes the web fonts: Noto Sans JP with just the characters the site may show, one file a weight.
 * Answers the characters that Noto Sans JP does not have, none when all is well.
 */
export async function makeFonts(root: string): Promise<string[]> {
  const wanted = japaneseCharacters(root);
  const targets = WEIGHTS.map((weight) => join(root, TARGET, `noto-sans-jp-${weight}.woff2`));
  const signs = Object.keys(SIGNS).map((sign) => join(root, 'public', signFile(sign)));
  const record = join(root, MADE_OF);
  const upToDate =
    existsSync(record) &&
    readFileSync(record, 'utf8') === wanted &&
    [...targets, ...signs].every((file) => existsSync(file));
  if (upToDate) return [];
  await makeSigns(root);
  const missing = new Set<string>();
  for (const [i, weight] of WEIGHTS.entries()) {
    const font = readFileSync(join(root, SOURCE, `noto-sans-jp-japanese-${weight}-normal.woff2`));
    const map = readCharacterMap(await subsetFont(font, wanted, { targetFormat: 'truetype' }));
    for (const char of wanted) if (!hasGlyph(map, char)) missing.add(char);
    const target = targets[i];
    if (target !== undefined) writeIfChanged(target, await subsetFont(font, wanted, { targetFormat: 'woff2' }));
  }
  if (missing.size === 0) writeIfChanged(record, wanted);
  return [...missing];
}
