import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta } from '@rspress/core';
import { addressOf } from '../../shared/site/addresses.ts';
import {
  namesFile,
  type Section,
  type SectionNames,
  type SiteShape,
  sectionOf,
  sectionStem,
  sourceOf,
  splitPath,
} from '../../shared/site/sections.ts';
import type { BrowserBundle } from './chunks.ts';

/** Writes text below `static/js/` under a name with its hash; returns the path from the root. */
export function writeScript(outDir: string, name: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const file = `static/js/${name}.${hash}.js`;
  writeFileSync(path.join(outDir, file), code);
  return file;
}

/** Writes one script per section; returns their paths from the site's root, by section. */
export function writeSections(
  outDir: string,
  shape: SiteShape,
  routes: readonly RouteMeta[],
  bundle: BrowserBundle,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sectionsOf(shape, routes, bundle)).map(([name, section]) => {
      const code = `__site.loaded[${JSON.stringify(name)}]=${codeOf(section)}`;
      return [name, writeScript(outDir, `list.${sectionStem(name)}`, code)];
    }),
  );
}

/** A section as an expression whose sidebars take each path from the list of pages, not again. */
function codeOf({ pages, ...others }: Section): string {
  const places = new Map(pages.map(([route], place) => [route, place]));
  const rest = JSON.stringify(others).replace(/"link":"([^"]+)"/g, (all, link: string) => {
    const place = places.get(addressOf(link));
    return place === undefined ? all : `"link":p[${place}][0]`;
  });
  return `(p=>({pages:p,${rest.slice(1)}))(${JSON.stringify(pages)})`;
}

/** Writes the names that change with the text of pages, one file per section. */
export function writeNames(
  outDir: string,
  shape: SiteShape,
  { pages }: Pick<BrowserBundle, 'pages'>,
  build: string,
  searchOf: (path: string) => string,
): void {
  const names = new Map<string, SectionNames>();
  // The bundler's own order is that of folders on this machine.
  for (const [route, { chunk, hash }] of [...pages].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const section = sectionOf(route, shape);
    const known = names.get(section) ?? { build, hashes: {}, search: searchOf(route) };
    names.set(section, known);
    known.hashes[chunk] = hash;
  }
  mkdirSync(path.join(outDir, path.dirname(namesFile(''))), { recursive: true });
  for (const [section, known] of names) {
    writeFileSync(path.join(outDir, namesFile(section)), JSON.stringify(known));
  }
}

/** Exported for tests: what each section's script says. */
export function sectionsOf(
  shape: SiteShape,
  routes: readonly RouteMeta[],
  { pages, sidebars }: Pick<BrowserBundle, 'pages' | 'sidebars'>,
): Record<string, Section> {
  // A folder may be called `constructor`.
  const sections = new Map<string, Section>();
  // The 404 page is shown for addresses without a page: it has none of its own, nor translations.
  const listed = routes.filter(({ routePath }) => !/\/404$/.test(routePath));
  const all = new Set(listed.map((route) => route.routePath));
  const keys = Object.keys(sidebars).sort((a, b) => b.length - a.length);
  const sorted = listed.sort((a, b) => (a.routePath < b.routePath ? -1 : 1));
  for (const { routePath, relativePath } of sorted) {
    const page = pages.get(routePath);
    if (!page) continue;
    const name = sectionOf(routePath, shape);
    const section = sections.get(name) ?? { pages: [], sidebars: {}, gone: [] };
    sections.set(name, section);
    const file = relativePath.split(path.sep).join('/');
    const known = file === sourceOf(routePath, shape) ? '' : file;
    section.pages.push([routePath, known, page.chunk, page.module]);
    const key = keys.find((one) => routePath.startsWith(one));
    if (key !== undefined) section.sidebars[key] = sidebars[key] ?? [];
    section.gone.push(...translationsOf(routePath, shape).filter((route) => !all.has(route)));
  }
  return Object.fromEntries(sections);
}

/** The page's paths in all other languages and versions, whether there is a page or not. */
function translationsOf(routePath: string, shape: SiteShape): string[] {
  const { langs, versions, defaultLang, defaultVersion } = shape;
  const { rest } = splitPath(routePath, shape);
  const prefixes = (names: readonly string[], standard: string): string[] =>
    names.length > 0 ? names.map((name) => (name === standard ? '' : `${name}/`)) : [''];
  return prefixes(versions, defaultVersion).flatMap((version) =>
    prefixes(langs, defaultLang).map((lang) => `/${version}${lang}${rest.join('/')}`),
  );
}
