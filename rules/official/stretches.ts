import type { DocId, Lang } from '../documents';
import type { Expected } from './align';
import type { Anchor } from './anchors';
import { titleEnd } from './heading';
import { type Marker, readMarker } from './marker';
import type { Piece } from './pieces';
import { isUnnumbered, POLICIES } from './policy';
import { type Stop, stopsOf } from './stops';

/** What stands between one anchor and the next. */
export interface Stretch {
  pieces: Piece[];
  /** The clauses that should stand there. */
  expected: Expected[];
  /** The first piece begins the first clause: its number says so. */
  given: boolean;
  /** Clauses should follow whose numbers, or whose texts below their heading, are nowhere: what follows may be theirs. */
  lost: boolean;
}

/** Cuts the pieces at the anchors. What stands above the first anchor is left out. */
export function stretchesOf(pieces: readonly Piece[], anchors: readonly Anchor[], doc: DocId, lang: Lang): Stretch[] {
  const stretches = anchors.map((anchor, at): Stretch => {
    const next = anchors[at + 1];
    const last = anchor.piece + anchor.span - 1;
    return {
      pieces: withTheirMarks(
        withoutTitleEnd([...restOf(pieces[last], anchor), ...pieces.slice(last + 1, next?.piece)], anchor, lang),
      ),
      ...expectedBetween(doc, lang, anchor.stop, next?.stop),
    };
  });
  return stretches.map((stretch, at) => (isEmpty(stretches[at + 1]) ? { ...stretch, lost: true } : stretch));
}

/** A heading without the clauses that should stand below it. */
function isEmpty(stretch: Stretch | undefined): boolean {
  return stretch !== undefined && stretch.expected.length > 0 && stretch.pieces.length === 0;
}

/** What follows a number or a title on its line, as a piece of its own. Behind a number no other mark is looked for. */
function restOf(piece: Piece | undefined, { rest, stop }: Anchor): Piece[] {
  if (!piece || rest === '') return [];
  const none: Marker = { kind: 'none' };
  const marked = stop.kind === 'clause' ? { marker: none, text: rest } : readMarker(rest, piece.marker.kind === 'row');
  return [{ ...piece, closes: undefined, whole: rest, ...marked, fresh: 'ended', heading: false }];
}

/** A mark that has lost its text to the next line is put before it again. */
function withTheirMarks(pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, at): Piece[] => {
    const [before, after] = [pieces[at - 1], pieces[at + 1]];
    if (isBareMark(piece) && after?.marker.kind === 'none') return [];
    if (!before || !isBareMark(before) || piece.marker.kind !== 'none') return [piece];
    return [{ ...before, text: piece.text, whole: `${before.whole} ${piece.whole}` }];
  });
}

function isBareMark({ marker, text }: Piece): boolean {
  return text === '' && marker.kind !== 'none' && marker.kind !== 'bracket' && marker.kind !== 'row';
}

/** A title may be torn before its last bracket. */
function withoutTitleEnd(pieces: Piece[], { stop, rest }: Anchor, lang: Lang): Piece[] {
  const [first, ...others] = pieces;
  const end = stop.kind === 'section' && rest === '' ? titleEnd(stop.entry.title[lang]) : '';
  if (!first || end === '' || !first.whole.startsWith(end)) return pieces;
  const whole = first.whole.slice(end.length).trim();
  return whole === '' ? others : [{ ...first, whole, ...readMarker(whole, false), fresh: 'ended' }, ...others];
}

function expectedBetween(doc: DocId, lang: Lang, from: Stop, to: Stop | undefined): Omit<Stretch, 'pieces'> {
  const policy = POLICIES[doc];
  const absent = policy.absent[lang] ?? [];
  const stops = stopsOf(doc).slice(from.order, to?.order);
  const clauses = stops.flatMap((stop) =>
    stop.kind === 'clause' && !absent.includes(stop.entry.id) ? [stop.entry] : [],
  );
  const expectedOf = (entries: typeof clauses): Expected[] =>
    entries.map((entry) => ({ id: entry.id, label: policy.label(entry) }));
  if (!policy.numbered) return { expected: expectedOf(clauses), given: false, lost: false };
  const firstLost = clauses.findIndex((entry) => entry.id !== from.entry.id && !isUnnumbered(entry.id));
  return {
    expected: expectedOf(firstLost < 0 ? clauses : clauses.slice(0, firstLost)),
    given: from.kind === 'clause',
    lost: firstLost >= 0,
  };
}
