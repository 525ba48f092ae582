import { titleOf } from '@/rules/content';
import { type DocId, NEWEST_FIRST, placeKey } from '@/rules/documents';
import { inventory, type SectionEntry } from '@/rules/inventory';
import { book } from './book';
import { eachOnceAPage } from './once-a-page';
import type { DocumentView, HeadingView } from './views';

/** What a document says about itself, and how much of it is written here. */
export const documentView: (doc: DocId) => DocumentView = eachOnceAPage((doc) => {
  const { title, version, date, effective, languages, clauses } = inventory(doc);
  const { clauses: known } = book();
  const written = clauses.filter(({ id }) => known.has(placeKey({ doc, id }))).length;
  return { doc, title, version, date, effective, languages, clauses: clauses.length, written };
});

/** The five documents as they are listed. */
export const documentViews = (): DocumentView[] => NEWEST_FIRST.map(documentView);

/** The contents of a document: chapters, each with its sections and sub-sections, in the order of print. */
export function contentsOf(doc: DocId): HeadingView[] {
  const { sections } = inventory(doc);
  return sections.filter(({ parent }) => parent === null).map((section) => headingView(doc, section));
}

/** One heading with everything below it. */
export function headingView(doc: DocId, section: SectionEntry): HeadingView {
  const { sections, clauses } = inventory(doc);
  const { clauses: known } = book();
  const own = clauses.filter((clause) => clause.section === section.id);
  return {
    id: section.id,
    number: section.number ?? section.id,
    title: titleOf(book(), { doc, id: section.id }) ?? section.title,
    clauses: own.length,
    written: own.filter(({ id }) => known.has(placeKey({ doc, id }))).length,
    below: sections.filter(({ parent }) => parent === section.id).map((child) => headingView(doc, child)),
  };
}
