import { type RefObject, useEffect } from 'react';

/**
 * Keeps in sight what a row touches: where the window scrolls the table, the window is scrolled; where the table scrolls
 * itself, the table.
 * @param key changes whenever something else is touched
 */
export function useFollow(
  table: RefObject<HTMLElement | null>,
  dock: RefObject<HTMLElement | null>,
  key: unknown,
  opened: boolean,
): void {
  useEffect(() => {
    if (!opened || key === undefined) return;
    // The frame after the next has the layout the reader will see.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => follow(table.current, dock.current));
    });
    return () => cancelAnimationFrame(frame);
  }, [table, dock, key, opened]);
}

function follow(table: HTMLElement | null, dock: HTMLElement | null): void {
  if (!table || !dock) return;
  const marks = [...table.querySelectorAll('[data-now="true"]')].map((mark) => mark.getBoundingClientRect());
  const own = table.getBoundingClientRect();
  const scrolls = table.scrollHeight > table.clientHeight + 1;
  const view = scrolls ? own : { top: 0, bottom: dock.getBoundingClientRect().top };
  const room = view.bottom - view.top;
  // Where nothing is touched, the table is what is looked at.
  const all = marks.length > 0 ? marks : scrolls ? [] : [own];
  if (all.length === 0) return;
  const top = Math.min(...all.map((mark) => mark.top));
  const bottom = Math.max(...all.map((mark) => mark.bottom));
  const inSight = marks.length > 0 ? top >= view.top && bottom <= view.bottom : bottom > view.top + room / 3;
  if (inSight) return;
  // The whole table if it has the room, else what is touched, its beginning at worst.
  const whole = !scrolls && own.height <= room;
  const to = whole ? own.top - view.top - 4 : top - view.top - Math.max(8, (room - (bottom - top)) / 2);
  (scrolls ? table : window).scrollBy({ top: to, behavior: 'instant' });
}
