import * as v from 'valibot';
import { CLAUSE_KINDS, type ClauseKind } from './clause-kinds';
import { DOC_IDS, type DocId, LANGS } from './documents';
import fftcg from './inventory/fftcg.json';
import fow200 from './inventory/fow-2.0.json';
import fow55 from './inventory/fow-5.5.json';
import fow500 from './inventory/fow-5.00.json';
import fow801 from './inventory/fow-8.01.json';

export { CLAUSE_KINDS, type ClauseKind };

const Title = v.strictObject({ ja: v.pipe(v.string(), v.nonEmpty()), en: v.pipe(v.string(), v.nonEmpty()) });

const SectionEntry = v.strictObject({
  id: v.string(),
  parent: v.nullable(v.string()),
  /** The printed number where it is not the id (`STEP1` of fow-2.0). */
  number: v.optional(v.string()),
  /** The clause this section stands below (fftcg numbers some sections under a clause). */
  parentClause: v.optional(v.string()),
  title: Title,
});

const ClauseEntry = v.strictObject({
  id: v.string(),
  section: v.string(),
  parent: v.nullable(v.string()),
  kind: v.picklist(CLAUSE_KINDS),
  order: v.number(),
  /** Other spellings of the id that the document itself uses. */
  aliases: v.optional(v.array(v.string())),
});

const InventorySchema = v.strictObject({
  doc: v.picklist(DOC_IDS),
  title: Title,
  version: v.nullable(v.string()),
  /** ISO date of publication, null where the source has none. */
  date: v.nullable(v.string()),
  /** ISO date from which the document applies, where it says so. */
  effective: v.nullable(v.string()),
  /** The languages the document itself was published in. */
  languages: v.array(v.picklist(LANGS)),
  sections: v.array(SectionEntry),
  clauses: v.array(ClauseEntry),
});

export type SectionEntry = v.InferOutput<typeof SectionEntry>;
export type ClauseEntry = v.InferOutput<typeof ClauseEntry>;

/** The ids of one document, with what can be looked up by them. Holds no rule text. */
export interface Inventory extends v.InferOutput<typeof InventorySchema> {
  clauseById: ReadonlyMap<string, ClauseEntry>;
  sectionById: ReadonlyMap<string, SectionEntry>;
  /** alias → id */
  aliasOf: ReadonlyMap<string, string>;
}

const RAW: Record<DocId, unknown> = {
  'fow-2.0': fow200,
  'fow-5.00': fow500,
  'fow-5.5': fow55,
  'fow-8.01': fow801,
  fftcg,
};

const loaded = new Map<DocId, Inventory>();

/** The inventory of a document; checked against its schema on first use. */
export function inventory(doc: DocId): Inventory {
  const known = loaded.get(doc);
  if (known) return known;
  const data = v.parse(InventorySchema, RAW[doc]);
  const made: Inventory = {
    ...data,
    clauseById: new Map(data.clauses.map((clause) => [clause.id, clause])),
    sectionById: new Map(data.sections.map((section) => [section.id, section])),
    aliasOf: new Map(data.clauses.flatMap((clause) => (clause.aliases ?? []).map((alias) => [alias, clause.id]))),
  };
  loaded.set(doc, made);
  return made;
}

/** The id as the inventory writes it (an alias becomes the id), or undefined when there is no such clause or section. */
export function canonicalId(doc: DocId, id: string): string | undefined {
  const inv = inventory(doc);
  if (inv.clauseById.has(id) || inv.sectionById.has(id)) return id;
  return inv.aliasOf.get(id);
}

/** The section a clause stands in; a section is its own. Undefined for an unknown id. */
export function sectionOf(doc: DocId, id: string): SectionEntry | undefined {
  const inv = inventory(doc);
  const section = inv.clauseById.get(id)?.section ?? id;
  return inv.sectionById.get(section);
}
