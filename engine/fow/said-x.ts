/** An X that a text explains: found as it is played where playing it asks for X, and otherwise as it resolves. */
import { goTo, next } from '../kernel/position/outcome';
import { type Item, programWith } from '../kernel/position/position';
import { targetsSayX } from '../play/announce';
import { playingOf } from '../play/paying';
import { divides } from '../play/shares';
import { unitOfX } from './costs';
import type { Look, Step } from './fow';
import { textThatResolves } from './play';
import { saidX, textOf } from './played-text';

/** Whether what is played, with these modes, costs X, divides something among its targets, or has targets that depend on X. */
const isNeededToPlay = (look: Look, item: Item, modes: readonly number[] = []): boolean =>
  unitOfX(look, playingOf(look, item.controller, item)) !== null ||
  divides(textOf(look, item), modes) ||
  targetsSayX(textOf(look, item), modes);

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
