import * as v from 'valibot';
import { stem } from '../english';
import { editDistance } from '../nearest';
import { formWords } from './form-table';
import homophoneRows from './homophones.json';
import { isStopWord } from './question-words';

/** What the keyboard of a phone makes of a word of the rules, and that word. No text has the former. */
export const HOMOPHONES: Readonly<Record<string, string>> = v.parse(v.record(v.string(), v.string()), homophoneRows);

/** The words that an index has. */
export interface Vocabulary {
  /** Latin stems and katakana words of texts, headings and what people ask. */
  words(): readonly string[];
  /** How many clauses have a word. */
  frequency(word: string): number;
}

/**
 * A normalised question with its slips mended: the homophones that keyboards offer, loan words in hiragana, and Latin and
 * Japanese words that nothing has, read as the nearest that something has. A word that may still be being typed stays.
 */
export function respelled(text: string, vocabulary: Vocabulary): string {
  return inKatakana(withoutHomophones(text)).replace(
    /(?<![a-z0-9/-])[a-z][a-z']{3,}(?![a-z0-9/-])|[\u30a1-\u30fa\u30fc\u3400-\u9fff々]{4,}/g,
    (word) => nearestKnown(word, vocabulary) ?? word,
  );
}

const KANJI = /[\u3400-\u9fff]/;

const HOMOPHONE = new RegExp(Object.keys(HOMOPHONES).join('|'), 'g');

function withoutHomophones(text: string): string {
  return text.replace(HOMOPHONE, (slip) => HOMOPHONES[slip] ?? slip);
}

/** Only a loan word has a long vowel mark. */
function inKatakana(text: string): string {
  return text.replace(/[\u3041-\u3096]+ー[\u3041-\u3096ー]*/g, (run) =>
    run.replace(/[\u3041-\u3096]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)),
  );
}

/**
 * The known word fewest edits away (one, or two from eight letters on), the commonest of equals. The first letter counts as
 * known; of a word with kanji, one character may be another.
 */
function nearestKnown(typed: string, vocabulary: Vocabulary): string | undefined {
  const word = stem(typed);
  const isTerm = formWords();
  if (isStopWord(typed) || isTerm.has(word) || vocabulary.frequency(word) > 0) return undefined;
  const known = [...new Set([...vocabulary.words(), ...isTerm])];
  if (known.some((each) => each.startsWith(word))) return undefined;
  const limit = word.length >= 8 && !KANJI.test(word) ? 2 : 1;
  const near = known
    .filter((each) => (KANJI.test(word) ? each.length === word.length : each[0] === word[0]))
    .map((each) => ({ each, edits: editDistance(word, each, limit) }))
    .filter(({ edits }) => edits <= limit);
  near.sort((a, b) => a.edits - b.edits || vocabulary.frequency(b.each) - vocabulary.frequency(a.each));
  return near[0]?.each;
}
