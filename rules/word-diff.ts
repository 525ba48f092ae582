import { diffArrays } from 'diff';
import type { Lang } from './documents';
import type { Inline, RichText } from './rich-text';

/** A text cut where it begins or ceases to differ: the stretches at even places stand in both texts, the others do not. */
export type Marked = string[];

/** Two texts beside each other. */
export interface WordDiff {
  /** One for each clause, in the order given. */
  older: Marked[];
  newer: Marked[];
  /** The part of the words that stand in both, from 0 to 1. */
  likeness: number;
}

interface Token {
  text: string;
  /** What the comparison reads; undefined for blanks and punctuation, which it passes over. */
  word: string | undefined;
}

/** Every number of a clause is the same word: renumbering changes no rule. */
const NUMBER_OF_A_CLAUSE = '#';
const CLAUSE_NUMBER = /(?<![\w.])\d+(?:\.\d+)+(?:\.?[a-z](?:-\d+)?)?(?![\w])/g;

/**
 * Compares the clauses of two editions word by word, as a whole on each side: what moved from one clause of a rule to the
 * next does not differ. Passes over references and clause numbers, capital letters, blanks and punctuation.
 */
export function wordDiff(older: readonly RichText[], newer: readonly RichText[], lang: Lang): WordDiff {
  const [before, after] = [older, newer].map((texts) => texts.map((text) => tokensOf(text, lang)));
  const [left, right] = [before?.flat() ?? [], after?.flat() ?? []];
  const parts = diffArrays(wordsIn(left), wordsIn(right));
  const kept = parts.flatMap(({ value, added, removed }) => (added || removed ? [] : value)).length;
  const all = wordsIn(left).length + wordsIn(right).length;
  const differing = (side: 'added' | 'removed') =>
    parts
      .filter((part) => !part[side === 'added' ? 'removed' : 'added'])
      .flatMap((part) => part.value.map(() => part[side]));
  return {
    older: marked(before ?? [], differing('removed')),
    newer: marked(after ?? [], differing('added')),
    likeness: all === 0 ? 1 : (2 * kept) / all,
  };
}

/** A text that is compared with nothing. */
export function unmarked(text: RichText, lang: Lang): Marked {
  return [
    tokensOf(text, lang)
      .map((token) => token.text)
      .join(''),
  ];
}

function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.flatMap(({ word }) => (word === undefined ? [] : [word]));
}

/** Cuts each clause by the answers to "does this word differ", one for each word of all clauses. */
function marked(clauses: readonly Token[][], differing: readonly boolean[]): Marked[] {
  let at = 0;
  return clauses.map((tokens) => {
    const cut: Marked = [''];
    // Blanks and punctuation wait for the next word: they are marked between two words that are.
    let between = '';
    for (const { text, word } of tokens) {
      if (word === undefined) {
        between += text;
        continue;
      }
      const differs = differing[at++] === true;
      const wasDiffering = cut.length % 2 === 0;
      if (differs === wasDiffering) append(cut, between + text);
      else if (differs) {
        append(cut, between);
        cut.push(text);
      } else cut.push(between + text);
      between = '';
    }
    if (between !== '' && cut.length % 2 === 0) cut.push(between);
    else append(cut, between);
    return cut;
  });
}

function append(cut: Marked, text: string): void {
  cut.push((cut.pop() ?? '') + text);
}

function tokensOf(text: RichText, lang: Lang): Token[] {
  return text.flatMap((block, at) => {
    const head = at === 0 ? [] : [passedOver('\n')];
    if (block.type === 'paragraph') return [...head, ...block.children.flatMap((child) => tokensIn(child, lang))];
    const items = block.items.map((item, row) => [
      passedOver(`${row === 0 ? '' : '\n'}${lang === 'ja' ? '・' : '• '}`),
      ...tokensOf(item, lang),
    ]);
    return [...head, ...items.flat()];
  });
}

function tokensIn(inline: Inline, lang: Lang): Token[] {
  if (inline.type === 'ref') return [{ text: inline.label, word: NUMBER_OF_A_CLAUSE }];
  const tokens: Token[] = [];
  let done = 0;
  for (const { 0: number, index } of inline.text.matchAll(CLAUSE_NUMBER)) {
    tokens.push(...words(inline.text.slice(done, index), lang), { text: number, word: NUMBER_OF_A_CLAUSE });
    done = index + number.length;
  }
  return [...tokens, ...words(inline.text.slice(done), lang)];
}

const SEGMENTER: Record<Lang, Intl.Segmenter> = {
  ja: new Intl.Segmenter('ja', { granularity: 'word' }),
  en: new Intl.Segmenter('en', { granularity: 'word' }),
};

function words(text: string, lang: Lang): Token[] {
  return [...SEGMENTER[lang].segment(text)].map(({ segment, isWordLike }) =>
    isWordLike ? { text: segment, word: segment.normalize('NFKC').toLowerCase() } : passedOver(segment),
  );
}

function passedOver(text: string): Token {
  return { text, word: undefined };
}
