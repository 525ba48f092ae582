import { type RefObject, useEffect } from 'react';

/**
 * Calls `arrive` when a link leads to the clause around `inside`: at the opening of the page, or from a place on it. A link
 * to another spelling of the clause's number counts.
 */
export function useArrival(inside: RefObject<HTMLElement | null>, arrive: () => void): void {
  useEffect(() => {
    const look = () => {
      if (inside.current?.closest('article')?.matches(':target, :has(> :target)')) arrive();
    };
    look();
    addEventListener('hashchange', look);
    return () => removeEventListener('hashchange', look);
  }, [inside, arrive]);
}
