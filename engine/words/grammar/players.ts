/** What a modification makes of players, as predicates: `cannot draw cards`, `have no hand limit`. */
import type { PlayerModification } from '../../kernel/position/position';
import { said } from '../shared-terms';
import { type Ban, type Inflected, termFor } from '../vocabulary';
import { described } from './filter';
import type { Grammar } from './grammar';
import { helped, keywords, known, linking, NOT_PERMITTED, type Predicate, UNBARRED } from './modification';
import { agree, type Noun } from './phrase';

type Say = (modify: PlayerModification, g: Grammar, many: boolean) => readonly Predicate[];

/** In the order in which a text says them. */
export const PLAYER_PREDICATES: { readonly [K in keyof PlayerModification]-?: Say } = {
  gain: ({ gain }, g, many) => {
    if (gain === undefined) return [];
    const what = keywords(gain, g);
    return [{ ja: { plain: `${what.ja}を得る`, te: `${what.ja}を得て` }, en: `${agree('gain', many)} ${what.en}` }];
  },
  bans: ({ bans }, g, many) =>
    bans === undefined ? [] : bans.length === 0 ? [UNBARRED] : bans.map((ban) => helped(banOf(ban, g), many)),
  may: ({ may }, { v }, many) =>
    may === undefined
      ? []
      : may.length === 0
        ? [NOT_PERMITTED]
        : may.map((key) => helped(known(v.playerPermissions, key, 'may'), many)),
  limit: ({ limit }, g, many) => (limit === undefined ? [] : changes(limit, g, many, limited, AS_BEFORE)),
  more: ({ more }, g, many) => (more === undefined ? [] : changes(more, g, many, increased, NO_MORE)),
};

const AS_BEFORE = helped(said('上限は元のままである', '上限は元のままで', 'may go by the usual limits'));
const NO_MORE = helped(said('上限は増えない', '上限は増えなくて', 'cannot go beyond the usual limits'));

function banOf(ban: NonNullable<PlayerModification['bans']>[number], g: Grammar): Ban {
  return typeof ban === 'string'
    ? known(g.v.playerBans, ban, 'cannot')
    : g.v.playerBansOf[ban.cannot](described(ban.what, g, true));
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
  const all = Object.values(PLAYER_PREDICATES).flatMap((predicate) => predicate(modify, g, subject.many));
  if (all.length === 0)
    return { ja: { plain: '変わらない', te: '変わらなくて' }, en: `${agree('stay', subject.many)} unchanged` };
  const before = all.slice(0, -1).map((part) => `${linking(part)}、`);
  const last = all.at(-1)?.ja ?? { plain: '', te: '' };
  return {
    ja: { plain: before.join('') + last.plain, te: before.join('') + last.te },
    en: all.map(({ en }) => en).join(' and '),
  };
}
