import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * False on the server and while React wakes the page, true from then on: for what merely decorates
 * and would otherwise weigh on every page's first flight.
 */
export function useAwake(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
