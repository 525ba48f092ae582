import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { japaneseCharacters } from './font-characters';

/**
 * The characters of either weight: those of the cover, and all, what most texts have first (`count-characters.ts`). It is
 * written down and not counted anew: a clause that changes must not move characters from file to file.
 */
export const CHARACTERS_BY_USE = 'app/_tooling/cli/characters-by-use.json';
const Use = v.object({ cover: v.string(), all: v.string() });
const ByUse = v.object({ 400: Use, 700: Use });

/** The only Japanese of an English page's frame: the name, and the way to the other language. */
const NAME = '裁定日本語';
/** Letters of the slices after the cover's: the rarer a letter, the fewer come with it. The last number holds for all that follow. */
const SLICES = [240, 120, 60, 40];

/**
 * The Japanese characters of one weight in slices, each a file that is loaded when a page has one of its letters: those of
 * the name, those of the cover, and the rest, what most texts have first. Each character is in one slice.
 */
export function slicesOf(root: string, weight: 400 | 700): string[] {
  const all = japaneseCharacters(root);
  const { cover, all: order } = v.parse(ByUse, JSON.parse(readFileSync(join(root, CHARACTERS_BY_USE), 'utf8')))[weight];
  const rest = [...order].filter((char) => !cover.includes(char));
  const place = new Map(rest.map((char, at) => [char, sliceAt(at) + 2]));
  const last = sliceAt(Math.max(0, place.size - 1)) + 2;
  const slices = Array.from({ length: last + 1 }, (): string[] => []);
  for (const char of all) {
    const at = NAME.includes(char) ? 0 : cover.includes(char) ? 1 : (place.get(char) ?? last);
    slices[at]?.push(char);
  }
  return slices.map((slice) => slice.join('')).filter((slice) => slice !== '');
}

/** Which slice after the cover's has the character at this place of their order. */
function sliceAt(place: number): number {
  let [slice, first] = [0, 0];
  for (;;) {
    first += SLICES[Math.min(slice, SLICES.length - 1)] ?? 1;
    if (place < first) return slice;
    slice += 1;
  }
}

/** Characters as a style sheet lists them: `U+3042,U+3044-3046`. */
export function unicodeRange(characters: string): string {
  const codes = [...characters].map((char) => char.codePointAt(0) ?? 0).sort((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && last[1] === code - 1) last[1] = code;
    else runs.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return runs.map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`)).join(',');
}
