/** Joining pieces of both languages. */
import type { Words } from '../../kernel/position/card';
import type { Inflected } from '../vocabulary';

/** A noun phrase with its English number. */
export interface Noun extends Words {
  readonly many: boolean;
  /** English as the subject of a sentence, where that is another word: `they`. */
  readonly subject?: string;
}

/** Something to be done, in the forms a sentence needs. */
export interface Clause {
  readonly ja: Inflected;
  /** `plain` by itself, `bare` after "you may". */
  readonly en: { readonly plain: string; readonly bare: string };
  /** It holds other clauses, so inside a list it needs brackets. */
  readonly compound?: true;
}

export const noun = (ja: string, en: string, many = false): Noun => ({ ja, en, many });

/** English of whoever does something. */
export const doer = ({ en, subject }: Noun): string => subject ?? en;

/** `A`, `A and B`, `A, B and C`; `none` for an empty list. */
export function listed(items: readonly Words[], and: Words, none: Words): Words {
  const last = items.at(-1);
  if (!last) return none;
  const rest = items.slice(0, -1);
  if (rest.length === 0) return last;
  return {
    ja: items.map(({ ja }) => ja).join(and.ja),
    en: `${rest.map(({ en }) => en).join(', ')} ${and.en} ${last.en}`,
  };
}

export const AND: Words = { ja: 'と', en: 'and' };
export const OR: Words = { ja: 'か', en: 'or' };

/** With `a` or `an`; `other` becomes `another`. */
export const withArticle = (en: string): string =>
  en.startsWith('other ') ? `an${en}` : `${/^[aeiou]/i.test(en) ? 'an' : 'a'} ${en}`;

/** Third person singular, or the plain form for many. */
export const agree = (verb: string, many: boolean): string =>
  many ? verb : /(?:s|x|o|ch|sh)$/.test(verb) ? `${verb}es` : `${verb}s`;

/** Verbs whose participle follows no rule. */
type Irregular = 'is' | 'go' | 'leave' | 'deal' | 'break' | 'draw' | 'lose';
const PARTICIPLES: Readonly<Record<Irregular, string>> = {
  is: 'been',
  go: 'gone',
  leave: 'left',
  deal: 'dealt',
  break: 'broken',
  draw: 'drawn',
  lose: 'lost',
};

/** What follows "have" and "has". */
export const participle = (verb: string): string =>
  isIrregular(verb) ? PARTICIPLES[verb] : verb.endsWith('e') ? `${verb}d` : `${verb}ed`;

const isIrregular = (verb: string): verb is Irregular => Object.hasOwn(PARTICIPLES, verb);

export const capitalised = (en: string): string => en.charAt(0).toUpperCase() + en.slice(1);

/** A clause as part of a list: brackets say where a compound one ends. */
export const nested = (clause: Clause): Clause =>
  clause.compound
    ? {
        ja: { plain: `（${clause.ja.plain}）`, te: `（${clause.ja.plain}）を行って` },
        en: { plain: `(${clause.en.plain})`, bare: `do this (${clause.en.plain})` },
      }
    : clause;

const NOT_ANYTHING: Clause = {
  ja: { plain: '何もしない', te: '何もしなくて' },
  en: { plain: 'do nothing', bare: 'do nothing' },
};

/** Clauses one after the other as one clause. */
export function inTurn(clauses: readonly Clause[]): Clause {
  if (clauses.length === 0) return NOT_ANYTHING;
  const parts = clauses.map(nested);
  const before = parts.slice(0, -1).map(({ ja }) => `${ja.te}、`);
  const last = parts.at(-1) ?? NOT_ANYTHING;
  return {
    ja: { plain: before.join('') + last.ja.plain, te: before.join('') + last.ja.te },
    en: {
      plain: parts.map(({ en }) => en.plain).join(', then '),
      bare: parts.map(({ en }) => en.bare).join(', then '),
    },
  };
}
