/** What a modification makes of players, as predicates: `cannot draw cards`, `have no hand limit`. */
import type { PlayerModification } from '../../kernel/position/position';
import { type Ban, type Inflected, termFor } from '../vocabulary';
import { oneOf } from './filter';
import type { Grammar } from './grammar';
import { keywords, known, linking, type Predicate } from './modification';
import { agree, type Noun } from './phrase';

type Say = (modify: PlayerModification, g: Grammar, many: boolean) => readonly Predicate[];

/** In the order in which a text says them. */
const PREDICATES: { readonly [K in keyof PlayerModification]-?: Say } = {
  gain: ({ gain }, g, many) => {
    if (gain === undefined) return [];
    const what = keywords(gain, g);
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  bans: ({ bans }, g) =>
    bans === undefined ? [] : bans.length === 0 ? [UNBARRED] : bans.map((ban) => ({ ...banOf(ban, g), helping: true })),
  may: ({ may }, { v }) =>
    may === undefined
      ? []
      : may.length === 0
        ? [NOT_PERMITTED]
        : may.map((key) => ({ ...known(v.playerPermissions, key, 'may'), helping: true })),
  limit: ({ limit }, g, many) => (limit === undefined ? [] : changes(limit, g, many, limited, AS_BEFORE)),
  more: ({ more }, g, many) => (more === undefined ? [] : changes(more, g, many, increased, NO_MORE)),
};

const UNBARRED: Predicate = {
  ja: { plain: '行動を制限されない', te: '行動を制限されなくて' },
  en: 'may act as usual',
  helping: true,
};
const NOT_PERMITTED: Predicate = {
  ja: { plain: '特に許されることはない', te: '特に許されることはなくて' },
  en: 'may do nothing more',
  helping: true,
};

const AS_BEFORE: Predicate = {
  ja: { plain: '上限は元のままである', te: '上限は元のままで' },
  en: 'may go by the usual limits',
  helping: true,
};
const NO_MORE: Predicate = {
  ja: { plain: '上限は増えない', te: '上限は増えなくて' },
  en: 'cannot go beyond the usual limits',
  helping: true,
};

function banOf(ban: NonNullable<PlayerModification['bans']>[number], g: Grammar): Ban {
  return typeof ban === 'string'
    ? known(g.v.playerBans, ban, 'cannot')
    : g.v.playerBansOf[ban.cannot](oneOf(ban.what, g));
}

type Changed<V> = (name: { readonly ja: string; readonly en: string }, value: V, have: string) => Predicate;

const changes = <V>(
  of: Readonly<Record<string, V>>,
  { v }: Grammar,
  many: boolean,
  say: Changed<V>,
  none: Predicate,
): readonly Predicate[] => {
  const have = many ? 'have' : 'has';
  const names = Object.keys(of).sort();
  if (names.length === 0) return [none];
  return names.flatMap((name) => {
    const value = of[name];
    return value === undefined ? [] : [say(termFor(v.limits, name), value, have)];
  });
};

const limited: Changed<number | 'none'> = (name, value, have) =>
  value === 'none'
    ? { ja: { plain: `${name.ja}がなくなる`, te: `${name.ja}がなくなって` }, en: `${have} no ${name.en}` }
    : {
        ja: { plain: `${name.ja}が${value}になる`, te: `${name.ja}が${value}になって` },
        en: `${have} a ${name.en} of ${value}`,
      };

const increased: Changed<number> = (name, value, have) => ({
  ja: { plain: `${name.ja}が${value}増える`, te: `${name.ja}が${value}増えて` },
  en: `${have} a ${name.en} greater by ${value}`,
});

/** Everything a modification says about players. */
export function playerPredicates(
  modify: PlayerModification,
  subject: Noun,
  g: Grammar,
): { readonly ja: Inflected; readonly en: string } {
  const all = Object.values(PREDICATES).flatMap((predicate) => predicate(modify, g, subject.many));
  if (all.length === 0)
    return { ja: { plain: '変わらない', te: '変わらなくて' }, en: `${agree('stay', subject.many)} unchanged` };
  const before = all.slice(0, -1).map((part) => `${linking(part)}、`);
  const last = all.at(-1)?.ja ?? { plain: '', te: '' };
  return {
    ja: { plain: before.join('') + last.plain, te: before.join('') + last.te },
    en: all.map(({ en }) => en).join(' and '),
  };
}
