'use client';

import { createContext, useContext } from 'react';
import type { Both, DocId, Lang, Place } from '@/rules/documents';
import type { Standing } from '../_compare/editions';
import type { ClauseView, PlaceView, SectionView, TermView } from '../_content/views';

/** A clause as the page sends it to the browser; its other editions come when a reader asks for them. */
export interface ReaderClause extends ClauseView {
  /** Whether it was compared with other editions. */
  compared: boolean;
  standing?: Standing;
}

/** A section as its page sends it to the browser. */
export type ReaderSection = Pick<SectionView, 'doc' | 'id' | 'terms'> &
  Pick<Book, 'scenarios' | 'disputes'> & { clauses: ReaderClause[] };

/** What every text of a section page shares. */
export interface Book {
  lang: Lang;
  doc: DocId;
  /** The section of the page. */
  section: string;
  /** The title of the document, as a citation names it. */
  title: Both;
  terms: Record<string, TermView>;
  /** The titles of the scenarios that execute its clauses, by their id. */
  scenarios: Record<string, string>;
  /** What the situations are called that its clauses decide otherwise than other editions, by their number. */
  disputes: Record<string, string>;
  /** Shows what a term means, beside the word. */
  explain: (term: string, word: HTMLElement) => void;
}

/** What the pieces of a clause need to know about where they stand. */
export interface Here extends Book {
  /** The reference opened in this clause, if any. */
  opened?: PlaceView;
  /** Opens a reference in this clause; the same one again closes it. */
  toggle: (place: PlaceView) => void;
}

const BookContext = createContext<Book | undefined>(undefined);
const HereContext = createContext<Here | undefined>(undefined);

export const BookProvider = BookContext.Provider;
export const HereProvider = HereContext.Provider;

/** The page a clause stands on. Refused outside a section page. */
export function useBook(): Book {
  const book = useContext(BookContext);
  if (!book) throw new Error('a clause stands outside a section page');
  return book;
}

/** The clause a piece of text stands in. Refused outside a clause: nothing could open there. */
export function useHere(): Here {
  const here = useContext(HereContext);
  if (!here) throw new Error('a reference or a term stands outside a clause');
  return here;
}

export function samePlace(a: Place | undefined, b: Place): boolean {
  return a?.doc === b.doc && a.id === b.id;
}
