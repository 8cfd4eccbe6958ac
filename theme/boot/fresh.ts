/**
 * Says whether a page begins at its top or at a heading. Where the reader is put back to a
 * remembered place (reload, back, forward), all heights must be right at once (`code.css`).
 */
export function setFresh(fresh: boolean): void {
  const { dataset } = document.documentElement;
  if (fresh) dataset.fresh = '';
  else delete dataset.fresh;
}

/**
 * Leaves what is below the window out of the first frame of a page that begins at its top, which
 * is more than half of the style and layout that the frame would wait for (`doc.css`).
 */
export function showTopFirst(): void {
  const { dataset } = document.documentElement;
  dataset.top = '';
  // The frame's own callbacks run before it is painted.
  requestAnimationFrame(() => setTimeout(showAll));
}

/** Ends that; for what reads where things are, which a slow frame may not wait for. */
export function showAll(): void {
  delete document.documentElement.dataset.top;
}

/** Says that a page that the browser loads begins there. */
export function startFresh(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type === 'navigate') document.documentElement.dataset.fresh = '';
}
