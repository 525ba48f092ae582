/** What texts wait for: which events each occurrence can be, and whether one is. The same rows serve triggers and replacements. */
import { ahead } from '../kernel/happen/ahead';
import { comesTo } from '../kernel/happen/happen';
import { about } from '../kernel/position/about';
import type { Condition, Incident, Into, Occurrence, Who } from '../kernel/position/card';
import type { Event, EventKind, EventOf, Item, Ref, Seat, Zone } from '../kernel/position/position';
import { slotOf } from '../kernel/position/position';
import { isArrival } from '../kernel/view/arrival';
import type { Characteristics } from '../kernel/view/characteristics';
import { isMeantThere, matches, readerOf, tellZones } from '../kernel/view/filter';
import type { On, Scene } from '../kernel/view/language';
import type { Look } from '../kernel/view/look';
import type { GameTypes, Ruleset } from '../kernel/view/ruleset';
import { sideRead } from '../kernel/view/sides';
import {
  either,
  just,
  list,
  number,
  oneOf,
  optional,
  part,
  record,
  type Shape,
  type ShapesOf,
  tagged,
  type Untagged,
  word,
  yes,
} from './shape';

/** An event by its kind; a moment by its name, or any of them; a move by where it goes, or any. */
type Sign = EventKind | `occasion ${string}` | `move ${Zone}`;

const OCCASION = 'occasion ';

/** The zones that rows name by what they are to texts. */
type ZoneOf = Ruleset<GameTypes>['zoneOf'];

type OccurrenceOn<K extends On, O = Occurrence> = O extends Occurrence ? (K extends O['on'] ? O : never) : never;
type OccurrenceMap = { readonly [K in On]: OccurrenceOn<K> };

interface OccurrenceRow<K extends On> {
  readonly fields: ShapesOf<Untagged<Occurrence, 'on', K>>;
  /** What it can be; nothing else is ever asked about. */
  readonly events: readonly Sign[];
  /** Those of a text that says more of it; all of them, where the row says nothing. */
  readonly signs?: (when: OccurrenceMap[K], zoneOf: ZoneOf) => readonly Sign[];
  readonly fits: <G extends GameTypes>(scene: Scene<G>, when: OccurrenceMap[K], event: Event) => boolean;
  /** What it is about may have left: abilities are looked for before the event. */
  readonly back?: true;
}

const WHO: Shape<Who> = either<Who>(just('this'), record({ target: number(0, 1) }), part('Filter'));
const WHOSE = oneOf('you', 'opponent');
const TYPES = list(word('types'));
const INTO: Shape<Into> = record<Into>({
  zone: word('zones'),
  of: optional(WHOSE),
  place: optional(oneOf('top', 'bottom')),
});

