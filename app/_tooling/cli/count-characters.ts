/** `tsx app/_tooling/cli/count-characters.ts`: writes down, for the slices of the fonts, which characters the built cover has, and which most texts. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offlineJa } from '../../_words/offline-ja';
import { JAPANESE, japaneseCharacters } from './font-characters';
import { CHARACTERS_BY_USE } from './font-slices';

/** Japanese text of the documents and the rulings, and what of it is set bold: the titles. */
const TEXTS = ['rules/text', 'scenarios/fow', 'scenarios/fftcg', 'rules/contradictions'];
const TITLES = /^ *title: *\{.*$|^ *title: *\n *ja:.*$/gm;

function byUse(texts: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const char of texts.flatMap((text) => [...new Set(text)])) counts.set(char, (counts.get(char) ?? 0) + 1);
  const use = (char: string): number => counts.get(char) ?? 0;
  return [...japaneseCharacters(process.cwd())].sort((a, b) => use(b) - use(a) || (a < b ? -1 : 1)).join('');
}

const texts = TEXTS.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:mdx|yaml)$/.test(file))
    .map((file) => readFileSync(join(folder, file), 'utf8')),
);
const { title, lead, state, keep } = offlineJa;
/** The built cover without its scripts, with what it says once they run. */
const cover = [
  readFileSync('out/ja/index.html', 'utf8').replace(/<script[\s\S]*?<\/script>/g, ''),
  `<h2>${title}</h2>`,
  ...[lead, state.nothing(0, 0), keep.nothing('')],
].join('');
const HEADING = /<(h1|h2|h3|b|strong)\b[\s\S]*?<\/\1>/g;
const characters = (html: string): string => [...new Set(html.match(JAPANESE))].sort().join('');
const found = {
  400: { cover: characters(cover), all: byUse(texts) },
  700: {
    cover: characters(cover.match(HEADING)?.join('') ?? ''),
    all: byUse(texts.flatMap((text) => text.match(TITLES) ?? [])),
  },
};
writeFileSync(CHARACTERS_BY_USE, `${JSON.stringify(found, null, 2)}\n`);
