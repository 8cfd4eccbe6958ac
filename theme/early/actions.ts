declare global {
  interface Window {
    /** Set when the reader asked for search before the scripts were there. */
    __early?: 'search' | 'ready';
  }
}

/**
 * Remembers a press of the search keys or button made before the scripts arrived; the search
 * button opens the panel when it wakes (`window.__early`), so no press is lost.
 */
export function watchActions(): void {
  const ask = (event: Event): void => {
    if (window.__early === 'ready') return;
    event.preventDefault();
    window.__early = 'search';
  };
  document.addEventListener('keydown', (event) => {
    const typing = (event.target as Element).closest?.(
      'input, textarea, select, [contenteditable]',
    );
    if (event.altKey || event.shiftKey) return;
    const combo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'k';
    if (combo || (event.key === '/' && !typing && !event.ctrlKey && !event.metaKey)) ask(event);
  });
  document.addEventListener('click', (event) => {
    if ((event.target as Element).closest?.('[data-early="search"]')) ask(event);
  });
}
