import { DOC_IDS, type DocId, type Lang } from '../documents';
import { inventory } from '../inventory';
import { type Anchor, anchorsOf, candidatesOf, inOrder, isAboveText } from './anchors';
import { isTitlePage } from './front-and-back';
import type { Piece } from './pieces';

/** A change log may name a section or two that it changed; so many sections with a text below them are rules. */
const LEAST_SECTIONS = 3;
/** The lines of a table of contents are titles, too: of the titles that stand there, at least this share has a text below. */
const LEAST_SHARE = 0.5;
/** Between two places of a document, a handful of headings may be its own, misprinted. */
const GAP = { pieces: 50, sections: 10 };

/** What of a document stands in one stretch of a file. */
export interface Trace {
  /** The sum of what speaks for it. */
  weight: number;
  /** Sections whose title stands there. */
  headings: number;
  /** Clauses whose number stands there. */
  clauses: number;
}

/** Counts what a chain of anchors holds. */
export function traceIn(anchors: readonly Anchor[]): Trace {
  return {
    weight: weightOf(anchors),
    headings: new Set(anchors.flatMap(({ stop, titled }) => (titled ? [stop.entry.id] : []))).size,
    clauses: anchors.filter(({ stop }) => stop.kind === 'clause').length,
  };
}

/**
 * The places of a document in one stretch of a file, in order. A file may hold several documents, or one of them twice:
 * a chain with the rules of a document between two of its places is cut there, and its heaviest part is read alone.
 */
export function ownAnchors(pieces: readonly Piece[], doc: DocId, lang: Lang): Anchor[] {
  let [from, to] = [0, pieces.length];
  for (;;) {
    const start = from;
    const anchors = anchorsOf(pieces.slice(from, to), doc, lang).map((anchor) => ({
      ...anchor,
      piece: anchor.piece + start,
    }));
    const parts = partsOf(anchors, pieces, lang);
    if (parts.length < 2) return anchors;
    const heaviest = parts.reduce((best, part, at) => (weightOf(part) > weightOf(parts[best] ?? []) ? at : best), 0);
    const before = parts[heaviest - 1]?.at(-1);
    from = before ? before.piece + before.span : from;
    to = parts[heaviest + 1]?.[0]?.piece ?? to;
  }
}

function partsOf(anchors: readonly Anchor[], pieces: readonly Piece[], lang: Lang): Anchor[][] {
  const parts: Anchor[][] = [];
  for (const [at, anchor] of anchors.entries()) {
    const before = anchors[at - 1];
    const gap = before ? pieces.slice(before.piece + before.span, anchor.piece) : [];
    const cut = !before || (gap.length >= GAP.pieces && rulesIn(gap, lang, GAP.sections) !== undefined);
    if (cut) parts.push([anchor]);
    else parts.at(-1)?.push(anchor);
  }
  return parts;
}

/**
 * Whether the places of a document are its own: it is published in the language, its headings stand there as well as its
 * numbers, and no other document fits the same lines better.
 */
export function isOwn(anchors: readonly Anchor[], pieces: readonly Piece[], doc: DocId, lang: Lang): boolean {
  const { weight, headings, clauses } = traceIn(anchors);
  if (!inventory(doc).languages.includes(lang) || headings < headingsNeeded(doc, clauses)) return false;
  const lines = pieces.slice(anchors[0]?.piece, (anchors.at(-1)?.piece ?? 0) + 1);
  return docsIn(lang).every((other) => other === doc || weightOf(anchorsOf(lines, other, lang)) <= weight);
}

/** Other games number their clauses too, under other headings: of the headings due, a share must stand there. */
export function headingsNeeded(doc: DocId, clauses: number): number {
  const { sections, clauses: all } = inventory(doc);
  return Math.max(1, (sections.length / all.length) * clauses * 0.3);
}

/** Where the rules of whatever document stand in a stretch of a file, by the places of its pieces. */
export interface Rules {
  /** Its title page, or the first line of its contents. */
  from: number;
  /** Its last heading. */
  last: number;
}

/** Looks for the rules of whatever document in a stretch of a file. Undefined: there are none. */
export function rulesIn(pieces: readonly Piece[], lang: Lang, least: number = LEAST_SECTIONS): Rules | undefined {
  const found = docsIn(lang).flatMap((doc): Rules[] => {
    const candidates = candidatesOf(pieces, doc, lang);
    const titles = new Set(candidates.flatMap(({ piece, titled }) => (titled ? [piece] : [])));
    const titled = inOrder(candidates, doc).filter((anchor) => anchor.titled);
    const above = titled.filter((anchor) => isAboveText(anchor, doc) && !titles.has(anchor.piece + anchor.span));
    const last = above.at(-1)?.piece;
    if (last === undefined || above.length < Math.max(least, titled.length * LEAST_SHARE)) return [];
    const [from = last] = titles;
    return [{ from, last }];
  });
  if (found.length === 0) return undefined;
  const from = Math.min(...found.map((rules) => rules.from));
  const title = pieces.slice(0, from).findIndex(({ whole }) => isTitlePage(whole));
  return { from: title < 0 ? from : title, last: Math.max(...found.map((rules) => rules.last)) };
}

function docsIn(lang: Lang): DocId[] {
  return DOC_IDS.filter((doc) => inventory(doc).languages.includes(lang));
}

function weightOf(anchors: readonly Anchor[]): number {
  return anchors.reduce((sum, { weight }) => sum + weight, 0);
}
