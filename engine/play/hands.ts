/** Discarding a whole hand. */
import type { Event, Item } from '../kernel/position/position';
import type { Look } from '../kernel/view/look';
import type { GameTypes } from '../kernel/view/ruleset';

const handOf = <G extends GameTypes>(look: Look<G>, event: Event): readonly Item[] | null =>
  event.kind === 'discardHand'
    ? look.in(look.rules.zoneOf.hand, event.player).filter(({ ref }) => ref !== event.except)
    : null;

/** Who has no card in hand has discarded it all the same (8.01 1019.2a). */
export const emptyHandIsDiscarded = <G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null =>
  event.kind === 'discardHand' && handOf(look, event)?.length === 0
    ? [{ kind: 'did', deed: { did: 'discardedHand', by: event.player } }]
    : null;

/** Every card of the hand is discarded. */
export const discardsHand = <G extends GameTypes>(look: Look<G>, event: Event): readonly Event[] | null =>
  event.kind === 'discardHand'
    ? (handOf(look, event)?.map(({ ref }): Event => ({ kind: 'discard', item: ref, cause: event.cause })) ?? null)
    : null;
