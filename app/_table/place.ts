/** The place that an address names behind a table: what is asked, the row that is shown, and what is fixed in every line from there. */
import { factOf } from '@/scenarios/decide/facts';
import type { FixedEntry } from '@/scenarios/format/schema';
import { fixedLinkOf, type ReadFixed, readFixed } from '@/scenarios/write/link';
import { readSought, soughtQuery } from '../_watch/line/link';
import type { Sought } from '../_watch/line/sought';

export interface Place {
  /** The key of the fact that a reader asks; `null`: what is asked unless somebody says otherwise. */
  readonly asked: string | null;
  /** The row shown, with what stands there; `null`: where the play has come to. */
  readonly shown: { readonly row: number; readonly sought: Sought | null } | null;
  readonly fixed: readonly FixedEntry[];
}

export const NO_PLACE: Place = { asked: null, shown: null, fixed: [] };

/** `why`: `mangled`: a part says nothing; else what reading what is fixed came to. */
export type ReadPlace = { readonly ok: true; readonly place: Place } | Exclude<ReadFixed, { readonly ok: true }>;

/** What stands in an address behind the link of a table: `&q=…&r=…&s=…&c=…&f=…`, as far as there is something to say. */
export function placeQuery({ asked, shown, fixed }: Place): string {
  const row = shown === null ? '' : `&r=${shown.row}${shown.sought === null ? '' : soughtQuery(shown.sought)}`;
  const held = fixed.length === 0 ? '' : `&f=${fixedLinkOf(fixed)}`;
  return `${asked === null ? '' : `&q=${encodeURIComponent(asked)}`}${row}${held}`;
}

/** What an address says behind the link of a table. Refused where a part of it says nothing. */
export function readPlace(said: string): ReadPlace {
  const query = new URLSearchParams(said);
  const asked = query.get('q');
  const row = query.get('r');
  const held = query.get('f');
  const sought = readSought(query.get('s'), query.get('c'));
  if (asked !== null && factOf(asked) === null) return MANGLED;
  if (row !== null && (!/^(-1|\d{1,6})$/.test(row) || sought === 'mangled')) return MANGLED;
  const read = held === null ? null : readFixed(held);
  if (read !== null && !read.ok) return read;
  const shown = row === null || sought === 'mangled' ? null : { row: Number(row), sought };
  return { ok: true, place: { asked, shown, fixed: read?.fixed ?? [] } };
}

const MANGLED: ReadPlace = {
  ok: false,
  why: 'mangled',
  line: 'what stands behind the link of the table is no place in it',
};
