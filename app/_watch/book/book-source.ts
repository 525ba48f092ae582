import { EDITIONS, openEngine } from '@/engine';
import { clauseAt, titleOf } from '@/rules/content';
import { type Both, DOC_IDS, type DocId } from '@/rules/documents';
import { type ClauseEntry, inventory, sectionOf } from '@/rules/inventory';
import type { Block, Inline, RichText } from '@/rules/rich-text';
import { book } from '../../_content/book';
import type { BlockView, InlineView } from '../../_content/views';
import { type Book, type BookSection, citationOf } from './book';

/** Reads a document for the scenario pages: sections in the order of print, each with its own clauses, after those of others that speak for lost ones. */
export function bookOf(doc: DocId): Book {
  const rebuilt = rebuiltIn(doc);
  const sisters = DOC_IDS.flatMap((sister) =>
    sectionsOf(sister).filter(({ clauses }) =>
      clauses.some(({ id }) => rebuilt.has(citationOf(doc, { doc: sister, id }))),
    ),
  );
  return {
    doc,
    date: inventory(doc).date,
    sections: [...sisters.filter((section) => section.doc !== doc), ...sectionsOf(doc)],
  };
}

/** What the edition of a document cites of others. */
function rebuiltIn(doc: DocId): ReadonlySet<string> {
  const edition = EDITIONS.find((one) => one === doc);
  return new Set(edition ? openEngine(edition, {}).citations().keys() : []);
}

function sectionsOf(doc: DocId): BookSection[] {
  const { sections, clauses } = inventory(doc);
  const text = book();
  return sections.map((section) => ({
    doc,
    id: section.id,
    parent: section.parent,
    number: section.number ?? section.id,
    title: titleOf(text, { doc, id: section.id }) ?? section.title,
    clauses: clauses
      .filter((clause) => clause.section === section.id)
      .map((entry) => {
        const clause = clauseAt(text, { doc, id: entry.id });
        return {
          id: entry.id,
          depth: depthOf(doc, entry),
          text: clause ? viewed(clause.text) : null,
          readings: (clause?.readings ?? []).flatMap(({ id, slip, text }) =>
            slip ? [] : [{ id: id ?? null, text: viewed(text) }],
          ),
        };
      }),
  }));
}

const viewed = ({ ja, en }: Both<RichText>): Both<BlockView[]> => ({ ja: ja.map(blockView), en: en.map(blockView) });

const blockView = (block: Block): BlockView =>
  block.type === 'paragraph'
    ? { type: 'paragraph', children: block.children.map(inlineView) }
    : { type: 'list', ordered: block.ordered, items: block.items.map((item) => item.map(blockView)) };

const inlineView = (inline: Inline): InlineView =>
  inline.type === 'text'
    ? inline.text
    : { ...inline, section: sectionOf(inline.to.doc, inline.to.id)?.id ?? inline.to.id };

function depthOf(doc: DocId, entry: ClauseEntry): number {
  const parent = entry.parent === null ? undefined : inventory(doc).clauseById.get(entry.parent);
  return parent && parent.section === entry.section ? depthOf(doc, parent) + 1 : 0;
}
