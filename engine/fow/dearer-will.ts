/**
 * Will abilities of which effects ask more than to rest or banish their card. They pay for nothing by themselves any more: they
 * are played as other activate abilities that make will are, with all that they cost.
 */
import { units } from '../kernel/machine/payment';
import { type AbilityKey, dearerName, type Item, type Option, type Seat, shortName } from '../kernel/position/position';
import { works } from '../kernel/view/abilities';
import { makesAbilitiesDearer } from '../kernel/view/printed';
import { ofPool } from '../kernel/view/remembered';
import type { Candidates } from '../kernel/view/ruleset';
import { chargesOf, unitsOf } from '../play/costs';
import { playingOf } from '../play/paying';
import type { Fow, Look } from './fow';

/** Whether by any card of the pool abilities cost more. */
export const anyDearer = ofPool<Fow>(({ abilities }) =>
  [...abilities.values()].some(({ ability }) => makesAbilitiesDearer(ability)),
);

/** The will abilities of a card that cost will now. */
const dearerOf = (look: Look, seat: Seat, item: Item): readonly AbilityKey[] =>
  look.chars(item).abilities.flatMap(({ key, ability }): readonly AbilityKey[] => {
    if (ability.kind !== 'will' || !works(look, item, ability)) return [];
    const charges = chargesOf(look, playingOf(look, seat, item, dearerName(key)));
    return charges.some((charge) => units(unitsOf(charge, 0)) > 0) ? [key] : [];
  });

/** Those of a player, each as it is played, by a procedure; a stone makes will where stones lie. */
export function dearerWill(look: Look, seat: Seat, kind: string): readonly Option[] {
  const stoneZone = look.param('stoneZone');
  return look
    .having('will', seat)
    .filter((item) => item.zone === stoneZone || !look.isA(item, 'stone'))
    .flatMap((item) =>
      dearerOf(look, seat, item).map((key): Option => {
        const ability = dearerName(key);
        const action = { kind, item: item.ref, ability };
        return { key: `activate ${item.name}#${shortName(key)}`, item: item.ref, ability, action };
      }),
    );
}

/** Cards that make will, but for those of which more is asked for it. */
export const asEver =
  (candidates: Candidates<Fow>): Candidates<Fow> =>
  (look, args) => {
    const options = candidates(look, args);
    if (!anyDearer(look)) return options;
    return options.filter(({ item: ref }) => {
      const item = look.item(ref);
      return item === undefined || dearerOf(look, args.seat, item).length === 0;
    });
  };
