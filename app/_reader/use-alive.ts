import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether a browser shows the page with scripts: false in the HTML as it is served, which stays light without buttons. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
