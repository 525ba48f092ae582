/** What a text says of a token that it makes. A field without words does not compile. */
import type { Token, Words } from '../../kernel/position/card';
import { termFor, type Vocabulary, words } from '../vocabulary';
import { keywordIn } from './filter';
import type { Grammar } from './grammar';
import { AND, listed } from './phrase';

/** In the order in which they are said; the name stands before them. */
export const SAYS: { readonly [K in Exclude<keyof Token, 'name'>]-?: (token: Token, g: Grammar) => Words | null } = {
  stats: ({ stats }, { v }) => (stats ? values(stats, v) : null),
  attributes: ({ attributes }, { v }) =>
    attributes ? some(words('属性：', 'attribute: '), attributes, (key) => termFor(v.attributes, key)) : null,
  types: ({ types }, { v }) => (types ? some(words('種類：', 'type: '), types, (key) => termFor(v.types, key)) : null),
  traits: ({ traits }, { v }) =>
    traits
      ? some(words(`${v.trait.ja}：`, `${v.trait.en}: `), traits, (trait) => words(`「${trait}」`, `“${trait}”`))
      : null,
  keywords: ({ keywords }, { v }) => (keywords ? some(words('', ''), keywords, (key) => keywordIn(key, v)) : null),
  has: ({ has }, g) =>
    has
      ? listed(
          has.map((ability) => {
            const { ja, en } = g.given(ability);
            return words(`『${ja}』`, `“${en}”`);
          }),
          AND,
          NONE,
        )
      : null,
};

const NONE = words('なし', 'none');

function some(before: Words, keys: readonly string[], word: (key: string) => Words): Words {
  const { ja, en } = listed(keys.map(word), AND, NONE);
  return words(before.ja + ja, before.en + en);
}

/** `[200/200]` for the two fighting values, otherwise each by its name. */
function values(stats: Readonly<Record<string, number>>, v: Vocabulary): Words {
  const names = Object.keys(stats).sort();
  const [one, two] = v.notation.statPair?.map((name) => stats[name]) ?? [];
  if (names.length === 2 && one !== undefined && two !== undefined) return words(`[${one}/${two}]`, `[${one}/${two}]`);
  const each = names.map((name) => {
    const { ja, en } = termFor(v.stats, name);
    return words(`${ja}${stats[name]}`, `${en} ${stats[name]}`);
  });
  return listed(each, AND, words('数値なし', 'no values'));
}

/** The tokens by their name, with all that the text says of them in brackets. */
export function tokenNoun(token: Token, g: Grammar): Words {
  const { ja, en } = token.name;
  const told = Object.values(SAYS).flatMap((say) => say(token, g) ?? []);
  const inBrackets: Words =
    told.length === 0
      ? words('', '')
      : words(`（${told.map((one) => one.ja).join('、')}）`, ` (${told.map((one) => one.en).join('; ')})`);
  return words(`トークン「${ja}」${inBrackets.ja}`, `“${en}”${inBrackets.en}`);
}
