/** The rulebook of one edition as the scenario page reads it: sections with their clauses, in both languages. */
import type { Both, DocId } from '@/rules/documents';
import type { BlockView } from '../../_content/views';

export interface BookClause {
  readonly id: string;
  readonly depth: number;
  /** Null where the clause is not yet written here. */
  readonly text: Both<BlockView[]> | null;
  /** How its source is taken; what only reports a misprint stands in the reader. */
  readonly readings: readonly { readonly id: string | null; readonly text: Both<BlockView[]> }[];
}

export interface BookSection {
  /** The document it stands in: another than the book's where that speaks for lost clauses. */
  readonly doc: DocId;
  readonly id: string;
  readonly number: string;
  readonly title: Both;
  readonly parent: string | null;
  readonly clauses: readonly BookClause[];
}

export interface Book {
  readonly doc: DocId;
  /** When it was published; null where it does not say. */
  readonly date: string | null;
  readonly sections: readonly BookSection[];
}

/** A book with its look-ups, by citation: sections and clauses of another document as `reconstructed:fow-5.5/8.5.2`. */
export interface OpenBook extends Book {
  readonly sectionOf: ReadonlyMap<string, BookSection>;
  readonly clauseOf: ReadonlyMap<string, BookClause>;
  /** The title a section goes by: where several bear the same one ("General"), that of the chapter above it. */
  readonly titleOf: ReadonlyMap<string, Both>;
  /** reading id → citation of the clause it is noted at */
  readonly readingAt: ReadonlyMap<string, string>;
}

export function opened(book: Book): OpenBook {
  const placed = book.sections.flatMap((section) => section.clauses.map((clause) => ({ section, clause })));
  const cite = ({ doc }: BookSection, id: string): string => citationOf(book.doc, { doc, id });
  const alike = ({ doc, title }: BookSection): number =>
    book.sections.filter((one) => one.doc === doc && one.title.ja === title.ja).length;
  const above = (section: BookSection): Both =>
    alike(section) > 1
      ? (book.sections.find(({ doc, id }) => doc === section.doc && id === section.parent)?.title ?? section.title)
      : section.title;
  return {
    ...book,
    titleOf: new Map(book.sections.map((section) => [cite(section, section.id), above(section)])),
    sectionOf: new Map([
      ...placed.map(({ section, clause }) => [cite(section, clause.id), section] as const),
      ...book.sections.map((section) => [cite(section, section.id), section] as const),
    ]),
    clauseOf: new Map(placed.map(({ section, clause }) => [cite(section, clause.id), clause])),
    readingAt: new Map(
      placed.flatMap(({ section, clause }) =>
        clause.readings.flatMap(({ id }) => (id ? [[id, cite(section, clause.id)] as const] : [])),
      ),
    ),
  };
}

/** A citation of the engine's tables, taken apart: `806.2a`, `806.2a#2`, `reading:E48`, `reconstructed:fow-5.5/8.5.2`. */
export type Cited =
  | { readonly kind: 'clause'; readonly doc: DocId; readonly id: string }
  | { readonly kind: 'reading'; readonly id: string }
  | { readonly kind: 'reconstructed'; readonly doc: DocId; readonly id: string };

export function citedBy(citation: string, home: DocId, isDoc: (text: string) => text is DocId): Cited {
  const whole = citation.replace(/#\d+$/, '');
  const [head, rest] = whole.split(':', 2);
  if (rest !== undefined && head === 'reading') return { kind: 'reading', id: rest };
  if (rest !== undefined && head === 'reconstructed') {
    const [doc = '', id = ''] = rest.split('/', 2);
    if (isDoc(doc)) return { kind: 'reconstructed', doc, id };
  }
  return { kind: 'clause', doc: home, id: whole };
}

/** How a clause is cited at home. */
export const citationOf = (home: DocId, { doc, id }: { readonly doc: DocId; readonly id: string }): string =>
  doc === home ? id : `reconstructed:${doc}/${id}`;

/** Citations of one row without doubles: the parts of a clause are one place. */
export function citedPlaces(
  citations: readonly string[],
  home: DocId,
  isDoc: (text: string) => text is DocId,
): readonly Cited[] {
  const seen = new Set<string>();
  return citations.flatMap((citation) => {
    const cited = citedBy(citation, home, isDoc);
    const key = JSON.stringify(cited);
    if (seen.has(key)) return [];
    seen.add(key);
    return [cited];
  });
}

const books = new Map<DocId, Promise<OpenBook>>();

/** The book of an edition; fetched once a visit, and kept for visits without a network. Rejects when it does not load. */
export function loadBook(doc: DocId): Promise<OpenBook> {
  const known = books.get(doc);
  if (known) return known;
  const path = `/data/book/${doc}.json`;
  const loading = fetch(path).then(async (answer) => {
    if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
    const book: Book = await answer.json();
    return opened(book);
  });
  loading.then(
    () => keep(path),
    () => books.delete(doc),
  );
  books.set(doc, loading);
  return loading;
}

/** On a first visit the service worker is not in charge yet and has not seen the book go by. */
function keep(path: string): void {
  if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ keep: [path] })).catch(() => undefined);
}
