import { costOfGoingOn, costOfStart, MARKED, MISSING, STRAY, STRAY_GOES_ON, type Surroundings } from './align-costs';
import type { Piece } from './pieces';
import type { Label } from './policy';
import type { Echo } from './twin';

/** A clause that should stand in a stretch of the file. */
export interface Expected {
  id: string;
  label: Label;
}

/** The clause a piece belongs to, by its place in the list; undefined: to none. */
export type Place = number | undefined;

/** Two ways that cost nearly the same are both possible. */
const MARGIN = 0.4;
/** What it is worth that a piece says what the clause says in the other language. */
const ECHO = 2;
const NEVER = Number.POSITIVE_INFINITY;

/**
 * Divides the pieces of a stretch among the clauses that should stand in it, in order. Each way of dividing has a cost
 * (a clause that begins without its label, a label inside a clause, a clause left out, a piece left over). Gives for each
 * piece the places it has in the cheapest ways: more than one where it cannot be told.
 * `given`: the first piece is known to begin the first clause.
 */
export function align(
  pieces: readonly Piece[],
  expected: readonly Expected[],
  given: boolean,
  echo: Echo = () => 0,
): ReadonlySet<Place>[] {
  const table = new Table(pieces, expected, given, echo);
  return pieces.map((_, at) => table.placesOf(at));
}

/** States after a piece: inside clause j (2j), or outside of everything after clause j (2j + 1); before the first clause: 0 and 1. */
class Table {
  readonly #forward: number[][];
  readonly #backward: number[][];
  readonly #best: number;

  constructor(
    readonly pieces: readonly Piece[],
    readonly expected: readonly Expected[],
    readonly given: boolean,
    readonly echo: Echo,
  ) {
    const states = 2 * (expected.length + 1);
    const around = surroundingsOf(pieces, expected);
    const step = (at: number, from: number, to: number): number => this.#cost(at, from, to, around);
    this.#forward = [Array.from({ length: states }, (_, state) => (state === 1 ? 0 : NEVER))];
    for (let at = 0; at < pieces.length; at++) {
      const before = this.#forward[at] ?? [];
      this.#forward.push(
        Array.from({ length: states }, (_, to) => least(before, (from, cost) => cost + step(at, from, to))),
      );
    }
    const last = Array.from({ length: states }, (_, state) => MISSING * (expected.length - clausesUpTo(state)));
    this.#backward = [last];
    for (let at = pieces.length - 1; at >= 0; at--) {
      const after = this.#backward[0] ?? [];
      this.#backward.unshift(
        Array.from({ length: states }, (_, from) => least(after, (to, cost) => cost + step(at, from, to))),
      );
    }
    this.#best = this.#backward[0]?.[1] ?? NEVER;
  }

  placesOf(at: number): ReadonlySet<Place> {
    const here = this.#forward[at + 1] ?? [];
    const rest = this.#backward[at + 1] ?? [];
    const places = new Set<Place>();
    for (const [state, cost] of here.entries()) {
      if (cost + (rest[state] ?? NEVER) <= this.#best + MARGIN) places.add(placeOfState(state));
    }
    return places;
  }

  #cost(at: number, from: number, to: number, around: Surroundings): number {
    const piece = this.pieces[at];
    if (!piece || to === 0) return NEVER;
    const owner = clausesUpTo(from);
    const next = clausesUpTo(to);
    const outside = to % 2 === 1;
    if (at === 0 && this.given && to !== 2) return NEVER;
    if (next < owner) return NEVER;
    if (outside) {
      if (next !== owner) return NEVER;
      return from % 2 === 1 && at > 0 ? STRAY_GOES_ON(piece) : STRAY(piece);
    }
    if (next === owner) {
      const clause = this.expected[owner - 1];
      if (from % 2 === 1 || !clause) return NEVER;
      return costOfGoingOn(piece, clause.label, around) - ECHO * this.echo(piece.text, clause.id);
    }
    const clause = this.expected[next - 1];
    if (!clause) return NEVER;
    const skipped = next - owner - 1;
    if (at === 0 && this.given) return MISSING * skipped;
    const start = costOfStart(piece, clause.label, this.pieces.slice(0, at), around);
    return MISSING * skipped + start - ECHO * this.echo(piece.text, clause.id);
  }
}

function surroundingsOf(pieces: readonly Piece[], expected: readonly Expected[]): Surroundings {
  const kinds = new Set(expected.map(({ label }) => label.kind));
  const marked = pieces.flatMap(({ marker: { kind }, fresh }) => (kind === 'none' || fresh === 'torn' ? [] : [kind]));
  const due = expected.filter(({ label }) => MARKED.has(label.kind)).length;
  const marks = new Set(marked.length * 2 < due ? [] : marked);
  // A bullet may have been read as a counter (`1· …`).
  const bullets = marked.some((kind) => kind === 'bullet' || kind === 'sub' || kind === 'plain');
  return { kinds, marks, lostBullets: kinds.has('item') && !bullets };
}

function clausesUpTo(state: number): number {
  return Math.floor(state / 2);
}

function placeOfState(state: number): Place {
  return state % 2 === 1 || state === 0 ? undefined : state / 2 - 1;
}

function least(costs: readonly number[], total: (at: number, cost: number) => number): number {
  let found = NEVER;
  for (const [at, cost] of costs.entries()) {
    if (cost === NEVER) continue;
    found = Math.min(found, total(at, cost));
  }
  return found;
}
