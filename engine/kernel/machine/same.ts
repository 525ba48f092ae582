/**
 * Whether two positions are the same to the rules: references may point to later objects of the same slots, timestamps need
 * only be in the same order, and what no text reads may have grown.
 */
import type { Amounts } from '../position/amounts';
import type { Deed, Effect, Item, Ledger, Modifying, Position, Ref, Seat, Zone } from '../position/position';
import { GONE, SEATS, slotOf } from '../position/position';

/** What a text began and will end; effects have a timestamp beside it. */
interface Lasting {
  readonly id: number;
  readonly stamp?: number;
}

/** Fields that only order objects and effects by age. */
export const AGES: ReadonlySet<string> = new Set(['stamp', 'turned', 'added', 'id']);

/**
 * Whether a position has come back.
 * @param reads what is read of that which can grow: more than before of what is not is no difference
 */
export const hasComeBack = (before: Position, now: Position, reads: Reads): boolean =>
  looksAlike(before, now, reads.stackZone) && new Comparison(before, now, reads).holds();

/**
 * Whether anything looks at the life of players, at counters of a name, at what there is to pay with, at the values of objects, at damage beyond that on an
 * object, at how many such objects there are, or at what lies on the stack.
 */
export interface Reads {
  readonly life: (had: number) => boolean;
  readonly counter: (name: string, had: number) => boolean;
  /** Whether a player could come to pay with more of a resource than they had. */
  readonly pool: (of: Seat, had: number) => boolean;
  readonly values: () => boolean;
  readonly damage: (on: Item) => boolean;
  /** @param had how many such were there and have stayed as they were */
  readonly number: (such: Item, had: number) => boolean;
  readonly stack: () => boolean;
  /** Which zone that is. */
  readonly stackZone: Zone;
}

/** What is compared first, as it mostly differs. */
function looksAlike(before: Position, now: Position, stack: Zone): boolean {
  if (before.agenda.length !== now.agenda.length || before.request?.prompt !== now.request?.prompt) return false;
  if (before.request?.seat !== now.request?.seat || before.pending.length > now.pending.length) return false;
  if (before.effects.length > now.effects.length || before.turn.number !== now.turn.number) return false;
  for (let at = 0; at < before.agenda.length; at += 1) {
    const [was, is] = [before.agenda[at], now.agenda[at]];
    if (was?.proc !== is?.proc || was?.step !== is?.step || was?.env.passes !== is?.env.passes) return false;
  }
  const more = now.items.length - before.items.length;
  for (const key in before.zones) {
    const grown = (now.zones[key]?.length ?? 0) - (before.zones[key]?.length ?? 0);
    if (grown < 0 || (grown > more && key !== stack)) return false;
  }
  return before.items.every((item, slot) => {
    const is = now.items[slot];
    return liesAlike(item, is) || (isNoMore(item) && is?.kind === item.kind && is.zone === stack);
  });
}

/** Whether a slot is free for the next object on the stack. */
const isNoMore = ({ kind, zone }: Item): boolean => kind !== 'card' && zone === GONE;

/** Whether an object lies as it lay: rested, recovered, face up or down, in that zone. */
const liesAlike = (was: Item, is: Item | undefined): boolean =>
  was === is ||
  (was.zone === is?.zone && (was.zone === GONE || (was.rested === is.rested && was.faceDown === is.faceDown)));

class Comparison {
  private readonly ages: [number, number][] = [];
  /** The slots of objects that are there besides, and those of the objects before that each of them is like. */
  private readonly more = new Map<number, readonly number[]>();
  /** Of objects on a stack that has grown, by slot, the slots of those that are in their places. */
  private readonly places = new Map<number, number>();

  constructor(
    private readonly before: Position,
    private readonly now: Position,
    private readonly reads: Reads,
  ) {}

