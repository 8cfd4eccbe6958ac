import { RELOADED_STORAGE_KEY } from '../../shared/site/constants.ts';

/**
 * Loads the page again, once for each visit of an address: what a second load would not mend, it
 * would load for ever. Returns whether it does. Where storage is blocked, a load that the browser
 * calls a reload counts as ours.
 */
export function reloadOnce(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const again = (visit?.type ?? 'reload') === 'reload';
  if (again && (reloadedAs() ?? location.pathname) === location.pathname) return false;
  try {
    sessionStorage.setItem(RELOADED_STORAGE_KEY, location.pathname);
  } catch {
    // Then the browser says it.
  }
  location.reload();
  return true;
}

/** Path that was loaded again last; '' if none was, undefined where that is not known. */
function reloadedAs(): string | undefined {
  try {
    // What takes the place of a blocked storage forgets (`guards.ts`).
    if (sessionStorage instanceof Storage)
      return sessionStorage.getItem(RELOADED_STORAGE_KEY) ?? '';
  } catch {
    // Blocked, and nothing takes its place yet.
  }
  return undefined;
}
