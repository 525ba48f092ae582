/** What a modification makes of an object, as predicates: `gains [Flying]`, `cannot block`. */
import type { Words } from '../../kernel/position/card';
import type { Modification } from '../../kernel/position/position';
import { type Ban, type Inflected, type Lexicon, termFor, type Vocabulary, words } from '../vocabulary';
import { keywordIn, typesNoun } from './filter';
import type { Grammar } from './grammar';
import { AND, agree, listed, type Noun } from './phrase';

/** `en` stands after a subject in its own number; `helping`: it needs no agreement and no infinitive. */
interface Predicate {
  readonly ja: Inflected;
  readonly en: string;
  readonly helping?: true;
}

type Change = Exclude<keyof Modification, 'filter' | 'self'>;

/** In the order in which a text says them. */
const PREDICATES: {
  readonly [K in Change]-?: (modify: Modification, v: Vocabulary, many: boolean) => readonly Predicate[];
} = {
  types: ({ types }, v, many) =>
    types
      ? becomes(
          words('種類は', 'of type'),
          words(typesNoun(types, v, false).ja, types.length === 0 ? 'none' : typesNoun(types, v, false).en),
          many,
        )
      : [],
  traits: ({ traits }, v, many) =>
    traits
      ? becomes(
          words(`${v.trait.ja}は`, `of ${v.trait.en}`),
          listed(
            traits.map((trait) => words(`「${trait}」`, `“${trait}”`)),
            AND,
            words('なし', 'none'),
          ),
          many,
        )
      : [],
  attributes: ({ attributes }, v, many) =>
    attributes ? becomes(words('属性は', 'of attribute'), list(attributes, v.attributes), many) : [],
  lose: ({ lose }, v, many) => {
    if (lose === undefined) return [];
    const what =
      lose === 'all' ? words(`すべての${v.ability.ja}`, `all ${v.ability.many ?? v.ability.en}`) : keywords(lose, v);
    return [{ ja: { plain: `${what.ja}を失う`, te: `${what.ja}を失って` }, en: `${agree('lose', many)} ${what.en}` }];
  },
  gain: ({ gain }, v, many) => {
    if (gain === undefined) return [];
    const what = keywords(gain, v);
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  stats: ({ stats }, v, many) => {
    if (stats === undefined) return [];
    const what = statChanges(stats, v);
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  bans: ({ bans }, v) =>
    bans === undefined
      ? []
      : bans.length === 0
        ? [{ ja: { plain: '行動を制限されない', te: '行動を制限されなくて' }, en: 'may act as usual', helping: true }]
        : bans.map((key): Predicate => ({ ...banFor(key, v), helping: true })),
};

const becomes = (subject: Words, what: Words, many: boolean): readonly Predicate[] => [
  {
    ja: { plain: `${subject.ja}${what.ja}になる`, te: `${subject.ja}${what.ja}になって` },
    en: `${agree('become', many)} ${subject.en} ${what.en}`,
  },
];

const list = (keys: readonly string[], lexicon: Lexicon): Words =>
  listed(
    keys.map((key) => termFor(lexicon, key)),
    AND,
    words('なし', 'none'),
  );

const keywords = (keys: readonly string[], v: Vocabulary): Words =>
  listed(
    keys.map((key) => keywordIn(key, v)),
    AND,
    words('何でもないもの', 'nothing'),
  );

const signed = (change: number): string => (change < 0 ? `${change}` : `+${change}`);

/** `[+200/+200]` where both fighting values change, otherwise each by its name. */
function statChanges(stats: Readonly<Record<string, number>>, v: Vocabulary): Words {
  const names = Object.keys(stats).sort();
  const pair = v.notation.statPair;
  const [one, two] = pair ? [stats[pair[0]], stats[pair[1]]] : [];
  if (names.length === 2 && one !== undefined && two !== undefined) {
    const both = `[${signed(one)}/${signed(two)}]`;
    return words(both, both);
  }
  return listed(
    names.map((name) => {
      const stat = termFor(v.stats, name);
      const change = signed(stats[name] ?? 0);
      return words(`${stat.ja}${change}`, `${change} ${stat.en}`);
    }),
    AND,
    words('±0', '±0'),
  );
}

const COSTS = /^(attack|block) costs (\d+)$/;
const BLOCKED_BY_COST = /^blocked by cost (\d+) or (more|less)$/;

/** What a ban keeps an object from; one with a number in it is read part by part. */
function banFor(key: string, v: Vocabulary): Ban {
  const known = Object.hasOwn(v.bans, key) ? v.bans[key] : undefined;
  if (known) return known;
  const [, cost, side] = BLOCKED_BY_COST.exec(key) ?? [];
  if (cost !== undefined) {
    const by = `コスト${cost}${side === 'more' ? '以上' : '以下'}の${v.blocker.ja}にブロックされ`;
    return {
      ja: { plain: `${by}ない`, te: `${by}なくなって` },
      en: `cannot be blocked by a ${v.blocker.en} of cost ${cost} or ${side}`,
    };
  }
  const [, doing, price] = COSTS.exec(key) ?? [];
  if (price !== undefined && (doing === 'attack' || doing === 'block')) {
    const symbol = v.notation.symbol(words(price, price));
    const what = doing === 'attack' ? v.attacks : words('ブロック', 'block');
    const ja = `${what.ja}するには${symbol.ja}を支払わなければ`;
    return {
      ja: { plain: `${ja}ならない`, te: `${ja}ならなくなって` },
      en: `cannot ${what.en} without paying ${symbol.en}`,
    };
  }
  return { ja: { plain: `‹${key}›ない`, te: `‹${key}›なくなって` }, en: `cannot ‹${key}›` };
}

export interface Predicates {
  readonly ja: Inflected;
  readonly en: string;
  /** English for after "have <the subject>"; `null` where only a full sentence will do. */
  readonly infinitive: string | null;
}

/** A predicate before another: `攻撃できず`, `[飛翔]を得て`. */
const linking = ({ ja, helping }: Predicate): string => (helping ? ja.plain.replace(/ない$/, 'ず') : ja.te);

/** Everything a modification says about its subject. */
export function predicatesOf(modify: Modification, subject: Noun, g: Grammar): Predicates {
  const of = (many: boolean): readonly Predicate[] =>
    Object.values(PREDICATES).flatMap((predicate) => predicate(modify, g.v, many));
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
