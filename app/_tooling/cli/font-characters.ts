import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { oneWaveDash } from '../../../rules/wave-dash';

/** Where text that the site shows is written. */
const FOLDERS = ['rules', 'app', 'engine', 'scenarios'];
const WRITTEN_IN = /\.(?:mdx|json|ya?ml|tsx?)$/;
/** Tests, plays that hold readings and show sentences, what is only looked for (in published texts, and by people who ask), and the list of characters itself. */
const NOT_SHOWN =
  /\.test\.tsx?$|characters-by-use\.json$|(?:rules\/(?:official|asked|search)|scenarios\/(?:readings|sentences))\//;

/** What the web font is asked for: kana, kanji, their punctuation and full-width forms. */
export const JAPANESE =
  /[\u2e80-\u2fdf\u3000-\u30ff\u31f0-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uf900-\ufaff\uff00-\uffef]/gu;

/** Kana and punctuation are always there: people make cards and scenarios of their own. */
const ALWAYS = [
  range(0x3041, 0x3096),
  range(0x30a1, 0x30fc),
  range(0xff01, 0xff5d),
  '　、。〃々〆〇「」『』【】〔〕〜・',
].join('');

function range(from: number, to: number): string {
  return String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));
}

/** Every Japanese character that the site may show, sorted. */
export function japaneseCharacters(root: string): string {
  const found = new Set(ALWAYS);
  for (const folder of FOLDERS) {
    for (const file of filesIn(join(root, folder))) {
      for (const [char] of oneWaveDash(readFileSync(file, 'utf8')).matchAll(JAPANESE)) found.add(char);
    }
  }
  return [...found].sort().join('');
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(
      (entry) => entry.isFile() && WRITTEN_IN.test(entry.name) && !NOT_SHOWN.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name));
}
