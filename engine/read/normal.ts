/** How typed text is compared with printed text: width, case, kana and the look of quotation marks do not matter. */
import type { Words } from '../kernel/position/card';

export type Language = keyof Words;

export interface Normal {
  readonly text: string;
  /** Where each letter stood in the text as it was typed; one more for the end. */
  readonly at: readonly number[];
}

const ALIKE: Readonly<Record<string, string>> = {
  '“': '"',
  '”': '"',
  '„': '"',
  '’': "'",
  '‘': "'",
  '−': '-',
  '–': '-',
  '―': 'ー',
  '→': '⇒',
  '，': '、',
  '．': '。',
};

/** A letter with the sound mark that follows it at half width. */
const LETTERS = /[\uff66-\uff9d][\uff9e\uff9f]|[\s\S]/gu;

/** A text as texts are compared. Japanese has no spaces that say anything, English has one at a time. */
export function normal(text: string, language: Language): Normal {
  let made = '';
  const at: number[] = [];
  let index = 0;
  for (const [letter] of text.matchAll(LETTERS)) {
    for (const one of ALIKE[letter] ?? folded(letter)) {
      const isSpace = /\s/.test(one);
      const skip = isSpace && (language === 'ja' || made === '' || made.endsWith(' '));
      if (!skip) {
        made += isSpace ? ' ' : one;
        at.push(index);
      }
    }
    index += letter.length;
  }
  at.push(text.length);
  return { text: made, at };
}

/** Hiragana for katakana, small letters for capitals. */
const folded = (letter: string): string =>
  [...letter.normalize('NFKC').toLowerCase()]
    .map((one) => ALIKE[one] ?? (/[\u30a1-\u30f6]/.test(one) ? String.fromCharCode(one.charCodeAt(0) - 0x60) : one))
    .join('');