const OCCURRENCES = {
  enter: {
    fields: { who: WHO, unmarked: optional(yes), zone: optional(word('zones')), from: optional(word('zones')) },
    events: ['move', 'create'],
    signs: ({ zone }, { battlefield }) => [`move ${zone ?? battlefield}`, 'create'],
    fits: (scene, { who, zone, from }, event) => {
      if (from !== undefined && (event.kind !== 'move' || scene.before.item(event.item)?.zone !== from)) return false;
      if (event.kind === 'create') return zone === undefined && is(scene, who, event.item, scene.after);
      return event.kind === 'move' && event.to === (zone ?? fieldOf(scene)) && comes(scene, who, event);
    },
  },
  leave: {
    fields: { who: WHO, into: optional(INTO) },
    events: ['move', 'cease'],
    signs: ({ into }) => (into === undefined ? ['move', 'cease'] : [`move ${into.zone}`]),
    back: true,
    fits: (scene, { who, into }, event) => {
      if (event.kind === 'move') {
        if (event.to === fieldOf(scene) || (into !== undefined && !goesInto(scene, into, event))) return false;
      } else if (event.kind !== 'cease' || into !== undefined) return false;
      return wasOnField(scene, event.item) && isWhereRead(scene, who, event.item);
    },
  },
  destroyed: {
    fields: { who: WHO },
    events: ['destroy'],
    back: true,
    fits: (scene, { who }, event) =>
      event.kind === 'destroy' &&
      moved(scene, event.item) &&
      is(scene, who, event.item, scene.before) &&
      layThere(scene, who, event.item),
  },
  destroyedByBattle: {
    fields: { who: WHO },
    events: ['destroy'],
    back: true,
    fits: (scene, { who }, event) =>
      event.kind === 'destroy' &&
      event.byBattle === true &&
      moved(scene, event.item) &&
      is(scene, who, event.item, scene.before) &&
      layThere(scene, who, event.item),
  },
  graveyard: {
    fields: { who: WHO },
    events: ['move'],
    signs: (_, { pile }) => [`move ${pile}`],
    back: true,
    fits: (scene, { who }, event) =>
      event.kind === 'move' &&
      event.to === scene.look.rules.zoneOf.pile &&
      wasOnField(scene, event.item) &&
      is(scene, who, event.item, scene.before),
  },
  moves: {
    fields: { who: WHO, from: word('zones'), to: optional(word('zones')) },
    events: ['move'],
    signs: ({ to }) => [to === undefined ? 'move' : `move ${to}`],
    fits: (scene, { who, from, to }, event) => {
      const was = event.kind === 'move' ? scene.before.item(event.item) : undefined;
      if (event.kind !== 'move' || was?.zone !== from || event.to === from) return false;
      if (to !== undefined && event.to !== to) return false;
      if (scene.happened && scene.after.p.items[slotOf(event.item)]?.zone !== event.to) return false;
      return isWhereRead(scene, who, event.item);
    },
  },
  attack: {
    fields: { who: WHO },
    events: ['occasion attacks'],
    fits: (scene, { who }, event) => event.kind === 'occasion' && is(scene, who, event.item, scene.look),
  },
  block: {
    fields: { who: WHO },
    events: ['occasion blocks'],
    fits: (scene, { who }, event) => event.kind === 'occasion' && is(scene, who, event.item, scene.look),
  },
  blocked: {
    fields: { who: WHO },
    events: ['occasion blocks'],
    fits: (scene, { who }, event) => event.kind === 'occasion' && is(scene, who, event.other, scene.look),
  },
  judged: {
    fields: { who: WHO },
    events: ['occasion judged'],
    fits: (scene, { who }, event) => event.kind === 'occasion' && is(scene, who, event.item, scene.look),
  },
  summoned: {
    fields: { who: WHO },
    events: ['move'],
    fits: (scene, { who }, event) =>
      event.kind === 'move' && resolvedAsSummoned(scene, event) && comes(scene, who, event),
  },
  inverted: {
    fields: { who: WHO },
    events: ['occasion inverted'],
    // Of what is turned as it moves, the card that it was.
    fits: (scene, { who }, event) =>
      event.kind === 'occasion' &&
      is(scene, who, event.item, scene.after.item(event.item) === undefined ? scene.before : scene.after),
  },
  shifted: {
    fields: { who: WHO },
    events: ['occasion shifted'],
    fits: (scene, { who }, event) => event.kind === 'occasion' && is(scene, who, event.item, scene.look),
  },
  breaks: {
    fields: { who: WHO, whom: optional(part('Filter')) },
    events: ['occasion breaks'],
    // What has left in the same batch still triggers: a card that breaks another and is broken with it (FF-TCG 12.3).
    back: true,
    // What it broke is told as it last was: it has left by then.
    fits: (scene, { who, whom }, event) =>
      event.kind === 'occasion' &&
      is(scene, who, event.item, scene.look) &&
      (whom === undefined || is(scene, whom, event.other, scene.before)),
  },
  damage: {
    fields: {
      who: WHO,
      to: optional(oneOf('card', 'player', 'you', 'opponent')),
      types: optional(TYPES),
      battle: optional(yes),
    },
    events: ['damage', 'damagePlayer'],
    fits: (scene, { who, to, types, battle }, event) => {
      if ((event.kind !== 'damage' && event.kind !== 'damagePlayer') || (battle && !event.battle)) return false;
      if (!about(event).others.some((source) => is(scene, who, source, scene.after))) return false;
      if (event.kind === 'damage') return (to === undefined || to === 'card') && isA(scene.before, event.to, types);
      return to === undefined || to === 'player' || (to !== 'card' && isSeat(scene, to, event.player));
    },
  },
  damaged: {
    fields: { who: WHO },
    events: ['damage'],
    fits: (scene, { who }, event) => event.kind === 'damage' && is(scene, who, event.to, scene.after),
  },
  play: {
    fields: { player: WHOSE, types: optional(TYPES) },
    events: ['occasion played'],
    fits: (scene, { player, types }, event) => {
      if (event.kind !== 'occasion' || !isSeat(scene, player, event.player)) return false;
      const played = scene.after.item(event.item);
      if (played !== undefined && played.kind !== 'card') return false;
      return types === undefined || (played !== undefined && scene.after.isA(played, ...types));
    },
  },
  playWill: {
    fields: { player: WHOSE, types: optional(TYPES) },
    events: ['occasion willPlayed'],
    fits: (scene, { player, types }, event) => {
      if (event.kind !== 'occasion' || !isSeat(scene, player, event.player)) return false;
      const of = event.item === undefined ? undefined : scene.look.lately(event.item);
      return types === undefined || (of !== undefined && scene.look.isA(of, ...types));
    },
  },
  draw: {
    fields: { player: WHOSE },
    events: ['draw'],
    fits: (scene, { player }, event) => event.kind === 'draw' && isSeat(scene, player, event.player),
  },
  discard: {
    fields: { player: WHOSE },
    events: ['discard'],
    fits: (scene, { player }, event) =>
      event.kind === 'discard' && isSeat(scene, player, scene.before.item(event.item)?.owner),
  },
  roll: {
    fields: { player: WHOSE },
    events: ['roll'],
    fits: (scene, { player }, event) => event.kind === 'roll' && isSeat(scene, player, event.player),
  },
  gainLife: {
    fields: { player: WHOSE },
    events: ['life'],
    fits: (scene, { player }, event) => isGain(event) && isSeat(scene, player, event.player),
  },
  loseLife: {
    fields: { player: WHOSE },
    events: ['life'],
    fits: (scene, { player }, event) =>
      event.kind === 'life' && event.change < 0 && isSeat(scene, player, event.player),
  },
  occasion: {
    fields: { name: word('occasions'), player: optional(WHOSE) },
    events: ['occasion'],
    signs: ({ name }) => [`${OCCASION}${name}`],
    fits: (scene, { name, player }, event) =>
      event.kind === 'occasion' && event.name === name && (player === undefined || isSeat(scene, player, event.player)),
  },
  state: { fields: { that: part('Condition') }, events: [], fits: () => false },
} satisfies { readonly [K in On]: OccurrenceRow<K> };

