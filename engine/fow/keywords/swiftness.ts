/** Swiftness: attacking and resting for costs in the turn of arrival. Having it twice adds nothing. */
import type { AbilityKey, Charge, Item, Seat } from '../../kernel/position/position';
import { abilityAt } from '../../kernel/view/abilities';
import { isPermitted, liftedBy } from '../../kernel/view/permissions';
import type { Costs } from '../../kernel/view/ruleset';
import { chargesOf } from '../../play/costs';
import { playingOf } from '../../play/paying';
import type { Fow, Look, Test } from '../fow';

export const WORDS = { ja: '迅速', en: 'Swiftness' } as const;

/** It waives the wait of what came to the field this turn, not of what only changed its controller. */
const waives = (look: Look, item: Item): boolean => item.entered === look.p.turn.number && look.has(item, 'swiftness');

/** Controlled since the turn began; Swiftness waives that. */
export const controlledSinceTurnBegan: Test = (look, option) => {
  const item = look.item(option.item);
  return item !== undefined && (item.since < look.p.turn.number || waives(look, item));
};

/** Whether an ability is one for which its card rests; a will ability that is not named is. */
type ForResting = (look: Look, item: Item, seat: Seat, key: AbilityKey | undefined) => boolean;

/** By the cost that is written before it. */
export const costsResting: ForResting = (look, _, __, key) => {
  if (key === undefined) return true;
  const ability = abilityAt(look.rules, key);
  return ability?.kind === 'activate' && ability.cost.rest === true;
};

/** By what is done to play it, which is less where it is played without paying (8.01 903.2.i-2). */
export const needsResting: ForResting = (look, item, seat, key) =>
  costsResting(look, item, seat, key) &&
  (key === undefined || chargesOf(look, playingOf(look, seat, item, key)).every(rests));

const rests = ({ parts }: Charge): boolean => parts.some(({ rest }) => rest === true);

/** What a card waits for after it has come: to have been there, and under one player's control, since the turn began, or only there. */
type Wait = 'since' | 'entered';

/** Whether a card can rest for its abilities; Swiftness waives the wait. */
function isSettled(look: Look, item: Item, by: Wait): boolean {
  if (!look.isA(item, 'resonator', 'j-ruler') || waives(look, item)) return true;
  return item.entered < look.p.turn.number && (by === 'entered' || item.since < look.p.turn.number);
}

/** An ability for which its card rests waits until the card is settled, unless a text lets it rest before. */
export const settledIn = (by: Wait, isForResting: ForResting): Test =>
  liftedBy(
    (look, option, { seat }) => {
      const item = look.item(option.item);
      return !item || isSettled(look, item, by) || !isForResting(look, item, seat, option.ability);
    },
    [REST_ON_ARRIVAL, 'object'],
  );

/** Of costs of an ability, one for which its card rests is none as long as the card is not settled, where another is left. */
export const onlySettledRests =
  (by: Wait): Costs<Fow> =>
  (look, { source, ability }, charges) => {
    if (charges.length < 2 || ability?.kind !== 'activate' || ability.cost.rest !== true) return null;
    if (isSettled(look, source, by) || mayRestOnArrival(look, source)) return null;
    const left = charges.filter((charge) => !rests(charge));
    return left.length === 0 ? null : left;
  };

const mayRestOnArrival = (look: Look, item: Item): boolean =>
  look.rules.permitted.has(REST_ON_ARRIVAL) && isPermitted(look, look.chars(item).may, REST_ON_ARRIVAL);
const REST_ON_ARRIVAL = 'restOnArrival';