  holds(): boolean {
    const { before, now } = this;
    return (
      this.sameStack() &&
      this.onlyMoreAlike() &&
      this.sameZones() &&
      this.alike(before.turn, now.turn) &&
      this.alike(before.agenda, now.agenda) &&
      this.sameRequest() &&
      this.sameItems() &&
      this.sameEffects() &&
      this.samePending() &&
      this.sameWaiting(before.delayed, now.delayed, ({ until, once }) => until === 'once' || once === true) &&
      this.sameWaiting(before.stored, now.stored, ({ once, left }) => once || left !== undefined) &&
      this.alike(before.shown, now.shown) &&
      this.alike({ ...before.memory, ledger: null }, { ...now.memory, ledger: null }) &&
      this.sameLedger(before.memory.ledger, now.memory.ledger) &&
      this.sameAges() &&
      this.sameLife()
    );
  }

  private sameLife(): boolean {
    return SEATS.every((seat) => {
      const { life: was, pool: had } = this.before.players[seat];
      const { life, pool } = this.now.players[seat];
      return this.samePool(seat, had, pool) && (life === was || (life > was && !this.reads.life(was)));
    });
  }

  private samePool(seat: Seat, were: Amounts, are: Amounts): boolean {
    if (this.alike(were, are)) return true;
    if (Object.entries(were).some(([kind, was]) => (are[kind] ?? 0) < was)) return false;
    // Where each kind that has grown was enough by itself for all that is paid at once, more of it pays for nothing else.
    const grown = Object.entries(are).flatMap(([kind, is]) => (is > (were[kind] ?? 0) ? [were[kind] ?? 0] : []));
    return !this.reads.pool(seat, Math.min(...grown));
  }

  /**
   * The stack is the same, or has grown in the middle: beneath lies, the same objects, what has lain there all the way round; above,
   * like what was above that before, what the way round has used; between them, more like what has lain there. Going round
   * uses the top alone, and the stack is never empty: so it goes round again, and leaves more of the same in the middle. What could tell
   * them apart would look at the stack, which nothing does, or ask whether such an object lies there, which one did before.
   */
  private sameStack(): boolean {
    const { before, now, reads } = this;
    const [were, are] = [before.zones[reads.stackZone] ?? [], now.zones[reads.stackZone] ?? []];
    const grown = are.length - were.length;
    if (grown === 0) return true;
    const at = were.findIndex((slot, place) => before.items[slot]?.ref !== now.items[are[place] ?? slot]?.ref);
    const stayed = at < 0 ? were.length : at;
    const beneath = were.slice(0, stayed);
    const used = were.slice(stayed).map((slot) => before.items[slot]);
    if (used.some((item) => item === undefined || isLive(now, item.ref))) return false;
    for (const slot of are.slice(stayed, stayed + grown)) {
      if (!beneath.some((one) => this.isLike(before.items[one], now.items[slot]))) return false;
      this.more.set(slot, []);
    }
    for (const [place, slot] of were.entries())
      this.places.set(slot, are[place < stayed ? place : place + grown] ?? slot);
    return !reads.stack();
  }

  /** What is there besides is pseudo-cards, each like one that was there before, and nothing looks at how many there are. */
  private onlyMoreAlike(): boolean {
    const { items } = this.before;
    return this.now.items.slice(items.length).every((one, at) => {
      if (one.zone === this.reads.stackZone || isNoMore(one)) return true;
      if (one.pseudo === null || one.zone === GONE) return false;
      const twins = items.flatMap((item, slot) => (this.isTwin(item, one) ? [slot] : []));
      this.more.set(items.length + at, twins);
      const stayed = twins.filter((slot) => items[slot] === this.now.items[slot]);
      return twins.length > 0 && !this.reads.number(one, stayed.length);
    });
  }

  private isTwin(was: Item, is: Item): boolean {
    return was.pseudo === is.pseudo && was.zone === is.zone && this.isLike(was, is);
  }

