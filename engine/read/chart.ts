/**
 * Reading a text by a grammar, from left to right, in all ways at once. What was read of a beginning is kept: a letter more
 * costs a letter.
 */
import type { Call, Node, Read, Rule } from './rule';

interface Item {
  readonly node: Node;
  readonly origin: number;
}

interface Onward {
  /** What was read on the way. */
  readonly call: Call | null;
  readonly node: Node;
  readonly at: number;
}

class Column {
  readonly items: Item[] = [];
  readonly seen = new Set<number>();
  readonly waiting = new Map<Rule, Item[]>();
  /** What was read from here, and up to where. */
  readonly done = new Map<Rule, number[]>();
}

/** More letters than a card has. */
export const MOST_LETTERS = 16_384;

/** How many values a stretch is given where it could be several. */
const MOST_VALUES = 48;

/** How many steps are taken before a text that could be very many things counts as not read. */
const MOST_STEPS = 60_000;
const STEPS_A_LETTER = 200;

export class Chart {
  private columns: Column[] = [];
  private values = new Map<string, readonly unknown[]>();
  private readonly busy = new Set<string>();
  private steps = 0;
  private text = '';
  /** A text as it was typed, for names. */
  private said: (from: number, to: number) => string = () => '';

  constructor(private readonly top: Rule) {
    this.begin();
  }

  private begin(): void {
    this.columns = [new Column()];
    this.add(0, this.top.start, 0);
  }

  /** Reads a text; what it has in common with the one before is not read again. */
  read(text: string, said: (from: number, to: number) => string): void {
    let common = 0;
    const most = Math.min(text.length, this.text.length, this.columns.length - 1, MOST_LETTERS - 1);
    while (common < most && text[common] === this.text[common]) common += 1;
    this.columns.length = common + 1;
    for (const column of this.columns)
      for (const [rule, ends] of column.done) column.done.set(rule, upTo(ends, common));
    this.values = new Map();
    this.steps = 0;
    this.text = text.slice(0, MOST_LETTERS - 1);
    this.said = said;
    for (let at = common; at < this.text.length; at += 1) if (!this.scan(at)) break;
  }

  /** How many letters could be read. */
  get length(): number {
    return this.columns.length - 1;
  }

  /** The places within rules that are reached after so many letters. */
  places(at: number): readonly Node[] {
    return this.columns[at]?.items.map(({ node }) => node) ?? [];
  }

  /** What the whole text can be. */
  whole(): readonly unknown[] {
    return this.length === this.text.length ? this.valuesOf(this.top, 0, this.text.length) : [];
  }

  private scan(at: number): boolean {
    const letter = this.text[at] ?? '';
    const column = this.columns[at];
    if (!column) return false;
    this.columns.push(new Column());
    for (const { node, origin } of column.items) {
      for (const { to } of node.letters.get(letter) ?? []) this.add(at + 1, to, origin);
      if (node.any?.such.test(letter)) this.add(at + 1, node.any.to, origin);
    }
    const found = (this.columns[at + 1]?.items.length ?? 0) > 0;
    if (!found) this.columns.pop();
    return found;
  }

  private add(at: number, node: Node, origin: number): void {
    const column = this.columns[at];
    const key = node.id * MOST_LETTERS + origin;
    if (!column || column.seen.has(key)) return;
    column.seen.add(key);
    column.items.push({ node, origin });
    for (const skip of node.skips) this.add(at, skip, origin);
    for (const { rule, to } of node.calls) {
      const waiting = column.waiting.get(rule);
      if (waiting) waiting.push({ node: to, origin });
      else {
        column.waiting.set(rule, [{ node: to, origin }]);
        this.add(at, rule.start, at);
      }
    }
    if (node.ends.length > 0) this.complete(node.rule, origin, at);
  }

  private complete(rule: Rule, from: number, to: number): void {
    const column = this.columns[from];
    if (!column) return;
    const ends = column.done.get(rule);
    if (ends?.includes(to)) return;
    if (ends) ends.push(to);
    else column.done.set(rule, [to]);
    for (const { node, origin } of column.waiting.get(rule) ?? []) this.add(to, node, origin);
  }

  private valuesOf(rule: Rule, from: number, to: number): readonly unknown[] {
    const key = `${rule.start.id} ${from} ${to}`;
    const known = this.values.get(key);
    if (known) return known;
    // A rule that stands for nothing but itself says nothing new.
    if (this.busy.has(key)) return [];
    this.busy.add(key);
    const found = new Map<string, unknown>();
    const leads = this.leadingTo(to);
    const walk = (node: Node, at: number, parts: Read): void => {
      this.steps += 1;
      if (found.size >= MOST_VALUES || this.steps > MOST_STEPS + this.text.length * STEPS_A_LETTER) return;
      if (at === to)
        for (const build of node.ends) {
          const value = build(parts, this.said(from, to));
          if (value !== undefined) found.set(JSON.stringify(value) ?? '', value);
        }
      for (const { call, node: next, at: end } of this.stepsFrom(node, at, to)) {
        if (!leads(next, end)) continue;
        if (call === null) walk(next, end, parts);
        else for (const value of this.valuesOf(call.rule, at, end)) walk(next, end, [...parts, [call.hole, value]]);
      }
    };
    if (leads(rule.start, from)) walk(rule.start, from, []);
    this.busy.delete(key);
    const values = [...found.values()];
    this.values.set(key, values);
    return values;
  }

  /** Every step from a place in a rule: over a letter, over nothing, or over what was read by another rule. */
  private *stepsFrom(node: Node, at: number, to: number): Generator<Onward> {
    for (const next of node.skips) yield { call: null, node: next, at };
    if (at >= to) return;
    const letter = this.text[at] ?? '';
    for (const step of node.letters.get(letter) ?? []) yield { call: null, node: step.to, at: at + 1 };
    if (node.any?.such.test(letter)) yield { call: null, node: node.any.to, at: at + 1 };
    for (const call of node.calls)
      for (const end of this.columns[at]?.done.get(call.rule) ?? [])
        if (end <= to) yield { call, node: call.to, at: end };
  }

  /** Whether a place in a rule leads to the end of a stretch: what does not is not looked into for values. */
  private leadingTo(to: number): (node: Node, at: number) => boolean {
    const known = new Map<number, boolean>();
    const leads = (node: Node, at: number): boolean => {
      const here = node.id * MOST_LETTERS + at;
      const before = known.get(here);
      if (before !== undefined) return before;
      known.set(here, false);
      let does = at === to && node.ends.length > 0;
      if (!does) for (const { node: next, at: end } of this.stepsFrom(node, at, to)) if (leads(next, end)) does = true;
      known.set(here, does);
      return does;
    };
    return leads;
  }
}

const upTo = (ends: readonly number[], most: number): number[] => ends.filter((end) => end <= most);
