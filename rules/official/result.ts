import type { DocId, Lang } from '../documents';
import type { Refusal } from './refusal';

/** The official text of one clause, as it stands in the file: wrapping, page marks and labels removed. */
export interface FoundClause {
  id: string;
  text: string;
  lang: Lang;
}

/** A line of the file that belongs to no clause, heading, page mark or change log that could be recognised. */
export interface UnknownLine {
  /** Counted from 1. */
  line: number;
  text: string;
}

/** What was read from a published rules text. */
export interface OfficialText {
  doc: DocId;
  /** In the order of the document, one language after the other. */
  found: FoundClause[];
  unknown: UnknownLine[];
  /** The clauses of the document that were found in no language. */
  missing: string[];
}

/**
 * What the places of two lines on their page tell: a paragraph ends between them, or goes on, or may do either since the
 * upper line is full.
 */
export type LineBreak = 'paragraph' | 'wrapped' | 'full';
/** By the number of the upper line, counted from 1. */
export type LineBreaks = ReadonlyMap<number, LineBreak>;

/** Why a file cannot be read: one line that says what is wrong and what would be right, and the same as data. */
export interface Refused {
  error: string;
  why: Refusal;
}

/** What one pass gives: its value, and the lines that it could not place. */
export interface Pass<T> {
  value: T;
  errors: UnknownLine[];
}

/** What was read from the lines of one language. */
export interface StreamRead extends Pass<FoundClause[]> {
  /** The lines that are the rules of another document, or of the same one again. */
  others: UnknownLine[];
}
