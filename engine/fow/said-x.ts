/** An X that a text explains: found as it is played where playing it asks for X, and otherwise as it resolves. */
import { goTo, next } from '../kernel/position/outcome';
import {
  type AbilityKey,
  begun,
  type Item,
  NO_TEXT,
  NOTHING_ANNOUNCED,
  type Program,
  programWith,
} from '../kernel/position/position';
import { abilityAt } from '../kernel/view/abilities';
import { playingOf } from '../play/paying';
import { divides } from '../play/shares';
import { unitOfX } from './costs';
import type { Look, Step } from './fow';
import { textThatResolves } from './play';
import { textOf } from './played-text';

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

/** Whether what is played, with these modes, costs X, or divides something among its targets. */
const isNeededToPlay = (look: Look, item: Item, modes: readonly number[] = []): boolean =>
  unitOfX(look, playingOf(look, item.controller, item)) !== null || divides(textOf(look, item), modes);

/** An X that is needed to play the text is what it says now: its player does not choose, nor did a judgment (8.01 903.2.f-2). */
export const takeSaidX: Step = (x) => {
  const item = x.item(x.need('item'));
  const said = item ? saidX(x, item) : null;
  return item && said !== null && isNeededToPlay(x, item, x.env.modes) ? goTo('targets', { number: said }) : next();
};

/** Any other is what the text says as it resolves. */
export const decidesSaidX: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item) return next();
  const program = textThatResolves(x, item);
  const said = saidX(x, item, undefined, program);
  if (said === null || isNeededToPlay(x, item, item.announced?.modes)) return next();
  return next({ program: programWith(program, { announced: { ...program.announced, x: said } }) });
};
