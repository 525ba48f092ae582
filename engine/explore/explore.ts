/**
 * Every way in which both players can go on from a position, until what is asked about is over. Positions that have the same
 * future are one; the order of a deck is as it lies, chance falls as the seed has it, and nobody is kept from seeing anything.
 */
import { type Answer, NO_WATCH, type Position, type Seat } from '../kernel/position/position';
import type { Engine } from '../kernel/table/engine';
import { Keys } from './canonical';
import { type Fixed, triedAt } from './fixed';

export interface Exploring {
  /** Whether what is asked about is over at a position; told at every row, so that the first such position is the end. */
  readonly isOver: (p: Position) => boolean;
  /** What came out, in words or as JSON: ends with equal words are one outcome. */
  readonly outcomeOf: (p: Position) => string;
  /** Positions with a decision that are looked into before the search is cut off. */
  readonly most: number;
  /** Answers that a decision may have before the search counts as cut off. */
  readonly mostAnswers?: number;
  /** Decisions that nobody is free to make otherwise. */
  readonly fixed?: readonly Fixed[];
  /** Take no two positions for one: for tests, which hold the merging against this. */
  readonly unmerged?: true;
  /** Told now and then how many positions have been looked into; false stops the search. */
  readonly goOn?: (positions: number) => boolean;
}

/** A decision on the way to an outcome. */
export interface Move {
  readonly seat: Seat;
  readonly prompt: string;
  readonly answer: Answer;
}

export interface Explored {
  /** Positions with a decision that were looked into. */
  readonly positions: number;
  /** Why it is not all there is; `null`: nothing is left out. */
  readonly cut: string | null;
  /** What of the fixed said nothing of any decision that was looked into, by number. */
  readonly unmet: readonly number[];
  /** Every outcome that was found, with a shortest line that leads to it. */
  readonly outcomes: readonly { readonly outcome: string; readonly line: readonly Move[] }[];
  /**
   * Whether a player can bring it about, whatever the other does that is not fixed, that an outcome of some kind comes. True
   * even where the search was cut off; false only says so where it was not.
   */
  readonly forces: (seat: Seat, holds: (outcome: string) => boolean) => boolean;
}

/** Answers of one decision that are tried; one with more is cut off. */
const MOST_ANSWERS = 2_000;
/** How often `goOn` is told. */
const NOW_AND_THEN = 512;

/** How far each of what is fixed has come on the way. Positions that differ in it go on otherwise. */
type Come = readonly number[];

/** A position that was reached: who decides there and whereto, or what came out. */
interface Reached {
  readonly seat: Seat | null;
  readonly outcome: string | null;
  readonly parent: number;
  readonly move: Move | null;
  readonly to: number[];
  /** Whether every answer there is leads to one of `to`: it has been looked into, and nothing was left out. */
  isWhole: boolean;
}

/** A position that is still to be looked into. */
interface Waiting {
  readonly at: number;
  readonly p: Position;
  readonly come: Come;
}

/**
 * Explores a position.
 * @param start a position that asks for a decision, or one before any
 */
export function explore(engine: Engine, start: Position, how: Exploring): Explored {
  return new Search(engine, how).from(start);
}

class Search {
  private readonly keys = new Keys();
  private readonly known = new Map<string, number>();
  private readonly reached: Reached[] = [];
  /** The first found first: so the first line to an outcome is a shortest. What has been looked into is let go. */
  private readonly waiting: (Waiting | null)[] = [];
  private cut: string | null = null;
  /** What of the fixed has said something of a decision, by number. */
  private readonly met = new Set<number>();

  constructor(
    private readonly engine: Engine,
    private readonly how: Exploring,
  ) {}

  from(start: Position): Explored {
    const { fixed = [] } = this.how;
    const untouched = fixed.map(() => 0);
    this.reach(this.on(start), untouched, -1, null);
    let looked = 0;
    for (let next = 0; next < this.waiting.length; next += 1) {
      const one = this.waiting[next];
      if (!one) break;
      if (looked >= this.how.most) {
        this.cut = `more than ${this.how.most} positions`;
        break;
      }
      if (looked % NOW_AND_THEN === 0 && this.how.goOn?.(looked) === false) {
        this.cut = 'stopped';
        break;
      }
      if (this.keys.size > MOST_KEPT) {
        this.cut = `more than ${looked} positions, which grow too large to be told apart`;
        break;
      }
      looked += 1;
      this.waiting[next] = null;
      this.lookInto(one);
      if (next >= HELD) {
        this.waiting.splice(0, next + 1);
        next = -1;
      }
    }
    return {
      positions: looked,
      cut: this.cut,
      unmet: [...fixed.keys()].filter((number) => !this.met.has(number)),
      outcomes: this.outcomes(),
      forces: (seat, holds) => forces(this.reached, seat, holds),
    };
  }

