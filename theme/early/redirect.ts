import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';
import type { EarlySettings } from '../../shared/site/early.ts';

const BOT = /bot|spider|crawl|lighthouse/i;

/**
 * Sends `/en/...` to the same place without the default language, and a first visitor to the
 * browser's language where that page exists; query and hash stay. Returns true when leaving.
 * Source: spec section 2.
 */
export function redirect(site: EarlySettings): boolean {
  const { base, defaultLang, langs } = site;
  const { pathname, search, hash } = location;
  if (!langs.length) return false;
  const path = pathname.slice(base.length);
  if (path === `/${defaultLang}` || path.startsWith(`/${defaultLang}/`)) {
    // Two slashes at the start would be another host.
    const rest = path.slice(defaultLang.length + 1).replace(/^[/\\]*/, '/');
    location.replace(base + rest + search + hash);
    return true;
  }
  // The 404 page has a twin, but the address that the visitor asked for has none.
  if (document.documentElement.dataset.type === '404') return false;
  if (site.localeRedirect === 'never' || BOT.test(navigator.userAgent)) return false;
  try {
    if (localStorage.getItem(VISITED_STORAGE_KEY)) return false;
    localStorage.setItem(VISITED_STORAGE_KEY, '1');
  } catch {
    // Without the mark every visit would redirect, and the reader could never go back.
    return false;
  }
  const wanted = navigator.language.split('-')[0] ?? '';
  const current = document.documentElement.lang;
  if (wanted === current || !langs.includes(wanted)) return false;
  if (site.localeRedirect === 'only-default-lang' && current !== defaultLang) return false;
  // The page names its twins itself, so a missing translation never leads to a 404.
  const twin = document.querySelector<HTMLLinkElement>(`link[hreflang="${wanted}"]`);
  if (!twin) return false;
  location.replace(`${new URL(twin.href).pathname}${search}${hash}`);
  return true;
}
