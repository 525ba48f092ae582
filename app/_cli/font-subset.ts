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

/**
 * Makes the web fonts: Noto Sans JP with just the characters the site may show, one file a weight.
 * Answers the characters that Noto Sans JP does not have, none when all is well.
 */
export async function makeFonts(root: string): Promise<string[]> {
  const wanted = japaneseCharacters(root);
  const targets = WEIGHTS.map((weight) => join(root, TARGET, `noto-sans-jp-${weight}.woff2`));
  const record = join(root, MADE_OF);
  const upToDate =
    existsSync(record) && readFileSync(record, 'utf8') === wanted && targets.every((file) => existsSync(file));
  if (upToDate) return [];
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
