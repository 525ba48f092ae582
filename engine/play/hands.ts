/** Discarding a whole hand. */
import type { Event, EventOf, Item } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';

const handOf = <G extends GameTypes>(look: Look<G>, { player, except }: EventOf<'discardHand'>): readonly Item[] =>
  look.in(look.rules.zoneOf.hand, player).filter(({ ref }) => ref !== except);

/** Who has no card in hand has discarded it all the same (8.01 1019.2a). */
export const emptyHandIsDiscarded = <G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null =>
  event.kind === 'discardHand' && handOf(look, event).length === 0
    ? [{ kind: 'did', deed: { did: 'discardedHand', by: event.player } }]
    : null;

/** Every card of the hand is discarded. */
export const discardsHand = <G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null =>
  event.kind === 'discardHand'
    ? handOf(look, event).map(({ ref: item }): Event => ({ kind: 'discard', item, cause: event.cause }))
    : null;
