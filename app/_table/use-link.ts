import { useCallback, useEffect } from 'react';
import type { Edition } from '@/engine';
import { linkOf, readLink, type Table } from '@/scenarios/write/link';
import { foundIn } from '../_watch/line/sought';
import { played } from './bench';
import { NO_PLACE, type Place, placeQuery, readPlace } from './place';
import type { BenchAct, BenchState, Fault } from './state';

/** What a link begins with, in the fragment: no host sees it. */
const MARK = '#t=';

/** What an address ends in that opens a table under an edition, at a place of it. */
export const placeOf = (table: Table, edition: Edition, place: Place = NO_PLACE): string =>
  `${MARK}${linkOf({ ...table, editions: [edition] })}${placeQuery(place)}`;

/** What an address names: a table with what is asked of it, what is fixed and the row that is shown; and what is to be said of that row. */
export type Arrived =
  | {
      readonly ok: true;
      readonly table: Table;
      readonly edition: Edition;
      readonly asked: string | null;
      readonly fixed: Place['fixed'];
      readonly row: number | null;
      readonly told: Fault | null;
    }
  | { readonly ok: false; readonly fault: Fault };

/**
 * Reads the fragment of an address.
 * @param first the edition of a table that names none
 * @returns `null` where it names no table
 */
export function arrivedAt(hash: string, first: Edition): Arrived | null {
  if (!hash.startsWith(MARK)) return null;
  const [link = ''] = hash.slice(MARK.length).split('&');
  const read = readLink(link);
  if (!read.ok) return { ok: false, fault: read };
  const behind = readPlace(hash.slice(MARK.length + link.length));
  if (!behind.ok) return { ok: false, fault: behind };
  const { table } = read;
  const edition = table.editions[0] ?? first;
  const { asked, shown, fixed } = behind.place;
  const begun = shown?.sought ? played(table, edition) : null;
  if (!shown?.sought || !begun?.ok)
    return { ok: true, table, edition, asked, fixed, row: shown?.row ?? null, told: null };
  const { row, as } = foundIn(begun.benched.run, shown.row, shown.sought);
  return { ok: true, table, edition, asked, fixed, row, told: as === 'there' ? null : { why: as, line: '' } };
}

/**
 * Opens the table that the address names, once, and keeps the address on the table and the place shown from the first change on.
 * @param ask is told what the address asks
 * @returns what opens another, by what its address would end in
 */
export function useLink(
  { benched: { table }, fresh, edition }: Pick<BenchState, 'benched' | 'fresh' | 'edition'>,
  place: Place,
  first: Edition,
  dispatch: (act: BenchAct) => void,
  ask: (key: string | null) => void,
): (hash: string) => void {
  const open = useCallback(
    (hash: string): void => {
      const arrived = arrivedAt(hash, first);
      if (arrived === null) return;
      if (!arrived.ok) {
        dispatch({ kind: 'fault', fault: arrived.fault });
        return;
      }
      const { table, edition, row, fixed } = arrived;
      dispatch({ kind: 'open', table, edition, row, fixed });
      if (arrived.told) dispatch({ kind: 'fault', fault: arrived.told });
      ask(arrived.asked);
    },
    [dispatch, ask, first],
  );
  useEffect(() => open(location.hash), [open]);
  const isFirst = fresh && place.asked === null && place.shown === null && place.fixed.length === 0;
  const at = isFirst ? null : placeQuery(place);
  useEffect(() => {
    if (at === null) return;
    // Browsers allow only so many changes of the address in a while.
    const timer = setTimeout(() => {
      history.replaceState(history.state, '', `${location.pathname}${placeOf(table, edition)}${at}`);
    }, 200);
    return () => clearTimeout(timer);
  }, [table, edition, at]);
  return open;
}
