/** Quickcast: playing whenever one has priority. Having it twice adds nothing. */

import type { Ability } from '../../kernel/position/card';
import { next, retract } from '../../kernel/position/outcome';
import { Look } from '../../kernel/view/look';
import { isPermitted } from '../../kernel/view/permissions';
import { type Base, ofObject } from '../../kernel/view/ruleset';
import { type Fow, isMainTiming, type Step, type Test } from '../fow';

export const WORDS = { ja: '瞬動', en: 'Quickcast' } as const;

/** Whether a card has it by an ability of its own, whatever is the case. */
export const givesItself = (ability: Ability): boolean =>
  ability.kind === 'continuous' &&
  ability.while === undefined &&
  ability.modify.self === true &&
  ability.modify.gain?.includes('quickcast') === true;

/** It makes sense where its card is played: what the card is played as having gives it on the chase too. */
export const quickOnChase: Base<Fow> = (_, item, base) => {
  if (item.zone !== 'chase' || !base.abilities.some(({ ability }) => givesItself(ability))) return null;
  return { ...base, keywords: [...base.keywords, { name: 'quickcast', args: {} }] };
};

/** The card has it. */
export const isInstant: Test = ofObject((look, option) => {
  const item = look.item(option.item);
  return item !== undefined && look.has(item, 'quickcast');
});

/**
 * What has lost it on the way to the chase is taken back, unless it could have been played without it: at main timing, as
 * things stood before.
 */
export const orTakenBack: Step = (x) => {
  const item = x.item(x.need('item'));
  const before = x.p.checkpoints.at(-1)?.position;
  if (!item || !before || x.has(item, 'quickcast') || isPermitted(x, x.chars(item).may, 'beQuick')) return next();
  return isMainTiming(new Look(x.rules, before), x.seat) ? next() : retract();
};