  private isLike(one: Item | undefined, other: Item | undefined): boolean {
    if (one === undefined || other === undefined) return false;
    if (one.kind !== other.kind || one.zone !== other.zone || one.ability?.key !== other.ability?.key) return false;
    const { ref: _, name: __, stamp: ___, turned: ____, added: _____, ...was } = one;
    const { ref, name, stamp, turned, added, ...is } = other;
    const known = this.ages.length;
    if (this.alike(was, is)) return true;
    // What is unlike tells nothing of ages.
    this.ages.length = known;
    return false;
  }

  private sameZones(): boolean {
    const { before, now, more } = this;
    return Object.entries(before.zones).every(([key, were]) => {
      const are = now.zones[key] ?? [];
      if (more.size === 0) return this.alike(were, are);
      const places = were.map((slot) => this.places.get(slot) ?? slot);
      return this.alike(
        places,
        are.filter((slot) => !more.has(slot)),
      );
    });
  }

  /** The same is asked, of more objects where there are more. */
  private sameRequest(): boolean {
    const { request } = this.now;
    if (request === null || this.more.size === 0 || !('options' in request.space))
      return this.alike(this.before.request, request);
    const { space } = request;
    const options = space.options.filter(({ item }) => item === undefined || !this.more.has(slotOf(item)));
    return this.alike(this.before.request, { ...request, space: { ...space, options } });
  }

  private sameItems(): boolean {
    const { items } = this.now;
    return this.before.items.every((item, slot) => {
      const place = this.places.get(slot) ?? slot;
      const now = items[place];
      if (place !== slot) return this.isLike(item, now);
      if (isNoMore(item)) return true;
      if (item !== now) return (item.zone === GONE && now?.zone === GONE) || this.alike(item, now);
      for (const age of [item.stamp, item.turned, item.added]) this.ages.push([age, age]);
      for (const { stamp } of item.begun) if (stamp !== undefined) this.ages.push([stamp, stamp]);
      return true;
    });
  }

  /** On every object with more damage than it had, nothing comes of that. */
  private woundsTellNothing(): boolean {
    const { before, now, reads } = this;
    return before.items.every(({ damage }, slot) => {
      const is = now.items[slot];
      return is === undefined || is.damage <= damage || !reads.damage({ ...is, damage });
    });
  }

  /** What has begun besides is what had begun last, again: that changes nothing, or only raises values at which nothing looks. */
  private sameEffects(): boolean {
    const { effects } = this.before;
    const more = this.now.effects.slice(effects.length);
    const last = effects.slice(-more.length);
    return (
      this.alike(effects, this.now.effects.slice(0, effects.length)) &&
      more.every((one, at) => this.isAgain(last[at], one) && settlesOrRaises(one)) &&
      !(more.some(({ modify }) => modify.stats !== undefined) && this.reads.values())
    );
  }

  private isAgain(was: Lasting | undefined, is: Lasting): boolean {
    return was !== undefined && this.alike({ ...was, id: 0, stamp: 0 }, { ...is, id: 0, stamp: 0 });
  }

  /**
   * What waits for its event besides is like what waited before and waits still, though that would have been used up by the
   * event: it has not happened on the way round, however many wait for it.
   */
  private sameWaiting<One extends Lasting>(
    were: readonly One[],
    are: readonly One[],
    isUsedUp: (one: One) => boolean,
  ): boolean {
    if (!this.alike(were, are.slice(0, were.length))) return false;
    const more = are.slice(were.length);
    return (
      more.length === 0 ||
      (were.every(({ id }, at) => are[at]?.id === id) &&
        more.every((one) => isUsedUp(one) && were.some((was) => this.isAgain(was, one))))
    );
  }

  /**
   * What has triggered besides is like what had before; where nobody has been asked anything and nothing has come onto the stack,
   * none of it has been played.
   */
  private samePending(): boolean {
    const { pending: were, request } = this.before;
    const { pending: are } = this.now;
    const more = are.slice(were.length);
    return (
      this.alike(were, are.slice(0, were.length)) &&
      (more.length === 0 ||
        (request === null && this.places.size === 0 && more.every((one) => were.some((was) => this.alike(was, one)))))
    );
  }

