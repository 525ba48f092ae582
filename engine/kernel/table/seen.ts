/**
 * What one player sees of a game: of a position, of what is asked and answered, and of the rows of a trace. An object that the
 * player does not see is still there, where it lies and as it lies; which card it is, and which of several, is not told.
 */
import type { Row } from '../machine/machine';
import { type About, about } from '../position/about';
import {
  type Answer,
  type Event,
  type Item,
  type Outcome,
  type PlayerState,
  type Position,
  type Ref,
  type Request,
  type Seat,
  type Space,
  slotOf,
  type ZoneKey,
} from '../position/position';
import { isPlayer } from '../position/request';
import type { Consulted } from '../view/consulting';
import { Look } from '../view/look';
import type { GameTypes, Ruleset } from '../view/ruleset';
import { sees } from '../view/sight';

/** How an object lies, whoever looks. */
interface Lying {
  readonly owner: Seat;
  readonly controller: Seat;
  readonly faceDown: boolean;
  readonly rested: boolean;
  readonly damage: number;
  readonly counters: Item['counters'];
}

/** An object that the player sees, or only that there is one. */
export type SeenObject =
  | ({ readonly seen: false } & Lying)
  | ({ readonly seen: true; readonly card: string; readonly side: number } & Lying &
      Pick<Item, 'ref' | 'kind' | 'pseudo' | 'name' | 'on'>);

/** A decision; `space` is `null` where another has to make it. */
export interface SeenRequest extends Pick<Request, 'seat' | 'prompt' | 'about'> {
  readonly space: Space | null;
}

/** What can be seen of an event: the objects of it that the player sees, how many others there are, and its plain values. */
export interface SeenEvent extends About {
  readonly kind: Event['kind'];
  readonly unseen: number;
  readonly values: Readonly<Record<string, string | number | boolean>>;
}

export interface SeenPosition {
  readonly turn: Position['turn'];
  readonly zones: Readonly<Record<ZoneKey, readonly SeenObject[]>>;
  readonly players: readonly [PlayerState, PlayerState];
  readonly request: SeenRequest | null;
  readonly result: Outcome | null;
}

export interface SeenRow extends Pick<Row, 'step' | 'clauses' | 'path'> {
  readonly via: readonly Consulted[];
  readonly events: readonly SeenEvent[];
  readonly request: SeenRequest | null;
}

/** The eyes of one player. */
export interface Eyes {
  position(p: Position): SeenPosition;
  /** The pending decision; `null` also where another is asked about what this player does not see. */
  request(p: Position): SeenRequest | null;
  /** An answer to the pending decision; `null` where another gives it: what comes of it is seen. */
  answer(p: Position, given: Answer): Answer | null;
  /** What this player means by an answer to the decision as they see it. */
  meant(p: Position, given: Answer): Answer;
  /** A row of the trace and the position before it; `null` where another does something that this player does not notice. */
  row(before: Position, row: Row): SeenRow | null;
}

/** What an object is called that the player does not see, in a list of several. */
const calledUnseen = (at: number): string => `unseen ${at + 1}`;

/** Events that are accounts of the rules alone: what comes of them is seen when it happens. */
const ACCOUNTS: ReadonlySet<Event['kind']> = new Set<Event['kind']>([
  'remember',
  'did',
  'trigger',
  'untrigger',
  'announce',
  'delay',
  'store',
  'wear',
]);

/** Fields of events that are numbers and name no object. */
const NUMBERS: ReadonlySet<string> = new Set(['amount', 'change', 'side', 'times', 'player', 'under', 'stops']);

/** What an event says besides the objects that it is about. */
const valuesOf = (event: Event): SeenEvent['values'] =>
  Object.fromEntries(
    Object.entries(event).flatMap(([name, value]): readonly [string, string | number | boolean][] => {
      const plain = typeof value === 'string' || typeof value === 'boolean';
      return name !== 'kind' && (plain || (typeof value === 'number' && NUMBERS.has(name))) ? [[name, value]] : [];
    }),
  );

type Names = ReadonlyMap<string, string>;

/** Keys with other names for some of them. */
const called = (keys: readonly string[], names: Names): readonly string[] => keys.map((key) => names.get(key) ?? key);

const isList = (given: Answer): given is readonly string[] => Array.isArray(given);

function answerCalled(given: Answer, names: Names): Answer {
  if (names.size === 0 || typeof given === 'number') return given;
  if (typeof given === 'string') return names.get(given) ?? given;
  if (isList(given)) return called(given, names);
  return Object.fromEntries(Object.entries(given).map(([key, amount]) => [names.get(key) ?? key, amount]));
}

