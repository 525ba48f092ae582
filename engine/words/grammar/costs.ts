/** What stands before the colon. A part of a cost without words does not compile. */
import type { AbilityCost, CostFront, Words } from '../../kernel/position/card';
import { said } from '../shared-terms';
import { counterName, termFor, type Verb, type Vocabulary, words } from '../vocabulary';
import { withCount } from './filter';
import type { Grammar } from './grammar';

export const SYMBOLS: ReadonlySet<string> = new Set<keyof CostFront>(['discardSameName', 'pay', 'rest']);

/** In the order in which they are printed, which is the order in which they are done (play/cost-actions.ts). */
export const PARTS: { readonly [K in keyof CostFront]-?: (cost: CostFront, g: Grammar) => Words | null } = {
  discardSameName: ({ discardSameName }, { v }) => (discardSameName ? v.notation.sameNameSymbol : null),
  pay: ({ pay }, { v }) => (pay ? symbols(pay, v) : null),
  rest: ({ rest }, { v }) => (rest ? v.notation.restSymbol : null),
  counters: ({ counters }, { v, self }) => {
    if (!counters) return null;
    const { counter, amount } = counters;
    const term = counterName(counter, v);
    return words(
      `${self.ja}から${term.ja}カウンターを${amount}個取り除く`,
      `remove ${amount} ${term.en} ${amount === 1 ? 'counter' : 'counters'} from ${self.en}`,
    );
  },
  banish: ({ banish }, { v, self }) => {
    const { ja, en, enTail } = v.verbs.banish;
    return banish ? words(`${self.ja}${ja.plain}`, `${en} ${self.en}${enTail ?? ''}`) : null;
  },
  discardThis: ({ discardThis }, { self }) =>
    discardThis ? words(`手札の${self.ja}を捨てる`, `discard ${self.en} from your hand`) : null,
  discard: ({ discard }) =>
    discard === undefined
      ? null
      : words(`手札を${discard}枚捨てる`, `discard ${discard} ${discard === 1 ? 'card' : 'cards'}`),
  discardHand: ({ discardHand }) => (discardHand ? words('手札をすべて捨てる', 'discard your hand') : null),
  restOther: ({ restOther }, g) => {
    if (!restOther) return null;
    const { ja, en } = g.v.verbs.rest;
    const some = withCount(restOther.filter, g, restOther.count);
    return words(`自分の他のカードのうち、${some.ja}${ja.plain}`, `${en} ${some.en} among your other cards`);
  },
  restOwn: ({ restOwn }, g) => {
    if (!restOwn) return null;
    const { ja, en } = g.v.verbs.rest;
    const some = withCount(restOwn.filter, g, restOwn.count);
    return words(`自分のカードのうち、${some.ja}${ja.plain}`, `${en} ${some.en} among your cards`);
  },
  banishOther: ({ banishOther }, g) => {
    if (!banishOther) return null;
    const { ja, en, enTail } = g.v.verbs.banish;
    const some = withCount(banishOther.filter, g, banishOther.count);
    return words(
      `自分の他のカードのうち、${some.ja}${ja.plain}`,
      `${en} ${some.en} among your other cards${enTail ?? ''}`,
    );
  },
  putOther: ({ putOther }, g) => {
    if (!putOther) return null;
    const { filter, count, to } = putOther;
    const some = withCount(filter, g, count);
    const zone = termFor(g.v.zones, to);
    const { ja, en, enTail, enTailMany } = ('moving' in zone && zone.moving) || putInto(zone);
    const tail = some.many ? (enTailMany ?? enTail) : enTail;
    return words(
      `自分の他のカードのうち、${some.ja}${ja.plain}`,
      `${en} ${some.en} among your other cards${tail ?? ''}`,
    );
  },
  putFromHand: ({ putFromHand }, { v }) => {
    if (!putFromHand) return null;
    const { count, to } = putFromHand;
    const zone = termFor(v.zones, to);
    return words(
      `手札${count}枚を${zone.ja}に置く`,
      `put ${count} ${count === 1 ? 'card' : 'cards'} from your hand into your ${zone.en}`,
    );
  },
  life: ({ life }) => (life === undefined ? null : words(`ライフを${life}支払う`, `pay ${life} life`)),
};

/** Where the edition has no verb for putting something into a zone. */
const putInto = ({ ja, en }: Words): Verb => ({
  ...said(`を持ち主の${ja}に置く`, `を持ち主の${ja}に置いて`, 'put'),
  enTail: ` into its owner's ${en}`,
  enTailMany: ` into their owners' ${en}`,
});

/** What a cost asks for at one time, symbols without anything between them. */
function stepOf(step: CostFront, g: Grammar): readonly Words[] {
  const parts = Object.entries(PARTS).map(([name, part]) => ({ symbol: SYMBOLS.has(name), text: part(step, g) }));
  const texts = (symbol: boolean): readonly Words[] =>
    parts.flatMap((part) => (part.symbol === symbol ? (part.text ?? []) : []));
  const together = texts(true);
  const head = words(together.map(({ ja }) => ja).join(''), together.map(({ en }) => en).join(''));
  return together.length === 0 ? texts(false) : [head, ...texts(false)];
}

/** All that a cost asks for, in the order in which it is done; "no cost" where there is nothing. */
export function costOf(cost: AbilityCost, g: Grammar): Words {
  const all = [cost, ...(cost.then ?? [])].flatMap((step) => stepOf(step, g));
  if (all.length === 0) return words('コストなし', 'no cost');
  return words(all.map(({ ja }) => ja).join('、'), all.map(({ en }) => en).join(', '));
}

/** As much as is chosen, of any kind. */
const X: Words = words('X', 'X');

/** Units of a cost, one symbol each; what any kind can pay as one number. */
export function symbols(units: Readonly<Record<string, number>>, v: Vocabulary): Words {
  const known = Object.keys(v.resources);
  const place = (kind: string): number => (known.includes(kind) ? known.indexOf(kind) : known.length);
  const kinds = Object.keys(units)
    .filter((kind) => kind !== 'free' && units[kind] !== 0)
    .sort((a, b) => place(a) - place(b) || (a < b ? -1 : 1));
  const { symbol } = v.notation;
  const named = kinds.flatMap((kind) => {
    const one = symbol(kind === 'X' ? X : termFor(v.resources, kind));
    return Array.from({ length: units[kind] ?? 0 }, () => one);
  });
  const free = units.free ?? 0;
  const all = free > 0 || named.length === 0 ? [...named, symbol(words(`${free}`, `${free}`))] : named;
  return words(all.map(({ ja }) => ja).join(''), all.map(({ en }) => en).join(''));
}
