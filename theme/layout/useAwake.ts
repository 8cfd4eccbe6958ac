import { startTransition, useEffect, useState } from 'react';

let awake = false;

/**
 * False on the server and while React wakes the page, true from then on: for what merely decorates
 * and would otherwise weigh on every page's first flight. The change is a transition, which React
 * cuts into slices; a store's would be rendered in one go and hold up the reader's first press.
 */
export function useAwake(): boolean {
  const [shown, setShown] = useState(awake);
  useEffect(() => {
    awake = true;
    startTransition(() => setShown(true));
  }, []);
  return shown;
}
