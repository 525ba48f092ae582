import type { DocId } from '@/rules/documents';
import { isDocId } from '@/rules/documents';
import { address } from '../_frame/addresses';
import { type Cited, citedPlaces, type OpenBook } from './book';
import type { Speech } from './speech';

interface Props {
  citations: readonly string[];
  doc: DocId;
  /** Null until it has loaded: then a number leads to its document. */
  book: OpenBook | null;
  speech: Speech;
  /** The first of them is marked as executing. */
  now?: boolean;
  /** At most so many; the rest is counted. */
  most?: number;
}

/** Clause numbers as links to the reader. */
export function Citations({ citations, doc, book, speech, now = false, most = 99 }: Props) {
  const places = citedPlaces(citations, doc, isDocId);
  return (
    <>
      {places.slice(0, most).map((cited, at) => (
        <Citation
          key={JSON.stringify(cited)}
          cited={cited}
          doc={doc}
          book={book}
          speech={speech}
          now={now && at === 0}
        />
      ))}
      {places.length > most ? <span>+{places.length - most}</span> : null}
    </>
  );
}

function Citation({
  cited,
  doc,
  book,
  speech,
  now,
}: {
  cited: Cited;
  doc: DocId;
  book: OpenBook | null;
  speech: Speech;
  now: boolean;
}) {
  const { lang, words } = speech;
  if (cited.kind === 'reading') {
    const at = book?.readingAt.get(cited.id);
    const label = words.step.reading(cited.id);
    return at === undefined ? <span>{label}</span> : <a href={sectionAddress(lang, doc, at, book)}>{label}</a>;
  }
  const foreign = cited.kind === 'reconstructed';
  return (
    <a
      className="number"
      data-now={now}
      href={sectionAddress(lang, cited.doc, cited.id, foreign ? null : book)}
      title={foreign ? words.step.reconstructed : undefined}
    >
      {foreign ? `${cited.doc} ${cited.id}` : cited.id}
    </a>
  );
}

/** Where a clause is read. Without the book its section is unknown, and the document's contents must do. */
export function sectionAddress(lang: Speech['lang'], doc: DocId, id: string, book: OpenBook | null): string {
  const section = book?.sectionOf.get(id);
  return section ? address.section(lang, doc, section.id, id) : address.document(lang, doc);
}
