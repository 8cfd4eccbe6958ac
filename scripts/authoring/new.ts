import { nearNames } from '@rstest-docs/search';
import { LOCALES, localePrefix } from '../../content/locales.ts';
import { fileOfPlace } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import { facts } from '../../shared/facts/index.ts';
import { UserError } from '../cli/errors.ts';
import type { Changes } from './changes.ts';
import { type PageName, readPageName, refuseNewName } from './place.ts';
import { forgetMove } from './records.ts';
import { addEntry } from './sidebar.ts';
import { newPage } from './template.ts';

export interface NewPlan {
  page: PageName;
  changes: Changes;
}

/** What `npm run docs -- new` writes; throws one line when the name is refused. */
export function planNew(site: Site, typed: string): NewPlan {
  const page = readPageName(site, typed);
  refuseNewName(site, page);
  refuseUnknownOption(page);
  const changes: Changes = new Map();
  for (const locale of LOCALES) {
    const route = localePrefix(locale) + overviewOf(site, page);
    const overview = { title: titleAt(site, route), route };
    changes.set(fileOfPlace({ locale, path: page.path }), newPage(locale, page, overview));
  }
  addEntry(site.tree, changes, page);
  forgetMove(site, changes, page.route);
  return { page, changes };
}

/** A page of an option is named after it; `npm run check` would refuse any other. */
function refuseUnknownOption({ group, name, path }: PageName): void {
  const names = facts.options.map((option) => option.name);
  if (!group.startsWith('config/') || names.includes(name)) return;
  const owner = names.find((known) => known.endsWith(`.${name}`))?.split('.')[0];
  if (owner) {
    throw new UserError(
      `${path}: ${name} is a key of the option ${owner}; describe it on the page ${group}/${owner}`,
    );
  }
  const near = nearNames(name, names);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
  throw new UserError(
    `${path}: @rstest/core ${facts.version} has no option ${name}; ${hint || 'for a newer version: npm install it, then npm run docs -- facts'}`,
  );
}

/** Title of the page at a route; the route itself for a page without one. */
const titleAt = (site: Site, route: string): string => site.byRoute.get(route)?.title || route;

/** Route of the nearest page above that lists its neighbours: `/config/`, `/guide/start/`. */
export function overviewOf(site: Site, { group }: PageName): string {
  const section = group.split('/')[0] ?? '';
  const candidates = [`/${group}/`, `/${section}/`, `/${section}/start/`, '/'];
  return candidates.find((route) => site.byRoute.has(route)) ?? '/';
}
