const PARTS = ['navbar', 'sidebar', 'outline', 'footer'] as const;

/**
 * Marks on the root element which parts the address switches off (`?navbar=0`), so that the style
 * sheet hides them before first paint. Inside a frame the outline is off unless `outline=1` asks
 * for it. Source: spec section 2.
 */
export function hideParts(): void {
  const query = new URLSearchParams(location.search);
  const hidden = PARTS.filter(
    (part) =>
      query.get(part) === '0' || (part === 'outline' && self !== top && query.get(part) !== '1'),
  );
  document.documentElement.dataset.hide = hidden.join(' ');
}
