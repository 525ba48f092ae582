import * as v from 'valibot';
import { LANGS } from '../documents';
import { normalised } from './normalise';
import { withoutQuestionWords } from './question-words';
import rows from './unruled.json';

const Forms = v.pipe(v.array(v.string()), v.minLength(1));

/** What people at an event ask and no document speaks of, in the words they ask it in. */
export const UNRULED = v.parse(v.array(v.strictObject({ ja: Forms, en: Forms })), rows);

/** The longest first: what is found of `game loss` is the game loss. */
const WORDS = UNRULED.flatMap((row) => LANGS.flatMap((lang) => row[lang]))
  .map((word) => ({ word, pattern: patternOf(normalised(word)) }))
  .sort((a, b) => b.word.length - a.word.length);

function patternOf(text: string): RegExp {
  const literal = text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(/^[a-z]/.test(text) ? `(?<![a-z])${literal}(?![a-z])` : literal, 'g');
}

export interface Unruled {
  /** What was asked of and no document speaks of, as it was typed. */
  said: string[];
  /** What else was asked; empty where nothing was. */
  rest: string;
}

/** Takes out of a query what no document rules on. */
export function withoutUnruled(query: string): Unruled {
  const typed = normalised(query);
  const said: { word: string; at: number }[] = [];
  let rest = typed;
  for (const { word, pattern } of WORDS) {
    if (!pattern.test(rest)) continue;
    said.push({ word, at: typed.search(pattern) });
    rest = rest.replace(pattern, ' ');
  }
  if (said.length === 0) return { said: [], rest: query };
  const inOrder = said.sort((a, b) => a.at - b.at).map(({ word }) => word);
  return { said: inOrder, rest: saysAnything(rest) ? rest.trim() : '' };
}

/** Particles and the words of a question say nothing without what they are about. */
function saysAnything(rest: string): boolean {
  const left = withoutQuestionWords(rest)
    .replace(
      /\b(?:for|of|the|a|an|is|are|in|on|what|how|who|can|i|my|do|does|rules?|about|get|gets|and|or|to|when)\b/g,
      ' ',
    )
    .replace(/[\u3041-\u3096]+/g, ' ');
  return /[a-z0-9\u30a1-\u30fa\u3400-\u9fff]/.test(left);
}
