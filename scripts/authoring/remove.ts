import { langPrefix, splitLang } from '../../content/languages.ts';
import { fileOfPlace } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import { DEFAULT_LANG, LANGS } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import { didYouMean } from '../cli/nearest.ts';
import type { Changes } from './changes.ts';
import { companionsOf } from './companions.ts';
import { overviewOf } from './new.ts';
import { readPageName, refuseMissing } from './place.ts';
import { moveTranslation, recordMove } from './records.ts';
import { linksTo, mentionsOf, relink } from './relink.ts';
import type { MovePlan } from './rename.ts';
import { dropEntry } from './sidebar.ts';

/** Links named in a refusal; the rest are counted. */
const MAX_PLACES = 6;

/**
 * What `npm run docs -- remove` writes; throws one line when it is refused. Old addresses lead to `typedTo`,
 * or to the section's overview. Pages that link here are only changed when a target is given.
 */
export function planRemove(
  site: Site,
  typed: string,
  typedTo?: string,
  published = true,
): MovePlan {
  const page = readPageName(site, typed);
  refuseMissing(site, page);
  const to = typedTo === undefined ? overviewOf(site, page) : targetOf(site, typedTo);
  if (to === page.route) throw new UserError(`--to ${typedTo}: is the page to be removed`);
  const changes: Changes = new Map();
  const links = linksTo(site, page.route);
  if (links.length > 0 && typedTo === undefined) {
    const places = links.map(({ page: from, link }) => `${from.file}:${link.line}`);
    const more = places.length > MAX_PLACES ? `, … ${places.length} in all` : '';
    throw new UserError(
      `${page.path}: pages link to it (${places.slice(0, MAX_PLACES).join(', ')}${more}); change them, or name their new target with --to <route>`,
    );
  }
  const selfLink = links.find(({ page: from }) => from.route === langPrefix(from.lang) + to);
  if (selfLink) {
    const { page: from, link } = selfLink;
    throw new UserError(
      `--to ${typedTo}: ${from.file}:${link.line} would link to itself; change that link first`,
    );
  }
  relink(site, changes, { from: page.route, to, keepAnchors: false });
  const files = LANGS.map((lang) => fileOfPlace({ lang, path: page.path }));
  for (const file of [...files, ...companionsOf(site, files)]) changes.set(file, null);
  dropEntry(site.tree, changes, page);
  const answers = `tests/answers/${page.path}.ts`;
  if (site.tree.has(answers)) changes.set(answers, null);
  moveTranslation(site, changes, page.route);
  recordMove(site, changes, { from: page.route, to, published });
  const moves = new Map<string, string>();
  return { changes, moves, from: page.route, to, mentions: mentionsOf(site, page.route, changes) };
}

function targetOf(site: Site, typed: string): string {
  const route = `/${typed.replace(/^\//, '')}`;
  const found = [route, `${route}/`].find((candidate) => site.byRoute.has(candidate));
  if (found && splitLang(found).lang === DEFAULT_LANG) return found;
  const english = site.pages.flatMap((page) => (page.lang === DEFAULT_LANG ? page.route : []));
  const hint = didYouMean(route, english, '; ');
  throw new UserError(`--to ${typed}: there is no English page at this address${hint}`);
}
