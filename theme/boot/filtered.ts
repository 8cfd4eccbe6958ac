/** Longest time that a filter is waited for. */
const WAIT_MS = 4000;

/**
 * Says that the address filters the page, so that what is below the filter is not seen before the
 * scripts have done that (`elements.css`): it would move under the reader's eyes.
 */
export function markFiltered(): void {
  if (!/[?&](filter|from|to)=[^&]/.test(location.search)) return;
  document.documentElement.dataset.filtered = '';
  setTimeout(showFiltered, WAIT_MS);
}

/** Ends that. */
export function showFiltered(): void {
  delete document.documentElement.dataset.filtered;
}
