import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { titleOf } from '@/rules/content';
import { DOC_IDS, type DocId, parsePlace } from '@/rules/documents';
import { inventory, sectionOf } from '@/rules/inventory';
import { STANDINGS, type Standing } from '../_coverage/standing';
import { book } from './book';
import type { HeadingView, PlaceView } from './views';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const CoverageFile = v.object({
  docs: v.array(
    v.object({
      doc: v.picklist(DOC_IDS),
      clauses: count,
      ja: count,
      en: count,
      procedure: count,
      walked: count,
      implemented: count,
      noBehaviour: count,
      missing: count,
      ids: v.object({
        walked: v.array(v.string()),
        implemented: v.array(v.string()),
        noBehaviour: v.array(v.object({ id: v.string(), why: v.string() })),
        missing: v.array(v.string()),
      }),
    }),
  ),
  survivors: v.array(
    v.object({
      edition: v.picklist(DOC_IDS),
      kind: v.string(),
      name: v.string(),
      variant: v.string(),
      clauses: v.array(v.string()),
    }),
  ),
});

export type DocumentCoverage = v.InferOutput<typeof CoverageFile>['docs'][number];
export type Survivor = v.InferOutput<typeof CoverageFile>['survivors'][number];
export interface Coverage {
  docs: DocumentCoverage[];
  survivors: Survivor[];
}

/** A clause with its place, and for one without behaviour the reason. */
export interface StandingClause extends PlaceView {
  why?: string;
}

export interface ChapterCoverage {
  chapter: Pick<HeadingView, 'id' | 'number' | 'title'>;
  clauses: Record<Standing, StandingClause[]>;
}

/** Survivors of one edition, with their clauses as places. */
export interface EditionSurvivors {
  edition: DocId;
  survivors: { kind: string; name: string; variant: string; clauses: PlaceView[] }[];
}

/** What survives the knock-out, by edition, in the order of the file. */
export function byEdition(survivors: Survivor[]): EditionSurvivors[] {
  return DOC_IDS.flatMap((edition) => {
    const own = survivors.filter((survivor) => survivor.edition === edition);
    const views = own.map(({ kind, name, variant, clauses }) => ({
      kind,
      name,
      variant,
      clauses: places(edition, clauses),
    }));
    return views.length === 0 ? [] : [{ edition, survivors: views }];
  });
}

function places(home: DocId, clauses: string[]): PlaceView[] {
  return clauses.flatMap((clause) => {
    const place = parsePlace(clause.replace(/^reconstructed:/, ''), home);
    const section = place && sectionOf(place.doc, place.id);
    return section ? [{ ...place, section: section.id }] : [];
  });
}

/** What the last measurement found. Undefined before the first one. */
export function coverage(): Coverage | undefined {
  const file = join(process.cwd(), 'scenarios/generated/coverage.json');
  return existsSync(file) ? v.parse(CoverageFile, JSON.parse(readFileSync(file, 'utf8'))) : undefined;
}

/** The clauses of a document by chapter, in its order; chapters without a clause of kind procedure are left out. */
export function byChapter({ doc, ids }: DocumentCoverage): ChapterCoverage[] {
  const chapters = new Map<string, ChapterCoverage>();
  const rows: Record<Standing, StandingClause[]> = {
    walked: placed(doc, ids.walked),
    implemented: placed(doc, ids.implemented),
    noBehaviour: ids.noBehaviour.flatMap(({ id, why }) => placed(doc, [id]).map((place) => ({ ...place, why }))),
    missing: placed(doc, ids.missing),
  };
  for (const standing of STANDINGS) {
    for (const clause of rows[standing]) {
      const chapter = chapterOf(doc, clause.section);
      if (!chapter) continue;
      const found = chapters.get(chapter.id) ?? { chapter, clauses: none() };
      found.clauses[standing].push(clause);
      chapters.set(chapter.id, found);
    }
  }
  const order = inventory(doc).sections.map(({ id }) => id);
  return [...chapters.values()].sort((a, b) => order.indexOf(a.chapter.id) - order.indexOf(b.chapter.id));
}

function none(): ChapterCoverage['clauses'] {
  return { walked: [], implemented: [], noBehaviour: [], missing: [] };
}

function placed(doc: DocId, ids: string[]): StandingClause[] {
  return ids.flatMap((id) => {
    const section = sectionOf(doc, id);
    return section ? [{ doc, id, section: section.id }] : [];
  });
}

function chapterOf(doc: DocId, section: string): ChapterCoverage['chapter'] | undefined {
  const entry = inventory(doc).sectionById.get(section);
  if (!entry) return undefined;
  if (entry.parent !== null) return chapterOf(doc, entry.parent);
  return {
    id: entry.id,
    number: entry.number ?? entry.id,
    title: titleOf(book(), { doc, id: entry.id }) ?? entry.title,
  };
}
