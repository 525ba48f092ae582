/** What the search benchmark compares: an index of one language, built once, saved, loaded again and asked. */
import type { Lang } from '@/rules/documents';
import { normalised } from '@/rules/search/normalise';
import { tokensOf } from '@/rules/search/tokens';

/** A clause as every contestant gets it. */
export interface Text {
  /** `fow-8.01/806.2a` */
  readonly key: string;
  readonly number: string;
  /** Heading of its section. */
  readonly title: string;
  readonly text: string;
  /** What people type when the clause is the answer. */
  readonly asked: string;
}

/** Answers a query with the keys of clauses, best first, at most `limit`. */
export type Ask = (query: string, limit: number) => Promise<readonly string[]>;

export interface SearchContestant {
  readonly name: string;
  /** Makes the index of one language and saves it as JSON. */
  build(lang: Lang, texts: readonly Text[]): Promise<string>;
  /** Opens saved indexes; ready to answer when it returns. */
  load(saved: Readonly<Partial<Record<Lang, string>>>): Promise<Ask>;
}

/** The words of a text or a query, the same for every contestant that takes a tokenizer. */
export function words(text: string): string[] {
  return tokensOf(normalised(text)).map((token) => token.text);
}
