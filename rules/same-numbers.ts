import { numbersIn } from './check/numbers';
import type { Both } from './documents';
import type { RichText } from './rich-text';
import type { Flaw } from './yaml-list';

/** A flaw at `path` when the two languages of a line do not hold the same numbers. */
export function numberFlaws(text: Both, path: Flaw['path']): Flaw[] {
  const [ja, en] = [text.ja, text.en].map((words) => numbersIn(asParagraph(words)).join(', '));
  if (ja === en) return [];
  const what = `has the numbers ${ja || 'none'} in ja and ${en || 'none'} in en`;
  return [{ path, what, right: 'write the same digits in both languages' }];
}

const asParagraph = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
