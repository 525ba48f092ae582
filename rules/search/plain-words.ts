import * as v from 'valibot';
import { LANGS } from '../documents';
import plainRows from './plain-words.json';
import synonymRows from './synonyms.json';

const Words = v.strictObject({ ja: v.array(v.string()), en: v.array(v.string()) });
const PlainRow = v.strictObject({ asked: Words, written: Words });

/** What people at a table say, and what the rules write for it. */
export type PlainWords = v.InferOutput<typeof PlainRow>;

/** Words that say the same in both directions, and words that are only asked with. */
export const PLAIN_WORDS: readonly PlainWords[] = [
  ...v.parse(v.array(Words), synonymRows).map((words) => ({ asked: words, written: words })),
  ...v.parse(v.array(PlainRow), plainRows),
];

/** A word of several rows says what any of them says. */
export function joinedWords(known: PlainWords | undefined, more: PlainWords): PlainWords {
  if (!known) return more;
  const both = {
    asked: { ja: [...known.asked.ja], en: [...known.asked.en] },
    written: { ja: [...known.written.ja], en: [...known.written.en] },
  };
  for (const lang of LANGS) {
    both.asked[lang].push(...more.asked[lang]);
    both.written[lang].push(...more.written[lang]);
  }
  return both;
}
