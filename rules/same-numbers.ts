import { numbersApart, SAME_NUMBERS } from './check/numbers';
import type { Both } from './documents';
import type { RichText } from './rich-text';
import type { Flaw } from './yaml-list';

/** A flaw at `path` when the two languages of a line do not hold the same numbers. */
export function numberFlaws(text: Both, path: Flaw['path']): Flaw[] {
  const apart = lineNumbersApart(text);
  return apart === null ? [] : [{ path, what: `has the number ${apart}`, right: SAME_NUMBERS }];
}

/** The same of two lines, as of the texts of a clause. */
export const lineNumbersApart = ({ ja, en }: Both): string | null =>
  numbersApart({ ja: asParagraph(ja), en: asParagraph(en) });

const asParagraph = (text: string): RichText => [{ type: 'paragraph', children: [{ type: 'text', text }] }];
