import { clauseAt, titleOf } from '@/rules/content';
import { type DocId, type Lang, type Place, placeKey } from '@/rules/documents';
import { type ClauseEntry, inventory, type SectionEntry, sectionOf } from '@/rules/inventory';
import { plainText } from '@/rules/rich-text';
import { book } from './book';
import { disputesDecidedBy } from './disputes';
import { headingView } from './documents';
import { eachOnceAPage } from './once-a-page';
import { TermMarker } from './terms';
import type { ClauseView, PlaceView, SectionView } from './views';
import { watchedOf } from './walks';

/** Letters of a summary. */
const SUMMARY = 120;

/** Everything the pages of one section show, in either language. Undefined when the document has no such section. */
export const sectionView: (doc: DocId, id: string) => SectionView | undefined = eachOnceAPage((doc, id) => {
  const { sections, clauses, sectionById } = inventory(doc);
  const entry = sectionById.get(id);
  if (!entry) return undefined;
  const at = sections.indexOf(entry);
  const above = ancestorsOf(doc, entry);
  const terms = new TermMarker(doc);
  return {
    doc,
    ...heading(doc, entry),
    above: above.map((ancestor) => heading(doc, ancestor)),
    below: sections.filter(({ parent }) => parent === id).map((child) => headingView(doc, child)),
    clauses: clauses.filter(({ section }) => section === id).map((clause) => clauseView(doc, clause, terms)),
    previous: neighbour(doc, sections[at - 1]),
    next: neighbour(doc, sections[at + 1]),
    chapter: headingView(doc, above[0] ?? entry),
    terms: terms.used(),
  };
});

/** What a section says first, for those who see only a link to it: its first clause, or what stands below it. */
export function sectionSummary(lang: Lang, { doc, clauses, below }: SectionView): string {
  const [first] = clauses.flatMap(({ id }) => clauseAt(book(), { doc, id }) ?? []);
  const titles = below.map(({ title }) => title[lang]).join(lang === 'ja' ? '、' : ', ');
  const all = first ? plainText(first.text[lang], lang) : titles;
  return all.length > SUMMARY ? `${all.slice(0, SUMMARY)}…` : all;
}

function clauseView(doc: DocId, entry: ClauseEntry, terms: TermMarker): ClauseView {
  const place = { doc, id: entry.id };
  const from = book();
  const clause = clauseAt(from, place);
  return {
    id: entry.id,
    kind: entry.kind,
    depth: depthOf(doc, entry),
    aliases: entry.aliases ?? [],
    text: clause && terms.mark(clause.text, place),
    readings: (clause?.readings ?? []).map((reading) => ({ ...reading, text: terms.mark(reading.text, place) })),
    referrers: (from.referrers.get(placeKey(place)) ?? []).flatMap((referrer) => placeView(referrer) ?? []),
    ...watchedOf(place),
    disputes: disputesDecidedBy(place),
  };
}

/** A place with its section, or undefined when the place is unknown. */
export function placeView({ doc, id }: Place): PlaceView | undefined {
  const section = sectionOf(doc, id);
  return section && { doc, id, section: section.id };
}

function heading(doc: DocId, entry: SectionEntry) {
  const title = titleOf(book(), { doc, id: entry.id }) ?? entry.title;
  return { id: entry.id, number: entry.number ?? entry.id, title };
}

function neighbour(doc: DocId, entry: SectionEntry | undefined) {
  return entry && heading(doc, entry);
}

function ancestorsOf(doc: DocId, entry: SectionEntry): SectionEntry[] {
  const parent = entry.parent === null ? undefined : inventory(doc).sectionById.get(entry.parent);
  return parent ? [...ancestorsOf(doc, parent), parent] : [];
}

function depthOf(doc: DocId, entry: ClauseEntry): number {
  const parent = entry.parent === null ? undefined : inventory(doc).clauseById.get(entry.parent);
  return parent && parent.section === entry.section ? depthOf(doc, parent) + 1 : 0;
}
