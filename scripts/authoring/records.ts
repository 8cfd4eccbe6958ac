import { LOCALES, localePrefix } from '../docs/locales.ts';
import { formatMoved, MOVED_FILE, readMoved, withMove } from '../docs/moved.ts';
import type { Site } from '../docs/site.ts';
import { formatTranslations, readTranslations, TRANSLATIONS_FILE } from '../docs/translations.ts';
import type { Changes } from './changes.ts';

/** Adds redirects from an old route (without language) to a new one, in every language. */
export function recordMove(site: Site, changes: Changes, from: string, to: string): void {
  let moved = readMoved(site.tree);
  for (const locale of LOCALES) {
    const prefix = localePrefix(locale);
    moved = withMove(moved, prefix + from, prefix + to);
  }
  changes.set(MOVED_FILE, formatMoved(moved));
}

/** Forgets redirects from a route at which a page answers again. */
export function forgetMove(site: Site, changes: Changes, route: string): void {
  const moved = readMoved(site.tree);
  const kept = Object.entries(moved).filter(
    ([from]) => !LOCALES.some((locale) => from === localePrefix(locale) + route),
  );
  if (kept.length < Object.keys(moved).length) {
    changes.set(MOVED_FILE, formatMoved(Object.fromEntries(kept)));
  }
}

/** Moves a page's record of translation along; without `to` it is dropped. */
export function moveTranslation(site: Site, changes: Changes, from: string, to?: string): void {
  const { [from]: hash, ...others } = readTranslations(site.tree);
  if (hash === undefined) return;
  const recorded = to === undefined ? others : { ...others, [to]: hash };
  changes.set(TRANSLATIONS_FILE, formatTranslations(recorded));
}
