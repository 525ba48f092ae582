import { LANGS, type Lang } from '../documents';
import type { Problem } from '../problem';
import { wordsOf } from '../rich-text';
import type { ClauseText } from '../section-file';

export interface Form {
  readonly lang: Lang;
  readonly wrong: RegExp;
  /** What is written instead. */
  readonly right: string;
}

/** One voice in every document: what is never written, and what is. English as the printed cards have it. */
export const FORMS: readonly Form[] = [
  { lang: 'en', wrong: /\b1 time\b/, right: 'once' },
  { lang: 'en', wrong: /\beach 1\b(?! or\b)/, right: 'each' },
  { lang: 'en', wrong: /\b(?:gets?|receives?) priority\b/, right: 'gains priority' },
  {
    lang: 'en',
    wrong: /\b(?:start|begin|open)(?:s|ing)? (?:a|no|another) (?:\w+ )?battle\b/i,
    right: 'initiates a battle',
  },
  { lang: 'en', wrong: /\b(?:the|that) player's own (?!and\b)/, right: 'their own' },
  { lang: 'en', wrong: /\b(?:is|are) not destroyed\b/, right: 'cannot be destroyed' },
  { lang: 'en', wrong: /\b(?:comes?|came|coming) (?:in)?to the field\b/, right: 'enters the field' },
  {
    lang: 'en',
    wrong: /\b(?:do|does|did|doing|done) (?:an?|no|the) judgment\b/,
    right: 'performs (or plays) a judgment',
  },
  { lang: 'en', wrong: /\[J-activate\]|\bJ activate\b/, right: '[J-Activate]' },
  { lang: 'en', wrong: /\bgets? \[?[+-]\d/, right: 'gains' },
  { lang: 'en', wrong: /\bpresent (?:ATK|DEF|life)\b/, right: 'current' },
  { lang: 'en', wrong: /\bcolour/i, right: 'color' },
  { lang: 'en', wrong: /\b(?:he or she|his or her|he\/she)\b/, right: 'they, their' },
  { lang: 'ja', wrong: /[^いんま]だ(?=。|$)/, right: 'である' },
  { lang: 'ja', wrong: /(?:です|ます|ません)(?=。|$)/, right: 'である' },
];

/** A clause, and its readings, must say things in the forms that all documents share. */
export function checkForms(clause: ClauseText): Problem[] {
  const texts = [
    { name: `clause ${clause.id}`, text: clause.text },
    ...clause.readings.map(({ text }) => ({ name: `a reading of clause ${clause.id}`, text })),
  ];
  return texts.flatMap(({ name, text }) =>
    LANGS.flatMap((lang) =>
      formsAmiss(wordsOf(text[lang]), lang, FORMS).map(({ found, right }) => ({
        file: clause.file,
        line: clause.line,
        what: `${name} says "${found}" in ${lang}`,
        right: `write ${right}`,
      })),
    ),
  );
}

/** What a text says, outside of what it quotes, that is said otherwise, each with what is written instead. */
export function formsAmiss(
  text: string,
  lang: Lang,
  forms: readonly Form[],
): readonly { readonly found: string; readonly right: string }[] {
  const said = unquoted(text);
  return forms
    .filter((form) => form.lang === lang)
    .flatMap(({ wrong, right }) => {
      const found = wrong.exec(said)?.[0];
      return found === undefined ? [] : [{ found: found.trim(), right }];
    });
}

/** Without what a text quotes, which is in words of others. */
const unquoted = (words: string): string => words.replace(/「[^」]*」/g, '「」').replace(/“[^”]*”/g, '“”');
