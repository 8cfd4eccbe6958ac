import { splitLang } from '../../content/languages.ts';
import { placeOfFile, routeOfPlace } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import {
  isWrittenPair,
  pageHash,
  readTranslations,
  type Translations,
  translatedPages,
} from '../../content/translations.ts';
import { DEFAULT_LANG, type Lang } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import { didYouMean } from '../cli/nearest.ts';

/**
 * The record after new pairs were added, at their present state, and vanished ones dropped. A new
 * pair is added once both pages are written. Until it is committed they change side by side, so it
 * is recorded again each time.
 */
export function withNewPairs(
  site: Site,
  lang: Lang,
  isCommitted: (file: string) => boolean = () => true,
): Translations {
  const recorded = readTranslations(site.tree, lang);
  const pairs = translatedPages(site, lang).flatMap((page): [string, string][] => {
    const known = isCommitted(page.file) ? recorded[page.route] : undefined;
    if (known) return [[page.route, known]];
    return isWrittenPair(site, page, lang) ? [[page.route, pageHash(page)]] : [];
  });
  return Object.fromEntries(pairs);
}

/**
 * A language's record after its pages of the given routes were brought up to date. A route may come
 * with its language or as the path of a page file; throws one line for what is no pair of pages.
 */
export function withTranslated(site: Site, lang: Lang, routes: readonly string[]): Translations {
  const recorded = readTranslations(site.tree, lang);
  const pages = translatedPages(site, lang);
  for (const given of routes) {
    const place = placeOfFile(given);
    const path = place ? routeOfPlace({ ...place, lang: DEFAULT_LANG }) : splitLang(given).path;
    const page = pages.find(({ route }) => route === path);
    if (!page) {
      const known = pages.map(({ route }) => route);
      throw new UserError(`no page pair at ${given}${didYouMean(path, known, '; ')}`);
    }
    recorded[page.route] = pageHash(page);
  }
  return recorded;
}
