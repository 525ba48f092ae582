/** State abilities: they wait for no event, so whether what they wait for is the case is asked after every batch. */
import type { AbilityKey, Item, Pending } from '../position/position';
import { works } from '../view/abilities';
import { evaluate } from '../view/condition';
import type { Look } from '../view/look';
import type { GameTypes } from '../view/ruleset';

/** Those that wait to be played. */
export const waiting = <G extends GameTypes>(look: Look<G>, source: Item, key: AbilityKey): number =>
  look.p.pending.filter((one) => one.source.ref === source.ref && one.key === key).length;

/** Those on the chase or stack. */
export const onStack = <G extends GameTypes>(look: Look<G>, { ref }: Item, key: AbilityKey): number =>
  look.in(look.rules.zoneOf.stack).filter(({ ability }) => ability?.source.ref === ref && ability.key === key).length;

/** How many instances of an ability are still triggered as the edition counts. */
function stillTriggered<G extends GameTypes>(look: Look<G>, source: Item, key: AbilityKey): number {
  let sum = 0;
  for (const { name, run, clauses } of look.rules.stillTriggered) {
    look.log?.via('stillTriggered', name, clauses);
    sum += run(look, source, key);
  }
  return sum;
}

/**
 * The state abilities that trigger as things stand: whose state is the case, and which are not triggered still.
 * @param look the position after a batch, with what else that made trigger
 */
export function stateTriggers<G extends GameTypes>(look: Look<G>): readonly Pending[] {
  const { language } = look.rules;
  const found: Pending[] = [];
  for (const source of look.having('automatic')) {
    const { controller } = source;
    const { abilities } = look.chars(source);
    for (const [at, { key, ability }] of abilities.entries()) {
      const state = ability.kind === 'automatic' ? language.stateOf(ability.when) : null;
      if (ability.kind !== 'automatic' || state === null || !works(look, source, ability)) continue;
      if (!evaluate(look, state, controller, source, false)) continue;
      if (ability.if && !evaluate(look, ability.if, controller, source, false)) continue;
      const before = abilities.slice(0, at).filter((one) => one.key === key).length;
      if (stillTriggered(look, source, key) <= before) found.push({ source, key, controller, count: 1 });
    }
  }
  return found;
}
