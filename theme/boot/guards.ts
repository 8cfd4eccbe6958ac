import { splitPath } from '../../shared/site/sections.ts';
import type { BootSettings } from '../contract.ts';

/**
 * Gives the page a storage that lives as long as the page when the browser blocks the real one:
 * reading `localStorage` then throws, and one throw in an effect would blank the whole page.
 */
export function guardStorage(): void {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    try {
      window[name].getItem('');
    } catch {
      const memory = new Map<string, string>();
      Object.defineProperty(window, name, {
        configurable: true,
        value: {
          getItem: (key: string) => memory.get(key) ?? null,
          setItem: (key: string, value: unknown) => void memory.set(key, String(value)),
          removeItem: (key: string) => void memory.delete(key),
          clear: () => memory.clear(),
          key: () => null,
          length: 0,
        },
      });
    }
  }
}

/**
 * The router decodes the path and fails on `%E0%A4%A`; such an address becomes that of the 404 page
 * in its language.
 * Doubled slashes are taken out: hosts that merge them have sent the page, others are asked again.
 */
export function guardAddress(settings: BootSettings): void {
  const { pathname, search, hash } = location;
  const path = pathname.replace(/\/{2,}/g, '/');
  try {
    decodeURIComponent(path);
  } catch {
    const { version, lang } = splitPath(path.slice(settings.base.length), settings);
    const notFound = [version, lang, '404'].filter(Boolean).join('/');
    history.replaceState(history.state, '', `${settings.base}/${notFound}`);
    return;
  }
  if (path === pathname) return;
  if (document.documentElement.dataset.type === '404') location.replace(path + search + hash);
  else history.replaceState(history.state, '', path + search + hash);
}

/**
 * `/en/...` is the same place without the default language (spec section 2). Hosts redirect it; on
 * one that does not, its 404 page goes there.
 */
export function dropDefaultLang({ base, defaultLang, langs }: BootSettings): void {
  const { pathname, search, hash } = location;
  const prefix = `${base}/${defaultLang}`;
  if (langs.length === 0 || !`${pathname}/`.startsWith(`${prefix}/`)) return;
  // One slash only: `//host` would be another site.
  const rest = pathname.slice(prefix.length).replace(/^[/\\]*/, '/');
  location.replace(base + rest + search + hash);
}
