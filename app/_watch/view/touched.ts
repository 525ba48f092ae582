/** What one row of the trace touches on the table: the marks in the colour of now. */
import { about, type Event, type Position, type Row, slotOf } from '@/engine';
import { type Anchor, cardAnchor, playerAnchor } from './table-view';

export interface Account {
  readonly events: readonly Event[];
  /** They are only set down, and happen when the batch they belong to is complete. */
  readonly prepared: boolean;
}

/**
 * What came of a row: the events that happened, or where it only adds parts to a batch that happens later, those parts.
 * @param before the position before the row
 */
export function accountOf(row: Row, before: Position): Account {
  if (row.events.length > 0) return { events: row.events, prepared: false };
  const depth = row.position.agenda.length - 1;
  const frame = row.position.agenda[depth];
  if (frame === undefined || !row.step.startsWith(`${frame.proc}#`)) return { events: [], prepared: false };
  const earlier = before.agenda[depth];
  const known = earlier?.proc === frame.proc ? (earlier.env.batch?.length ?? 0) : 0;
  return { events: (frame.env.batch ?? []).slice(known), prepared: true };
}

/** Everything a row touches, as anchors of the table. A card keeps its slot wherever it goes. */
export function touchedBy(row: Row, before: Position): ReadonlySet<Anchor> {
  const touched = new Set<Anchor>();
  for (const event of accountOf(row, before).events) {
    const { objects, players, others } = about(event);
    for (const ref of [...objects, ...others])
      touched.add(ref < 0 ? playerAnchor(ref === -1 ? 0 : 1) : cardAnchor(slotOf(ref)));
    // A moment is a player's, but nothing happens to them.
    if (event.kind !== 'occasion') for (const seat of players) touched.add(playerAnchor(seat));
  }
  if (row.request) {
    const { about: ref, seat: asked } = row.request;
    touched.add(ref === null || ref < 0 ? playerAnchor(asked) : cardAnchor(slotOf(ref)));
  }
  return touched;
}
