import * as v from 'valibot';
import { isKanji } from '../japanese';

/** What the posting store gives out and takes in, by its keys: the numbers of all texts, and of each word those that have it. */
export type StoreParts = Record<string, string>;

const TEXTS = '1.reg';
const WORDS = '1.map';
const Numbers = v.array(v.number());
const Words = v.array(v.tuple([v.string(), v.tuple([Numbers])]));

/**
 * Postings as they lie in an index file. A list of numbers is written as steps, each number less the one before, because
 * neighbouring clauses share their words: 8, 9, 10 as 8, 1, 1. Like stands by like, which compresses by a third. A text
 * that has a word has its kanji too, so that of a single kanji only the texts are listed that have it alone.
 */
export const PackedPostings = v.strictObject({
  texts: v.string(),
  /** one a line */
  words: v.string(),
  /** the texts of each word, one list a line */
  having: v.string(),
});

type PackedPostings = v.InferOutput<typeof PackedPostings>;
/** Of each word the numbers of the texts that have it. */
type Rows = [word: string, numbers: readonly number[]][];

/** An empty store gives nothing out. Throws when one gives out another form than that known here. */
export function packed(parts: StoreParts): PackedPostings {
  const texts = v.parse(Numbers, JSON.parse(parts[TEXTS] ?? '[]'));
  const all = v
    .parse(Words, JSON.parse(parts[WORDS] ?? '[]'))
    .map(([word, [numbers]]): Rows[number] => [word, numbers]);
  const implied = kanjiOf(all);
  const rows = all
    .map(([word, numbers]): Rows[number] => [word, numbers.filter((number) => !implied.get(word)?.has(number))])
    .filter(([, numbers]) => numbers.length > 0);
  return {
    texts: inSteps(texts),
    words: rows.map(([word]) => word).join('\n'),
    having: rows.map(([, numbers]) => inSteps(numbers)).join('\n'),
  };
}

export function unpacked({ texts, words, having }: PackedPostings): StoreParts {
  const lists = having.split('\n');
  const rows = words === '' ? [] : words.split('\n').map((word, i): Rows[number] => [word, fromSteps(lists[i] ?? '')]);
  const whole = new Map(rows);
  for (const [kanji, numbers] of kanjiOf(rows)) {
    whole.set(
      kanji,
      [...new Set([...(whole.get(kanji) ?? []), ...numbers])].sort((a, b) => a - b),
    );
  }
  return {
    [TEXTS]: JSON.stringify(fromSteps(texts)),
    [WORDS]: JSON.stringify([...whole].map(([word, numbers]) => [word, [numbers]])),
  };
}

/** Of each kanji in a longer word the texts that have such a word. */
function kanjiOf(rows: Rows): Map<string, Set<number>> {
  const found = new Map<string, Set<number>>();
  for (const [word, numbers] of rows) {
    if (word.length < 2) continue;
    for (const kanji of new Set([...word].filter(isKanji))) {
      const texts = found.get(kanji) ?? new Set();
      found.set(kanji, texts);
      for (const number of numbers) texts.add(number);
    }
  }
  return found;
}

function inSteps(numbers: readonly number[]): string {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0)).join(' ');
}

function fromSteps(line: string): number[] {
  let sum = 0;
  return line === '' ? [] : line.split(' ').map((step) => (sum += Number(step)));
}