export function eyesOf<G extends GameTypes>(rules: Ruleset<G>, seat: Seat): Eyes {
  /** Whether an object that lies somewhere is unseen; what is no more was seen as it was there. */
  const hides = (look: Look<G>, item: Item): boolean => rules.zones[item.zone] !== undefined && !sees(look, seat, item);

  const isUnseen = (look: Look<G>, ref: Ref | null | undefined): boolean => {
    const item = ref === null || ref === undefined || isPlayer(ref) ? undefined : look.p.items[slotOf(ref)];
    return item !== undefined && hides(look, item);
  };

  function object(look: Look<G>, item: Item): SeenObject {
    const { owner, controller, faceDown, rested, damage, counters } = item;
    const lying = { owner, controller, faceDown, rested, damage, counters };
    if (hides(look, item)) return { seen: false, ...lying };
    const { card, side } = look.print(item);
    const { ref, kind, pseudo, name } = item;
    const on = item.on.filter((host) => !isUnseen(look, host));
    return { seen: true, card, side, ...lying, ref, kind, pseudo, name, on };
  }

  /** The keys by which this player calls what is to choose from, by those of the game. */
  function keysOf(look: Look<G>, space: Space): ReadonlyMap<string, string> {
    const options = 'options' in space ? space.options : [];
    const unseen = options.filter(({ item }) => isUnseen(look, item));
    return new Map(unseen.map(({ key }, at) => [key, calledUnseen(at)]));
  }

  function spaceOf(look: Look<G>, space: Space): Space {
    const keys = keysOf(look, space);
    if (keys.size === 0 || !('options' in space)) return space;
    const options = space.options.map((option) => {
      const key = keys.get(option.key);
      return key === undefined ? option : { key };
    });
    if (space.kind !== 'subset') return { ...space, options };
    const { within, among } = space;
    return {
      ...space,
      options,
      ...(within && { within: within.map((group) => called(group, keys)) }),
      ...(among && { among: { ...among, keys: called(among.keys, keys) } }),
    };
  }

  function asked(look: Look<G>, { seat: who, prompt, about: of, space }: Request): SeenRequest | null {
    if (who === seat) return { seat: who, prompt, about: isUnseen(look, of) ? null : of, space: spaceOf(look, space) };
    return isUnseen(look, of) ? null : { seat: who, prompt, about: of, space: null };
  }

  const request = (p: Position): SeenRequest | null => p.request && asked(new Look(rules, p), p.request);

  function event(before: Look<G>, after: Look<G>, one: Event): readonly SeenEvent[] {
    if (ACCOUNTS.has(one.kind)) return [];
    const { objects, players, others } = about(one);
    const isSeen = (ref: Ref): boolean => !isUnseen(before, ref) || !isUnseen(after, ref);
    const [mine, theirs] = [objects.filter(isSeen), others.filter(isSeen)];
    const unseen = objects.length + others.length - mine.length - theirs.length;
    return [{ kind: one.kind, objects: mine, players, others: theirs, unseen, values: valuesOf(one) }];
  }

  /** Whether what is under way was begun by cards of another that this player does not see. */
  const isSecret = (look: Look<G>): boolean =>
    look.p.agenda.some(({ env }) => env.offered?.some(({ source }) => isUnseen(look, source.ref)) === true);

  return {
    position: (p) => {
      const look = new Look(rules, p);
      const lying = (slots: readonly number[]): readonly SeenObject[] =>
        slots.flatMap((slot) => {
          const item = p.items[slot];
          return item ? [object(look, item)] : [];
        });
      const zones = Object.fromEntries(Object.entries(p.zones).map(([key, slots]) => [key, lying(slots)]));
      return { turn: p.turn, zones, players: p.players, request: request(p), result: p.result };
    },
    request,
    answer: (p, given) => {
      if (p.request?.seat !== seat) return null;
      return answerCalled(given, keysOf(new Look(rules, p), p.request.space));
    },
    meant: (p, given) => {
      if (p.request?.seat !== seat) return given;
      const keys = keysOf(new Look(rules, p), p.request.space);
      return answerCalled(given, new Map([...keys].map(([key, name]) => [name, key])));
    },
    row: (before, row) => {
      const [was, is] = [new Look(rules, before), new Look(rules, row.position)];
      if (isSecret(was) && isSecret(is)) return null;
      const events = row.events.flatMap((one) => event(was, is, one));
      const seen = row.request && asked(is, row.request);
      // What was consulted for the choices of another tells of cards that only they see.
      const own = row.request === null || row.request.seat === seat;
      const via = own ? row.via.filter(({ by }) => !isUnseen(is, by)) : [];
      return { step: row.step, clauses: row.clauses, path: row.path, via, events, request: seen };
    },
  };
}
