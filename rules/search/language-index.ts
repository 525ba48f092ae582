import type { Index } from 'flexsearch';
import type { ClauseKind } from '../clause-kinds';
import type { Both, DocId, Lang } from '../documents';
import type { AskedPart } from './asked-parts';
import { AskedPhrases } from './asked-phrases';
import type { IndexFile } from './index-file';
import { normalised } from './normalise';
import { postingStore, postingsOf } from './postings';
import type { Vocabulary } from './respell';
import { type TokenLists, TokenTable } from './token-lists';
import { countTokens, type Token } from './tokens';
import { WEIGHTS } from './weights';

/** A clause as the index holds it. */
export interface Unit {
  at: number;
  doc: DocId;
  id: string;
  section: string;
  title: Both;
  kind: ClauseKind;
  text: string;
  aliases: string[];
  /** Number of the rule it shares with other editions, 0 for none. */
  rule: number;
}

export interface SectionUnit {
  doc: DocId;
  id: string;
  title: Both;
  rule: number;
}

/** The numbers of the units that have a token, and how often each. */
interface Occurrences {
  units: Uint32Array;
  counts: Float32Array;
}

const EVERY = 100_000;
/** A Latin word, or a word in katakana. */
const IS_WORD = /^[a-z]|^[\u30a1-\u30fc]{3,}$/;
/** Of the words that someone may be typing, the commonest are looked for. */
const COMPLETIONS = 4;

/** One language of the index, loaded: postings, and per clause the counts that ranking needs. */
export class LanguageIndex implements Vocabulary {
  readonly lang: Lang;
  readonly units: Unit[];
  readonly sections: SectionUnit[];
  readonly averageLength: number;
  private readonly lengths: number[];
  private readonly asked: AskedPhrases;
  /** Every token of texts, headings and what people ask. */
  private readonly tokens = new TokenTable();
  /** The tokens of each unit's text and heading. */
  private readonly standing: TokenLists;
  private readonly store: Index;
  private readonly normal = new Map<Unit, string>();
  private readonly counts = new Map<Unit, Map<string, number>>();
  private readonly titles = new Map<string, string>();
  private readonly headings = new Map<string, Map<string, number>>();
  private readonly found = new Map<string, number[]>();
  private readonly occurring = new Map<string, Occurrences>();
  private readonly byRule = new Map<number, Unit[]>();
  private frequencies: Uint32Array | undefined;
  private known: string[] | undefined;

  constructor(file: IndexFile) {
    this.lang = file.lang;
    this.units = file.units.flatMap(([sectionAt, id, kind, text, aliases, rule], at) => {
      const section = file.sections[sectionAt];
      if (!section) return [];
      const [doc, sectionId, ja, en] = section;
      return [{ at, doc, id, section: sectionId, title: { ja, en }, kind, text, aliases, rule }];
    });
    this.sections = file.sections.map(([doc, id, ja, en, rule]) => ({ doc, id, title: { ja, en }, rule }));
    for (const unit of this.units) {
      if (unit.rule !== 0) this.byRule.set(unit.rule, [...(this.byRule.get(unit.rule) ?? []), unit]);
    }
    const made = postingsOf(
      this.units.map(({ text, title }) => ({ text, heading: title[this.lang] })),
      this.tokens,
    );
    this.lengths = made.lengths;
    this.standing = made.lists;
    this.store = postingStore(made, this.tokens);
    this.asked = new AskedPhrases(
      file.units.map(([, , , , , , asked]) => asked),
      (token) => this.idfOf(token),
      this.tokens,
    );
    const written = this.lengths.filter((length) => length > 0);
    this.averageLength = written.reduce((sum, length) => sum + length, 0) / Math.max(1, written.length);
  }

  /** The clauses of one rule in all editions; none for rule 0. */
  unitsOfRule(rule: number): Unit[] {
    return this.byRule.get(rule) ?? [];
  }

  /** The numbers of the units that hold a token in text or heading, or are asked for with it. */
  postings(token: string): number[] {
    const known = this.found.get(token);
    if (known) return known;
    const ids = this.store.search(token, { limit: EVERY });
    const numbers = [...new Set([...ids.filter((id) => typeof id === 'number'), ...this.asked.askedWith(token)])];
    this.found.set(token, numbers);
    return numbers;
  }

  /** How much rarer than usual a token is (BM25's idf, never negative). */
  idf(token: string): number {
    return this.idfOf(this.tokens.find(token));
  }

  private idfOf(token: number | undefined): number {
    const holding = this.frequencyOf(token);
    return Math.log(1 + (this.units.length - holding + 0.5) / (holding + 0.5));
  }

