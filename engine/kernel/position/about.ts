/** Whom and what an event is about: for "it", for whom a replacement concerns, and for what a line of the trace touches. */
import type { EventKind, EventOf } from './event';
import type { Ref, Seat } from './position';

export interface About {
  /** What it happens to: "it" of a text that waits for such an event. */
  readonly objects: readonly Ref[];
  /** Whom it happens to. */
  readonly players: readonly Seat[];
  /** What else has a part in it: a source of damage, an opponent in battle, the objects an effect is on. */
  readonly others: readonly Ref[];
}

const NONE: readonly never[] = [];
const NOTHING: About = { objects: NONE, players: NONE, others: NONE };
const object = (item: Ref | undefined, ...others: readonly Ref[]): About => ({
  objects: item === undefined ? NONE : [item],
  players: NONE,
  others,
});
const player = (seat: Seat, ...others: readonly Ref[]): About => ({ objects: NONE, players: [seat], others });
const others = (...refs: readonly Ref[]): About => ({ objects: NONE, players: NONE, others: refs });

const ABOUT: { readonly [K in EventKind]: (event: EventOf<K>) => About } = {
  move: ({ item }) => object(item),
  rest: ({ item }) => object(item),
  recover: ({ item }) => object(item),
  damage: ({ source, to }) => object(to, source),
  damagePlayer: ({ source, beside = NONE, player: seat }) => player(seat, source, ...beside),
  life: ({ player: seat }) => player(seat),
  destroy: ({ item }) => object(item),
  banish: ({ item }) => object(item),
  cancel: ({ item }) => object(item),
  summon: ({ item }) => object(item),
  draw: ({ player: seat }) => player(seat),
  discard: ({ item }) => object(item),
  discardHand: ({ player: seat }) => player(seat),
  clearDamage: ({ item }) => object(item),
  withdraw: ({ item }) => object(item),
  restore: ({ item }) => object(item),
  turnUp: ({ item }) => object(item),
  face: ({ item }) => object(item),
  ages: ({ item }) => object(item),
  attach: ({ item, on }) => object(item, ...on),
  counters: ({ item }) => object(item),
  control: ({ item }) => object(item),
  produce: ({ player: seat }) => player(seat),
  spend: ({ player: seat }) => player(seat),
  beginEffect: ({ effect, becoming }) =>
    others(effect.source.ref, ...(effect.affects ?? []), ...(becoming === undefined ? [] : [becoming])),
  delay: ({ delayed }) => others(delayed.source.ref),
  store: ({ stored }) => others(stored.source.ref),
  wear: ({ source }) => others(source),
  endEffects: () => NOTHING,
  announce: ({ item }) => object(item),
  putAbility: ({ ability }) => others(ability.source.ref),
  leaveChase: ({ item }) => object(item),
  create: ({ by, item }) => object(item, by.ref),
  copy: ({ by, of, item }) => object(item, of, by.ref),
  cease: ({ item }) => object(item),
  trigger: ({ pending }) => others(pending.source.ref),
  untrigger: ({ source }) => others(source),
  occasion: ({ item, other, player: seat }) => ({
    objects: item === undefined ? NONE : [item],
    players: [seat],
    others: other === undefined ? NONE : [other],
  }),
  remember: () => NOTHING,
  did: () => NOTHING,
  scopeBegins: () => NOTHING,
  scopeEnds: () => NOTHING,
  phase: () => NOTHING,
  turn: ({ player: seat }) => player(seat),
  extraTurn: ({ player: seat }) => player(seat),
  skipPhase: ({ player: seat }) => player(seat),
  state: ({ player: seat }) => player(seat),
  shuffle: () => NOTHING,
  show: ({ item }) => object(item),
  hide: () => NOTHING,
  roll: ({ player: seat }) => player(seat),
  newGame: ({ player: seat }) => player(seat),
  repeat: ({ stops }) => player(stops),
  lose: ({ player: seat }) => player(seat),
};

/** What an event is about. Of events that are only book-keeping it is nothing. */
export function about<K extends EventKind>(event: EventOf<K> & { readonly kind: K }): About {
  const row: (event: EventOf<K>) => About = ABOUT[event.kind];
  return row(event);
}
