import { type Holder, keyOf, type TokenKey, textOf } from './tokens';

/** Numbers from 0 by keys from 1, in one flat list: where hundreds of thousands are looked up, quicker than a Map. */
class FlatMap {
  /** Key and number in turn; a key of 0 is a place that is free. At most half are taken. */
  private slots = new Int32Array(0x10000);
  private taken = 0;

  get(key: number): number | undefined {
    const slot = this.slotOf(key);
    return this.slots[slot] === key ? this.slots[slot + 1] : undefined;
  }

  set(key: number, number: number): void {
    if (this.taken * 4 >= this.slots.length) this.grow();
    const slot = this.slotOf(key);
    if (this.slots[slot] === 0) this.taken += 1;
    this.slots[slot] = key;
    this.slots[slot + 1] = number;
  }

  /** Where a key stands, or may stand: at a place made of it, or at the next that is free. */
  private slotOf(key: number): number {
    const { slots } = this;
    const last = slots.length - 2;
    let slot = (Math.imul(key, 0x9e3779b1) >>> 12) & last;
    while (slots[slot] !== key && slots[slot] !== 0) slot = (slot + 2) & last;
    return slot;
  }

  private grow(): void {
    const before = this.slots;
    this.slots = new Int32Array(before.length * 2);
    this.taken = 0;
    for (let i = 0; i < before.length; i += 2) {
      const key = before[i] ?? 0;
      if (key !== 0) this.set(key, before[i + 1] ?? 0);
    }
  }
}

/** The tokens of an index, numbered from 0 as they are met. */
export class TokenTable {
  private readonly keys: TokenKey[] = [];
  private readonly letters = new FlatMap();
  private readonly words = new Map<string, number>();

  get size(): number {
    return this.keys.length;
  }

  /** The number of a token; one that is new gets the next. */
  numberOf(key: TokenKey): number {
    const known = this.knownAs(key);
    if (known !== undefined) return known;
    const made = this.keys.push(key) - 1;
    if (typeof key === 'string') this.words.set(key, made);
    else this.letters.set(key, made);
    return made;
  }

  /** The number of a token, where it was met. */
  find(token: string): number | undefined {
    return this.knownAs(keyOf(token));
  }

  private knownAs(key: TokenKey): number | undefined {
    return typeof key === 'string' ? this.words.get(key) : this.letters.get(key);
  }

  textOf(number: number): string {
    return textOf(this.keys[number] ?? '');
  }

  /** The tokens that are longer than two Japanese letters, as they were met. */
  longOnes(): readonly string[] {
    return this.keys.filter((key) => typeof key === 'string');
  }
}

/** So many tokens lists have room for at first; then twice as many, and so on. */
const ROOM = 0x8000;

/** The tokens of many texts, each once a text, in long lists of numbers: objects would take several times as long to make. */
export class TokenLists implements Holder {
  private tokens = new Uint32Array(ROOM);
  private texts = new Uint32Array(ROOM);
  private values = new Float64Array(ROOM);
  private length = 0;
  /** Where the tokens of each text begin. */
  private readonly starts: number[] = [];
  private start = 0;
  /** Of each token its last place in the lists. */
  private readonly lastAt: number[] = [];
  /** Of each token its texts and what it counts in them, one token after the other, and where those of each begin. */
  private byToken: { texts: Uint32Array; values: Float64Array; starts: Uint32Array } | undefined;

  /** `again`: what a token counts that a text has several times. */
  constructor(
    private readonly table: TokenTable,
    private readonly again: 'sum' | 'greatest',
  ) {}

  /** Begins the next text. */
  begin(): void {
    this.start = this.length;
    this.starts.push(this.length);
  }

  /** Holds a token of the text that was begun. */
  hold(key: TokenKey, value: number): void {
    const token = this.table.numberOf(key);
    while (this.lastAt.length <= token) this.lastAt.push(-1);
    const last = this.lastAt[token] ?? -1;
    if (last >= this.start) {
      const before = this.values[last] ?? 0;
      this.values[last] = this.again === 'sum' ? before + value : Math.max(before, value);
      return;
    }
    if (this.length === this.tokens.length) this.makeRoom();
    this.tokens[this.length] = token;
    this.texts[this.length] = this.starts.length - 1;
    this.values[this.length] = value;
    this.lastAt[token] = this.length++;
  }

  private makeRoom(): void {
    const { tokens, texts, values } = this;
    this.tokens = new Uint32Array(tokens.length * 2);
    this.texts = new Uint32Array(tokens.length * 2);
    this.values = new Float64Array(tokens.length * 2);
    this.tokens.set(tokens);
    this.texts.set(texts);
    this.values.set(values);
  }

  /** Of each text what its tokens are worth together. */
  sums(worthOf: Float64Array): Float64Array {
    const sums = new Float64Array(this.starts.length);
    for (let i = 0; i < this.length; i++) {
      const text = this.texts[i] ?? 0;
      sums[text] = (sums[text] ?? 0) + (this.values[i] ?? 0) * (worthOf[this.tokens[i] ?? 0] ?? 0);
    }
    return sums;
  }

  /** The texts that have a token, in order: a part of the lists, not to be changed. */
  having(token: number): Uint32Array {
    const { texts, starts } = this.grouped();
    return texts.subarray(starts[token] ?? texts.length, starts[token + 1] ?? texts.length);
  }

  /**
   * Visits the texts that have a token, in order, with what it counts in each: where it is done for every token, quicker than a
   * list of each.
   */
  visit(token: number, text: (at: number, value: number) => void): void {
    const { texts, values, starts } = this.grouped();
    const end = starts[token + 1] ?? 0;
    for (let i = starts[token] ?? end; i < end; i++) text(texts[i] ?? 0, values[i] ?? 0);
  }

  /** The texts that have a token, and what it counts in each. */
  counts(token: number): Map<number, number> {
    const { values, starts } = this.grouped();
    const from = starts[token] ?? 0;
    return new Map(Array.from(this.having(token), (text, i) => [text, values[from + i] ?? 0]));
  }

  private grouped() {
    this.byToken ??= this.group();
    return this.byToken;
  }

  private group() {
    const starts = new Uint32Array(this.lastAt.length + 1);
    for (let i = 0; i < this.length; i++) {
      const after = (this.tokens[i] ?? 0) + 1;
      starts[after] = (starts[after] ?? 0) + 1;
    }
    for (let i = 1; i < starts.length; i++) starts[i] = (starts[i] ?? 0) + (starts[i - 1] ?? 0);
    const next = starts.slice();
    const texts = new Uint32Array(this.length);
    const values = new Float64Array(this.length);
    for (let i = 0; i < this.length; i++) {
      const token = this.tokens[i] ?? 0;
      const at = next[token] ?? 0;
      next[token] = at + 1;
      texts[at] = this.texts[i] ?? 0;
      values[at] = this.values[i] ?? 0;
    }
    return { texts, values, starts };
  }
}
