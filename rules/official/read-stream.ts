import type { DocId, Lang } from '../documents';
import { align } from './align';
import { type Anchor, anchorsOf, candidatesOf } from './anchors';
import { isLeftover, isTitlePage } from './front-and-back';
import { joinPieces } from './join';
import type { Stream } from './languages';
import type { Line } from './line';
import { type Piece, piecesOf } from './pieces';
import { type Label, POLICIES } from './policy';
import type { FoundClause, Pass, UnknownLine } from './result';
import { type Stretch, stretchesOf } from './stretches';
import { type Echo, echoOf, type Twins } from './twin';

/** Reads the clauses of a document out of the lines of one language. */
export function readStream({ lang, lines }: Stream, doc: DocId, twins: Twins = new Map()): Pass<FoundClause[]> {
  const leftovers = lines.filter(({ text }) => isLeftover(text));
  const pieces = piecesOf(lines.filter((line) => !leftovers.includes(line)));
  const anchors = anchorsOf(pieces, doc, lang);
  const end = endOfRules(pieces, anchors, doc, leftovers);
  const inside = anchors.filter(({ piece }) => piece < end.at);
  const above = pieces.slice(0, inside[0]?.piece ?? end.at);
  const contents = new Set(candidatesOf(above, doc, lang).flatMap(({ piece, titled }) => (titled ? [piece] : [])));
  const title = new Set(lines.flatMap(({ number, text }) => (isTitlePage(text) ? [number] : [])));

  const value: FoundClause[] = [];
  const errors: UnknownLine[] = [
    ...leftovers.map(({ number, text }) => ({ line: number, text })),
    ...above.filter(({ line }, at) => !contents.has(at) && !title.has(line)).map(unknown),
    ...end.stray.map(unknown),
  ];
  for (const stretch of stretchesOf(pieces.slice(0, end.at), inside, doc, lang)) {
    const read = readStretch(
      stretch,
      lang,
      echoOf(
        twins,
        stretch.expected.map(({ id }) => id),
        doc,
      ),
    );
    value.push(...read.value);
    errors.push(...read.errors);
  }
  return { value, errors };
}

/**
 * Where the rules end: at the heading of the change log (a heading of that name also stands in the contents), or at the
 * first leftover of a web page below the last heading. What follows the change log is part of it.
 */
function endOfRules(
  pieces: readonly Piece[],
  anchors: readonly Anchor[],
  doc: DocId,
  leftovers: readonly Line[],
): { at: number; stray: readonly Piece[] } {
  const middle = anchors[Math.floor(anchors.length / 2)]?.piece ?? 0;
  const log = pieces.findIndex(({ whole }, at) => at > middle && POLICIES[doc].changeLog.test(whole));
  if (log >= 0) return { at: log, stray: [] };
  const lastHeading = pieces[anchors.at(-1)?.piece ?? 0]?.line ?? 0;
  const leftover = leftovers.find(({ number }) => number > lastHeading);
  const tail = leftover ? pieces.findIndex(({ line }) => line > leftover.number) : -1;
  return tail < 0 ? { at: pieces.length, stray: [] } : { at: tail, stray: pieces.slice(tail) };
}

function readStretch({ pieces, expected, given, lost }: Stretch, lang: Lang, echo: Echo): Pass<FoundClause[]> {
  const places = align(pieces, expected, given, echo);
  const owned = expected.map((_, at) => pieces.filter((_, piece) => places[piece]?.has(at)));
  const value: FoundClause[] = [];
  const placed = new Set<Piece>();
  for (const [at, { id, label }] of expected.entries()) {
    const own = owned[at] ?? [];
    // Where one piece may be another's, the text would be cut short or too long.
    if (own.some((piece) => (places[pieces.indexOf(piece)]?.size ?? 0) > 1)) continue;
    const beside = [owned[at - 1], owned[at + 1]];
    if (lacksItsCounter(own, label) && beside.some((others) => others?.length === 0)) continue;
    const kept = lost ? firstParagraph(own) : own;
    const text = joinPieces(kept, lang);
    if (text === '') continue;
    value.push({ id, text, lang });
    for (const piece of kept) placed.add(piece);
  }
  return { value, errors: pieces.filter((piece) => !placed.has(piece)).map(unknown) };
}

/** Without its counter, a text may as well be that of the clause beside it, where that one was not found. */
function lacksItsCounter([first]: readonly Piece[], { kind }: Label): boolean {
  return first?.marker.kind === 'none' && (kind === 'plain' || kind === 'dotted' || kind === 'multi');
}

/** Up to the first piece that may begin something else: it may belong to a clause whose number was lost. */
function firstParagraph(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex(({ fresh, inline }, at) => at > 0 && fresh === 'ended' && !inline);
  return pieces.slice(0, end < 0 ? undefined : end);
}

function unknown({ line, whole }: Piece): UnknownLine {
  return { line, text: whole };
}
