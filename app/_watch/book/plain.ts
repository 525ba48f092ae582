import { type DocId, isDocId, type Lang } from '@/rules/documents';
import { inlineText } from '../../_content/inline-text';
import type { BlockView } from '../../_content/views';
import { citationOf, citedPlaces, type OpenBook } from './book';

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

/** The words of the first clause among citations; empty where none of them is a clause, or the book has not come yet. */
export function wordsOfFirst(citations: readonly string[], doc: DocId, book: OpenBook | null, lang: Lang): string {
  const first = citedPlaces(citations, doc, isDocId).find((cited) => cited.kind !== 'reading');
  const text = first ? book?.clauseOf.get(citationOf(doc, first))?.text?.[lang] : undefined;
  return text ? plainOf(text, lang) : '';
}
