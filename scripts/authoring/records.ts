import { langPrefix, TRANSLATED_LANGS } from '../../content/languages.ts';
import { formatMoved, MOVED_FILE, readMoved, withMove } from '../../content/moved.ts';
import { parsePage } from '../../content/page.ts';
import { fileOfPlace, pathOfRoute } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import {
  formatTranslations,
  pageHash,
  readTranslations,
  translatedPages,
  translationsFile,
} from '../../content/translations.ts';
import { DEFAULT_LANG, LANGS } from '../../shared/site/locales.ts';
import type { Changes } from './changes.ts';

/**
 * Adds redirects from an old route (without language) to a new one, in every language. A page that
 * was never `published` needs none of its own; what was redirected to it follows it all the same.
 */
export function recordMove(
  site: Site,
  changes: Changes,
  { from, to, published }: { from: string; to: string; published: boolean },
): void {
  const before = readMoved(site.tree);
  let moved = before;
  for (const lang of LANGS) {
    const prefix = langPrefix(lang);
    moved = withMove(moved, prefix + from, prefix + to);
    if (!published) delete moved[prefix + from];
  }
  if (formatMoved(moved) !== formatMoved(before)) changes.set(MOVED_FILE, formatMoved(moved));
}

/** Forgets redirects from a route at which a page answers again. */
export function forgetMove(site: Site, changes: Changes, route: string): void {
  const moved = readMoved(site.tree);
  const kept = Object.entries(moved).filter(
    ([from]) => !LANGS.some((lang) => from === langPrefix(lang) + route),
  );
  if (kept.length < Object.keys(moved).length) {
    changes.set(MOVED_FILE, formatMoved(Object.fromEntries(kept)));
  }
}

/** Moves a page's record of translation along; without `to` it is dropped. */
export function moveTranslation(site: Site, changes: Changes, from: string, to?: string): void {
  for (const lang of TRANSLATED_LANGS) {
    const { [from]: hash, ...others } = readTranslations(site.tree, lang);
    const recorded = { ...others };
    if (hash !== undefined && to !== undefined) recorded[to] = hash;
    for (const page of translatedPages(site, lang)) {
      // Links changed alike in all languages, so a translation that was up to date still is.
      const route = page.route === from ? to : page.route;
      const text = route === to ? newTextOf(changes, route) : changes.get(page.file);
      if (route && text && recorded[route] === pageHash(page)) {
        recorded[route] = pageHash(parsePage(page.file, page, text));
      }
    }
    changes.set(translationsFile(lang), formatTranslations(recorded));
  }
}

/** What a change writes at a route in the first language. */
function newTextOf(changes: Changes, route: string | undefined): string | null | undefined {
  if (route === undefined) return undefined;
  return changes.get(fileOfPlace({ lang: DEFAULT_LANG, path: pathOfRoute(route) }));
}
