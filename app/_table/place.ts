/** The place that an address names behind a table: what is asked, and the row that is shown. */
import { factOf } from '@/scenarios/decide/facts';
import { readSought, soughtQuery } from '../_watch/line/link';
import type { Sought } from '../_watch/line/sought';

export interface Place {
  /** The key of the fact that a reader asks; `null`: what is asked unless somebody says otherwise. */
  readonly asked: string | null;
  /** The row shown, with what stands there; `null`: where the play has come to. */
  readonly shown: { readonly row: number; readonly sought: Sought | null } | null;
}

export const NO_PLACE: Place = { asked: null, shown: null };

/** What stands in an address behind the link of a table: `&q=…&r=…&s=…&c=…`, as far as there is something to say. */
export function placeQuery({ asked, shown }: Place): string {
  const row = shown === null ? '' : `&r=${shown.row}${shown.sought === null ? '' : soughtQuery(shown.sought)}`;
  return `${asked === null ? '' : `&q=${encodeURIComponent(asked)}`}${row}`;
}

/** What an address says behind the link of a table; `mangled` where a part of it says nothing. */
export function readPlace(said: string): Place | 'mangled' {
  const query = new URLSearchParams(said);
  const asked = query.get('q');
  if (asked !== null && factOf(asked) === null) return 'mangled';
  const row = query.get('r');
  if (row === null) return { asked, shown: null };
  const sought = readSought(query.get('s'), query.get('c'));
  if (!/^(-1|\d{1,6})$/.test(row) || sought === 'mangled') return 'mangled';
  return { asked, shown: { row: Number(row), sought } };
}
