import type { Content } from '../content';
import { DOC_IDS, type DocId } from '../documents';
import { inventory } from '../inventory';
import type { Problem } from '../problem';

/** How far a document is written. */
export interface Progress {
  doc: DocId;
  clauses: number;
  written: number;
  /** Clauses of sections that have no file yet. */
  notYetWritten: number;
}

/** Every clause of a section that has a file must stand in it. A section without a file is not yet written, no fault. */
export function checkCompleteness(content: Content): Problem[] {
  return DOC_IDS.flatMap((doc) => {
    const { clauses } = inventory(doc);
    return [...content.sections[doc].values()].flatMap(({ id: section, file, clauses: written }) => {
      const here = new Set(written.map(({ id }) => id));
      const missing = clauses.filter((clause) => clause.section === section && !here.has(clause.id));
      return missing.map(({ id, kind }) => ({
        file,
        line: 1,
        what: `clause ${id} is missing`,
        right: `add <Clause id="${id}" kind="${kind}"> with <Ja> and <En>`,
      }));
    });
  });
}

/** Clauses written and not yet written, per document. */
export function progressOf(content: Content): Progress[] {
  return DOC_IDS.map((doc) => {
    const { clauses } = inventory(doc);
    const written = clauses.filter(({ id }) => content.clauses.has(`${doc}/${id}`)).length;
    const notYetWritten = clauses.filter(({ section }) => !content.sections[doc].has(section)).length;
    return { doc, clauses: clauses.length, written, notYetWritten };
  });
}
