import type { BlockView, ClauseView } from '../_content/views';
import type { Book } from './reader-context';

/**
 * A citation to paste into a message: document, clause, its text in the language of the page, and a link.
 * `page` is the address of the page the clause stands on.
 */
export function citation(
  clause: Pick<ClauseView, 'id' | 'text'>,
  { title, lang }: Pick<Book, 'title' | 'lang'>,
  page: string,
): string {
  const link = new URL(page);
  link.search = '';
  link.hash = clause.id;
  const text = clause.text ? flat(clause.text[lang]) : '';
  return [`${title} ${clause.id}`, text, link.href].filter((line) => line !== '').join('\n');
}

function flat(blocks: readonly BlockView[]): string {
  return blocks
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map((child) => (child.type === 'ref' ? child.label : child.text)).join('')
        : block.items.map((item) => `- ${flat(item)}`).join('\n'),
    )
    .join('\n');
}
