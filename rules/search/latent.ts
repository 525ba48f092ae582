import { type Lower, lowerOf, orthonormal, products, solve } from './linear';

/** What units say, token by token: how much each token tells of each unit that has it. */
export interface Telling {
  /** How many units there are. */
  readonly count: number;
  /** Where the units of each token begin, and behind the last where they end. */
  readonly starts: ArrayLike<number>;
  readonly units: ArrayLike<number>;
  readonly values: ArrayLike<number>;
}

/** So many directions are kept. With half as many, five in a hundred fewer of the queries for tuning have their ruling first. */
const DIRECTIONS = 64;
/** What tells less than this of a unit, which is of length 1, is left out: a quarter of all Japanese, which finds no less. */
const LEAST = 0.03;

/**
 * Latent semantic analysis (Deerwester et al. 1990): units stand in a space of few directions, words that are used of the same units
 * in the same direction. A question stands near what speaks of the same, though in other words. The directions are those of a
 * truncated singular value decomposition, found by subspace iteration (Halko, Martinsson and Tropp 2011).
 */
export class LatentSpace {
  private readonly starts: Uint32Array;
  private readonly units: Uint32Array;
  private readonly values: Float64Array;
  /** Of each unit how far it lies in each direction. */
  private readonly basis: Float64Array;
  private readonly lower: Lower;
  /** Where each unit stands, at the distance of 1. */
  private readonly places: Float64Array;
  /** How many directions there are: no more than units. */
  private readonly directions: number;

  constructor({ count, starts, units, values }: Telling, directions = DIRECTIONS) {
    const telling = withoutLeast({ count, starts, units, values: atLengthOne(count, units, values) });
    this.starts = Uint32Array.from(telling.starts);
    this.units = Uint32Array.from(telling.units);
    this.values = atLengthOne(count, this.units, telling.values);
    this.directions = Math.min(directions, count);
    // To turn them once more takes half as long again, and finds hardly more.
    this.basis = orthonormal(this.turned(signs(count * this.directions)), this.directions);
    const image = this.turned(this.basis);
    this.lower = lowerOf(products(this.basis, image, this.directions), this.directions);
    for (let at = 0; at < image.length; at += this.directions) this.place(image.subarray(at, at + this.directions));
    this.places = image;
  }

  /** How near each unit stands to a question, from -1 to 1: `worths` tells how much each token says, by its number. */
  likeness(worths: ReadonlyMap<number, number>): Float64Array {
    const { directions, places, basis } = this;
    const asked = new Float64Array(directions);
    for (const [token, worth] of worths) {
      const end = this.starts[token + 1] ?? 0;
      for (let i = this.starts[token] ?? end; i < end; i++)
        addTo(asked, basis, (this.units[i] ?? 0) * directions, worth * (this.values[i] ?? 0));
    }
    this.place(asked);
    const near = new Float64Array(places.length / Math.max(1, directions));
    for (let unit = 0; unit < near.length; unit++) near[unit] = inner(asked, places, unit * directions);
    return near;
  }

  /** Makes of how far something lies in each direction where it stands, at the distance of 1. */
  private place(along: Float64Array): void {
    solve(this.lower, along);
    const length = Math.sqrt(inner(along, along, 0)) || 1;
    for (let i = 0; i < along.length; i++) along[i] = (along[i] ?? 0) / length;
  }

  /** The directions seen by what units have in common: the more they have in common along one, the longer it becomes. */
  private turned(basis: Float64Array): Float64Array {
    const { directions, starts, units, values } = this;
    const made = new Float64Array(basis.length);
    const sum = new Float64Array(directions);
    for (let token = 0; token + 1 < starts.length; token++) {
      const [from = 0, end = 0] = [starts[token], starts[token + 1]];
      if (from === end) continue;
      sum.fill(0);
      for (let i = from; i < end; i++) addTo(sum, basis, (units[i] ?? 0) * directions, values[i] ?? 0);
      for (let i = from; i < end; i++) {
        const value = values[i] ?? 0;
        const at = (units[i] ?? 0) * directions;
        for (let d = 0; d < directions; d++) made[at + d] = (made[at + d] ?? 0) + value * (sum[d] ?? 0);
      }
    }
    return made;
  }
}

/** Adds a row of a table to a sum, `times` as much. */
function addTo(sum: Float64Array, table: Float64Array, at: number, times: number): void {
  for (let d = 0; d < sum.length; d++) sum[d] = (sum[d] ?? 0) + times * (table[at + d] ?? 0);
}

function inner(row: Float64Array, table: Float64Array, at: number): number {
  let sum = 0;
  for (let d = 0; d < row.length; d++) sum += (row[d] ?? 0) * (table[at + d] ?? 0);
  return sum;
}

/** Makes every unit as long as any other, however much it says. */
function atLengthOne(count: number, units: ArrayLike<number>, values: ArrayLike<number>): Float64Array {
  const lengths = new Float64Array(count);
  for (let i = 0; i < units.length; i++) {
    const unit = units[i] ?? 0;
    lengths[unit] = (lengths[unit] ?? 0) + (values[i] ?? 0) ** 2;
  }
  for (let unit = 0; unit < count; unit++) lengths[unit] = Math.sqrt(lengths[unit] ?? 0) || 1;
  const made = new Float64Array(values.length);
  for (let i = 0; i < made.length; i++) made[i] = (values[i] ?? 0) / (lengths[units[i] ?? 0] ?? 1);
  return made;
}

/** Leaves out what tells too little. */
function withoutLeast({ count, starts, units, values }: Telling): Telling {
  const startsLeft = [0];
  const unitsLeft: number[] = [];
  const valuesLeft: number[] = [];
  for (let token = 0; token + 1 < starts.length; token++) {
    for (let i = starts[token] ?? 0; i < (starts[token + 1] ?? 0); i++) {
      if ((values[i] ?? 0) < LEAST) continue;
      unitsLeft.push(units[i] ?? 0);
      valuesLeft.push(values[i] ?? 0);
    }
    startsLeft.push(unitsLeft.length);
  }
  return { count, starts: startsLeft, units: unitsLeft, values: valuesLeft };
}

/** Directions to begin with, the same at every visit: numbers of 1 and -1 that nobody drew. */
function signs(length: number): Float64Array {
  let state = 1;
  return Float64Array.from({ length }, () => {
    state = (Math.imul(state, 1664525) + 1013904223) | 0;
    return state < 0 ? -1 : 1;
  });
}
