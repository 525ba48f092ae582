import type { DocId } from '../documents';
import { type ClauseEntry, inventory, type SectionEntry } from '../inventory';

/** One thing with a number, in the order of the document: the heading of a section, or a clause. */
export type Stop =
  | { kind: 'section'; order: number; entry: SectionEntry }
  | { kind: 'clause'; order: number; entry: ClauseEntry };

const known = new Map<DocId, readonly Stop[]>();

/** Every section and clause of a document in the order of its pages; `order` is the place in this list. */
export function stopsOf(doc: DocId): readonly Stop[] {
  const made = known.get(doc) ?? makeStops(doc);
  known.set(doc, made);
  return made;
}

function makeStops(doc: DocId): Stop[] {
  const { clauses, sections, sectionById } = inventory(doc);
  const stops: Stop[] = [];
  const opened = new Set<string>();
  const open = (id: string): void => {
    const entry = sectionById.get(id);
    if (!entry || opened.has(id)) return;
    opened.add(id);
    if (entry.parent !== null) open(entry.parent);
    stops.push({ kind: 'section', order: stops.length, entry });
  };
  for (const entry of clauses) {
    open(entry.section);
    stops.push({ kind: 'clause', order: stops.length, entry });
  }
  for (const { id } of sections) open(id);
  return stops;
}
