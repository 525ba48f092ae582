/** Effects that last as long as something is the case of their source: whether it still is, is asked after every batch. */
import type { Condition, Doing } from '../position/card';
import {
  type AbilityKey,
  announcedWith,
  type Event,
  type Item,
  type Program,
  type Seat,
  slotOf,
} from '../position/position';
import type { Working } from '../position/working';
import { abilityAt } from '../view/abilities';
import { evaluate } from '../view/condition';
import { within } from '../view/given';
import type { Look } from '../view/look';
import { onceFor } from '../view/remembered';
import type { GameTypes, Ruleset } from '../view/ruleset';

/**
 * Such effects end where that is not the case any more; of what has been played and waits to be carried out it is noted.
 * @param position is changed
 * @param happened the batch, with what was played in it
 */
export function lapsed<G extends GameTypes>(
  look: Look<G>,
  position: Working,
  happened: readonly Event[],
): readonly Event[] {
  const isCase: IsCase = (condition, source, controller) => {
    const live = look.item(source.ref);
    return live !== undefined && evaluate(look, condition, controller, live, false);
  };
  note(look, position, happened, isCase);
  const kept = position.effects.filter(
    ({ lasting, source, controller }) => lasting === undefined || isCase(lasting, source, controller),
  );
  if (kept.length === position.effects.length) return [];
  position.effects = kept;
  return [{ kind: 'endEffects', until: 'condition' }];
}

type IsCase = (condition: Condition, source: Item, controller: Seat) => boolean;

/** Of each ability that has been played and waits, by number, what was not the case for a moment since. */
function note<G extends GameTypes>(look: Look<G>, position: Working, happened: readonly Event[], isCase: IsCase): void {
  const deed = look.rules.lapsesSince(look);
  if (deed === null) return;
  const isPlayedNow = ({ ref }: Item): boolean =>
    happened.some((event) => event.kind === 'did' && event.deed.did === deed && event.deed.item === ref);
  for (const item of look.in(look.rules.zoneOf.stack)) {
    const { ability, announced, controller } = item;
    if (!ability || !announced) continue;
    const conditions = lastingsOf(look.rules, ability.key);
    const before = announced.lapsed ?? (conditions.length > 0 && isPlayedNow(item) ? NONE : undefined);
    if (before === undefined) continue;
    const lapsed = conditions.flatMap((one, at) =>
      before.includes(at) || (look.rules.language.isOfItself(one) && !isCase(one, ability.source, controller))
        ? [at]
        : [],
    );
    if (announced.lapsed?.length === lapsed.length) continue;
    position.items = position.items.with(slotOf(item.ref), {
      ...item,
      announced: announcedWith(announced, { lapsed }),
    });
  }
}

/** Whether what an effect of a text is to last by was not the case for a moment since the text was played. */
export function hasLapsed<G extends GameTypes>(look: Look<G>, { key, announced }: Program, by: Condition): boolean {
  const { lapsed = NONE } = announced;
  // The edition is asked once more, where it decides: so it is told by which clause.
  return lapsed.includes(lastingsOf(look.rules, key).indexOf(by)) && look.rules.lapsesSince(look) !== null;
}

const NO_CONDITIONS: readonly Condition[] = [];
const NONE: readonly number[] = [];

/** By what the effects of a text are to last, in the order in which it says them. */
function lastingsOf<G extends GameTypes>(rules: Ruleset<G>, key: AbilityKey): readonly Condition[] {
  const ability = abilityAt(rules, key);
  return ability && 'do' in ability ? lastingsIn(ability) : NO_CONDITIONS;
}
const lastingsIn = onceFor(({ do: list }: Doing): readonly Condition[] =>
  list
    .flatMap(within)
    .flatMap((one) => (one.op === 'modify' && typeof one.until === 'object' ? [one.until.asLongAs] : [])),
);
