/** Rules of the grammar that reads texts: what a part may be written as, letter by letter, kept where beginnings are shared. */
import { type Language, normal } from './normal';

/** What was read of the parts of a rule, in the order in which they stand. */
export type Read = readonly (readonly [hole: number, value: unknown])[];

/** The value that a text has, from those of its parts. */
export type Build = (parts: Read, said: string) => unknown;

export interface Step {
  readonly to: Node;
  /** As the printer writes it. */
  readonly raw: string;
}

export interface Call {
  readonly rule: Rule;
  readonly hole: number;
  readonly to: Node;
}

/** A place within what a rule may be written as. */
export interface Node {
  readonly id: number;
  readonly rule: Rule;
  /** By the letter as texts are compared: `EX` and `Explode` begin alike and are printed differently. */
  readonly letters: Map<string, Step[]>;
  readonly calls: Call[];
  readonly skips: Node[];
  readonly ends: Build[];
  /** Any letter but those that end a name, or digits. */
  any: { readonly such: RegExp; readonly to: Node } | null;
}

/** A stretch of a template: what is written, or what may be read there. */
export type Piece = string | { readonly rule: Rule; readonly hole: number };

/** Gathers what a rule may be written as. */
export type Fill = (rule: Rule, start: Node) => void;

let ids = 0;

/** A rule, made ready as soon as it is asked for. */
export class Rule {
  private first: Node | null = null;

  constructor(
    readonly name: string,
    readonly language: Language,
    private readonly fill: Fill,
  ) {}

  get start(): Node {
    if (this.first === null) {
      this.first = this.node();
      this.fill(this, this.first);
    }
    return this.first;
  }

  /** What can be written is to be gathered anew. */
  forget(): void {
    this.first = null;
  }

  node(): Node {
    ids += 1;
    return { id: ids, rule: this, letters: new Map(), calls: [], skips: [], ends: [], any: null };
  }

  /** Where a template leads to from a place. */
  along(from: Node, pieces: readonly Piece[]): Node {
    let node = from;
    for (const piece of pieces) node = typeof piece === 'string' ? this.spelt(node, piece) : this.called(node, piece);
    return node;
  }

  /** One more way to write it. */
  add(pieces: readonly Piece[], build: Build, from: Node = this.start): void {
    this.along(from, pieces).ends.push(build);
  }

  private called(node: Node, { rule, hole }: Exclude<Piece, string>): Node {
    const known = node.calls.find((call) => call.rule === rule && call.hole === hole);
    if (known) return known.to;
    const to = this.node();
    node.calls.push({ rule, hole, to });
    return to;
  }

  private spelt(from: Node, written: string): Node {
    let node = from;
    for (const raw of written) {
      for (const letter of compared(raw, this.language)) {
        const steps = node.letters.get(letter) ?? [];
        const step = steps.find((one) => one.raw === raw) ?? { to: this.node(), raw };
        if (!steps.includes(step)) node.letters.set(letter, [...steps, step]);
        node = step.to;
      }
    }
    return node;
  }
}

const known: Readonly<Record<Language, Map<string, string>>> = { ja: new Map(), en: new Map() };

/** A letter as texts are compared: none, where it says nothing. */
function compared(raw: string, language: Language): string {
  const before = known[language].get(raw);
  if (before !== undefined) return before;
  const made = normal(`x${raw}`, language).text.slice(1);
  known[language].set(raw, made);
  return made;
}

/** The first value that was read for a hole. */
export const first = (parts: Read, hole: number): unknown => parts.find(([one]) => one === hole)?.[1];
