import { type Dispatch, useEffect, useRef } from 'react';
import { EDITIONS, type Edition } from '@/engine';
import type { Branch } from './line';
import { queryOf, readQuery } from './link';
import type { Act, WatchState } from './state';

/**
 * Opens the place that the address names, once, and keeps the address on the place shown from then on.
 * @param branch null while the one the address names is still being followed
 */
export function useAddress(
  state: WatchState,
  row: number,
  branch: Branch | null,
  editions: readonly Edition[],
  dispatch: Dispatch<Act>,
): void {
  const arrived = useRef(false);

  useEffect(() => {
    const read = readQuery(location.search, editions);
    if (read.kind === 'mangled') dispatch({ kind: 'fault', fault: read.part });
    if (read.kind === 'place') {
      const edition = EDITIONS.find((one) => one === read.place.edition);
      if (edition) dispatch({ kind: 'arrive', edition, place: read.place });
    }
    arrived.current = true;
  }, [editions, dispatch]);

  const { edition, side } = state;
  useEffect(() => {
    if (!arrived.current || side === 'question' || branch === null) return;
    // Browsers allow only so many changes of the address in a while.
    const timer = setTimeout(() => {
      history.replaceState(
        history.state,
        '',
        `${location.pathname}${queryOf({ edition, row, branch })}${location.hash}`,
      );
    }, 150);
    return () => clearTimeout(timer);
  }, [edition, row, branch, side]);
}
