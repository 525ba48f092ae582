import type { InlineView } from './views';

/** The words of a stretch of a line: of a reference, its number. */
export function inlineText(inline: InlineView): string {
  if (typeof inline === 'string') return inline;
  switch (inline.type) {
    case 'ref':
      return inline.label;
    case 'term':
      return inline.text;
  }
}
