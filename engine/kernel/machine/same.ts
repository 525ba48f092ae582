/**
 * Whether two positions are the same to the rules: references may point to later objects of the same slots, timestamps need
 * only be in the same order, and what no text reads may have grown.
 */
import type { Deed, Ledger, Position, Ref } from '../position/position';
import { GONE, SEATS, slotOf } from '../position/position';

/** Fields that only order objects and effects by age. */
const AGES: ReadonlySet<string> = new Set(['stamp', 'id']);

/**
 * Whether a position has come back.
 * @param reads what is read of that which can grow: more than before of what is not is no difference
 */
export const hasComeBack = (before: Position, now: Position, reads: Reads): boolean =>
  looksAlike(before, now) && new Comparison(before, now, reads).holds();

/** Whether anything reads how much life a player has, or how many counters of a name lie on an object. */
export interface Reads {
  readonly life: () => boolean;
  readonly counter: (name: string) => boolean;
}

/** What is compared first, as it mostly differs. */
function looksAlike(before: Position, now: Position): boolean {
  if (before.agenda.length !== now.agenda.length || before.request?.prompt !== now.request?.prompt) return false;
  if (before.request?.seat !== now.request?.seat || before.pending.length !== now.pending.length) return false;
  if (before.effects.length !== now.effects.length || before.turn.number !== now.turn.number) return false;
  for (const key in before.zones) if (before.zones[key]?.length !== now.zones[key]?.length) return false;
  return true;
}

class Comparison {
  private readonly ages: [number, number][] = [];

  constructor(
    private readonly before: Position,
    private readonly now: Position,
    private readonly reads: Reads,
  ) {}

  holds(): boolean {
    const { before, now } = this;
    return (
      this.alike(before.zones, now.zones) &&
      this.alike(before.turn, now.turn) &&
      this.alike(before.agenda, now.agenda) &&
      this.alike(before.request, now.request) &&
      this.sameItems() &&
      this.alike(before.effects, now.effects) &&
      this.alike(before.pending, now.pending) &&
      this.alike(before.delayed, now.delayed) &&
      this.alike(before.stored, now.stored) &&
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
      return this.alike(had, pool) && (life === was || (life > was && !this.reads.life()));
    });
  }

  private sameItems(): boolean {
    const { items } = this.now;
    return (
      this.before.items.length === items.length &&
      this.before.items.every((item, slot) => {
        const now = items[slot];
        if (item !== now) return (item.zone === GONE && now?.zone === GONE) || this.alike(item, now);
        this.ages.push([item.stamp, item.stamp]);
        return true;
      })
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
        return was === is || (Number(was) < Number(is) && !this.reads.counter(name));
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
    if (was < 0 || is < 0 || slotOf(was) !== slotOf(is)) return false;
    return isLive(this.before, was) === isLive(this.now, is);
  }
}

const isLive = (p: Position, ref: Ref): boolean => p.items[slotOf(ref)]?.ref === ref;

const entriesOf = (of: object): readonly [string, unknown][] =>
  Object.entries(of).filter(([, value]) => value !== undefined);
