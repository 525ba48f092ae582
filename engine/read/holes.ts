/**
 * Holes: values of card data that print something no card says, each put where a value of its kind can stand. What is printed
 * around them is a template, and the form in which a hole is printed is the form in which its value is read there.
 */
import type { Words } from '../kernel/position/card';
import type { Language } from './normal';
import { type Build, first, type Piece, type Rule } from './rule';

/** The name of a card that calls itself by it. */
export const SELF = '\ue000';

/** A number of which nothing is kept. */
export const SOME_NUMBER = '\ue006';

const OPEN = new RegExp(`([${SELF}${SOME_NUMBER}])`);
/** The hole of what is not kept. */
const NONE = -1;

interface Hole {
  readonly id: number;
  /** Instead of the field that holds it, what was read is spread over the record that has the field. */
  readonly spread: boolean;
  /** What it prints in its forms, the longest first. */
  readonly prints: readonly { readonly text: string; readonly rule: Rule }[];
}

/** How a kind of hole is printed: in which forms, each with the rule that reads it. */
export type Prints = readonly (readonly [words: Words, rule: Rule])[];

/** Fields that say which kind of thing it is: their words are no holes, whatever else is called so. */
const TAGS: ReadonlySet<string> = new Set(['op', 'on', 'is', 'kind']);

const MARKS = 0xe100;
const NUMBERS = 770_001;

export class Holes {
  private readonly byKey = new Map<unknown, Hole>();

  constructor(
    private readonly language: Language,
    /** Reads what a card that goes by its name is called. */
    private readonly self: Rule,
    /** Reads a number that says nothing. */
    private readonly some: Rule,
  ) {}

  /** A letter that no card has. */
  mark(): string {
    return String.fromCharCode(MARKS + this.byKey.size);
  }

  /** A number that no card has. */
  number(): number {
    return NUMBERS + this.byKey.size;
  }

  /** A value that is found again in a template. */
  made<T>(value: T, prints: Prints, key: unknown = value, spread = false): T {
    const texts = prints.map(([words, rule]) => ({ text: words[this.language].toLowerCase(), rule }));
    this.byKey.set(key, {
      id: this.byKey.size,
      spread,
      prints: texts.sort((a, b) => b.text.length - a.text.length),
    });
    return value;
  }

  private hole(value: unknown): Hole | undefined {
    return this.byKey.get(typeof value === 'number' ? Math.abs(value) : value);
  }

  private within(value: unknown): readonly Hole[] {
    const hole = this.hole(value);
    if (hole) return [hole];
    if (typeof value !== 'object' || value === null) return [];
    return Object.entries(value).flatMap(([key, one]) => (TAGS.has(key) ? [] : this.within(one)));
  }

  /** What is printed of a value, in pieces; `null` where a hole is not printed, so that nothing could be read for it. */
  pieces(value: unknown, printed: string): readonly Piece[] | null {
    const holes = this.within(value);
    const pieces: Piece[] = [];
    const met = new Set<number>();
    const lower = printed.toLowerCase();
    let from = 0;
    while (from < printed.length) {
      let found: { readonly id: number; readonly text: string; readonly rule: Rule; readonly at: number } | null = null;
      for (const { id, prints } of holes)
        for (const { text, rule } of prints) {
          const at = lower.indexOf(text, from);
          const isBefore = at >= 0 && (found === null || at < found.at);
          if (isBefore || (found !== null && at === found.at && text.length > found.text.length))
            found = { id, text, rule, at };
        }
      if (found === null) break;
      if (found.at > from) pieces.push(printed.slice(from, found.at));
      pieces.push({ rule: found.rule, hole: found.id });
      met.add(found.id);
      from = found.at + found.text.length;
    }
    if (from < printed.length) pieces.push(printed.slice(from));
    return holes.every(({ id }) => met.has(id)) ? pieces : null;
  }

  /** The value with what was read in the place of its holes. */
  build(value: unknown): Build {
    const put = (one: unknown, read: (hole: Hole) => unknown): unknown => {
      const hole = this.hole(one);
      if (hole) {
        const made = read(hole);
        return typeof one === 'number' && one < 0 && typeof made === 'number' ? -made : made;
      }
      if (Array.isArray(one)) return one.map((inner: unknown) => put(inner, read));
      if (typeof one !== 'object' || one === null) return one;
      const made: Record<string, unknown> = {};
      for (const [key, inner] of Object.entries(one)) {
        const value = TAGS.has(key) ? inner : put(inner, read);
        if (this.hole(inner)?.spread) Object.assign(made, value);
        else made[key] = value;
      }
      return made;
    };
    return (parts) => put(value, ({ id }) => first(parts, id));
  }

  /** A piece in which the card's own name is left open, and numbers that say nothing. */
  private opened(piece: Piece): readonly Piece[] {
    if (typeof piece !== 'string') return [piece];
    return piece
      .split(OPEN)
      .filter((one) => one !== '')
      .map((one) =>
        one === SELF ? { rule: this.self, hole: NONE } : one === SOME_NUMBER ? { rule: this.some, hole: NONE } : one,
      );
  }

  /** Gives a rule what is printed of a value as one more way to be written. */
  teach(
    rule: Rule,
    value: unknown,
    printed: Words,
    made: (value: unknown, said: string) => unknown = (one) => one,
  ): void {
    const pieces = this.pieces(value, printed[this.language]);
    if (pieces === null || pieces.length === 0) return;
    const build = this.build(value);
    rule.add(
      pieces.flatMap((one) => this.opened(one)),
      (parts, said) => made(build(parts, said), said),
    );
  }
}
