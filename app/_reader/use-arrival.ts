import { type RefObject, useEffect } from 'react';

/** The clause that a link leads to; a link to another spelling of its number counts. */
const REACHED = ':target, :has(> :target)';

/**
 * Calls `arrive` when a link leads to the clause around `inside`: at the opening of the page, or from a place on it. The
 * clause is marked as the arrival script marks it.
 */
export function useArrival(inside: RefObject<HTMLElement | null>, arrive: () => void): void {
  useEffect(() => {
    const look = () => {
      const clause = inside.current?.closest('article');
      const reached = clause?.matches(REACHED) ?? false;
      clause?.toggleAttribute('data-here', reached);
      if (reached) arrive();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [inside, arrive]);
}
