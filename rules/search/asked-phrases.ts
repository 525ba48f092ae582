import type { AskedPart } from './asked-parts';
import { LatentSpace, type Telling } from './latent';
import { normalised } from './normalise';
import { TokenLists, type TokenTable } from './token-lists';
import { holdPhraseTokens, type Token } from './tokens';

const NONE = new Uint32Array();

/** The phrases with which people ask for the clauses of an index; made when it is loaded, which keeps the file small. */
export class AskedPhrases {
  /** Of each phrase the unit that it asks for. */
  private readonly unitOf: number[] = [];
  private readonly lists: TokenLists;
  /** How many units there are. */
  private readonly count: number;
  private readonly units = new Map<string, ReadonlySet<number>>();
  /** Of each phrase how much it says; found out when a question is first compared. */
  private said: Float64Array | undefined;
  /** What units speak of; made when a question is first compared by that. */
  private space: LatentSpace | undefined;

  /**
   * `asked`: for each unit its phrases, one a line; `idf`: how much a token tells, by its number in `table`, which has the tokens
   * of the index.
   */
  constructor(
    asked: readonly string[],
    private readonly idf: (token: number | undefined) => number,
    private readonly table: TokenTable,
  ) {
    this.lists = new TokenLists(table, 'greatest');
    this.count = asked.length;
    for (const [at, text] of asked.entries()) {
      for (const line of text === '' ? [] : text.split('\n')) {
        this.unitOf.push(at);
        this.lists.begin();
        holdPhraseTokens(normalised(line), this.lists);
      }
    }
  }

  /** The numbers of the units that are asked for with a token, from 0. */
  askedWith(token: string): ReadonlySet<number> {
    const known = this.units.get(token);
    if (known) return known;
    const number = this.table.find(token);
    const units = new Set<number>();
    if (number !== undefined) this.visitUnits(number, (unit) => units.add(unit));
    this.units.set(token, units);
    return units;
  }

  /** Visits the unit of each phrase that has a token, by its number in the table; that of several phrases several times. */
  visitUnits(token: number, unit: (at: number) => void): void {
    this.lists.visit(token, (phrase) => unit(this.unitOf[phrase] ?? 0));
  }

  /**
   * Tells how much a question is like the nearest phrase of a unit, from 0 to 1; tokens count as much as they tell. A phrase that
   * says a part of the question in another way has as much of it as that way counts.
   */
  likeness(question: readonly Token[], parts: readonly AskedPart[] = []): (at: number) => number {
    const shared = new Float64Array(this.unitOf.length);
    const add = (phrase: number, worth: number): void => {
      shared[phrase] = (shared[phrase] ?? 0) + worth;
    };
    const worths = new Map(question.map((token) => [token.text, this.worth(token)]));
    let asked = 0;
    for (const [token, worth] of worths) {
      asked += worth;
      for (const phrase of this.with(token)) add(phrase, worth);
    }
    for (const part of parts) for (const [phrase, worth] of this.inOtherWays(part, worths)) add(phrase, worth);
    this.said ??= this.allSaid();
    const nearest = new Float64Array(this.count);
    for (let phrase = 0; phrase < shared.length; phrase++) {
      const both = shared[phrase] ?? 0;
      if (both === 0) continue;
      const unit = this.unitOf[phrase] ?? 0;
      const share = (2 * both) / (asked + (this.said[phrase] ?? 0) || 1);
      nearest[unit] = Math.max(share, nearest[unit] ?? 0);
    }
    return (at) => Math.min(1, nearest[at] ?? 0);
  }

  /** How much each phrase says: what its tokens are worth together. */
  private allSaid(): Float64Array {
    const worth = Float64Array.from({ length: this.table.size }, (_, token) => this.idf(token));
    return this.lists.sums(worth);
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
  private withAll(tokens: readonly Token[]): Uint32Array {
    const [rarest, ...others] = tokens.map(({ text }) => this.with(text)).sort((a, b) => a.length - b.length);
    const sets = others.map((phrases) => new Set(phrases));
    return (rarest ?? NONE).filter((phrase) => sets.every((phrases) => phrases.has(phrase)));
  }

  private with(token: string): Uint32Array {
    const number = this.table.find(token);
    return number === undefined ? NONE : this.lists.having(number);
  }

  /** Tells how near a question is to what the phrases of a unit speak of, whichever words either says it in, from -1 to 1. */
  nearness(question: readonly Token[]): (at: number) => number {
    this.space ??= new LatentSpace(this.telling());
    const worths = new Map<number, number>();
    for (const token of question) {
      const number = this.table.find(token.text);
      if (number !== undefined) worths.set(number, this.worth(token));
    }
    const near = this.space.likeness(worths);
    return (at) => near[at] ?? 0;
  }

  /** How much each token tells of the units that are asked for with it; what only one is asked for with joins it to no other. */
  private telling(): Telling {
    const starts = [0];
    const units: number[] = [];
    const values: number[] = [];
    const counts = new Uint32Array(this.count);
    const weights = new Float64Array(this.count);
    for (let token = 0; token < this.table.size; token++) {
      const having: number[] = [];
      this.lists.visit(token, (phrase, weight) => {
        const unit = this.unitOf[phrase] ?? 0;
        if (counts[unit] === 0) having.push(unit);
        counts[unit] = (counts[unit] ?? 0) + 1;
        weights[unit] = (weights[unit] ?? 0) + weight;
      });
      const tells = this.idf(token);
      for (const unit of having) {
        const count = counts[unit] ?? 0;
        if (having.length > 1) {
          units.push(unit);
          values.push((tells * Math.log1p(count) * (weights[unit] ?? 0)) / count);
        }
        counts[unit] = 0;
        weights[unit] = 0;
      }
      starts.push(units.length);
    }
    return { count: this.count, starts, units, values };
  }

  private worth({ text, weight }: Token): number {
    return weight * this.idf(this.table.find(text));
  }
}
