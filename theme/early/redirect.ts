import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';
import type { EarlySettings } from '../../shared/site/early.ts';

const BOT = /bot|spider|crawl|lighthouse/i;

/**
 * Sends a first visitor to the browser's language where the page exists in it; query and hash
 * stay. Returns true when leaving. Source: spec section 2.
 */
export function redirect({ defaultLang, langs, localeRedirect }: EarlySettings): boolean {
  if (localeRedirect === 'never' || langs.length < 2 || BOT.test(navigator.userAgent)) return false;
  const page = document.documentElement;
  // The 404 page has a twin, but the address that the visitor asked for has none.
  if (page.dataset.type === '404') return false;
  try {
    if (localStorage.getItem(VISITED_STORAGE_KEY)) return false;
    localStorage.setItem(VISITED_STORAGE_KEY, '1');
  } catch {
    // Without the mark every visit would redirect, and the reader could never go back.
    return false;
  }
  const wanted = navigator.language.split('-')[0] ?? '';
  if (wanted === page.lang || !langs.includes(wanted)) return false;
  if (localeRedirect === 'only-default-lang' && page.lang !== defaultLang) return false;
  // The page names its twins itself, so a missing translation never leads to a 404.
  const twin = document.querySelector<HTMLLinkElement>(`link[hreflang="${wanted}"]`);
  if (!twin) return false;
  location.replace(new URL(twin.href).pathname + location.search + location.hash);
  return true;
}
