import type { Inline } from '@/rules/rich-text';
import type { InlineView } from './views';

/** The words of a stretch of a line, as the pages have it or as it is read from its file: of a reference, its number. */
export function inlineText(inline: Inline | InlineView): string {
  if (typeof inline === 'string') return inline;
  switch (inline.type) {
    case 'ref':
      return inline.label;
    case 'text':
    case 'term':
      return inline.text;
  }
}
