/** What cannot be chased: while it is on the chase, nothing but triggers is played on it. */
import { isBarred } from '../kernel/view/restrictions';
import { type Base, ofMoment } from '../kernel/view/ruleset';
import type { Fow, Look, Test } from './fow';

/** Whether nothing on the chase keeps what is no trigger from being played on it. */
export function chaseIsOpen(look: Look): boolean {
  for (const item of look.in('chase')) if (isBarred(look, item, 'chased')) return false;
  return true;
}

/** The same, as a condition of what is to be played. */
export const mayChase: Test = ofMoment(chaseIsOpen);

/** What says of itself that it cannot be chased says so where it waits to resolve. */
export const unchasedByItself: Base<Fow> = (_, item, base) => {
  if (item.zone !== 'chase') return null;
  const says = base.abilities.some(
    ({ ability }) => ability.kind === 'continuous' && ability.modify.self && ability.modify.bans?.includes('chased'),
  );
  return says ? { ...base, bans: [...base.bans, 'chased'] } : null;
};
