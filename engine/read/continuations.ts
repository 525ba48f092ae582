/** What could stand next, as it would be printed. */
import type { Language } from './normal';
import type { Node } from './rule';

export interface Continuation {
  /** A piece of text, or that a number or a name of one's own stands there. */
  readonly kind: 'text' | 'number' | 'name';
  readonly text: string;
}

const MOST = 60;
const LONGEST = 40;
/** So many Japanese letters say what goes on from there. */
const ENOUGH = 3;

/** What can be written from any of these places on, up to the next place where it parts. */
export function continuations(places: readonly Node[], language: Language): readonly Continuation[] {
  const found = new Map<string, Continuation>();
  for (const place of places) {
    if (place.any) {
      const kind = place.any.such.test('あ') ? 'name' : 'number';
      found.set(kind, { kind, text: '' });
    }
    for (const text of textsFrom(place, language, '', 0)) {
      if (found.size >= MOST) break;
      const key = `text ${text.toLowerCase()}`;
      if (text.trim() !== '' && !found.has(key)) found.set(key, { kind: 'text', text });
    }
  }
  return [...found.values()];
}

function* textsFrom(node: Node, language: Language, before: string, depth: number): Generator<string> {
  const steps = [...node.letters.values()].flat();
  const stopsHere =
    node.calls.length > 0 || node.ends.length > 0 || node.skips.length > 0 || node.any !== null || depth >= LONGEST;
  const isWord = language === 'en' ? /\S\s$/.test(before) : before.length >= ENOUGH && steps.length > 1;
  if (before !== '' && (stopsHere || isWord)) {
    yield before;
    return;
  }
  for (const { to, raw } of steps) yield* textsFrom(to, language, before + raw, depth + 1);
}
