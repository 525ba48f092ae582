/**
 * Since when abilities in play have been active, where that is not since their card came there: those that give others while
 * something is the case since it is, those that an effect had taken away since they are there again, and those that an effect gives since
 * an object has them.
 */
import { type Begun, type Item, slotOf } from '../position/position';
import { copyOf, type Working } from '../position/working';
import { type NamedAbility, works } from '../view/abilities';
import { baseOf } from '../view/base';
import { evaluate } from '../view/condition';
import { givesForAWhile } from '../view/given';
import type { Look } from '../view/look';
import { takesAbilities } from '../view/printed';
import type { GameTypes, Ruleset } from '../view/ruleset';

/** Whether an effect in force may be taking abilities of objects away. */
export function mayTakeAway<G extends GameTypes>(
  { takesAway, actingKeywords }: Ruleset<G>,
  { effects }: Pick<Working, 'effects'>,
): boolean {
  if (takesAway === 'begun') for (const { modify } of effects) if (takesAbilities(modify, actingKeywords)) return true;
  return takesAway === 'standing';
}

/**
 * Writes down of each such ability in play that it does nothing any more, and when it does again.
 * @param isTaken whether abilities can have been taken away before or now
 * @param position is changed
 */
export function begin<G extends GameTypes>(look: Look<G>, position: Working, isTaken: boolean): void {
  for (const source of look.having('continuous')) {
    const given = begunOf(look, source, position.clock);
    const begun = isTaken ? hadAgain(look, source, given, position.clock) : given;
    if (begun === source.begun) continue;
    const item = copyOf(source);
    item.begun = begun;
    position.items = position.items.with(slotOf(source.ref), item);
    position.clock += 1;
  }
}

function begunOf<G extends GameTypes>(look: Look<G>, source: Item, stamp: number): readonly Begun[] {
  let begun = source.begun;
  for (const { key, ability } of look.chars(source).abilities) {
    if (ability.kind !== 'continuous' || ability.while === undefined || !givesForAWhile(ability)) continue;
    const before = begun.find((one) => one.key === key && one.by === undefined);
    const isMet = works(look, source, ability) && evaluate(look, ability.while, source.controller, source, false);
    if (!isNews(before, isMet)) continue;
    if (isMet && !look.rules.agesByCondition(look)) continue;
    const { stamp: _, ...kept } = before ?? { key };
    begun = [...begun.filter((one) => one !== before), isMet ? { ...kept, stamp } : kept];
  }
  return begun;
}

/**
 * Of its own abilities those that it has lost, and since when it has them again; of one that gives others while something is the case, that
 * it is had again is told already by what it does then (`begunOf`).
 */
function hadAgain<G extends GameTypes>(
  look: Look<G>,
  source: Item,
  known: readonly Begun[],
  stamp: number,
): readonly Begun[] {
  let begun = known;
  const had = look.chars(source).abilities;
  for (const text of baseOf(look, source).abilities) {
    const { key, ability } = text;
    if (ability.kind !== 'continuous' || look.rules.isBaseAbility(ability)) continue;
    if (!works(look, source, ability)) continue;
    const before = begun.find((one) => one.key === key && one.by === undefined);
    const isHad = had.includes(text);
    if (!isNews(before, isHad) || (isHad && givesForAWhile(ability))) continue;
    if (!look.rules.agesByCondition(look)) continue;
    begun = [...begun.filter((one) => one !== before), isHad ? { key, stamp, own: true } : { key }];
  }
  return begun;
}

/** An ability with an effect of its own that an object is given, as old as it is without what is written down of it. */
export interface GivenAbility {
  readonly item: Item;
  readonly text: NamedAbility;
  readonly stamp: number;
}

/** The abilities with effects of their own that objects are given and had not been given, or not kept, before. */
export function givenAnew<G extends GameTypes>(before: Look<G>, after: Look<G>): readonly GivenAbility[] {
  const known = new Set(before.standing.given.size === 0 ? [] : givenNow(before).map(nameOf));
  return after.standing.given.size === 0 ? NOTHING_GIVEN : givenNow(after).filter((one) => !known.has(nameOf(one)));
}
const NOTHING_GIVEN: readonly GivenAbility[] = [];

function givenNow<G extends GameTypes>(look: Look<G>): readonly GivenAbility[] {
  const found: GivenAbility[] = [];
  for (const [{ source, stamp }, text] of look.standing.given) {
    const item = look.item(source.ref);
    if (item !== undefined && look.chars(item).abilities.includes(text)) found.push({ item, text, stamp });
  }
  return found;
}
const nameOf = ({ item, text: { key, by } }: GivenAbility): string => `${item.ref} ${by} ${key}`;

/**
 * Writes down since when objects have abilities that effects give them, where what gives them, and they themselves, have been there before;
 * and forgets it of those that they have no more.
 * @param position is changed
 */
export function beginGiven<G extends GameTypes>(before: Look<G>, after: Look<G>, position: Working): void {
  const [was, is] = [before.with(null), after.with(null)];
  if (was.standing.given.size === 0 && is.standing.given.size === 0) return;
  const anew = givenAnew(was, is).filter(({ stamp }) => stamp < before.p.clock);
  const dated = anew.length > 0 && after.rules.agesByCondition(after) ? anew : NOTHING_GIVEN;
  const had = new Set(givenNow(is).map(nameOf));
  const bearers = [...givenNow(was), ...dated].flatMap(({ item }) => is.item(item.ref) ?? []);
  for (const source of new Set(bearers)) {
    const own = dated.filter(({ item }) => item.ref === source.ref);
    const kept = source.begun.filter(({ key, by }) => by === undefined || had.has(`${source.ref} ${by} ${key}`));
    if (own.length === 0 && kept.length === source.begun.length) continue;
    const item = copyOf(source);
    item.begun = [...kept, ...own.map(({ text: { key, by } }) => ({ key, by, stamp: position.clock }))];
    position.items = position.items.with(slotOf(source.ref), item);
  }
  if (dated.length > 0) position.clock += 1;
}

/** Whether it is other than was written down last that an ability does something, or does nothing. */
const isNews = (before: Begun | undefined, does: boolean): boolean =>
  does ? before !== undefined && before.stamp === undefined : before === undefined || before.stamp !== undefined;
