import type { DocId, Lang } from '../documents';
import { align } from './align';
import { type Anchor, candidatesOf } from './anchors';
import { isLeftover, isTitlePage } from './front-and-back';
import { joinPieces } from './join';
import type { Stream } from './languages';
import type { Line } from './line';
import { type Piece, piecesOf } from './pieces';
import { type Label, POLICIES } from './policy';
import type { FoundClause, Pass, StreamRead, UnknownLine } from './result';
import { type Stretch, stretchesOf } from './stretches';
import { isOwn, ownAnchors, rulesIn } from './territory';
import { type Echo, echoOf, type Twins } from './twin';

const CAPITAL = /^[A-Z](?![A-Z])/;

/** Reads the clauses of a document out of the lines of one language. A text of another document has none of them. */
export function readStream({ lang, lines }: Stream, doc: DocId, twins: Twins = new Map()): StreamRead {
  const leftovers = lines.filter(({ text }) => isLeftover(text));
  const pieces = piecesOf(lines.filter((line) => !leftovers.includes(line)));
  const anchors = ownAnchors(pieces, doc, lang);
  if (!isOwn(anchors, pieces, doc, lang)) return nothingIn(lines, pieces, lang);
  const end = endOfRules(pieces, anchors, doc, lang, leftovers);
  const inside = anchors.filter(({ piece }) => piece < end.at);
  const first = inside[0]?.piece ?? end.at;
  const front = frontOf(pieces.slice(0, first), lang);
  const above = pieces.slice(front, first);
  const contents = new Set(candidatesOf(above, doc, lang).flatMap(({ piece, titled }) => (titled ? [piece] : [])));
  const title = new Set(lines.flatMap(({ number, text }) => (isTitlePage(text) ? [number] : [])));

  const value: FoundClause[] = [];
  const errors: UnknownLine[] = [
    ...leftovers.map(({ number, text }) => ({ line: number, text })),
    ...above.filter(({ line }, at) => !contents.has(at) && !title.has(line)).map(unknown),
    ...end.stray.map(unknown),
  ];
  const others = [...pieces.slice(0, front), ...end.others].map(unknown);
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
  return { value, errors, others };
}

/** All lines of a text that is not the document's. */
function nothingIn(lines: readonly Line[], pieces: readonly Piece[], lang: Lang): StreamRead {
  const unread = lines.map(({ number, text }) => ({ line: number, text }));
  return rulesIn(pieces, lang) ? { value: [], errors: [], others: unread } : { value: [], errors: unread, others: [] };
}

/** Where the title page of the document begins: behind the rules of another one that may stand above it. */
function frontOf(above: readonly Piece[], lang: Lang): number {
  const rules = rulesIn(above, lang);
  if (!rules) return 0;
  const title = above.findIndex(({ whole }, at) => at > rules.last && isTitlePage(whole));
  return title < 0 ? above.length : title;
}

/** Where the rules end, and what stands below their end without being part of them. */
interface End {
  at: number;
  stray: readonly Piece[];
  /** The rules of another document, or of the same one again. */
  others: readonly Piece[];
}

/**
 * The rules end at the heading of the change log (a heading of that name also stands in the contents), at the first
 * leftover of a web page below the last heading, or where other rules begin. What follows the change log is part of it, up
 * to other rules.
 */
function endOfRules(
  pieces: readonly Piece[],
  anchors: readonly Anchor[],
  doc: DocId,
  lang: Lang,
  leftovers: readonly Line[],
): End {
  const middle = anchors[Math.floor(anchors.length / 2)]?.piece ?? 0;
  const last = anchors.at(-1);
  const below = last ? last.piece + last.span : 0;
  const next = rulesIn(pieces.slice(below), lang);
  const end = next ? below + next.from : pieces.length;
  const others = pieces.slice(end);
  const log = pieces.findIndex(({ whole }, at) => at > middle && at < end && POLICIES[doc].changeLog.test(whole));
  if (log >= 0) return { at: log, stray: [], others };
  const lastHeading = pieces[last?.piece ?? 0]?.line ?? 0;
  const leftover = leftovers.find(({ number }) => number > lastHeading);
  const tail = leftover ? pieces.findIndex(({ line }) => line > leftover.number) : -1;
  return tail < 0 || tail >= end
    ? { at: end, stray: [], others }
    : { at: tail, stray: pieces.slice(tail, end), others };
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
    if (owned[at + 1]?.length === 0 && own.slice(1).some(mayBeginNext)) continue;
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

/** Where the next clause was not found, a line that looks like a beginning may be its beginning. */
function mayBeginNext({ marker, fresh, inline, text }: Piece): boolean {
  if (marker.kind !== 'none' || inline) return false;
  return fresh === 'ended' || fresh === 'full' || CAPITAL.test(text);
}

/** Up to the first piece that may begin something else: it may belong to a clause whose number was lost. */
function firstParagraph(pieces: readonly Piece[]): Piece[] {
  const end = pieces.findIndex(({ fresh, inline }, at) => at > 0 && fresh === 'ended' && !inline);
  return pieces.slice(0, end < 0 ? undefined : end);
}

function unknown({ line, whole }: Piece): UnknownLine {
  return { line, text: whole };
}
