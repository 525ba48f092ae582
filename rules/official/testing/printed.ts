import type { DocId, Lang } from '../../documents';
import { inventory, type SectionEntry } from '../../inventory';
import { type Label, POLICIES } from '../policy';
import { stopsOf } from '../stops';

/** One paragraph of a printed document, before it is torn into lines. */
export interface Paragraph {
  text: string;
  heading: boolean;
  /** The counter at its beginning begins again on a new page in extraction. */
  counter?: number;
}

/** How the marks before the clauses came through extraction. */
export interface Marks {
  item: string;
  sub: string;
}

export const DASHES: Marks = { item: '- ', sub: ' - ▶ ' };
/** Copied from a web page: the bullets of the first rank are lost. */
export const LOST_BULLETS: Marks = { item: '', sub: '▶' };

/** A restated clause as one paragraph: without lists and the word that marks an example. */
export function asParagraph(text: string): string {
  return text
    .replace(/^(?:例|注|Example|Note)\s*[:：]\s*/, '')
    .replace(/\s*[•・▶]\s*/g, ' ')
    .trim();
}

/** The text of a clause as it is printed; what it is read back to is the same without blanks. */
export type TextOf = (id: string) => string;

/**
 * Lays a document out as the published one is: title page, headings with their numbers, clauses with the marks that their
 * labels ask for.
 */
export function printDocument(doc: DocId, lang: Lang, textOf: TextOf, marks: Marks = DASHES): Paragraph[] {
  const { title } = inventory(doc);
  const body = stopsOf(doc).flatMap((stop): Paragraph[] => {
    if (stop.kind === 'section') return [{ text: heading(stop.entry, doc, lang), heading: true }];
    if (POLICIES[doc].absent[lang]?.includes(stop.entry.id)) return [];
    const label = POLICIES[doc].label(stop.entry);
    return [paragraph(label, stop.entry.id, textOf(stop.entry.id), lang, marks)];
  });
  return [{ text: title[lang], heading: true }, ...body];
}

/** The headings with leaders and page numbers. */
export function contentsOf(doc: DocId, lang: Lang): Paragraph[] {
  return inventory(doc).sections.map((section, at) => ({
    text: `${heading(section, doc, lang)}.....${Math.floor(at / 4) + 1}`,
    heading: false,
  }));
}

function heading({ id, number, title }: SectionEntry, doc: DocId, lang: Lang): string {
  const step = /^STEP(\d+)$/.exec(number ?? '')?.[1];
  if (step !== undefined) return lang === 'ja' ? `■STEP${step}■${title.ja}` : `STEP ${step}  ${title.en}`;
  return doc === 'fow-2.0' ? `${id} ${title[lang]}` : `${id}. ${title[lang]}`;
}

function paragraph(label: Label, id: string, text: string, lang: Lang, marks: Marks): Paragraph {
  const plain = (start: string): Paragraph => ({ text: start + text, heading: false });
  switch (label.kind) {
    case 'number':
      return plain(`${id}. `);
    case 'item':
      return plain(marks.item);
    case 'sub':
      return plain(marks.sub);
    case 'plain':
      return { ...plain(lang === 'ja' ? `${label.value} ` : `${label.value}· `), counter: label.value };
    case 'dotted':
      return plain(`${label.value}.`);
    case 'multi':
      return plain(`${label.value} `);
    case 'loose':
    case 'bracket':
      return plain('');
    case 'example':
      return plain(lang === 'ja' ? '例：' : 'Ex. ');
    case 'table':
      return { text: text.replace(/(?<=^.{6})/u, '\t'), heading: false };
  }
}
