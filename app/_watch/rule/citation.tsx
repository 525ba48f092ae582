'use client';

import { useState } from 'react';
import type { DocId } from '@/rules/documents';
import { isDocId } from '@/rules/documents';
import { address } from '../../_frame/addresses';
import { wordsIn } from '../../_words/words';
import { type Cited, citationOf, citedBy, citedPlaces, type OpenBook } from '../book/book';
import type { Speech } from '../view/speech';
import styles from './citation.module.css';

interface Props {
  citations: readonly string[];
  doc: DocId;
  /** Null until it has loaded: then a number leads to its document. */
  book: OpenBook | null;
  speech: Speech;
  /** The first of them is marked as executing. */
  now?: boolean;
  /** At most so many until the rest, which is counted, is asked for. */
  most?: number;
}

/** Clause numbers as links to the reader. */
export function Citations({ citations, doc, book, speech, now = false, most = 99 }: Props) {
  const places = citedPlaces(citations, doc, isDocId);
  // Those of the next row are folded again.
  const these = citations.join();
  const [unfolded, unfold] = useState('');
  const shown = unfolded === these ? places : places.slice(0, most);
  const left = places.length - shown.length;
  return (
    <>
      {shown.map((cited, at) => (
        <Citation
          key={JSON.stringify(cited)}
          cited={cited}
          doc={doc}
          book={book}
          speech={speech}
          now={now && at === 0}
        />
      ))}
      {left > 0 ? (
        <button type="button" className={styles.rest} data-screen-only onClick={() => unfold(these)}>
          {speech.words.step.others(left)}
        </button>
      ) : null}
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
    const noted = at === undefined ? undefined : citedBy(at, doc, isDocId);
    return noted === undefined || noted.kind === 'reading' ? (
      <span>{label}</span>
    ) : (
      <a href={placeAddress(lang, doc, noted, book)}>{label}</a>
    );
  }
  return (
    <a
      className="number"
      data-now={now}
      href={placeAddress(lang, doc, cited, book)}
      title={cited.kind === 'reconstructed' ? words.step.reconstructed(nameOf(cited.doc, lang)) : undefined}
    >
      {labelOf(cited, speech)}
    </a>
  );
}

const nameOf = (doc: DocId, lang: Speech['lang']): string => wordsIn(lang).document.edition[doc];

/** A citation as it is shown: a clause that speaks for a lost one with the version it stands in. */
export function labelOf(cited: Cited, { lang, words }: Pick<Speech, 'lang' | 'words'>): string {
  switch (cited.kind) {
    case 'clause':
      return cited.id;
    case 'reading':
      return words.step.reading(cited.id);
    case 'reconstructed':
      return `${nameOf(cited.doc, lang)} ${cited.id}`;
  }
}

/** The first citation of a row in words, as it is told to those who hear the page. */
export function firstLabel(citations: readonly string[], doc: DocId, speech: Speech): string {
  const [first] = citedPlaces(citations, doc, isDocId);
  return first ? labelOf(first, speech) : '';
}

/** That the clause which executes stands in another document, where it does. */
export function Rebuilt({ citations, doc, speech }: Pick<Props, 'citations' | 'doc' | 'speech'>) {
  const [first] = citedPlaces(citations, doc, isDocId);
  if (first?.kind !== 'reconstructed') return null;
  const { lang, words } = speech;
  return <small className={styles.rebuilt}>{words.step.reconstructed(nameOf(first.doc, lang))}</small>;
}

/** Where a clause is read. Without the book its section is unknown, and the document's contents must do. */
function placeAddress(lang: Speech['lang'], home: DocId, place: Place, book: OpenBook | null): string {
  const section = book?.sectionOf.get(citationOf(home, place));
  return section ? address.section(lang, place.doc, section.id, place.id) : address.document(lang, place.doc);
}

type Place = Exclude<Cited, { readonly kind: 'reading' }>;
