/**
 * Will abilities for which effects ask something else than to rest or banish their card: more, or nothing. So they are played as
 * other activate abilities that make will are, for all that they cost; where they still can be had for their card alone, that pays
 * by itself besides.
 */
import { units } from '../kernel/machine/payment';
import {
  type AbilityKey,
  type Charge,
  type Item,
  type Option,
  repricedName,
  type Seat,
  shortName,
} from '../kernel/position/position';
import { abilityAt, works } from '../kernel/view/abilities';
import { repricesAbilities } from '../kernel/view/printed';
import { ofPool } from '../kernel/view/remembered';
import type { Candidates } from '../kernel/view/ruleset';
import { actionsOf } from '../play/cost-actions';
import { chargesOf, unitsOf } from '../play/costs';
import { playingOf } from '../play/paying';
import type { Fow, Look } from './fow';

/** Whether by any card of the pool abilities cost more, or nothing. */
export const anyRepriced = ofPool<Fow>(({ abilities }) =>
  [...abilities.values()].some(({ ability }) => repricesAbilities(ability)),
);

/** Whether a cost is what is printed: the card rests, or is banished, and no more. */
const isOfItsCard = (charge: Charge): boolean => units(unitsOf(charge, 0)) === 0 && actionsOf(charge).length > 0;

/** The will abilities of a card of whose costs now any, or all, are other than printed. */
const repricedOf = (look: Look, seat: Seat, item: Item, which: 'any' | 'all'): readonly AbilityKey[] =>
  look.chars(item).abilities.flatMap(({ key, ability }): readonly AbilityKey[] => {
    if (ability.kind !== 'will' || !works(look, item, ability)) return [];
    const charges = chargesOf(look, playingOf(look, seat, item, repricedName(key)));
    return (which === 'all' ? !charges.some(isOfItsCard) : !charges.every(isOfItsCard)) ? [key] : [];
  });

/** Those of a player, each as it is played, by a procedure; a stone makes will where stones lie. */
export function repricedWill(look: Look, seat: Seat, kind: string): readonly Option[] {
  const stoneZone = look.param('stoneZone');
  return look
    .having('will', seat)
    .filter((item) => item.zone === stoneZone || !look.isA(item, 'stone'))
    .flatMap((item) =>
      repricedOf(look, seat, item, 'any').map((key): Option => {
        const ability = repricedName(key);
        const action = { kind, item: item.ref, ability };
        return { key: `activate ${item.name}#${shortName(key)}`, item: item.ref, ability, action };
      }),
    );
}

/** Cards that make will for no more than themselves: but for those of which that cannot be had so. */
export const asEver =
  (candidates: Candidates<Fow>): Candidates<Fow> =>
  (look, args) => {
    const options = candidates(look, args);
    if (!anyRepriced(look)) return options;
    return options.filter(({ item: ref, ability }) => {
      const item = look.item(ref);
      if (item === undefined) return true;
      const others = repricedOf(look, args.seat, item, 'all');
      return !others.some((key) => (ability === undefined ? !isBanishing(look, key) : key === ability));
    });
  };

const isBanishing = ({ rules }: Look, key: AbilityKey): boolean => {
  const ability = abilityAt(rules, key);
  return ability?.kind === 'will' && ability.banish === true;
};