const ROWS: { readonly [K in On]: OccurrenceRow<K> } = OCCURRENCES;
/** The words of all of them. */
export const OCCURRENCE_NAMES: readonly On[] = Object.keys(OCCURRENCES).filter((on): on is On => on in OCCURRENCES);

const NOTHING: readonly On[] = [];
const BY_SIGN: ReadonlyMap<string, readonly On[]> = bySign();
/** Those of occasions with occurrences of their own, by the name of the occasion. */
const BY_OCCASION: ReadonlyMap<string, readonly On[]> = new Map(
  [...BY_SIGN].flatMap(([sign, list]) => (sign.startsWith(OCCASION) ? [[sign.slice(OCCASION.length), list]] : [])),
);

function bySign(): ReadonlyMap<string, readonly On[]> {
  const found = new Map<string, On[]>();
  for (const on of OCCURRENCE_NAMES)
    for (const sign of ROWS[on].events) found.set(sign, [...(found.get(sign) ?? []), on]);
  // A moment with occurrences of its own can also be waited for by its name.
  const any = found.get('occasion') ?? [];
  for (const [sign, list] of found) if (sign.startsWith(OCCASION)) list.push(...any);
  return found;
}

/** What an event could be to texts that wait; most events are nothing to any. */
export const couldBe = (event: Event): readonly On[] =>
  (event.kind === 'occasion' ? BY_OCCASION.get(event.name) : undefined) ?? BY_SIGN.get(event.kind) ?? NOTHING;

const signsOfRow = <K extends On>(on: K, when: OccurrenceMap[K], zoneOf: ZoneOf): readonly Sign[] => {
  const { signs, events } = ROWS[on];
  return signs?.(when, zoneOf) ?? events;
};

/** By which signs of events a text that waits is looked for. */
export const signsOf = (when: Occurrence, zoneOf: ZoneOf): readonly string[] => signsOfRow(when.on, when, zoneOf);

/** The signs of an event: what it could be to a text that says this much of it. */
export function signs(event: Event): readonly string[] {
  const { kind } = event;
  if (kind === 'move') return listed(OF_MOVES, event.to, kind);
  if (kind === 'occasion') return listed(OF_OCCASIONS, event.name, kind);
  return listed(OF_KINDS, kind, undefined);
}

