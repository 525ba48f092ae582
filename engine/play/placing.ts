/** Putting what is played onto the chase or stack, and taking a play back. */
import { done, next, perform } from '../kernel/position/outcome';
import {
  type AbilityOf,
  ASIDE,
  type Event,
  type EventOf,
  type Item,
  NOTHING_ANNOUNCED,
  type Pending,
  type Seat,
} from '../kernel/position/position';
import type { Ctx } from '../kernel/view/context';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';

/** The newest object on the chase or stack. */
export const newest = <G extends GameTypes>(look: Look<G>): Item | undefined => look.in(look.rules.zoneOf.stack).at(-1);

/** An ability becomes the newest object there, apart from its source; nothing is announced for it yet. */
export const putAbility = (ability: AbilityOf, controller: Seat): EventOf<'putAbility'> => ({
  kind: 'putAbility',
  ability,
  controller,
  announced: NOTHING_ANNOUNCED,
  as: 'ability',
});

/** An ability that is carried out at once comes to be apart from its source, and waits nowhere. */
const putAside = (ability: AbilityOf, controller: Seat): Event => ({ ...putAbility(ability, controller), aside: true });

/**
 * Who controls an ability that has triggered: whoever controlled its source then, or whoever does as it is played, and of a source that
 * has left whoever did last, as the edition says. A delayed one that is its maker's stays so.
 */
export function controllerOf<G extends GameTypes>(look: Look<G>, { source, controller, captured }: Pending): Seat {
  const { rules } = look;
  if (rules.controllerAs(look) === 'triggered') return controller;
  if (captured !== undefined && rules.delayedIs(look) === 'maker') return controller;
  return look.asSource(source)?.controller ?? controller;
}

const triggeredOn =
  (put: (ability: AbilityOf, controller: Seat) => Event) =>
  ({ source, key, controller, event, moved, captured }: Pending): Event =>
    put({ source, key, event, moved, captured }, controller);

/** An ability that was triggered goes there, with all that it speaks of. */
export const putTriggered = triggeredOn(putAbility);

/** The same of one that is carried out at once. */
export const triggeredAside = triggeredOn(putAside);

/** Step: the position before the play is kept until the play is complete. */
export const keepPosition = () => ({ kind: 'checkpoint' }) as const;

const playedFrom =
  (put: (ability: AbilityOf, controller: Seat) => Event) =>
  <G extends GameTypes>(x: Ctx<G>) => {
    const source = x.item(x.need('item'));
    const key = x.need('ability');
    const keyword = x.rules.abilities.get(key)?.keyword;
    if (keyword) x.log?.via('keyword', keyword.row, keyword.clauses);
    return source ? perform([put({ source, key }, x.seat)], { other: source.ref }) : done();
  };

/** Step: the ability that is played goes there; its source stays known. */
export const abilityGoes = playedFrom(putAbility);

/** Step: the same of an ability that is carried out at once. */
export const abilityBegins = playedFrom(putAside);

/** The ability that was played last of those that wait nowhere. */
export function newestAside<G extends GameTypes>({ p }: Look<G>): Item | undefined {
  let newest: Item | undefined;
  for (const item of p.items) if (item.zone === ASIDE && !(newest && newest.stamp > item.stamp)) newest = item;
  return newest;
}

/** Step: an announcement or payment that fails takes the whole play back, with all that was paid for it. */
export const orTakenBack = <G extends GameTypes>(x: Ctx<G>) =>
  x.env.result?.done === false ? ({ kind: 'retract' } as const) : next();
