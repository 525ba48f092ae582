/** What a modification makes of an object, as predicates: `gains [Flying]`, `cannot block`. */
import type { Words } from '../../kernel/position/card';
import type { CountersSaid, Gain, Ban as ModificationBan, Unless } from '../../kernel/position/modification';
import type { Modification } from '../../kernel/position/position';
import { said } from '../shared-terms';
import { type Ban, counterName, type Inflected, type Lexicon, termFor, type Vocabulary, words } from '../vocabulary';
import { costOf, symbols } from './costs';
import { keywordIn, keywordOf, oneOf, typesNoun } from './filter';
import type { Grammar } from './grammar';
import { amountOf } from './objects';
import { AND, agree, listed, type Noun } from './phrase';

/** `en` stands after a subject in its own number; `helping`: it needs no agreement and no infinitive. */
export interface Predicate {
  readonly ja: Inflected;
  readonly en: string;
  readonly helping?: true;
}

export type Change = Exclude<keyof Modification, 'filter' | 'self'>;

/** In the order in which a text says them. */
export const PREDICATES: {
  readonly [K in Change]-?: (modify: Modification, g: Grammar, many: boolean) => readonly Predicate[];
} = {
  types: ({ types }, { v }, many) =>
    types?.length === 0
      ? [without(words('種類', 'type'), many)]
      : types
        ? becomes(words('種類が', 'type'), types.length < 2 ? typesNoun(types, v, false) : list(types, v.types), many)
        : [],
  traits: ({ traits }, { v }, many) =>
    traits?.length === 0
      ? [without(v.trait, many)]
      : traits
        ? becomes(
            words(`${v.trait.ja}が`, v.trait.en),
            listed(
              traits.map((trait) => words(`「${trait}」`, `“${trait}”`)),
              AND,
              words('なし', 'none'),
            ),
            many,
          )
        : [],
  attributes: ({ attributes }, { v }, many) =>
    attributes?.length === 0
      ? [without(words('属性', 'attribute'), many)]
      : attributes
        ? becomes(words('属性が', 'attribute'), list(attributes, v.attributes), many)
        : [],
  alsoTypes: ({ alsoTypes }, { v }, many) =>
    alsoTypes
      ? gains(
          words('種類', 'type'),
          alsoTypes.map((type) => termFor(v.types, type)),
          many,
        )
      : [],
  alsoTraits: ({ alsoTraits }, { v }, many) =>
    alsoTraits
      ? gains(
          v.trait,
          alsoTraits.map((trait) => words(`「${trait}」`, `“${trait}”`)),
          many,
        )
      : [],
  alsoAttributes: ({ alsoAttributes }, { v }, many) =>
    alsoAttributes
      ? gains(
          words('属性', 'attribute'),
          alsoAttributes.map((attribute) => termFor(v.attributes, attribute)),
          many,
        )
      : [],
  lose: ({ lose }, g, many) => {
    if (lose === undefined) return [];
    const { v } = g;
    const what =
      lose === 'all' ? words(`すべての${v.ability.ja}`, `all ${v.ability.many ?? v.ability.en}`) : keywords(lose, g);
    return [{ ja: { plain: `${what.ja}を失う`, te: `${what.ja}を失って` }, en: `${agree('lose', many)} ${what.en}` }];
  },
  gain: ({ gain }, g, many) => {
    if (gain === undefined) return [];
    const what = keywords(gain, g);
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  has: ({ has }, g, many) => {
    if (has === undefined) return [];
    const what = listed(
      has.map((ability) => {
        const { ja, en } = g.given(ability);
        return words(`『${ja}』`, `“${en}”`);
      }),
      AND,
      words('何の能力でもないもの', 'no ability'),
    );
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  becomes: ({ becomes }, { v }, many) => {
    if (becomes === undefined) return [];
    const [only, another] = Object.entries(becomes);
    if (only !== undefined && another === undefined) return [fixed(termFor(v.stats, only[0]), only[1], many)];
    const what = statsSaid(becomes, v, String, words('何の値でもないもの', 'no value'));
    return [{ ja: { plain: `${what.ja}になる`, te: `${what.ja}になって` }, en: `${agree('become', many)} ${what.en}` }];
  },
  stats: ({ stats }, { v }, many) => {
    if (stats === undefined) return [];
    const [only, another] = v.notation.statPair === null ? Object.entries(stats) : [];
    if (only !== undefined && another === undefined) return [grown(termFor(v.stats, only[0]), only[1], many)];
    const what = statsSaid(stats, v, signed, words('±0', '±0'));
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  bans: ({ bans }, g, many) =>
    bans === undefined ? [] : bans.length === 0 ? [UNBARRED] : bans.map((ban) => helped(banFor(ban, g, many), many)),
  may: ({ may }, { v }, many) =>
    may === undefined
      ? []
      : may.length === 0
        ? [NOT_PERMITTED]
        : may.map((key) => helped(known(v.permissions, key, 'may'), many)),
  entersRested: ({ entersRested }, { v }, many) => {
    if (entersRested === undefined) return [];
    const state = entersRested ? v.rested : v.recovered;
    return [entering(words(`${state.ja}で`, state.en), v, many)];
  },
  entersWith: ({ entersWith }, g, many) => {
    if (entersWith === undefined) return [];
    const some = countersOf(entersWith, g);
    return [entering(words(`${some.ja}置いて`, `with ${some.en} on ${many ? 'each' : 'it'}`), g.v, many)];
  },
};

/** How it comes into play. */
function entering(how: Words, v: Vocabulary, many: boolean): Predicate {
  const { ja, en } = termFor(v.zones, 'field');
  return {
    ja: { plain: `${how.ja}${ja}に出る`, te: `${how.ja}${ja}に出て` },
    en: `${agree('enter', many)} the ${en} ${how.en}`,
  };
}

/** So many counters of a name, before what is done with them. */
function countersOf({ counter, amount }: CountersSaid, g: Grammar): Words {
  const { ja, en } = counterName(counter, g.v);
  const much = amountOf(amount, g);
  return 'short' in much
    ? words(`${ja}カウンターを${much.short}個`, `${much.short} ${en} ${much.short === '1' ? 'counter' : 'counters'}`)
    : words(`${much.long.ja}に等しい数の${ja}カウンターを`, `${en} counters equal in number to ${much.long.en}`);
}

/** A predicate that a helping verb of its own begins, said of one or of many. */
export const helped = ({ ja, en, enMany }: Ban, many = false): Predicate => ({
  ja,
  en: many ? (enMany ?? en) : en,
  helping: true,
});
export const UNBARRED = helped(said('行動を制限されない', '行動を制限されなくて', 'may act as usual'));
export const NOT_PERMITTED = helped(said('特に許されることはない', '特に許されることはなくて', 'may do nothing more'));

/** One value more or less, where a card has no other. */
const grown = (stat: Words, by: number, many: boolean): Predicate =>
  by >= 0
    ? {
        ja: { plain: `${stat.ja}が${by}増える`, te: `${stat.ja}が${by}増えて` },
        en: `${agree('gain', many)} +${by} ${stat.en}`,
      }
    : {
        ja: { plain: `${stat.ja}が${-by}減る`, te: `${stat.ja}が${-by}減って` },
        en: `${agree('lose', many)} ${-by} ${stat.en}`,
      };

/** One value as it is from then on. */
const fixed = (stat: Words, value: number, many: boolean): Predicate => ({
  ja: { plain: `${stat.ja}が${value}になる`, te: `${stat.ja}が${value}になって` },
  en: `${many ? 'have' : 'has'} ${value} ${stat.en}`,
});

/** Nothing of a kind is left. */
const without = (kind: Words, many: boolean): Predicate => ({
  ja: { plain: `${kind.ja}がなくなる`, te: `${kind.ja}がなくなって` },
  en: `${agree('lose', many)} every ${kind.en}`,
});

const becomes = (subject: Words, what: Words, many: boolean): readonly Predicate[] => [
  {
    ja: { plain: `${subject.ja}${what.ja}になる`, te: `${subject.ja}${what.ja}になって` },
    en: `${agree('become', many)} ${subject.en} ${what.en}`,
  },
];

/** Something beside what is there already. */
const gains = (kind: Words, gained: readonly Words[], many: boolean): readonly Predicate[] => {
  const what = listed(gained, AND, words('なし', 'none'));
  return [
    {
      ja: { plain: `${kind.ja}${what.ja}を得る`, te: `${kind.ja}${what.ja}を得て` },
      en: `${agree('gain', many)} the ${kind.en} ${what.en}`,
    },
  ];
};

const list = (keys: readonly string[], lexicon: Lexicon): Words =>
  listed(
    keys.map((key) => termFor(lexicon, key)),
    AND,
    words('なし', 'none'),
  );

export const keywords = (gained: readonly Gain[], g: Grammar): Words =>
  listed(
    gained.map((one) => (typeof one === 'string' ? keywordIn(one, g.v) : keywordOf(one.keyword, one.of, g))),
    AND,
    words('何でもないもの', 'nothing'),
  );

const signed = (change: number): string => (change < 0 ? `${change}` : `+${change}`);

/** `[+200/+200]` where both fighting values are told, otherwise each by its name. */
function statsSaid(
  stats: Readonly<Record<string, number>>,
  v: Vocabulary,
  say: (value: number) => string,
  nothing: Words,
): Words {
  const names = Object.keys(stats).sort();
  const pair = v.notation.statPair;
  const [one, two] = pair ? [stats[pair[0]], stats[pair[1]]] : [];
  if (names.length === 2 && one !== undefined && two !== undefined) {
    const both = `[${say(one)}/${say(two)}]`;
    return words(both, both);
  }
  return listed(
    names.map((name) => {
      const stat = termFor(v.stats, name);
      const value = say(stats[name] ?? 0);
      return words(`${stat.ja}${value}`, `${value} ${stat.en}`);
    }),
    AND,
    nothing,
  );
}

/** What a ban keeps an object from, or demands of it. */
function banFor(ban: ModificationBan, g: Grammar, many: boolean): Ban {
  const { v } = g;
  if (typeof ban === 'string') return known(v.bans, ban, 'cannot');
  if ('must' in ban) return known(v.demands, ban.must, 'must');
  if ('by' in ban) return v.bansBy[ban.cannot](oneOf(ban.by, g));
  if (!('unless' in ban)) return known(v.bans, ban.cannot, 'cannot');
  const acts: Readonly<Record<string, Words>> = { attack: v.attacks, block: words('ブロック', 'block') };
  const what = termFor(acts, ban.cannot);
  const { or } = ban.unless;
  const free = or === undefined ? null : known(v.permissions, or, 'may');
  const price = priceOf(ban.unless, g);
  const ja = `${free ? `${free.ja.plain}場合を除き、` : ''}${price.ja}を支払わなければ${what.ja}`;
  const unless = free ? `, unless ${many ? `they ${free.enMany ?? free.en}` : `it ${free.en}`}` : '';
  return said(`${ja}できない`, `${ja}できなくなって`, `cannot ${what.en} without paying ${price.en}${unless}`);
}

/** What has to be paid: will or CP by its symbols, anything else as the cost that it is. */
function priceOf(unless: Unless, g: Grammar): Words {
  if ('pay' in unless) return symbols(unless.pay, g.v);
  const { ja, en } = costOf(unless.cost, g);
  return words(`「${ja}」というコスト`, `the cost “${en}”`);
}

export const known = (bans: Readonly<Record<string, Ban>>, key: string, verb: keyof typeof UNKNOWN): Ban => {
  const ban = Object.hasOwn(bans, key) ? bans[key] : undefined;
  if (ban) return ban;
  const { plain, te } = UNKNOWN[verb];
  return { ja: { plain: `‹${key}›${plain}`, te: `‹${key}›${te}` }, en: `${verb} ‹${key}›` };
};

/** What follows a word that the edition does not know. */
const UNKNOWN = {
  cannot: { plain: 'ない', te: 'なくなって' },
  must: { plain: 'なければならない', te: 'なければならなくなって' },
  may: { plain: 'てもよい', te: 'てもよくて' },
} satisfies Readonly<Record<string, Inflected>>;

export interface Predicates {
  readonly ja: Inflected;
  readonly en: string;
  /** English for after "have <the subject>"; `null` where only a full sentence will do. */
  readonly infinitive: string | null;
}

/** A predicate before another: `攻撃できず`, `[飛翔]を得て`. */
export const linking = ({ ja, helping }: Predicate): string =>
  helping && ja.plain.endsWith('ない')
    ? ja.plain
        .replace(/はない$/, 'はなく')
        .replace(/しない$/, 'せず')
        .replace(/ない$/, 'ず')
    : ja.te;

/** Everything a modification says about its subject. */
export function predicatesOf(modify: Modification, subject: Noun, g: Grammar): Predicates {
  const of = (many: boolean): readonly Predicate[] =>
    Object.values(PREDICATES).flatMap((predicate) => predicate(modify, g, many));
  const all = of(subject.many);
  if (all.length === 0) {
    return {
      ja: { plain: '変わらない', te: '変わらなくて' },
      en: `${agree('stay', subject.many)} as ${subject.many ? 'they are' : 'it is'}`,
      infinitive: 'stay unchanged',
    };
  }
  const before = all.slice(0, -1).map((part) => `${linking(part)}、`);
  const last = all.at(-1)?.ja ?? { plain: '', te: '' };
  return {
    ja: { plain: before.join('') + last.plain, te: before.join('') + last.te },
    en: all.map(({ en }) => en).join(' and '),
    infinitive: all.some(({ helping }) => helping)
      ? null
      : of(true)
          .map(({ en }) => en)
          .join(' and '),
  };
}
