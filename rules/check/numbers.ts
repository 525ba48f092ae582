import type { Problem } from '../problem';
import { type RichText, wordsOf } from '../rich-text';
import type { ClauseText } from '../section-file';

/** Words of number, as English sentences have them for small digits of Japanese ones: "1枚" is "a card" or "one card". */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  '1': ['a', 'an', 'one', 'once', 'single', 'each', 'first'],
  '2': ['two', 'twice', 'both', 'second'],
  '3': ['three', 'third'],
  '4': ['four', 'fourth'],
  '5': ['five', 'fifth'],
  '6': ['six', 'sixth'],
  '7': ['seven', 'seventh'],
  '8': ['eight', 'eighth'],
  '9': ['nine', 'ninth'],
  '10': ['ten', 'tenth'],
};

/** What to write where the numbers of two languages differ. */
export const SAME_NUMBERS = 'write the same numbers in both languages';

/** The numbers written with digits in a text; references are not counted. `4,000` is 4000. */
function digitsIn(text: RichText): string[] {
  const words = wordsOf(text).normalize('NFKC');
  const found = [...words.matchAll(/\d+(?:,\d{3})*/g)].map(([digits]) => digits.replaceAll(',', ''));
  return found.sort((a, b) => Number(a) - Number(b));
}

/**
 * The numbers that stand in one language only, smallest first. English may say in a word what Japanese says in a digit, once
 * for each such word; a digit of the English text always needs the same digit in the Japanese one.
 */
export function unequalNumbers(text: { readonly ja: RichText; readonly en: RichText }): {
  readonly ja: readonly string[];
  readonly en: readonly string[];
} {
  const ja = without(digitsIn(text.ja), digitsIn(text.en));
  const en = without(digitsIn(text.en), digitsIn(text.ja));
  const spoken =
    wordsOf(text.en)
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const said = Object.entries(WORDS).flatMap(([digit, words]) =>
    spoken.filter((word) => words.includes(word)).map(() => digit),
  );
  return { ja: without(ja, said), en };
}

/** What is left of a list when each of another list has taken one like itself away. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** `2, 3 only in ja and 4 only in en`; `null` where both languages have the same numbers. */
export function numbersApart(text: { readonly ja: RichText; readonly en: RichText }): string | null {
  const apart = unequalNumbers(text);
  const parts = [
    ...(apart.ja.length > 0 ? [`${apart.ja.join(', ')} only in ja`] : []),
    ...(apart.en.length > 0 ? [`${apart.en.join(', ')} only in en`] : []),
  ];
  return parts.length === 0 ? null : parts.join(' and ');
}

/** Both languages of a clause, and of its readings, must hold the same numbers. */
export function checkNumbers(clause: ClauseText): Problem[] {
  const texts = [
    { name: `clause ${clause.id}`, text: clause.text },
    ...clause.readings.map(({ text }) => ({ name: `a reading of clause ${clause.id}`, text })),
  ];
  return texts.flatMap(({ name, text }) => {
    const apart = numbersApart(text);
    if (apart === null) return [];
    return [{ file: clause.file, line: clause.line, what: `${name} has the number ${apart}`, right: SAME_NUMBERS }];
  });
}
