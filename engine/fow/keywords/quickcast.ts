/** Quickcast: playing whenever one has priority. Having it twice adds nothing. */

import type { Takes } from '../../kernel/position/card';
import { next, retract } from '../../kernel/position/outcome';
import { turnedTo } from '../../kernel/position/printed-as';
import { isPermitted } from '../../kernel/view/permissions';
import { ofObject } from '../../kernel/view/ruleset';
import { isMainTiming, type Step, type Test } from '../fow';
import { asFuture } from '../two-sided';

export const WORDS = { ja: '瞬動', en: 'Quickcast' } as const;
export const TAKES: Takes = { isHowPlayed: true };

/** The card has it. */
export const isInstant: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item !== undefined && look.has(item, 'quickcast');
});

/** Either side of a card with two sides has it: 5.5 asks about the side that is played alone. */
export const isInstantOnASide: Test = ofObject((look, option, { seat }) => {
  const item = look.item(option.item);
  if (item === undefined || look.has(item, 'quickcast')) return item !== undefined;
  const future = asFuture(look, item, seat);
  return future !== undefined && look.has(future, 'quickcast');
}, 'players');

/**
 * What has lost it by the time that it would move to the chase, as the side that is played has it or not, is taken back, unless it
 * could be played without it: at main timing.
 */
export const orTakenBack: Step = (x) => {
  const item = x.item(x.need('item'));
  if (!item || isMainTiming(x, x.seat)) return next();
  const { side } = x.env;
  const played = side === undefined ? item : { ...item, printedAs: turnedTo(item, side) };
  return x.has(played, 'quickcast') || isPermitted(x, x.chars(played).may, 'beQuick') ? next() : retract();
};
