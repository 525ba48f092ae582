import type { AskedPart } from './asked-parts';
import { normalised } from './normalise';
import { distinct, phraseTokens, type Token } from './tokens';

/** The phrases with which people ask for the clauses of an index; made when it is loaded, which keeps the file small. */
export class AskedPhrases {
  private readonly phrases: readonly (readonly Token[])[];
  /** Of each phrase the unit that it asks for. */
  private readonly unitOf: readonly number[];
  /** Token → the phrases that have it. */
  private readonly holding = new Map<string, number[]>();
  private readonly units = new Map<string, ReadonlySet<number>>();
  /** Of each phrase how much it says; found out when a question is first compared. */
  private said: Float64Array | undefined;

  /** `asked`: for each unit its phrases, one a line; `idf`: how much a token tells. */
  constructor(
    asked: readonly string[],
    private readonly idf: (token: string) => number,
  ) {
    const lines = asked.flatMap((text, at) => (text === '' ? [] : text.split('\n').map((line) => ({ at, line }))));
    this.unitOf = lines.map(({ at }) => at);
    this.phrases = lines.map(({ line }) => distinct(phraseTokens(normalised(line))));
    for (const [number, phrase] of this.phrases.entries()) {
      for (const { text } of phrase) {
        const phrases = this.holding.get(text);
        if (phrases) phrases.push(number);
        else this.holding.set(text, [number]);
      }
    }
  }

  /** Every token with which something is asked for. */
  tokens(): Iterable<string> {
    return this.holding.keys();
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
    this.said ??= Float64Array.from(this.phrases, (phrase) => phrase.reduce((sum, each) => sum + this.worth(each), 0));
    const nearest = new Map<number, number>();
    for (const [phrase, both] of shared) {
      const unit = this.unitOf[phrase] ?? 0;
      const share = (2 * both) / (asked + (this.said[phrase] ?? 0) || 1);
      nearest.set(unit, Math.max(share, nearest.get(unit) ?? 0));
    }
    return (at) => Math.min(1, nearest.get(at) ?? 0);
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
    return this.holding.get(token) ?? [];
  }

  private worth({ text, weight }: Token): number {
    return weight * this.idf(text);
  }
}
