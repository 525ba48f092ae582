import type { DocId, Lang, Place } from './documents';

/** A stretch of a line: words, or a reference to a clause or section. */
export type Inline = { type: 'text'; text: string } | { type: 'ref'; to: Place; label: string };

export type Block = { type: 'paragraph'; children: Inline[] } | { type: 'list'; ordered: boolean; items: Block[][] };

/** The text of one clause in one language. Plain JSON: the site, the index and the export read the same. */
export type RichText = Block[];

const EDITION_LABEL: Record<DocId, string> = {
  'fow-2.0': 'ver. 2.0',
  'fow-5.00': 'ver. 5.00',
  'fow-5.5': 'ver. 5.5',
  'fow-8.01': 'ver. 8.01',
  fftcg: 'FF-TCG',
};

/** How a reference is printed: the number, with its edition when it leads into another document. */
export function refLabel(to: Place, home: DocId): string {
  return to.doc === home ? to.id : `${EDITION_LABEL[to.doc]} ${to.id}`;
}

/** The text as one line of characters, references as their labels, list items one after the other. */
export function plainText(text: RichText, lang: Lang): string {
  const blocks = text.map((block) => {
    if (block.type === 'paragraph') return inlineText(block.children);
    const items = block.items.map((item) => plainText(item, lang));
    return lang === 'ja' ? items.map((item) => `・${item}`).join('') : items.map((item) => `• ${item}`).join(' ');
  });
  return blocks.join(lang === 'ja' ? '' : ' ');
}

function inlineText(children: Inline[]): string {
  return children.map((child) => (child.type === 'text' ? child.text : child.label)).join('');
}

/** The words alone, without references: what the number check and the term check read. */
export function wordsOf(text: RichText): string {
  return text
    .map((block) =>
      block.type === 'paragraph'
        ? block.children.map((child) => (child.type === 'text' ? child.text : ' ')).join('')
        : block.items.map(wordsOf).join(' '),
    )
    .join(' ');
}

/** Every reference in the text, in order. */
export function refsOf(text: RichText): Place[] {
  return text.flatMap((block) =>
    block.type === 'paragraph'
      ? block.children.flatMap((child) => (child.type === 'ref' ? [child.to] : []))
      : block.items.flatMap(refsOf),
  );
}
