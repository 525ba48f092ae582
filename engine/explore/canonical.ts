/**
 * Positions that have the same future as one: equal answers lead on from both to equal things. Timestamps count by their order
 * only, and what is kept so that a loop is noticed counts for nothing, since who explores notices one by coming back.
 */
import { AGES } from '../kernel/machine/same';
import type { Position } from '../kernel/position/position';

/** Fields of a position that no rule reads but to count: the next timestamp, steps, what loops are told by. */
const COUNTED: ReadonlySet<string> = new Set(['clock', 'steps', 'watch', 'checkpoints']);

/** A part of a position: the number of its text with the ages left out, and the ages in the order in which they stand there. */
interface Part {
  readonly text: number;
  readonly ages: readonly number[];
}
const NO_AGES: readonly number[] = [];

/** Lists of so many are written down as what they grew from. */
const LONG = 16;

/**
 * Gives positions their keys. Objects, frames, effects and zones are known by identity, since a position is never changed in place
 * and most of them are those of the position before; what lies deeper in them is read once with them.
 */
export class Keys {
  private readonly texts = new Map<string, number>();
  private kept = 0;
  private readonly parts = new WeakMap<object, Part>();
  private readonly keys = new WeakMap<Position, string>();

  /** The key of a position; equal for positions that differ in nothing that a later step can read. */
  of(p: Position): string {
    const known = this.keys.get(p);
    if (known !== undefined) return known;
    const ages: number[] = [];
    let text = '';
    for (const [name, value] of Object.entries(p)) if (!COUNTED.has(name)) text += `${this.field(name, value, ages)},`;
    const back = p.checkpoints.map(({ depth, position }) => `${depth}:${this.of(position)}`).join(';');
    const key = `${this.numbered(text)}|${ranks(ages)}|${back}`;
    this.keys.set(p, key);
    this.kept += key.length;
    return key;
  }

  /** Characters that are kept so that positions can be told apart. */
  get size(): number {
    return this.kept;
  }

  /** A field of a position: of a list or a mapping, what stands in it by number. */
  private field(name: string, value: unknown, ages: number[]): string {
    if (typeof value !== 'object' || value === null) return this.told(name, value, ages);
    let text = '';
    for (const key in value) {
      const one: unknown = Reflect.get(value, key);
      if (typeof one !== 'object' || one === null) text += `${key}:${this.told(key, one, ages)},`;
      else {
        const part = this.partOf(one);
        for (const age of part.ages) ages.push(age);
        text += `${key}#${part.text},`;
      }
    }
    return text;
  }

  private partOf(value: object): Part {
    const known = this.parts.get(value);
    if (known) return known;
    const ages: number[] = [];
    const text = this.numbered(this.told('', value, ages));
    const part = { text, ages: ages.length === 0 ? NO_AGES : ages };
    this.parts.set(value, part);
    return part;
  }

  /** What stands in a value, in full; ages are left out and noted. */
  private told(name: string, value: unknown, ages: number[]): string {
    if (typeof value === 'number') {
      if (!AGES.has(name)) return `${value}`;
      ages.push(value);
      return '~';
    }
    if (typeof value !== 'object' || value === null)
      return typeof value === 'string' ? JSON.stringify(value) : `${value}`;
    if (Array.isArray(value)) return value.length < LONG ? `[${this.listed(value, ages)}]` : this.chained(value, ages);
    let mapping = '{';
    for (const key in value) mapping += `${key}:${this.told(key, Reflect.get(value, key), ages)},`;
    return `${mapping}}`;
  }

  private listed(list: readonly unknown[], ages: number[]): string {
    let text = '';
    for (const one of list) text += `${this.told('', one, ages)},`;
    return text;
  }

  /** A list that has grown, as what it was before and what has come to it: so each of many like it costs one entry more. */
  private chained(list: readonly unknown[], ages: number[]): string {
    let so = 0;
    for (const one of list) so = this.numbered(`${so}>${this.told('', one, ages)}`);
    return `>${so}`;
  }

  private numbered(text: string): number {
    const known = this.texts.get(text);
    if (known !== undefined) return known;
    this.kept += text.length;
    this.texts.set(text, this.texts.size);
    return this.texts.size - 1;
  }
}

/** Ages by their order: the oldest is 0, equal ones are equal. */
function ranks(ages: readonly number[]): string {
  const order = [...new Set(ages)].sort((a, b) => a - b);
  const rank = new Map(order.map((age, at) => [age, at]));
  return ages.map((age) => rank.get(age)).join(',');
}
