import { type Dispatch, useEffect, useRef, useState } from 'react';
import { EDITIONS, type Edition } from '@/engine';
import type { Branch } from './line';
import { queryOf, readQuery } from './link';
import type { Sought } from './sought';
import { type Act, opening, type WatchState } from './state';

/** What the address is kept on. */
interface Shown {
  readonly row: number;
  /** What stands there. */
  readonly sought: Sought | null;
  /** Null while the branch that the address names is still being followed. */
  readonly branch: Branch | null;
}

/**
 * Opens the place that the address names, keeps the address on the place shown from then on, and makes of every thing the
 * reader does an entry of its own: the way back undoes the last one.
 */
export function useAddress(
  state: WatchState,
  { row, sought, branch }: Shown,
  editions: readonly Edition[],
  dispatch: Dispatch<Act>,
): void {
  /** The address has been read: from now on it follows. */
  const [arrived, arrive] = useState(false);
  /** What the page was after each thing done, by the name that its entry carries. */
  const kept = useRef(new Map<string, WatchState>());
  const entry = useRef(0);

  useEffect(() => {
    const read = (): void => {
      const place = readQuery(location.search, editions);
      if (place.kind === 'mangled') dispatch({ kind: 'fault', fault: place.part });
      if (place.kind === 'none') dispatch({ kind: 'restore', state: opening(editions[0] ?? 'fow-8.01') });
      if (place.kind !== 'place') return;
      const edition = EDITIONS.find((one) => one === place.place.edition);
      if (edition) dispatch({ kind: 'arrive', edition, place: place.place });
    };
    const back = ({ state: came }: PopStateEvent): void => {
      const name = nameIn(came);
      // A leap within the page.
      if (name === '') return;
      const before = kept.current.get(name);
      entry.current = before?.done ?? entry.current;
      if (before) dispatch({ kind: 'restore', state: before });
      else read();
    };
    read();
    arrive(true);
    addEventListener('popstate', back);
    return () => removeEventListener('popstate', back);
  }, [editions, dispatch]);

  useEffect(() => {
    if (!arrived || branch === null || state.sought !== null) return;
    const name = `${performance.timeOrigin} ${state.done}`;
    kept.current.set(name, state);
    const { edition, side, done } = state;
    const query = side === 'question' ? '' : queryOf({ edition, row, branch, sought });
    const entryState = { ...history.state, [NAME]: name };
    const url = `${location.pathname}${query}${location.hash}`;
    if (done !== entry.current) {
      entry.current = done;
      history.pushState(entryState, '', url);
      return;
    }
    if (nameIn(history.state) !== name) {
      history.replaceState(entryState, '', url);
      return;
    }
    // Browsers allow only so many changes of the address in a while.
    const timer = setTimeout(() => history.replaceState(entryState, '', url), 150);
    return () => clearTimeout(timer);
  }, [arrived, state, row, sought, branch]);
}

const NAME = 'saitei';

/** The name of an entry of the history, empty where it is none of this page. */
const nameIn = (came: unknown): string =>
  typeof came === 'object' && came !== null && NAME in came ? String(came[NAME]) : '';
