import * as v from 'valibot';
import { CLAUSE_KINDS } from '../clause-kinds';
import { DOC_IDS, LANGS } from '../documents';

const SectionRow = v.tuple([
  v.picklist(DOC_IDS),
  v.string(),
  /** titles, ja and en */
  v.string(),
  v.string(),
  /** as for clauses */
  v.number(),
]);

const UnitRow = v.tuple([
  /** index of its section */
  v.number(),
  v.string(),
  v.picklist(CLAUSE_KINDS),
  /** the text, empty where the clause is not yet written */
  v.string(),
  /** other spellings of the id */
  v.array(v.string()),
  /** number shared by the clauses that are the same rule in several editions; 0 for none */
  v.number(),
  /** what people type when the clause is the answer, a phrase a line */
  v.string(),
]);

export const IndexFile = v.strictObject({
  lang: v.picklist(LANGS),
  sections: v.array(SectionRow),
  units: v.array(UnitRow),
});

/** The search index of one language, as it lies in `public/search/<lang>.json`. */
export type IndexFile = v.InferOutput<typeof IndexFile>;

/** Reads an index file. Throws one line when it is not one. */
export function readIndexFile(value: unknown): IndexFile {
  const parsed = v.safeParse(IndexFile, value);
  if (parsed.success) return parsed.output;
  throw new Error('not a search index of this version; run npm run content');
}
