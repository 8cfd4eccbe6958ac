/**
 * Address that a click should open inside the page, or undefined when the browser must handle it:
 * modified or non-primary clicks, other origins, downloads, new tabs, and paths that are no page.
 */
export function internalTarget(
  event: MouseEvent,
  isPage: (pathname: string) => boolean,
): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return undefined;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined;
  const link = (event.target as Element).closest?.<HTMLAnchorElement>('a[href]');
  if (!link || link.hasAttribute('download')) return undefined;
  if (link.target && link.target !== '_self') return undefined;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !isPage(url.pathname)) return undefined;
  return url;
}
