/** What cannot be chased: while it is on the chase, nothing but triggers is played on it. */
import { isBarred } from '../kernel/view/restrictions';
import { type Base, ofMoment } from '../kernel/view/ruleset';
import type { Fow, Test } from './fow';

/** Nothing on the chase keeps what is no trigger from being played on it. */
export const mayChase: Test = ofMoment((look) => {
  for (const item of look.in('chase')) if (isBarred(look, item, 'chased')) return false;
  return true;
});

/** What says of itself that it cannot be chased says so where it waits to resolve. */
export const unchasedByItself: Base<Fow> = (_, item, base) => {
  if (item.zone !== 'chase') return null;
  const says = base.abilities.some(
    ({ ability }) => ability.kind === 'continuous' && ability.modify.self && ability.modify.bans?.includes('chased'),
  );
  return says ? { ...base, bans: [...base.bans, 'chased'] } : null;
};
