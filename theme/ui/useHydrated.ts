import { useEffect, useState } from 'react';

/**
 * False on the server and while the page is hydrated, true soon after: for what merely decorates and
 * would otherwise weigh on every page's first flight.
 */
export function useHydrated(): boolean {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  return hydrated;
}
