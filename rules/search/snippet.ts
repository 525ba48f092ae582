import { stem, wordsIn } from '../english';
import { normalise } from './normalise';

/** A piece of an excerpt; `marked` is what was found. */
export interface Piece {
  text: string;
  marked: boolean;
}

/**
 * An excerpt of at most about `length` characters around the densest matches, with the matches marked. `phrases` are
 * normalised Japanese phrases, `stems` Latin words as stems, words that belong together in one list. The original spelling is kept: リゾネイター marks リゾネーター.
 */
export function snippet(original: string, phrases: string[], stems: string[][], length: number): Piece[] {
  const marks = merged(matchesIn(original, phrases, stems));
  const start = windowStart(original, marks, length);
  const end = windowEnd(original, start + length);
  const pieces: Piece[] = [];
  let at = start;
  const push = (to: number, marked: boolean) => {
    if (to > at) pieces.push({ text: original.slice(at, to), marked });
    at = Math.max(at, to);
  };
  for (const mark of marks) {
    if (mark.end <= start || mark.start >= end) continue;
    push(Math.max(start, mark.start), false);
    push(Math.min(end, mark.end), true);
  }
  push(end, false);
  if (start > 0) pieces.unshift({ text: '…', marked: false });
  if (end < original.length) pieces.push({ text: '…', marked: false });
  return pieces;
}

interface Span {
  start: number;
  end: number;
}

function matchesIn(original: string, phrases: string[], stems: string[][]): Span[] {
  const spans: Span[] = [];
  const { text, at } = normalise(original);
  for (const phrase of phrases) {
    for (let i = text.indexOf(phrase); i >= 0 && phrase !== ''; i = text.indexOf(phrase, i + 1)) {
      spans.push({ start: at[i] ?? 0, end: at[i + phrase.length] ?? original.length });
    }
  }
  const words = wordsIn(original).map((word) => ({ ...word, stem: stem(word.text) }));
  for (const [i, word] of words.entries()) {
    for (const wanted of stems) {
      const last = words[i + wanted.length - 1];
      const found = last && wanted.every((each, j) => words[i + j]?.stem === each);
      if (found) spans.push({ start: word.start, end: last.end });
    }
  }
  return spans;
}

function merged(spans: Span[]): Span[] {
  const sorted = spans.sort((a, b) => a.start - b.start || a.end - b.end);
  const out: Span[] = [];
  for (const span of sorted) {
    const last = out.at(-1);
    if (last && span.start <= last.end) last.end = Math.max(last.end, span.end);
    else out.push({ ...span });
  }
  return out;
}

/** Where the window ends: not within a word. */
function windowEnd(text: string, latest: number): number {
  if (latest >= text.length) return text.length;
  const cut = /(?<![A-Za-z])[A-Za-z]{1,30}$/.exec(text.slice(0, latest));
  return cut && /[A-Za-z]/.test(text.charAt(latest)) ? cut.index : latest;
}

/** Where the window begins that holds most matches; at the start of a sentence or word where one is near. */
function windowStart(text: string, marks: Span[], length: number): number {
  if (text.length <= length) return 0;
  let best = 0;
  let most = 0;
  for (const mark of marks) {
    const inside = marks.filter((other) => other.start >= mark.start && other.end <= mark.start + length);
    const marked = inside.reduce((sum, { start, end }) => sum + end - start, 0);
    if (marked > most) {
      most = marked;
      best = mark.start;
    }
  }
  const lead = Math.floor(length / 4);
  const from = Math.max(0, Math.min(best - lead, text.length - length));
  if (from === 0) return 0;
  const before = text.slice(from, best);
  const sentence = before.search(/(?<=[。．.•・] ?)\S/);
  if (sentence >= 0) return from + sentence;
  const word = before.search(/(?<=\s)\S/);
  return from + Math.max(0, word);
}
