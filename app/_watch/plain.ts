import type { Lang } from '@/rules/documents';
import type { BlockView } from '../_content/views';

/** The words of a clause in one line, its references as their numbers. */
export function plainOf(blocks: readonly BlockView[], lang: Lang): string {
  const gap = lang === 'ja' ? '' : ' ';
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map((part) => (part.type === 'ref' ? part.label : part.text)).join('')
        : block.items.map((item) => plainOf(item, lang)).join(lang === 'ja' ? '、' : '; '),
    )
    .join(gap);
}