  private lookInto({ at, p, come }: Waiting): void {
    const { request } = p;
    if (!request) return;
    const { fixed = [], mostAnswers = MOST_ANSWERS } = this.how;
    const { list, complete, by, come: since } = triedAt(p, request, fixed, come, mostAnswers);
    for (const number of by) this.met.add(number);
    if (!complete) this.cut ??= `a decision (${request.prompt}) whose answers are not all listed`;
    const here = this.reached[at];
    if (!here) return;
    for (const answer of list) {
      const given = this.engine.answer(p, answer);
      if (!given.ok) throw new Error(`${request.prompt} lists an answer that is refused: ${given.error}`);
      const to = this.reach(this.on(given.position), since, at, { seat: request.seat, prompt: request.prompt, answer });
      if (!here.to.includes(to)) here.to.push(to);
    }
    here.isWhole = complete;
  }

  /** The next decision, or the end. Rows one by one only where the end lies between this decision and the next. */
  private on(p: Position): Position {
    const { isOver } = this.how;
    if (isOver(p)) return p;
    const there = this.engine.advance(p);
    if (!isOver(there)) return there;
    let now = p;
    while (!isOver(now)) {
      const after = this.engine.step(now);
      if (after === now || after.request) return after;
      now = after;
    }
    return now;
  }

  private reach(p: Position, come: Come, parent: number, move: Move | null): number {
    const isEnd = p.result !== null || p.request === null || this.how.isOver(p);
    const same = isEnd ? `=${this.how.outcomeOf(p)}` : this.how.unmerged ? null : `${come}|${this.keys.of(p)}`;
    const before = same === null ? undefined : this.known.get(same);
    if (before !== undefined) return before;
    const at = this.reached.length;
    const outcome = isEnd && same !== null ? same.slice(1) : null;
    this.reached.push({
      seat: isEnd ? null : (p.request?.seat ?? null),
      outcome,
      parent,
      move,
      to: [],
      isWhole: false,
    });
    if (same !== null) this.known.set(same, at);
    if (!isEnd) this.waiting.push({ at, p: { ...p, watch: NO_WATCH }, come });
    return at;
  }

  private outcomes(): Explored['outcomes'] {
    return this.reached.flatMap(({ outcome }, at) => (outcome === null ? [] : [{ outcome, line: this.lineTo(at) }]));
  }

  private lineTo(at: number): readonly Move[] {
    const line: Move[] = [];
    for (let one = this.reached[at]; one; one = this.reached[one.parent]) if (one.move) line.push(one.move);
    return line.reverse();
  }
}

/** Characters that are kept so that positions can be told apart, before the search is cut off: some 256 MB. */
const MOST_KEPT = 2 ** 27;

/** Places of positions that have been looked into, before they are taken off the list together. */
const HELD = 4_096;

/** Whether the first position is won for a player by some answer at each of their decisions, and by every one at the other's. */
function forces(reached: readonly Reached[], seat: Seat, holds: (outcome: string) => boolean): boolean {
  const from: number[][] = reached.map(() => []);
  for (const [at, { to }] of reached.entries()) for (const next of to) from[next]?.push(at);
  const open = reached.map(({ to }) => to.length);
  const won = reached.map(({ outcome }) => outcome !== null && holds(outcome));
  const told = won.flatMap((is, at) => (is ? [at] : []));
  for (let at = told.pop(); at !== undefined; at = told.pop()) {
    for (const before of from[at] ?? []) {
      if (won[before]) continue;
      open[before] = (open[before] ?? 0) - 1;
      const { seat: mover, isWhole } = reached[before] ?? {};
      if (mover !== seat && !(isWhole && open[before] === 0)) continue;
      won[before] = true;
      told.push(before);
    }
  }
  return won[0] ?? false;
}