/** Made once each: they are asked for with every event. */
function listed(known: Map<string, readonly string[]>, name: string, kind: EventKind | undefined): readonly string[] {
  const before = known.get(name);
  if (before !== undefined) return before;
  const made = kind === undefined ? [name] : [kind, `${kind} ${name}`];
  known.set(name, made);
  return made;
}
const OF_KINDS = new Map<string, readonly string[]>();
const OF_MOVES = new Map<string, readonly string[]>();
const OF_OCCASIONS = new Map<string, readonly string[]>();

const BACK: ReadonlySet<On> = new Set(OCCURRENCE_NAMES.filter((on) => ROWS[on].back));

/** Whether abilities that wait for it are looked for on the position before the event. */
export const looksBack = (on: On): boolean => BACK.has(on);

/** What has to be the case where a text waits for no event; `null` where it waits for one. */
export const stateOf = (when: Occurrence): Condition | null => (when.on === 'state' ? when.that : null);

/** Whether a text waits for an event, and not for a state. */
export const isEvent = ({ on }: Occurrence): boolean => ROWS[on].events.length > 0;

/** What happens to players alone. */
const TO_PLAYERS: ReadonlySet<Sign> = new Set<Sign>(['damagePlayer', 'life', 'draw', 'roll']);

/** Whether what a text waits for can be about an object, for "it". */
export function isOfObject(when: Occurrence): boolean {
  if (when.on === 'occasion') return BY_OCCASION.has(when.name);
  if (when.on === 'damage' && when.to !== undefined) return when.to === 'card';
  return ROWS[when.on].events.some((sign) => !TO_PLAYERS.has(sign));
}

/** Whether something else could happen instead: a moment comes, whatever texts say. */
export const isReplaceable = ({ on }: Occurrence): boolean =>
  ROWS[on].events.some((sign) => !sign.startsWith('occasion'));

const MEASURED: ReadonlySet<Sign> = new Set<Sign>(['damage', 'damagePlayer', 'life', 'draw', 'roll']);

/** Whether what a text waits for has an amount, for "that much". */
export const isMeasured = (when: Occurrence): boolean =>
  isEvent(when) && ROWS[when.on].events.every((sign) => MEASURED.has(sign));

/** Whether what a text waits for is damage, of which a part can be prevented. */
export const isDamage = (when: Occurrence): boolean =>
  isEvent(when) && ROWS[when.on].events.every((sign) => sign === 'damage' || sign === 'damagePlayer');

const row = <K extends On, G extends GameTypes>(
  on: K,
  scene: Scene<G>,
  when: OccurrenceMap[K],
  event: Event,
): boolean => ROWS[on].fits(scene, when, event);

/** Whether an event is what a text waits for. */
export const fits = <G extends GameTypes>(scene: Scene<G>, when: Occurrence, event: Event): boolean =>
  couldBe(event).includes(when.on) && row(when.on, scene, when, event);

const fieldOf = <G extends GameTypes>({ look }: Scene<G>): string => look.rules.zoneOf.battlefield;

const wasOnField = <G extends GameTypes>(scene: Scene<G>, ref: Ref): boolean =>
  scene.before.item(ref)?.zone === fieldOf(scene);

/** Whether a move leads there; what goes into a zone of its owner's goes into that of its owner, whoever controlled it. */
const goesInto = <G extends GameTypes>(scene: Scene<G>, { zone, of, place }: Into, event: EventOf<'move'>): boolean =>
  event.to === zone &&
  (place === undefined || (event.place ?? 'top') === place) &&
  (of === undefined || isSeat(scene, of, scene.before.item(event.item)?.owner));

/** Whether it came into a zone from where that counts as entering, or would. */
function entered<G extends GameTypes>({ look, before, after, happened }: Scene<G>, ref: Ref, zone: Zone): boolean {
  if (happened && after.p.items[slotOf(ref)]?.zone !== zone) return false;
  return isArrival(look, before.item(ref)?.zone, zone);
}

/** Whether such a card moves into a zone from where that counts as entering, or would. */
const comes = <G extends GameTypes>(scene: Scene<G>, who: Who, event: EventOf<'move'>): boolean =>
  entered(scene, event.item, event.to) &&
  (scene.happened
    ? is(scene, who, arrived(scene, event.item), scene.after)
    : is(scene, who, event.item, scene.look, comingTo(scene.look, event)));

