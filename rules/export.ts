import type { ClauseKind } from './clause-kinds';
import { type Content, plainOf } from './content';
import { type DocId, placeKey } from './documents';
import { inventory } from './inventory';

/** One clause of an exported document; the texts are null while it is not yet written. */
export interface ExportedClause {
  id: string;
  section: string;
  kind: ClauseKind;
  ja: string | null;
  en: string | null;
}

/** Every clause of a document in its order: what `export --doc` prints and the site publishes as `data/<doc>.json`. */
export function exportDocument(content: Content, doc: DocId): ExportedClause[] {
  return inventory(doc).clauses.map(({ id, section, kind }) => {
    const clause = content.clauses.get(placeKey({ doc, id }));
    return { id, section, kind, ja: clause ? plainOf(clause, 'ja') : null, en: clause ? plainOf(clause, 'en') : null };
  });
}
