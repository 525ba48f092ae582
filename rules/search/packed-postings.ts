import * as v from 'valibot';

/** What the posting store gives out and takes in, by its keys: the numbers of all texts, and of each word those that have it. */
export type StoreParts = Record<string, string>;

const TEXTS = '1.reg';
const WORDS = '1.map';
const Numbers = v.array(v.number());
const Words = v.array(v.tuple([v.string(), v.tuple([Numbers])]));

/**
 * Postings as they lie in an index file. A list of numbers is written as steps, each number less the one before, because
 * neighbouring clauses share their words: 8, 9, 10 as 8, 1, 1. Like stands by like, which compresses by a third.
 */
export const PackedPostings = v.strictObject({
  texts: v.string(),
  /** one a line */
  words: v.string(),
  /** the texts of each word, one list a line */
  having: v.string(),
});

type PackedPostings = v.InferOutput<typeof PackedPostings>;

/** An empty store gives nothing out. Throws when one gives out another form than that known here. */
export function packed(parts: StoreParts): PackedPostings {
  const texts = v.parse(Numbers, JSON.parse(parts[TEXTS] ?? '[]'));
  const words = v.parse(Words, JSON.parse(parts[WORDS] ?? '[]'));
  return {
    texts: inSteps(texts),
    words: words.map(([word]) => word).join('\n'),
    having: words.map(([, [numbers]]) => inSteps(numbers)).join('\n'),
  };
}

export function unpacked({ texts, words, having }: PackedPostings): StoreParts {
  const lists = having.split('\n');
  const rows = words.split('\n').map((word, i) => [word, [fromSteps(lists[i] ?? '')]]);
  return { [TEXTS]: JSON.stringify(fromSteps(texts)), [WORDS]: JSON.stringify(words === '' ? [] : rows) };
}

function inSteps(numbers: readonly number[]): string {
  return numbers.map((number, i) => number - (numbers[i - 1] ?? 0)).join(' ');
}

function fromSteps(line: string): number[] {
  let sum = 0;
  return line === '' ? [] : line.split(' ').map((step) => (sum += Number(step)));
}
