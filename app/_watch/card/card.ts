/** What goes on a ruling card: apart from how it looks. */
import { type Both, type DocId, isDocId, type Lang } from '@/rules/documents';
import { type Cited, citationOf, citedPlaces, type OpenBook } from '../book/book';
import { plainOf } from '../book/plain';
import type { Deciding } from '../rule/deciding';

/** What a page puts on a card. */
export interface Ruled {
  readonly question: Both;
  readonly ruling: Both;
  readonly doc: DocId;
  /** What decides it; `null` where that is not measured. */
  readonly deciding: Pick<Deciding, 'entries'> | null;
  /** The address of the page that shows it. */
  readonly address: string;
}

/** A deciding clause on the card: its numbers, and its sentences while the book has them. */
export interface CardClause {
  readonly cited: readonly Cited[];
  readonly text: Both | null;
}

/** How large the letters are: as large as half a sheet allows. */
export type Size = 'large' | 'middle' | 'small';

/** A card in the languages that were chosen. */
export interface CardLayout {
  readonly size: Size;
  /** With their sentences, the first that decides first. */
  readonly told: readonly CardClause[];
  /** Those whose sentences half a sheet has no room for. */
  readonly others: readonly CardClause[];
}

/** Of one entry no more clauses than these are named, as on the page. */
const MOST_CITED = 3;
/** How many Latin letters half a sheet holds at each size; a Japanese one takes the room of two. */
const ROOM: Readonly<Record<Size, number>> = { large: 560, middle: 1_000, small: 1_900 };
const SIZES: readonly Size[] = ['large', 'middle', 'small'];

/**
 * The clauses that decide a ruling, each with its sentences out of the book; none where nothing is measured. The parts of a clause
 * are one: what was named already is not named again.
 */
export function clausesOn({ doc, deciding }: Pick<Ruled, 'doc' | 'deciding'>, book: OpenBook | null): CardClause[] {
  const named = new Set<string>();
  return (deciding?.entries ?? []).flatMap(({ clauses }) => {
    const places = citedPlaces(clauses, doc, isDocId)
      .flatMap((cited) => (cited.kind === 'reading' ? [] : [{ cited, citation: citationOf(doc, cited) }]))
      .filter(({ citation }) => !named.has(citation))
      .slice(0, MOST_CITED);
    const [first] = places;
    if (first === undefined) return [];
    for (const { citation } of places) named.add(citation);
    const text = book?.clauseOf.get(first.citation)?.text;
    const cited = places.map((place) => place.cited);
    return [{ cited, text: text ? { ja: plainOf(text.ja, 'ja'), en: plainOf(text.en, 'en') } : null }];
  });
}

/**
 * A card for half a sheet: the largest letters at which everything has room. Where even the smallest do not hold all sentences,
 * the last clauses are named by their numbers; the first keeps its sentences.
 */
export function laidOut(
  { question, ruling }: Pick<Ruled, 'question' | 'ruling'>,
  clauses: readonly CardClause[],
  langs: readonly Lang[],
): CardLayout {
  const roomFor = (text: Both): number => langs.length * Math.max(...langs.map((lang) => roomOf(text[lang])));
  let taken = roomFor(question) + roomFor(ruling);
  let count = 0;
  for (const { text } of clauses) {
    const next = taken + (text === null ? 0 : roomFor(text));
    if (next > ROOM.small && count > 0) break;
    taken = next;
    count += 1;
  }
  return {
    size: SIZES.find((size) => taken <= ROOM[size]) ?? 'small',
    told: clauses.slice(0, count),
    others: clauses.slice(count),
  };
}

/** How much room a text takes, in Latin letters. */
const roomOf = (text: string): number => [...text].reduce((sum, letter) => sum + (letter > '\u2e80' ? 2 : 1), 0);

/** A longer link makes a code finer than version 20: it is drawn, and the card says so. */
const FINE = 650;
/** A longer link is not drawn. */
const LONGEST = 1_200;

/** What a link is as a QR code: one that any camera reads, a fine one, or none. */
export function codeFor({ length }: string): 'plain' | 'dense' | 'none' {
  if (length > LONGEST) return 'none';
  return length > FINE ? 'dense' : 'plain';
}