/** Whether it comes into play, or would, as what has resolved does, and is there what the edition calls summoned. */
function resolvedAsSummoned<G extends GameTypes>(scene: Scene<G>, event: EventOf<'move'>): boolean {
  if (event.to !== fieldOf(scene) || (event.manner !== 'played' && event.manner !== 'summoned')) return false;
  const { look, after, happened } = scene;
  const there = happened ? after.p.items[slotOf(event.item)] : undefined;
  const chars = there ? after.chars(there) : ahead(look, comingTo(look, event))?.chars;
  const summoned = look.rules.summoned(look);
  return chars?.types.some((type) => summoned.includes(type)) ?? false;
}

/** Whether a player gains life by it: life that a rules process rounds up has only become another number. */
export const isGain = (event: Event): event is EventOf<'life'> =>
  event.kind === 'life' && event.change > 0 && event.cause !== 'rule';

/** The object that a moved card has become. */
const arrived = <G extends GameTypes>({ after }: Scene<G>, ref: Ref): Ref | undefined =>
  after.p.items[slotOf(ref)]?.ref;

/** A move that has yet to happen, as the rows of the edition leave it. */
const comingTo = <G extends GameTypes>(look: Look<G>, event: EventOf<'move'>): EventOf<'move'> => {
  const move = comesTo(look, event)?.find((one) => one.kind === 'move' && one.item === event.item);
  return move?.kind === 'move' ? move : event;
};

/** Whether it has left where it was, or would. */
const moved = <G extends GameTypes>({ before, after, happened }: Scene<G>, ref: Ref): boolean => {
  const item = before.item(ref);
  return item !== undefined && (!happened || item.zone !== after.p.items[slotOf(ref)]?.zone);
};

const isA = <G extends GameTypes>(look: Look<G>, ref: Ref, types: readonly string[] | undefined): boolean => {
  const item = look.item(ref);
  return types === undefined || (item !== undefined && look.isA(item, ...types));
};

const isSeat = <G extends GameTypes>(
  { source }: Scene<G>,
  player: 'you' | 'opponent',
  seat: Seat | undefined,
): boolean => seat !== undefined && (seat === source.controller) === (player === 'you');

/**
 * Whether an object is the one a text waits for: its own card, whatever it has become, a target of it, or one that fits. Where
 * those in play are fixed, it is one of them; what does not lie in play could not be found there, and has to fit.
 * @param coming the move by which it would arrive, where it has yet to: it is as what it will be there that it would enter
 */
function is<G extends GameTypes>(
  { source, captured, affects }: Scene<G>,
  who: Who,
  ref: Ref | undefined,
  look: Look<G>,
  coming?: EventOf<'move'>,
): boolean {
  if (ref === undefined) return false;
  if (who === 'this') return slotOf(ref) === slotOf(source.ref) && (ref === source.ref || look.item(ref) !== undefined);
  if ('target' in who) return captured?.targets[who.target]?.includes(ref) ?? false;
  if (affects?.includes(ref)) return true;
  const item: Item | undefined = look.lately(ref);
  if (item === undefined || (affects && look.rules.activeZones.includes(item.zone))) return false;
  const there = coming === undefined ? null : ahead(look, coming);
  if (there === null) return matches(item, who, readerOf(look, source.controller, source));
  const chars = (one: Item): Characteristics => (one === there.item ? there.chars : there.look.chars(one));
  return matches(there.item, who, readerOf(there.look, source.controller, source, chars));
}

/** The same of what has moved, on the side of its move on which the edition has it read; of what would, where it lies. */
function isWhereRead<G extends GameTypes>(scene: Scene<G>, who: Who, ref: Ref): boolean {
  const was = scene.happened ? scene.before.item(ref) : undefined;
  const now = was && scene.after.p.items[slotOf(ref)];
  return was && now && sideRead(scene.after, was, now) === 'after'
    ? is(scene, who, now.ref, scene.after)
    : is(scene, who, ref, scene.before);
}

/** Whether it lay where a text means cards that names no zone: a card in play can be destroyed elsewhere too. */
function layThere<G extends GameTypes>({ before }: Scene<G>, who: Who, ref: Ref): boolean {
  const item = before.item(ref);
  if (who === 'this' || 'target' in who || item === undefined) return true;
  tellZones(before, who, false);
  return isMeantThere(before, who, item, (one) => before.chars(one), false);
}

/** What an occurrence may look like. */
export const OCCURRENCE: Shape<Occurrence> = tagged<Occurrence, 'on'>('on', OCCURRENCES, 'occurrences');

const { occasion: _, state: __, ...INCIDENTS } = OCCURRENCES;

/** What may be asked whether it has happened. */
export const INCIDENT: Shape<Incident> = tagged<Incident, 'on'>('on', INCIDENTS, 'occurrences');
