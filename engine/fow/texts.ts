/**
 * What a card is played as having: found as its play begins, before it goes to the chase; there and wherever the play leads it,
 * it has that.
 */
import { goTo, next, perform } from '../kernel/position/outcome';
import { type AbilityKey, announcedWith, type Item, NOTHING_ANNOUNCED, type Seat } from '../kernel/position/position';
import type { NamedAbility } from '../kernel/view/abilities';
import { evaluate } from '../kernel/view/condition';
import { request } from '../kernel/view/context';
import { stepsOf } from '../kernel/view/cost-steps';
import type { Base, Costs } from '../kernel/view/ruleset';
import type { Fow, Look, Step, X } from './fow';
import { isPlayable } from './playable';

const NONE: readonly AbilityKey[] = [];

/** What a card can be played as having now: what costs more, or what does not. */
function partsOf(look: Look, item: Item, seat: Seat, costs: boolean): readonly AbilityKey[] {
  if (!look.prints(item, 'playedAs')) return NONE;
  return look.chars(item).abilities.flatMap(({ key, ability, keyword }): readonly AbilityKey[] => {
    if (ability.kind !== 'playedAs' || (ability.cost !== undefined) !== costs) return NONE;
    if (keyword !== null) look.log?.via('keyword', keyword.row, keyword.clauses);
    return ability.while === undefined || evaluate(look, ability.while, seat, item, false) ? [key] : NONE;
  });
}

/** A card with what it would be played as having by what is the case now; on the chase, with what it is. */
export function asPlayed(look: Look, item: Item, seat: Seat): Item {
  if (!look.rules.anyPlayedAs || item.announced?.texts !== undefined) return item;
  return playedWith(item, partsOf(look, item, seat, false));
}

const playedWith = (item: Item, texts: readonly AbilityKey[]): Item =>
  texts.length === 0 ? item : { ...item, announced: announcedWith(item.announced ?? NOTHING_ANNOUNCED, { texts }) };

/** The step with which a play goes on once it is known what the card is played as having. */
export type Onward = (x: X) => string;

/** What is the case as the play begins decides what the card is played as having; of most cards nothing asks for that. */
export const takesTexts =
  (onward: Onward): Step =>
  (x) => {
    const item = x.item(x.need('item'));
    if (!item || !x.prints(item, 'playedAs')) return goTo(onward(x));
    const { announced } = playedWith(item, partsOf(x, item, x.seat, false));
    return announced ? perform([{ kind: 'announce', item: item.ref, announced }]) : next();
  };

/** With all that costs more. */
const awakened = (look: Look, item: Item, seat: Seat): Item | undefined => {
  const more = partsOf(look, item, seat, true);
  return more.length === 0 ? undefined : playedWith(item, [...(item.announced?.texts ?? NONE), ...more]);
};

/** Where a card can be played as having a text that costs more, its player says whether it is. */
export const asksToAwaken =
  (onward: Onward): Step =>
  (x) => {
    const item = x.item(x.need('item'));
    const more = item && awakened(x, item, x.seat);
    if (!item || !more || !isPlayable(x, more, x.seat)) return goTo(onward(x));
    const space = { kind: 'oneOf', options: [{ key: 'yes' }, { key: 'no' }] } as const;
    return { kind: 'ask', request: request(x.seat, 'awaken', space, null, null, item.ref) };
  };

/** It is awakened, or it is not. */
export const awakens =
  (onward: Onward): Step =>
  (x) => {
    const item = x.item(x.need('item'));
    const more = x.env.chosen?.key === 'yes' && item ? awakened(x, item, x.seat) : undefined;
    const env = { chosen: undefined };
    const on = onward(x);
    return more?.announced
      ? perform([{ kind: 'announce', item: more.ref, announced: more.announced }], env, on)
      : goTo(on, env);
  };

/** What it is played as having can cost more. */
export const costOfTexts: Costs<Fow> = ({ rules }, { item, ability }, charges) => {
  const texts = ability || item.ability ? undefined : item.announced?.texts;
  const costs = (texts ?? NONE).flatMap((key) => {
    const text = rules.abilities.get(key)?.ability;
    return text?.kind === 'playedAs' && text.cost ? stepsOf(text.cost) : [];
  });
  return costs.length === 0 ? null : charges.map(({ ways, parts }) => ({ ways, parts: [...parts, ...costs] }));
};

/** A card has the abilities that it was played as having, on the chase and where it comes to by resolving. */
export const hasWhatItWasPlayedAs: Base<Fow> = ({ rules }, { announced }, base) => {
  if (announced?.texts === undefined) return null;
  const more = announced.texts.flatMap((key): readonly NamedAbility[] => {
    const text = rules.abilities.get(key)?.ability;
    const given = text?.kind === 'playedAs' ? rules.grants.get(text) : undefined;
    return (given ?? NONE).flatMap((one) => rules.abilities.get(one) ?? []);
  });
  return more.length === 0 ? null : { ...base, abilities: [...base.abilities, ...more] };
};
