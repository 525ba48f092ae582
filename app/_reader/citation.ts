import type { Both, Lang } from '@/rules/documents';
import { inlineText } from '../_content/inline-text';
import type { BlockView, ClauseView } from '../_content/views';
import { inLanguage } from '../_frame/addresses';

/**
 * A citation to paste into a message: document, clause, its text and a link, all in one language.
 * `page` is the address of the page the clause stands on, in either language.
 */
export function citation(clause: Pick<ClauseView, 'id' | 'text'>, title: Both, lang: Lang, page: string): string {
  const link = new URL(page);
  link.pathname = inLanguage(link.pathname, lang);
  link.search = '';
  link.hash = clause.id;
  const text = clause.text ? flat(clause.text[lang]) : '';
  return [`${title[lang]} ${clause.id}`, text, link.href].filter((line) => line !== '').join('\n');
}

function flat(blocks: readonly BlockView[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map(inlineText).join('')
        : block.items.map((item) => `- ${flat(item)}`).join('\n'),
    )
    .join('\n');
}
