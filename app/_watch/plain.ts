import type { Lang } from '@/rules/documents';
import { inlineText } from '../_content/inline-text';
import type { BlockView } from '../_content/views';

/** The words of a clause in one line, its references as their numbers. */
export function plainOf(blocks: readonly BlockView[], lang: Lang): string {
  const gap = lang === 'ja' ? '' : ' ';
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map(inlineText).join('')
        : block.items.map((item) => plainOf(item, lang)).join(lang === 'ja' ? '、' : '; '),
    )
    .join(gap);
}
