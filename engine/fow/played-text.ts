/** The text of what is played: of an ability its own, of a card that of which it is played as having, or what is printed. */
import type { Ability } from '../kernel/position/card';
import {
  type AbilityKey,
  begun,
  type Item,
  NO_TEXT,
  NOTHING_ANNOUNCED,
  type Program,
} from '../kernel/position/position';
import { abilityAt, type NamedAbility, printedOf } from '../kernel/view/abilities';
import { ofPool } from '../kernel/view/remembered';
import type { Playing } from '../kernel/view/ruleset';
import { additionText } from './additions';
import type { Fow, Look } from './fow';

/** What a chant does as it resolves. */
const isText = ({ kind }: Ability): boolean => kind === 'text' || kind === 'trigger' || kind === 'triggerCost';

/** The name of the text of what is played; `NO_TEXT` where it has none. */
export const textKey = (look: Look, item: Item): AbilityKey =>
  item.ability?.key ?? playedTextOf(look, item)?.key ?? printedOf(look, item, isText)?.key ?? NO_TEXT;

/** The text that a card has by what it is played as having; `undefined` where it has but what is printed. */
export function playedTextOf(look: Look, item: Item): NamedAbility | undefined {
  const texts = item.announced?.texts;
  return texts && look.print(item).played.find(({ parts }) => parts.every((key) => texts.includes(key)))?.text;
}

/** The ability whose words are being announced or carried out. */
export function textOf(look: Look, item: Item): Ability | undefined {
  if (item.ability) return abilityAt(look.rules, item.ability.key);
  return (
    (playedTextOf(look, item) ?? printedOf(look, item, isText))?.ability ?? additionText(look, look.print(item).face)
  );
}

/** Whether what is played says itself what its X is: nobody chooses it, whatever is paid (8.01 903.2.f-1, -3). */
export function saysX(look: Look, { item, ability }: Playing): boolean {
  if (!anySaysX(look)) return false;
  const text = ability ?? textOf(look, item);
  return text !== undefined && 'x' in text && text.x !== undefined;
}
const anySaysX = ofPool<Fow>(({ abilities }) => {
  for (const { ability } of abilities.values()) if ('x' in ability && ability.x !== undefined) return true;
  return false;
});

/**
 * What a text says that its X is at this moment; `null` where it says nothing of it.
 * @param key of an ability not played yet
 * @param program where the text has come to be carried out
 */
export function saidX(look: Look, item: Item, key?: AbilityKey, program?: Program): number | null {
  const text = key === undefined ? textOf(look, item) : abilityAt(look.rules, key);
  const x = text && 'x' in text ? text.x : undefined;
  if (x === undefined) return null;
  const { ability, announced } = item;
  const told = ability ?? {};
  const now =
    program ??
    begun(ability?.source ?? item, ability?.key ?? NO_TEXT, item.controller, announced ?? NOTHING_ANNOUNCED, told);
  return look.rules.language.amount(look, x, now);
}