  /** What was done more often is no difference; what was done at all is. */
  private sameLedger(before: Ledger, now: Ledger): boolean {
    const within = (some: readonly Deed[], all: readonly Deed[], back: boolean): boolean =>
      some.every((one) => all.some((other) => (back ? this.alike(other, one) : this.alike(one, other))));
    const scopes = new Set([...Object.keys(before), ...Object.keys(now)]);
    const entries = (ledger: Ledger, scope: string): readonly Deed[] =>
      Object.entries(ledger).find(([name]) => name === scope)?.[1] ?? [];
    return [...scopes].every((scope) => {
      const [were, are] = [entries(before, scope), entries(now, scope)];
      return within(were, are, false) && within(are, were, true);
    });
  }

  private sameAges(): boolean {
    const order = this.ages.toSorted(([a], [b]) => a - b);
    return order.every(([was, is], at) => {
      const [older, oldest] = order[at - 1] ?? [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
      return was === older ? is === oldest : is > oldest;
    });
  }

  private alike(was: unknown, is: unknown, key = ''): boolean {
    if (typeof was === 'number' && typeof is === 'number') return this.sameNumber(was, is, key);
    if (was === is) return true;
    if (typeof was !== 'object' || typeof is !== 'object' || was === null || is === null) return false;
    if (key === 'counters') return this.sameCounters(was, is);
    if (isObject(was) && isObject(is) && was.damage < is.damage)
      return this.alike({ ...was, damage: is.damage }, is) && this.woundsTellNothing();
    const [before, now] = [entriesOf(was), entriesOf(is)];
    if (before.length !== now.length) return false;
    const there = new Map(now);
    return before.every(([name, value]) => there.has(name) && this.alike(value, there.get(name), name));
  }

  private sameCounters(were: object, are: object): boolean {
    const [before, now] = [new Map(entriesOf(were)), entriesOf(are)];
    return (
      before.size === now.length &&
      now.every(([name, is]) => {
        const was = before.get(name);
        return was === is || (Number(was) < Number(is) && !this.reads.counter(name, Number(was)));
      })
    );
  }

  private sameNumber(was: number, is: number, key: string): boolean {
    if (AGES.has(key)) {
      this.ages.push([was, is]);
      return true;
    }
    return was === is || this.sameObject(was, is);
  }

  /** Two references to what stands in a slot now and stood there before, or to what was there and is gone both times. */
  private sameObject(was: Ref, is: Ref): boolean {
    if (was < 0 || is < 0) return false;
    const [slot, at] = [slotOf(was), slotOf(is)];
    // What speaks of an object for which another one is in its place now speaks of another.
    if ((this.places.get(slot) ?? slot) !== slot) return false;
    if (slot !== at && !this.more.get(at)?.includes(slot)) return false;
    return isLive(this.before, was) === isLive(this.now, is);
  }
}

/** What changes nothing more where it is said again; of bans, only those without a price. */
const SETTLED: ReadonlySet<string> = new Set<keyof Modifying>([
  'filter',
  'self',
  'gain',
  'lose',
  'attributes',
  'traits',
  'types',
  'alsoTypes',
  'alsoTraits',
  'alsoAttributes',
  'becomes',
  'may',
]);

const settlesOrRaises = ({ modify, onPlayers, takenFrom }: Effect): boolean =>
  onPlayers === undefined &&
  takenFrom === undefined &&
  Object.keys(modify).every((part) => part === 'stats' || part === 'bans' || SETTLED.has(part)) &&
  (modify.bans ?? []).every((ban) => typeof ban === 'string' || !('unless' in ban)) &&
  Object.values(modify.stats ?? {}).every((by) => by >= 0);

/** An object, or what it was like when something set out from it: nothing else in a position is printed as a card. */
const isObject = (one: object): one is Item => 'printedAs' in one;

const isLive = (p: Position, ref: Ref): boolean => p.items[slotOf(ref)]?.ref === ref;

const entriesOf = (of: object): readonly [string, unknown][] =>
  Object.entries(of).filter(([, value]) => value !== undefined);
