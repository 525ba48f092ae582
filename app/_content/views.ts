import type { Both, DocId, Place } from '@/rules/documents';
import type { ClauseKind } from '@/rules/inventory';

/** What pages are made of: plain data, ready for the server to print and the browser to bring to life. */

/** A stretch of a line: words (bare, since every page is sent with hundreds), a reference, or a term of the glossary. */
export type InlineView =
  | string
  | { type: 'ref'; to: Place; section: string; label: string }
  | { type: 'term'; text: string; term: string; first: boolean };

export type BlockView =
  | { type: 'paragraph'; children: InlineView[] }
  | { type: 'list'; ordered: boolean; items: BlockView[][] };

export type TextView = Both<BlockView[]>;

/** A place with the section it stands in: enough for a link. */
export interface PlaceView extends Place {
  section: string;
}

/** A row of a scenario at which a clause is executed, or decides the ruling. */
export interface WalkView {
  scenario: string;
  edition: DocId;
  row: number;
  decides?: true;
}

export interface ClauseView {
  id: string;
  kind: ClauseKind;
  /** How many clauses it stands below. */
  depth: number;
  /** Spellings of the id that the document itself uses elsewhere; links to them still arrive. */
  aliases: string[];
  /** Undefined when the clause is not yet written here. */
  text?: TextView;
  readings: { id?: string; slip?: true; text: TextView }[];
  referrers: PlaceView[];
  /** Scenarios worth watching for it: those it decides, then others. */
  walks: WalkView[];
  /** More scenarios execute it than those. */
  walkedMore: boolean;
  /** A row at which a clause is executed that has none worth watching: it can be tried there all the same. */
  tried?: WalkView;
  /** The situations it decides that editions judge apart, by their number. */
  disputes: string[];
}

/** What the pop-up of a glossary term shows. */
export interface TermView {
  ja: string;
  kana: string;
  en: string;
  /** The clause that defines the term: of this document, or of the newest of its game that has one. */
  definedIn: PlaceView;
}

/** One heading of a contents page, with the headings below it. */
export interface HeadingView {
  id: string;
  /** The printed number. */
  number: string;
  title: Both;
  clauses: number;
  written: number;
  below: HeadingView[];
}

export interface SectionView {
  doc: DocId;
  id: string;
  number: string;
  title: Both;
  /** From the chapter down to the parent. */
  above: { id: string; number: string; title: Both }[];
  below: HeadingView[];
  clauses: ClauseView[];
  previous?: { id: string; number: string; title: Both };
  next?: { id: string; number: string; title: Both };
  /** The chapter this section belongs to, with all its headings. */
  chapter: HeadingView;
  terms: Record<string, TermView>;
}

export interface DocumentView {
  doc: DocId;
  title: Both;
  version: string | null;
  date: string | null;
  effective: string | null;
  languages: readonly ('ja' | 'en')[];
  clauses: number;
  written: number;
}
