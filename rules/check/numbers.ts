import { LANGS } from '../documents';
import type { Problem } from '../problem';
import { type RichText, wordsOf } from '../rich-text';
import type { ClauseText } from '../section-file';

/** The numbers written with digits in a text, smallest first; references are not counted. `4,000` is 4000. */
export function numbersIn(text: RichText): string[] {
  const words = wordsOf(text).normalize('NFKC');
  const found = [...words.matchAll(/\d+(?:,\d{3})*/g)].map(([digits]) => digits.replaceAll(',', ''));
  return found.sort((a, b) => Number(a) - Number(b));
}

/** Both languages of a clause, and of its readings, must hold the same numbers. */
export function checkNumbers(clause: ClauseText): Problem[] {
  const texts = [
    { name: `clause ${clause.id}`, text: clause.text },
    ...clause.readings.map(({ text }) => ({ name: `a reading of clause ${clause.id}`, text })),
  ];
  return texts.flatMap(({ name, text }) => {
    const [ja, en] = LANGS.map((lang) => numbersIn(text[lang]));
    const only = (from: string[], other: string[]) => {
      const left = [...other];
      return from.filter((number) => {
        const at = left.indexOf(number);
        if (at >= 0) left.splice(at, 1);
        return at < 0;
      });
    };
    const jaOnly = only(ja ?? [], en ?? []);
    const enOnly = only(en ?? [], ja ?? []);
    if (jaOnly.length + enOnly.length === 0) return [];
    const parts = [
      ...(jaOnly.length > 0 ? [`${jaOnly.join(', ')} only in ja`] : []),
      ...(enOnly.length > 0 ? [`${enOnly.join(', ')} only in en`] : []),
    ];
    const what = `${name} has the number ${parts.join(' and ')}`;
    return [{ file: clause.file, line: clause.line, what, right: 'write the same digits in both languages' }];
  });
}
