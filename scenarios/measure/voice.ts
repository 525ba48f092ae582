/** The texts of a ruling are held to the forms of the rulebook, and to some of their own. */
import { FORMS, type Form, formsAmiss } from '@/rules/check/forms';
import { type Both, LANGS } from '@/rules/documents';
import type { Scenario } from '../format/schema';

const OF_RULINGS: readonly Form[] = [
  // What a text makes of an object in a rule is what came of it in a ruling: it is not destroyed.
  ...FORMS.filter(({ right }) => right !== 'cannot be destroyed'),
  { lang: 'ja', wrong: /リゾネーター/, right: 'リゾネイター' },
  { lang: 'ja', wrong: /(?:です|ます|でした|ました|ません|でしょう)か?(?=[。？]|$)/, right: '常体' },
  { lang: 'ja', wrong: /[？?]/, right: '「か。」' },
  { lang: 'ja', wrong: /[［］【】]/, right: '[ ] around keywords, symbols and kinds of abilities' },
  { lang: 'ja', wrong: /[“”"]/, right: '「」' },
  { lang: 'en', wrong: /"/, right: '“ ”' },
  { lang: 'en', wrong: /[‘’]/, right: "'" },
  { lang: 'en', wrong: /\buntil the end of (?:the|this) turn\b/, right: 'until end of turn' },
];

/** Words that FF-TCG writes with a capital, as its cards do. */
const OF_FFTCG: readonly Form[] = [
  {
    lang: 'en',
    wrong:
      /\b(?:forwards?|backups?|break zone|damage zone|main phase(?: [12])?|attack phase|draw phase|end phase|active phase|first strike|ex burst)\b/,
    right: 'it with capitals',
  },
  { lang: 'en', wrong: /\ba summon(?!ed|ing)\b|\bthe summon\b/, right: 'Summon' },
];

/** What the title, question, answer or choices of a scenario say that is said otherwise. */
export function voiceFaults(
  scenario: Scenario,
): readonly { readonly path: readonly (string | number)[]; readonly message: string }[] {
  const texts: readonly { readonly path: readonly (string | number)[]; readonly both: Both }[] = [
    { path: ['title'], both: scenario.title },
    { path: ['question'], both: scenario.question },
    { path: ['answer'], both: scenario.answer },
    ...(scenario.choices ?? []).map((both, index) => ({ path: ['choices', index], both })),
  ];
  const forms = scenario.editions.every((edition) => edition === 'fftcg') ? [...OF_RULINGS, ...OF_FFTCG] : OF_RULINGS;
  return texts.flatMap(({ path, both }) =>
    LANGS.flatMap((lang) =>
      formsAmiss(both[lang], lang, forms).map(({ found, right }) => ({
        path: [...path, lang],
        message: `says "${found}" in ${lang}; write ${right}`,
      })),
    ),
  );
}
