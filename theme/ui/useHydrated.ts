import { startTransition, useEffect, useState } from 'react';

/**
 * False on the server and while React hydrates the page, true soon after: for what merely decorates
 * and would otherwise weigh on every page's first flight. The change is a transition, which React
 * cuts into slices; a store's would be rendered in one go and hold up the reader's first press.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return hydrated;
}
