import { VISITED_STORAGE_KEY } from '../../shared/site/constants.ts';

const BOT = /bot|spider|crawl|lighthouse/i;

/**
 * Sends a first visitor to the browser's language where the page exists in it; query and hash
 * stay. Source: spec section 2.
 */
export function redirect(): void {
  if (__BOOT__.localeRedirect === 'never') return;
  const { documentElement } = document;
  // The 404 page has a translation, but the address that the visitor asked for has none.
  if (documentElement.dataset.type === '404' || BOT.test(navigator.userAgent)) return;
  try {
    if (localStorage.getItem(VISITED_STORAGE_KEY)) return;
    localStorage.setItem(VISITED_STORAGE_KEY, '1');
  } catch {
    // Without the mark every visit would redirect, and the reader could never go back.
    return;
  }
  if (
    __BOOT__.localeRedirect === 'only-default-lang' &&
    (__BOOT__.lang || documentElement.lang) !== __BOOT__.defaultLang
  ) {
    return;
  }
  const { lang } = documentElement;
  // The page names its translations itself, so a missing one never leads to a 404. A region of the
  // reader's language is better than another language.
  const { language } = navigator;
  const [wanted] = language.split('-');
  const find = (match: string) =>
    document.querySelector<HTMLLinkElement>(`link[hreflang${match}" i]`);
  const found = find(`="${language}`) ?? (lang.split('-')[0] !== wanted && find(`|="${wanted}`));
  if (!found || found.hreflang === lang) return;
  location.replace(new URL(found.href).pathname + location.search + location.hash);
}
