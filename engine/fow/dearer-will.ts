/**
 * Will abilities of which effects ask more than to rest or banish their card. They pay for nothing by themselves any more: they
 * are played as other activate abilities that make will are, with all that they cost.
 */
import { dearerName, type Item, type Option, type Seat, shortName } from '../kernel/position/position';
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

/** The will abilities of a card that cost will now, as they are played: each an answer. */
function dearerOf(look: Look, seat: Seat, item: Item, kind: string): readonly Option[] {
  const { name, ref } = item;
  return look.chars(item).abilities.flatMap(({ key, ability }): readonly Option[] => {
    if (ability.kind !== 'will' || !works(look, item, ability)) return [];
    const played = dearerName(key);
    const charges = chargesOf(look, playingOf(look, seat, item, played));
    if (!charges.some((charge) => Object.values(unitsOf(charge, 0)).some((amount) => amount > 0))) return [];
    const action = { kind, item: ref, ability: played };
    return [{ key: `activate ${name}#${shortName(key)}`, item: ref, ability: played, action }];
  });
}

/** Those of a player, to be played by a procedure; a stone makes will where stones lie. */
export function dearerWill(look: Look, seat: Seat, kind: string): readonly Option[] {
  const stoneZone = look.param('stoneZone');
  return look
    .having('will', seat)
    .filter((item) => item.zone === stoneZone || !look.isA(item, 'stone'))
    .flatMap((item) => dearerOf(look, seat, item, kind));
}

/** Cards that make will, but for those of which more is asked for it. */
export const asEver =
  (candidates: Candidates<Fow>): Candidates<Fow> =>
  (look, args) => {
    const options = candidates(look, args);
    if (!anyDearer(look)) return options;
    return options.filter(({ item: ref }) => {
      const item = look.item(ref);
      return item === undefined || dearerOf(look, args.seat, item, '').length === 0;
    });
  };
