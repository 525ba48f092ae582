import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { hasGlyph, readCharacterMap } from './character-map';
import { slicesOf, unicodeRange } from './font-slices';
import { writeIfChanged } from './write-if-changed';

const SOURCE = 'node_modules/@fontsource/noto-sans-jp/files';
const TARGET = 'public/fonts';
/** Tells the pages which style sheet names the files; both are made with them. */
const FACES = 'app/_design/generated/letters.ts';
const WEIGHTS = [400, 700] as const;
/** What the fonts were last made of; they are made again when it changes. */
const MADE_OF = 'node_modules/.cache/saitei/fonts.json';

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

/** One file of a font: of a weight, from a file of Noto Sans JP, with just these characters. */
interface Face {
  name: string;
  weight: number;
  source: string;
  characters: string;
}

/** Every file that the site's fonts are in: a face is looked for in one weight alone, so that signs are there in each. */
const facesOf = (root: string): Face[] =>
  WEIGHTS.flatMap((weight) => [
    ...slicesOf(root, weight).map((characters, at) => ({
      name: `japanese-${weight}-${at}`,
      weight,
      source: `noto-sans-jp-japanese-${weight}-normal.woff2`,
      characters,
    })),
    ...Object.entries(SIGNS).map(([sign, slice]) => ({
      name: `sign-${sign.codePointAt(0)?.toString(16)}-${weight}`,
      weight,
      source: `noto-sans-jp-${slice}-${weight}-normal.woff2`,
      characters: sign,
    })),
  ]);

/**
 * Makes the web fonts: Noto Sans JP with just the characters the site may show, in slices that a page loads when it has one
 * of their letters, under names that tell what is in them. Answers the characters that Noto Sans JP does not have.
 */
export async function makeFonts(root: string): Promise<string[]> {
  const faces = facesOf(root);
  const wanted = JSON.stringify(faces);
  const record = join(root, MADE_OF);
  const last = existsSync(record) ? readFileSync(record, 'utf8') : '';
  if (last === wanted && allThere(root, faces.length)) return [];
  const made: string[] = [];
  const missing = new Set<string>();
  for (const { name, weight, source, characters } of faces) {
    const font = readFileSync(join(root, SOURCE, source));
    const map = readCharacterMap(await subsetFont(font, characters, { targetFormat: 'truetype' }));
    for (const char of characters) if (!hasGlyph(map, char)) missing.add(char);
    const bytes = await subsetFont(font, characters, { targetFormat: 'woff2' });
    const file = `${name}-${shortHash(bytes)}.woff2`;
    writeIfChanged(join(root, TARGET, file), bytes);
    made.push(faceRule(`/fonts/${file}`, weight, characters));
  }
  if (missing.size > 0) return [...missing];
  const sheet = `${made.join('\n')}\n`;
  const name = `letters-${shortHash(sheet)}.css`;
  writeIfChanged(join(root, TARGET, name), sheet);
  writeIfChanged(join(root, FACES), `export const LETTERS = '/fonts/${name}';\n`);
  removeOthers(root, [sheet, `"/fonts/${name}"`].join(''));
  mkdirSync(join(root, 'node_modules/.cache/saitei'), { recursive: true });
  writeIfChanged(record, wanted);
  return [];
}

const shortHash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 10);

/** Whether the style sheet that the pages are told of is there, and so many files that it names. */
function allThere(root: string, faces: number): boolean {
  const read = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const [, name] = /'(.+?)'/.exec(read(join(root, FACES))) ?? [];
  const sheet = name ? read(join(root, 'public', name)) : '';
  const files = [...sheet.matchAll(/url\("(.+?)"\)/g)].map(([, path = '']) => join(root, 'public', path));
  return files.length === faces && files.every((file) => existsSync(file));
}

/** Text in letters of the device is there at once, and changes when the file comes: none ever waits. */
function faceRule(path: string, weight: number, characters: string): string {
  return [
    '@font-face {',
    '  font-family: "Saitei Sans";',
    `  src: url("${path}") format("woff2");`,
    `  font-weight: ${weight};`,
    '  font-display: swap;',
    `  unicode-range: ${unicodeRange(characters)};`,
    '}',
  ].join('\n');
}

/** Lets go of the files that no rule names any more. */
function removeOthers(root: string, sheet: string): void {
  for (const file of readdirSync(join(root, TARGET))) {
    if (!sheet.includes(`/fonts/${file}"`)) rmSync(join(root, TARGET, file));
  }
}
