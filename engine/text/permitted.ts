/** What is permitted while it is still being found what objects are, where a condition is met by that as well. */
import type { Ability, Condition } from '../kernel/position/card';
import type { Effect, Item, Ref } from '../kernel/position/position';
import { works } from '../kernel/view/abilities';
import { evaluate } from '../kernel/view/condition';
import { matches, readerOf } from '../kernel/view/filter';
import { activeBy } from '../kernel/view/in-force';
import type { Asking } from '../kernel/view/language';
import { isOn } from '../kernel/view/layers';
import type { Look } from '../kernel/view/look';
import { tellPermission } from '../kernel/view/permissions';
import { concerns } from '../kernel/view/players';
import type { GameTypes } from '../kernel/view/ruleset';

/**
 * Whether a text that was carried out, or an ability that works, permits something to an object or to its player. What objects
 * may is found after the abilities that they have; so this looks at the abilities that they are known to have by then.
 */
export function isPermittedByNow<G extends GameTypes>(look: Look<G>, name: string, asking: Asking): boolean {
  if (!look.rules.permitted.has(name)) return false;
  const by = begunBy(look, name, asking) ?? standingBy(look, name, asking);
  if (by !== null) tellPermission(look, { name, by });
  return by !== null;
}

/** The object whose text, once carried out, permits it. */
function begunBy<G extends GameTypes>(look: Look<G>, name: string, { you, self, chars }: Asking): Ref | null {
  const reaches = ({ modify, affects, onPlayers, controller, source }: Effect): boolean => {
    if (onPlayers) return onPlayers.modify.may?.includes(name) === true && onPlayers.seats.includes(you);
    if (self === null || !modify.may?.includes(name)) return false;
    if (affects !== null) return affects.includes(self.ref);
    return modify.filter !== undefined && matches(self, modify.filter, readerOf(look, controller, source, chars));
  };
  return look.p.effects.find(reaches)?.source.ref ?? null;
}

/** Kinds of ability that permit something, each with what cards that could have one are known by. */
const GIVING = [
  ['players', 'players'],
  ['continuous', 'permits'],
] as const;

/** The object one of whose abilities permits it. */
function standingBy<G extends GameTypes>(look: Look<G>, name: string, asking: Asking): Ref | null {
  if (!look.rules.permittedByAbility.has(name)) return null;
  for (const [kind, by] of GIVING)
    for (const source of look.having(by))
      for (const { key, ability } of asking.chars(source).abilities)
        if (
          ability.kind === kind &&
          gives(ability, name) &&
          works(look, source, ability) &&
          (ability.kind === 'players'
            ? concerns(ability.who, source, asking.you)
            : asking.self !== null &&
              isOn(activeBy(look, source, key, ability.modify, source.stamp), look, asking.self, asking.chars)) &&
          isMet(look, ability.while, source, asking)
        )
          return source.ref;
  return null;
}

type Giving = Extract<Ability, { readonly kind: (typeof GIVING)[number][0] }>;

const gives = ({ modify: { may = [] } }: Giving, name: string): boolean => may.some((one) => one === name);

const isMet = <G extends GameTypes>(
  look: Look<G>,
  condition: Condition | undefined,
  source: Item,
  { chars }: Asking,
): boolean =>
  condition === undefined || evaluate(look, unpermitted(condition), source.controller, source, false, chars);

/** The same condition, met by no permission: what permits something does not wait for what is permitted. */
function unpermitted(condition: Condition): Condition {
  if (condition.is !== 'count') return condition;
  const { or: _, ...without } = condition;
  return without;
}
