/** Abilities by name: what a key stands for, and what an object has now. */
import type { Ability, KeywordArgs } from '../position/card';
import type { AbilityKey, Instance, Item, Ref } from '../position/position';
import type { Look } from './look';
import type { GameTypes, Ruleset } from './ruleset';

/** A keyword that stands for an ability, or what a card lends, with the row of the edition that says so. */
export interface Standing {
  /** The kind of that row. */
  readonly kind: 'keyword' | 'lending';
  readonly name: string;
  readonly row: string;
  readonly args: KeywordArgs;
  readonly clauses: readonly string[];
}

/**
 * A text of the pool with its name. One object a text: whoever has the ability printed has this very object among their
 * characteristics, so that two are the same text where they are the same object.
 */
export interface NamedAbility {
  readonly key: AbilityKey;
  readonly ability: Ability;
  /** How it is had: printed on the card, by a keyword that stands for it, given by an effect. */
  readonly from: 'printed' | 'keyword' | 'granted';
  /** The object whose effect gives it. */
  readonly by: Ref | null;
  /** The keyword that stands for it. */
  readonly keyword: Standing | null;
}

/** The text a key names; `undefined` for `NO_TEXT`. */
export const abilityAt = <G extends GameTypes>(rules: Ruleset<G>, key: AbilityKey): Ability | undefined =>
  rules.abilities.get(key)?.ability;

/** The first ability of a kind printed on the face that is up, whether or not the object still has it. */
export function printedOf<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  fits: (ability: Ability) => boolean,
): NamedAbility | undefined {
  for (const text of look.print(item).texts) if (fits(text.ability)) return text;
  return undefined;
}

/** The printed texts by which a card waits to be revealed, those among them that its keywords stand for. */
export function waitingTexts<G extends GameTypes>(look: Look<G>, item: Item): readonly NamedAbility[] {
  const { texts, meant } = look.print(item);
  return [...texts, ...meant].filter(({ ability }) => ability.kind === 'trigger');
}

/** An object's own of an ability that it has. */
export const instanceOf = ({ ref: bearer }: Item, { key, by }: NamedAbility): Instance => ({ key, bearer, by });

/** Every instance of a text that an object has now: one more for each effect that gives it. */
export function instancesOf<G extends GameTypes>(look: Look<G>, item: Item, key: AbilityKey): readonly Instance[] {
  const found: Instance[] = [];
  for (const one of look.chars(item).abilities) if (one.key === key) found.push(instanceOf(item, one));
  return found;
}

/** Whether a text speaks of the object of the event that made it trigger. */
export const speaksOfIt = (text: unknown): boolean =>
  text === 'it' ||
  text === 'this and it' ||
  (typeof text === 'object' && text !== null && Object.values(text).some(speaksOfIt));

/** Whether an ability works where its object lies: in the zone that it names, or else where abilities do. */
export function works<G extends GameTypes>(look: Look<G>, { zone }: Item, ability: Ability): boolean {
  const { elsewhere, activeZones } = look.rules;
  if (elsewhere.length === 0) return true;
  const named = 'in' in ability ? ability.in : undefined;
  return named === undefined ? activeZones.includes(zone) : named === zone && look.rules.worksElsewhere(look);
}
