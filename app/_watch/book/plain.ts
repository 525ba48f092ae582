import { type DocId, isDocId, type Lang } from '@/rules/documents';
import type { Inline } from '@/rules/rich-text';
import { inlineText } from '../../_content/inline-text';
import type { InlineView } from '../../_content/views';
import { citationOf, citedPlaces, type OpenBook } from './book';

/** A paragraph or a list, as the pages have it or as it is read from its file. */
type Piece =
  | { readonly type: 'paragraph'; readonly children: readonly (Inline | InlineView)[] }
  | { readonly type: 'list'; readonly items: readonly (readonly Piece[])[] };

/** The words of a clause in one line, its references as their numbers; of the items of a list the last alone keeps its stop. */
export function plainOf(pieces: readonly Piece[], lang: Lang): string {
  return pieces
    .map((piece) => (piece.type === 'paragraph' ? piece.children.map(inlineText).join('') : listOf(piece.items, lang)))
    .join(lang === 'ja' ? '' : ' ');
}

function listOf(items: readonly (readonly Piece[])[], lang: Lang): string {
  return items
    .map((item, at) => {
      const said = plainOf(item, lang);
      return at < items.length - 1 ? said.replace(/[.。]$/, '') : said;
    })
    .join(lang === 'ja' ? '、' : '; ');
}

/** The words of the first clause among citations; empty where none of them is a clause, or the book has not come yet. */
export function wordsOfFirst(citations: readonly string[], doc: DocId, book: OpenBook | null, lang: Lang): string {
  const first = citedPlaces(citations, doc, isDocId).find((cited) => cited.kind !== 'reading');
  const text = first ? book?.clauseOf.get(citationOf(doc, first))?.text?.[lang] : undefined;
  return text ? plainOf(text, lang) : '';
}
