import type { Lang } from '../documents';
import type { Piece } from './pieces';

const WIDE = '[\\u3000-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff01-\\uff60]';
const BETWEEN_WIDE = new RegExp(`(?<=${WIDE}) +(?=${WIDE})`, 'g');
const LATIN_END = /[\p{sc=Latin}\p{N}]$/u;
const LATIN_START = /^[\p{sc=Latin}\p{N}]/u;

/** The pieces of one clause as one text: torn lines joined, labels and blanks that come from wrapping left out. */
export function joinPieces(pieces: readonly Piece[], lang: Lang): string {
  let text = '';
  for (const [at, piece] of pieces.entries()) {
    const part = at === 0 || isListItem(piece) ? piece.text : wholeOf(piece);
    text = at === 0 ? part : text + glue(text, part, piece, lang) + part;
  }
  const tidy = text
    .replace(/ ?\t ?/g, ' | ')
    .replace(BETWEEN_WIDE, '')
    .trim();
  const closes = pieces[0]?.closes;
  return closes === undefined ? tidy : withoutLast(tidy, closes);
}

/** Without the bracket that closes an example, and the full stop behind it, which is that of the sentence before. */
function withoutLast(text: string, bracket: string): string {
  const end = text.replace(/[。.]$/, '');
  return end.endsWith(bracket) ? end.slice(0, -1).trim() : text;
}

/** With its mark; an arrow as an arrow, where extraction made something else of it (`1® …`). */
function wholeOf({ marker, whole, text }: Piece): string {
  return marker.kind === 'arrow' && /^\d/.test(whole) ? `→ ${text}` : whole;
}

/** A bullet inside a sentence is a sign of the sentence (`アタック・` torn before the dot). */
function isListItem({ marker, fresh }: Piece): boolean {
  return marker.kind === 'bullet' && (fresh === 'ended' || fresh === 'maybe' || fresh === 'early');
}

function glue(before: string, after: string, piece: Piece, lang: Lang): string {
  const { marker } = piece;
  if (isListItem(piece) || marker.kind === 'row' || marker.kind === 'icon' || marker.kind === 'arrow') return '\n';
  if (lang === 'en') return /[A-Za-z]-$/.test(before) ? '' : ' ';
  return LATIN_END.test(before) && LATIN_START.test(after) ? ' ' : '';
}
