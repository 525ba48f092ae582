import type { DocId, Lang } from '@/rules/documents';
import { LANGS } from '@/rules/documents';
import { sectionOf } from '@/rules/inventory';
import type { OfficialText, UnknownLine } from '@/rules/official/result';
import type { PlaceView } from '../_content/views';
import type { SectionText, WholeText } from './store';

/** What a reader is told about a file that was read. */
export interface Account {
  doc: DocId;
  langs: Lang[];
  /** Clauses of the document that have their text in the file, in any language. */
  found: number;
  missing: PlaceView[];
  unknown: UnknownLine[];
}

/** Counts what was read; every clause is counted once, in however many languages it was found. */
export function accountOf({ doc, found, missing, unknown }: OfficialText): Account {
  return {
    doc,
    langs: LANGS.filter((lang) => found.some((clause) => clause.lang === lang)),
    found: new Set(found.map(({ id }) => id)).size,
    missing: missing.map((id) => ({ doc, id, section: sectionOf(doc, id)?.id ?? id })),
    unknown,
  };
}

/** What was read as it is kept: a text for each language, parted by the sections that pages show. */
export function textsOf({ doc, found }: OfficialText, file: string, read: number): WholeText[] {
  return LANGS.flatMap((lang) => {
    const clauses = found.filter((clause) => clause.lang === lang);
    if (clauses.length === 0) return [];
    const sections = new Map<string, SectionText>();
    for (const { id, text } of clauses) {
      const section = sectionOf(doc, id)?.id ?? id;
      const kept = sections.get(section) ?? { doc, lang, section, clauses: [] };
      kept.clauses.push({ id, text });
      sections.set(section, kept);
    }
    return [{ doc, lang, file, read, clauses: clauses.length, sections: [...sections.values()] }];
  });
}
