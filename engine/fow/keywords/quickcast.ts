/** Quickcast: playing whenever one has priority. Having it twice adds nothing. */
import { next, retract } from '../../kernel/position/outcome';
import { Look } from '../../kernel/view/look';
import { isPermitted } from '../../kernel/view/permissions';
import { ofObject } from '../../kernel/view/ruleset';
import { isMainTiming, type Step, type Test } from '../fow';

export const WORDS = { ja: '瞬動', en: 'Quickcast' } as const;

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
