/** What one row of the trace touches on the table: the marks in the colour of now. */
import {
  type Event,
  type EventKind,
  type EventOf,
  type Position,
  type Ref,
  type Row,
  type Seat,
  slotOf,
} from '@/engine';
import { type Anchor, cardAnchor, playerAnchor } from './table-view';

interface Touch {
  readonly refs: readonly Ref[];
  readonly seats: readonly Seat[];
}

const NOTHING: Touch = { refs: [], seats: [] };
const refs = (...touched: readonly Ref[]): Touch => ({ refs: touched, seats: [] });
const seat = (...touched: readonly Seat[]): Touch => ({ refs: [], seats: touched });

const TOUCHES: { readonly [K in EventKind]: (event: EventOf<K>) => Touch } = {
  move: ({ item }) => refs(item),
  rest: ({ item }) => refs(item),
  recover: ({ item }) => refs(item),
  damage: ({ source, to }) => refs(source, to),
  damagePlayer: ({ source, player }) => ({ refs: [source], seats: [player] }),
  life: ({ player }) => seat(player),
  destroy: ({ item }) => refs(item),
  banish: ({ item }) => refs(item),
  cancel: ({ item }) => refs(item),
  summon: ({ item }) => refs(item),
  draw: ({ player }) => seat(player),
  discard: ({ item }) => refs(item),
  clearDamage: ({ item }) => refs(item),
  counters: ({ item }) => refs(item),
  control: ({ item }) => refs(item),
  produce: ({ player }) => seat(player),
  spend: ({ player }) => seat(player),
  beginEffect: ({ effect }) => refs(effect.source.ref, ...(effect.affects ?? [])),
  endEffects: () => NOTHING,
  announce: ({ item }) => refs(item),
  putAbility: ({ ability }) => refs(ability.source.ref),
  leaveChase: ({ item }) => refs(item),
  trigger: ({ pending }) => refs(pending.source.ref),
  untrigger: ({ source }) => refs(source),
  occasion: ({ item, other }) => refs(...[item, other].filter((ref) => ref !== undefined)),
  note: () => NOTHING,
  phase: () => NOTHING,
  turn: ({ player }) => seat(player),
  shuffle: () => NOTHING,
  lose: ({ player }) => seat(player),
};

function touchOf<K extends EventKind>(event: EventOf<K> & { readonly kind: K }): Touch {
  const touch: (event: EventOf<K>) => Touch = TOUCHES[event.kind];
  return touch(event);
}

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
    const { refs: cards, seats } = touchOf(event);
    for (const ref of cards) touched.add(ref < 0 ? playerAnchor(ref === -1 ? 0 : 1) : cardAnchor(slotOf(ref)));
    for (const one of seats) touched.add(playerAnchor(one));
  }
  if (row.request) {
    const { about, seat: asked } = row.request;
    touched.add(about === null || about < 0 ? playerAnchor(asked) : cardAnchor(slotOf(about)));
  }
  return touched;
}
