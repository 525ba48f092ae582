import type { AskedPart } from './asked-parts';
import { normalised } from './normalise';
import { type Token, tellPhraseTokens } from './tokens';

/** A token of some phrases. */
interface AskedToken {
  readonly text: string;
  /** The phrases that have it, in order. */
  readonly phrases: number[];
  /** Where it stands among the tokens of the last of them. */
  place: number;
}

/** The phrases with which people ask for the clauses of an index; made when it is loaded, which keeps the file small. */
export class AskedPhrases {
  /** Of each phrase the unit that it asks for. */
  private readonly unitOf: number[] = [];
  private readonly known = new Map<string, AskedToken>();
  /** The tokens of all phrases one after the other, each once in a phrase, and how much each weighs there. */
  private readonly tokenAt: AskedToken[] = [];
  private readonly weightAt: number[] = [];
  /** Of each phrase where its tokens begin. */
  private readonly starts: number[] = [];
  private readonly units = new Map<string, ReadonlySet<number>>();
  /** Of each phrase how much it says; found out when a question is first compared. */
  private said: Float64Array | undefined;

  /** `asked`: for each unit its phrases, one a line; `idf`: how much a token tells. */
  constructor(
    asked: readonly string[],
    private readonly idf: (token: string) => number,
  ) {
    for (const [at, text] of asked.entries())
      if (text !== '') for (const line of text.split('\n')) this.add(at, normalised(line));
  }

  private add(unit: number, line: string): void {
    const phrase = this.unitOf.push(unit) - 1;
    this.starts.push(this.tokenAt.length);
    tellPhraseTokens(line, (text, weight) => {
      const token = this.tokenOf(text);
      if (token.phrases[token.phrases.length - 1] === phrase) {
        this.weightAt[token.place] = Math.max(weight, this.weightAt[token.place] ?? 0);
        return;
      }
      token.phrases.push(phrase);
      token.place = this.tokenAt.push(token) - 1;
      this.weightAt.push(weight);
    });
  }

  private tokenOf(text: string): AskedToken {
    const known = this.known.get(text);
    if (known) return known;
    const made = { text, phrases: [], place: 0 };
    this.known.set(text, made);
    return made;
  }

  /** Every token with which something is asked for. */
  tokens(): Iterable<string> {
    return this.known.keys();
  }

  /** The numbers of the units that are asked for with a token, from 0. */
  askedWith(token: string): ReadonlySet<number> {
    const known = this.units.get(token);
    if (known) return known;
    const units = new Set(this.with(token).map((phrase) => this.unitOf[phrase] ?? 0));
    this.units.set(token, units);
    return units;
  }

  /**
   * Tells how much a question is like the nearest phrase of a unit, from 0 to 1; tokens count as much as they tell. A phrase that
   * says a part of the question in another way has as much of it as that way counts.
   */
  likeness(question: readonly Token[], parts: readonly AskedPart[] = []): (at: number) => number {
    const shared = new Map<number, number>();
    const worths = new Map(question.map((token) => [token.text, this.worth(token)]));
    let asked = 0;
    for (const [token, worth] of worths) {
      asked += worth;
      for (const phrase of this.with(token)) shared.set(phrase, (shared.get(phrase) ?? 0) + worth);
    }
    for (const part of parts)
      for (const [phrase, worth] of this.inOtherWays(part, worths))
        shared.set(phrase, (shared.get(phrase) ?? 0) + worth);
    this.said ??= this.allSaid();
    const nearest = new Map<number, number>();
    for (const [phrase, both] of shared) {
      const unit = this.unitOf[phrase] ?? 0;
      const share = (2 * both) / (asked + (this.said[phrase] ?? 0) || 1);
      nearest.set(unit, Math.max(share, nearest.get(unit) ?? 0));
    }
    return (at) => Math.min(1, nearest.get(at) ?? 0);
  }

  /** How much each phrase says: what its tokens are worth together. */
  private allSaid(): Float64Array {
    const idfs = new Map<AskedToken, number>();
    for (const token of this.known.values()) idfs.set(token, this.idf(token.text));
    return Float64Array.from(this.starts, (start, phrase) => {
      const end = this.starts[phrase + 1] ?? this.tokenAt.length;
      let sum = 0;
      for (let i = start; i < end; i++) {
        const token = this.tokenAt[i];
        if (token) sum += (this.weightAt[i] ?? 0) * (idfs.get(token) ?? 0);
      }
      return sum;
    });
  }

  /** What a part counts for each phrase that says it in another way, beyond what it has of the words that were typed. */
  private inOtherWays({ typed, others }: AskedPart, worths: ReadonlyMap<string, number>): Map<number, number> {
    const whole = typed.reduce((sum, { text }) => sum + (worths.get(text) ?? 0), 0);
    const more = new Map<number, number>();
    for (const { tokens, factor } of others)
      for (const phrase of this.withAll(tokens)) more.set(phrase, Math.max(whole * factor, more.get(phrase) ?? 0));
    for (const { text } of typed) {
      for (const phrase of this.with(text)) {
        const left = more.get(phrase);
        if (left !== undefined) more.set(phrase, Math.max(0, left - (worths.get(text) ?? 0)));
      }
    }
    return more;
  }

  /** The phrases that have all of some tokens. */
  private withAll(tokens: readonly Token[]): readonly number[] {
    const [rarest, ...others] = tokens.map(({ text }) => this.with(text)).sort((a, b) => a.length - b.length);
    const sets = others.map((phrases) => new Set(phrases));
    return (rarest ?? []).filter((phrase) => sets.every((phrases) => phrases.has(phrase)));
  }

  private with(token: string): readonly number[] {
    return this.known.get(token)?.phrases ?? [];
  }

  private worth({ text, weight }: Token): number {
    return weight * this.idf(text);
  }
}
