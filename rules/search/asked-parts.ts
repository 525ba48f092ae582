import type { Lang } from '../documents';
import type { Question } from './concepts';
import { distinct, phraseTokens, type Token, tokensOf } from './tokens';

/** A part of a question that can be said in other ways, each with how far it counts. */
export interface AskedPart {
  readonly typed: readonly Token[];
  readonly others: readonly { readonly tokens: readonly Token[]; readonly factor: number }[];
}

/** What says the same counts a little less than the very word that was typed; what only is broader says something else. */
const OTHER = 0.8;
const SAME = 0.7;

/** What of a question can be said in other ways: somebody else types `trample` for what stands as `pierce` in a phrase. */
export function partsOf({ concepts }: Question, lang: Lang): AskedPart[] {
  return concepts.map(({ typed, phrases }) => ({
    typed: distinct(phraseTokens(typed)),
    others: phrases[lang]
      .filter(({ text, factor }) => text !== typed && factor >= SAME)
      .map(({ text, factor }) => ({ tokens: distinct(tokensOf(text)), factor: factor * OTHER }))
      .filter(({ tokens }) => tokens.length > 0),
  }));
}