  length(at: number): number {
    return this.lengths[at] ?? 0;
  }

  /** The text of a unit as it is compared. */
  textOf(unit: Unit): string {
    const known = this.normal.get(unit);
    if (known !== undefined) return known;
    const text = normalised(unit.text);
    this.normal.set(unit, text);
    return text;
  }

  /** The clauses of each rule that several editions have. */
  rules(): Iterable<Unit[]> {
    return this.byRule.values();
  }

  /**
   * How often a token stands in each unit, and that people ask for the unit with it; in its heading and in the clause it
   * belongs under it counts less.
   */
  occurrences(token: string): Occurrences {
    const known = this.occurring.get(token);
    if (known) return known;
    const counts = new Map<number, number>();
    const own = this.ownCounts(token);
    for (const at of this.postings(token)) {
      const unit = this.units[at];
      const count = unit ? (own.get(at) ?? 0) + this.beside(unit, token) : 0;
      if (count > 0) counts.set(at, count);
    }
    const found = { units: Uint32Array.from(counts.keys()), counts: Float32Array.from(counts.values()) };
    this.occurring.set(token, found);
    return found;
  }

  /** How often a token stands in the texts that have it. */
  private ownCounts(token: string): Map<number, number> {
    const number = this.tokens.find(token);
    return number === undefined ? new Map() : this.standing.counts(number);
  }

  /** What a token counts beside the text. */
  private beside(unit: Unit, token: string): number {
    const heading = (this.headingCounts(unit).get(token) ?? 0) * WEIGHTS.heading;
    return heading + (this.asked.askedWith(token).has(unit.at) ? WEIGHTS.asked : 0);
  }

  /** Tells how much a question is like the nearest of the phrases with which people ask for a unit, from 0 to 1. */
  askedLikeness(question: readonly Token[], parts: readonly AskedPart[] = []): (unit: Unit) => number {
    const likeness = this.asked.likeness(question, parts);
    return ({ at }) => likeness(at);
  }

  /** Tells how near a question is to what people ask of a unit, whichever words either uses, from -1 to 1. */
  askedNearness(question: readonly Token[]): (unit: Unit) => number {
    const nearness = this.asked.nearness(question);
    return ({ at }) => nearness(at);
  }

  /** How much of their words two units share, from 0 to 1. */
  likeness(a: Unit, b: Unit): number {
    const [ours, theirs] = [this.countsOf(a), this.countsOf(b)];
    const both = [...ours.keys()].filter((token) => theirs.has(token)).length;
    return both / Math.max(1, ours.size + theirs.size - both);
  }

  private countsOf(unit: Unit): Map<string, number> {
    const known = this.counts.get(unit);
    if (known) return known;
    const counts = countTokens(this.textOf(unit));
    this.counts.set(unit, counts);
    return counts;
  }

  /** The heading of a unit as it is compared. */
  titleOf(unit: Unit): string {
    const title = unit.title[this.lang];
    const known = this.titles.get(title);
    if (known !== undefined) return known;
    const text = normalised(title);
    this.titles.set(title, text);
    return text;
  }

  private headingCounts(unit: Unit): Map<string, number> {
    const title = unit.title[this.lang];
    let counts = this.headings.get(title);
    if (!counts) {
      counts = countTokens(this.titleOf(unit));
      this.headings.set(title, counts);
    }
    return counts;
  }

  /** The commonest known words that begin with what may still be being typed. */
  completions(beginning: string): string[] {
    if (beginning.length < 3) return [];
    const longer = this.words().filter((known) => known.startsWith(beginning));
    return longer.sort((a, b) => this.frequency(b) - this.frequency(a)).slice(0, COMPLETIONS);
  }

  frequency(word: string): number {
    return this.frequencyOf(this.tokens.find(word));
  }

  private frequencyOf(token: number | undefined): number {
    this.frequencies ??= this.allFrequencies();
    return token === undefined ? 0 : (this.frequencies[token] ?? 0);
  }

  /** Of each token how many units hold it or are asked for with it, which is what its postings are, without making them all. */
  private allFrequencies(): Uint32Array {
    const lastIn = new Int32Array(this.units.length).fill(-1);
    return Uint32Array.from({ length: this.tokens.size }, (_, token) => {
      let count = 0;
      const meet = (at: number) => {
        if (lastIn[at] !== token) count += 1;
        lastIn[at] = token;
      };
      this.standing.visit(token, meet);
      this.asked.visitUnits(token, meet);
      return count;
    });
  }

  words(): readonly string[] {
    this.known ??= this.tokens.longOnes().filter((word) => IS_WORD.test(word));
    return this.known;
  }
}
