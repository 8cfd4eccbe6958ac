/**
 * Says whether a page begins at its top or at a heading. Where the reader is put back to a
 * remembered place (reload, back, forward), all heights must be right at once (`code.css`).
 */
export function setFresh(fresh: boolean): void {
  const { dataset } = document.documentElement;
  if (fresh) dataset.fresh = '';
  else delete dataset.fresh;
}

/** The same for a page that the browser loads. */
export function startFresh(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') document.documentElement.dataset.fresh = '';
}
