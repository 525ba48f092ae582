/** Foreseeing: a player looks at the top cards of the deck and puts them back on top and under it, in any order. */
import { next, type Outcome, perform } from '../kernel/position/outcome';
import type { Event, Option, Ref } from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import { request } from '../kernel/view/context';
import type { GameTypes } from '../kernel/view/ruleset';
import { cardOption } from './announce';

type Foreseeing = <G extends GameTypes>(x: Ctx<G>) => Outcome;

const options = <G extends GameTypes>(x: Ctx<G>, refs: readonly Ref[]): readonly Option[] =>
  x.objects(refs).map(cardOption);

/** Step: the player looks at so many cards, or as many as there are. */
export const looksAtTop: Foreseeing = (x) => {
  const refs = x.top(x.seat, x.need('count')).map(({ ref }) => ref);
  return perform(
    refs.map((item): Event => ({ kind: 'show', item, to: [x.seat] })),
    { refs },
  );
};

/** Step: which of them go on top is for the player to say. */
export const choosesTop: Foreseeing = (x) => {
  const all = options(x, x.env.refs ?? []);
  const space = { kind: 'subset', options: all, min: 0, max: all.length } as const;
  return { kind: 'ask', request: request(x.seat, 'foresee', space, null, null, x.need('program').source.ref) };
};

/** Step: the others go to the bottom. */
export const partsThem: Foreseeing = (x) => {
  const kept = (x.env.chosenAll ?? []).flatMap(({ item }) => item ?? []);
  return next({ picks: [kept, (x.env.refs ?? []).filter((ref) => !kept.includes(ref))] });
};

/** Step: several that go to the same end go there in an order that the player chooses, the last one uppermost. */
export const ordersThem =
  (end: 'top' | 'bottom'): Foreseeing =>
  (x) => {
    const refs = going(x, end);
    if (refs.length < 2) return next({ chosenAll: options(x, refs) });
    const space = { kind: 'order', options: options(x, refs) } as const;
    return { kind: 'ask', request: request(x.seat, 'arrange', space, null, null, x.need('program').source.ref) };
  };

/** Step: they go there, one by one. */
export const putsThem =
  (end: 'top' | 'bottom'): Foreseeing =>
  (x) => {
    const left = x.env.chosenAll ?? [];
    const one = end === 'top' ? left[0] : left.at(-1);
    if (one?.item === undefined) return next();
    const chosenAll = left.filter((other) => other !== one);
    const moved: Event = { kind: 'move', item: one.item, to: x.rules.zoneOf.deck, place: end, cause: 'effect' };
    return perform([moved], { chosenAll }, chosenAll.length > 0 ? x.frame.step : undefined);
  };

const going = <G extends GameTypes>(x: Ctx<G>, end: 'top' | 'bottom'): readonly Ref[] =>
  x.env.picks?.[end === 'top' ? 0 : 1] ?? [];
