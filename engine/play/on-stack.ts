/**
 * What is to be played, as it will lie on the chase or stack, where its targets are chosen and its cost is determined (8.01 903.2.d;
 * FF-TCG 11.2.2). Whether it can be played is asked of everything at every priority, so it is thought of there only where that
 * could make a difference.
 */
import { onceDone } from '../kernel/happen/ahead';
import type { Ability } from '../kernel/position/card';
import {
  type AbilityKey,
  announcedWith,
  type EventOf,
  type Item,
  NOTHING_ANNOUNCED,
  NOTHING_TOLD,
  type Seat,
  slotOf,
  type Told,
  type Zone,
} from '../kernel/position/position';
import { sideOf } from '../kernel/position/printed-as';
import type { Look } from '../kernel/view/look';
import { COUNTING } from '../kernel/view/printed';
import { remembered } from '../kernel/view/remembered';
import type { GameTypes } from '../kernel/view/ruleset';
import { newest, putAbility } from './placing';

/** A card that is played goes there from where it is. */
export const putCard = <G extends GameTypes>(
  look: Look<G>,
  { ref, zone, announced }: Item,
  under: Seat,
  face: number | undefined,
  { event, moved }: Told = announced ?? NOTHING_TOLD,
): EventOf<'move'> => ({
  kind: 'move',
  item: ref,
  to: look.rules.zoneOf.stack,
  cause: 'game',
  under,
  face,
  played: announcedWith(announced ?? NOTHING_ANNOUNCED, { event, moved, playedFrom: zone }),
});

/** A card, or by its name an ability of it that is played, in the position in which it has gone there and nothing else has happened. */
export function onStack<G extends GameTypes>(
  look: Look<G>,
  item: Item,
  seat: Seat,
  key?: AbilityKey,
): { readonly look: Look<G>; readonly item: Item } {
  const put = key === undefined ? putCard(look, item, seat, sideOf(item)) : putAbility({ source: item, key }, seat);
  const { after } = onceDone(look, put);
  const there = key === undefined ? after.p.items[slotOf(item.ref)] : newest(after);
  return { look: after, item: there ?? item };
}

/** Whether a text chooses among what lies where its card is played from: by then the card itself does not. */
export const choosesFrom = (text: Ability | undefined, { zone }: Item): boolean =>
  text !== undefined && 'targets' in text && text.targets?.some(({ filter }) => filter.zone === zone) === true;

/**
 * Whether what something costs can be another once it lies there: as what says so of its own cost, or of that of others, hangs on
 * something being the case, or speaks of what lies there.
 */
export const isCostConditional = <G extends GameTypes>(look: Look<G>, item: Item): boolean =>
  look.rules.anyCosts && (saysSometimes(look, item) || look.having('costs').some((one) => saysSometimes(look, one)));

const saysSometimes = <G extends GameTypes>(look: Look<G>, item: Item): boolean =>
  (look.prints(item, 'cost') || look.prints(item, 'costs')) &&
  look.chars(item).abilities.some(({ ability }) => {
    if (ability.kind === 'costs' && ability.filter.zone === look.rules.zoneOf.stack) return true;
    return (ability.kind === 'costs' || ability.kind === 'cost') && ability.while !== undefined;
  });

/**
 * Whether anything in force, or that makes what pays, asks how many objects lie in a zone, so that it can come to something else once
 * a card that is played has left there, or come there.
 */
export const isCounted = <G extends GameTypes>(look: Look<G>, zone: Zone): boolean =>
  look.rules.counting.length > 0 && zonesCounted(look).includes(zone);

/** Apart, and asked again only where other abilities and effects are there: mostly no such card is. */
const zonesCounted = remembered(
  <G extends GameTypes>(look: Look<G>): readonly Zone[] => {
    const { counting, language } = look.rules;
    const plain = look.with(null);
    const standing = counting.flatMap((kind) =>
      plain
        .having(kind)
        .flatMap((item) => plain.chars(item).abilities.flatMap(({ ability }) => language.zonesCounted(ability))),
    );
    const begun = look.p.effects.flatMap(({ modify }) => language.zonesCountedBy(modify));
    return [...new Set([...standing, ...begun])];
  },
  (look) => look.p.effects,
  ...COUNTING.map(
    (kind) =>
      <G extends GameTypes>(look: Look<G>) =>
        look.rules.counting.includes(kind) ? look.having(kind) : null,
  ),
);
