import { langFolder, splitLang } from '../../content/languages.ts';
import { folderMetas } from '../../content/meta.ts';
import { fileOfPlace } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import { DEFAULT_LANG, LANGS } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import { didYouMean, nearest } from '../cli/nearest.ts';

/** Where a page stands, without language: group `config/test` and name `include`. */
export interface PageName {
  group: string;
  name: string;
  /** `config/test/include`. */
  path: string;
  /** `/config/test/include`. */
  route: string;
}

const IDENTIFIER = /^[a-z][A-Za-z0-9]*$/;
export const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/** Whether the pages of a group document a name each, of an option or of the API. */
export const isReference = (group: string): boolean => /^(?:config|api)\//.test(group);

/** Pages of options and of the API are named after what they document; others after their topic. */
export function namingOf(group: string): { pattern: RegExp; says: string } {
  return isReference(group)
    ? { pattern: IDENTIFIER, says: 'camel case, as testTimeout' }
    : { pattern: KEBAB, says: 'small letters, digits and hyphens, as quick-start' };
}

/** Groups that a page can go to: folders with a list of their own, or in that of a section. */
export function groupsOf(site: Site): string[] {
  const groups = folderMetas(site.tree)
    .filter(({ lang }) => lang === DEFAULT_LANG)
    .flatMap(({ folder, entries }) => {
      const group = folder.replace(`${langFolder(DEFAULT_LANG)}/`, '');
      if (group.includes('/')) return [group];
      return entries.flatMap(({ kind, name }) => (kind === 'dir' ? [`${group}/${name}`] : []));
    });
  return [...new Set(groups)].sort();
}

/** Splits what an author typed; throws one line when it is no place of a page in English. */
export function readPageName(site: Site, typed: string): PageName {
  const path = typed.replace(/^\/+|\/+$/g, '').replace(/\.mdx?$/, '');
  if (splitLang(`/${path}`).lang !== DEFAULT_LANG) {
    throw new UserError(`${typed}: write the page without its language; both pages are handled`);
  }
  const cut = path.lastIndexOf('/');
  const group = path.slice(0, Math.max(cut, 0));
  const name = path.slice(cut + 1);
  const groups = groupsOf(site);
  if (!groups.includes(group)) {
    const meant = nearest(group, groups);
    const hint = meant ? `did you mean ${meant}/${name}? ` : '';
    throw new UserError(`${typed}: unknown group "${group}"; ${hint}allowed: ${groups.join(', ')}`);
  }
  return { group, name, path, route: `/${path}` };
}

/** Throws one line when a page of that name cannot be made. */
export function refuseNewName(site: Site, { group, name, path }: PageName): void {
  const { pattern, says } = namingOf(group);
  if (!pattern.test(name)) {
    throw new UserError(`${path}: "${name}" cannot name a page of ${group}; write it in ${says}`);
  }
  const taken = site.pages.find((page) => page.path.toLowerCase() === path.toLowerCase());
  if (taken?.path === path) throw new UserError(`${path}: ${taken.file} exists`);
  if (taken) throw new UserError(`${path}: differs only in case from ${taken.file}`);
}

/** Throws one line when there is no pair of pages at a place. */
export function refuseMissing(site: Site, { path }: PageName): void {
  const files = LANGS.map((lang) => fileOfPlace({ lang, path }));
  const missing = files.filter((file) => !site.byFile.has(file));
  if (missing.length === 0) return;
  const known = missing.length === files.length ? site.pages.map((page) => page.path) : [];
  throw new UserError(
    `${path}: there is no ${missing.join(' and no ')}${didYouMean(path, known, '; ')}`,
  );
}
