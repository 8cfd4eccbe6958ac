import { UserError } from '../cli/errors.ts';
import { LOCALES } from '../docs/locales.ts';
import { fileOfPlace } from '../docs/routes.ts';
import type { Site } from '../docs/site.ts';
import type { Changes } from './changes.ts';
import { overviewOf } from './new.ts';
import { readPageName, refuseMissing } from './place.ts';
import { moveTranslation, recordMove } from './records.ts';
import { linksTo, mentionsOf, relink } from './relink.ts';
import type { MovePlan } from './rename.ts';
import { dropEntry } from './sidebar.ts';

/** Links named in a refusal; the rest are counted. */
const MAX_PLACES = 6;

/**
 * What `npm run remove` writes; throws one line when it is refused. Old addresses lead to `typedTo`,
 * or to the section's overview. Pages that link here are only changed when a target is given.
 */
export function planRemove(site: Site, typed: string, typedTo?: string): MovePlan {
  const page = readPageName(site, typed);
  refuseMissing(site, page);
  const to = typedTo === undefined ? overviewOf(site, page) : targetOf(site, typedTo);
  if (to === page.route) throw new UserError(`--to ${typedTo}: is the page that goes away`);
  const changes: Changes = new Map();
  const links = linksTo(site, page.route);
  if (links.length > 0 && typedTo === undefined) {
    const places = links.map(({ page: from, link }) => `${from.file}:${link.line}`);
    const more = places.length > MAX_PLACES ? `, … ${places.length} in all` : '';
    throw new UserError(
      `${page.path}: pages link to it (${places.slice(0, MAX_PLACES).join(', ')}${more}); change them, or say with --to <route> where they shall lead`,
    );
  }
  relink(site, changes, { from: page.route, to, keepAnchors: false });
  for (const locale of LOCALES) changes.set(fileOfPlace({ locale, path: page.path }), null);
  dropEntry(site.tree, changes, page);
  const answers = `tests/answers/${page.path}.ts`;
  if (site.tree.has(answers)) changes.set(answers, null);
  moveTranslation(site, changes, page.route);
  recordMove(site, changes, page.route, to);
  return { changes, from: page.route, to, mentions: mentionsOf(site, page.route, changes) };
}

function targetOf(site: Site, typed: string): string {
  const route = `/${typed.replace(/^\//, '')}`;
  const found = [route, `${route}/`].find((candidate) => site.byRoute.has(candidate));
  if (!found || found.startsWith('/zh/'))
    throw new UserError(`--to ${typed}: no English page answers there`);
  return found;
}
