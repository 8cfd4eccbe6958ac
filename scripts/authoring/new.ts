import { facts } from '../../shared/facts/index.ts';
import { nearNames } from '../../shared/facts/near.ts';
import { LOCALES, localePrefix } from '../docs/locales.ts';
import { fileOfPlace } from '../docs/routes.ts';
import type { Site } from '../docs/site.ts';
import type { Changes } from './changes.ts';
import { type PageName, readPageName, refuseNewName } from './place.ts';
import { forgetMove } from './records.ts';
import { addEntry } from './sidebar.ts';
import { newPage } from './template.ts';

export interface NewPlan {
  page: PageName;
  changes: Changes;
}

/** What `npm run new` writes; throws one line when the name is refused. */
export function planNew(site: Site, typed: string): NewPlan {
  const page = readPageName(site, typed);
  refuseNewName(site, page);
  const changes: Changes = new Map();
  for (const locale of LOCALES) {
    const overview = localePrefix(locale) + overviewOf(site, page);
    changes.set(fileOfPlace({ locale, path: page.path }), newPage(locale, page, overview));
  }
  addEntry(site.tree, changes, page);
  forgetMove(site, changes, page.route);
  return { page, changes };
}

/** Says that the installed package lacks what the page is to document; undefined when it has it. */
export function unknownSubject({ group, name }: PageName): string | undefined {
  if (!/^(config|api)\//.test(group)) return undefined;
  const kind = group.startsWith('config/') ? 'option' : 'function';
  const names = (kind === 'option' ? facts.options : facts.apis).map((one) => one.name);
  if (names.some((known) => known === name || known.endsWith(`.${name}`))) return undefined;
  const near = nearNames(name, names);
  const hint = near.length > 0 ? `near names: ${near.join(', ')}` : 'no name is near it';
  return `note: @rstest/core ${facts.version} has no ${kind} ${name} (${hint}); npm run check and npm run build refuse the page until it has`;
}

/** Route of the nearest page above that lists its neighbours: `/config/`, `/guide/start/`. */
export function overviewOf(site: Site, { group }: PageName): string {
  const section = group.split('/')[0] ?? '';
  const candidates = [`/${group}/`, `/${section}/`, `/${section}/start/`, '/'];
  return candidates.find((route) => site.byRoute.has(route)) ?? '/';
}
