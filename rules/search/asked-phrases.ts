import { normalised } from './normalise';
import { distinct, phraseTokens, type Token } from './tokens';

/** The phrases with which people ask for the clauses of an index; made when it is loaded, which keeps the file small. */
export class AskedPhrases {
  private readonly phrases: readonly Token[][][];
  private readonly units = new Map<string, Set<number>>();

  /** `asked`: for each unit its phrases, one a line. */
  constructor(asked: readonly string[]) {
    this.phrases = asked.map((lines) =>
      lines === '' ? [] : lines.split('\n').map((line) => distinct(phraseTokens(normalised(line)))),
    );
    for (const [at, phrases] of this.phrases.entries()) {
      for (const phrase of phrases) {
        for (const { text } of phrase) {
          const units = this.units.get(text);
          if (units) units.add(at);
          else this.units.set(text, new Set([at]));
        }
      }
    }
  }

  /** Every token with which something is asked for. */
  tokens(): Iterable<string> {
    return this.units.keys();
  }

  /** The numbers of the units that are asked for with a token, from 0. */
  askedWith(token: string): ReadonlySet<number> {
    return this.units.get(token) ?? NONE;
  }

  /** Tells how much a question is like the nearest phrase of a unit, from 0 to 1; tokens count as much as they tell. */
  likeness(question: readonly Token[], idf: (token: string) => number): (at: number) => number {
    const worth = new Map(question.map(({ text, weight }) => [text, weight * idf(text)]));
    const all = sumOf([...worth.values()]);
    return (at) => {
      const shares = (this.phrases[at] ?? []).map((phrase) => {
        const shared = sumOf(phrase.map(({ text }) => worth.get(text) ?? 0));
        if (shared === 0) return 0;
        const said = sumOf(phrase.map(({ text, weight }) => weight * idf(text)));
        return (2 * shared) / (all + said || 1);
      });
      return Math.min(1, Math.max(0, ...shares));
    };
  }
}

const NONE: ReadonlySet<number> = new Set();

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
