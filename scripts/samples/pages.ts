import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page, ParsedPage as ParsedSource } from '@rstest-docs/samples';
import { type Heading, headingsOf } from '../../content/headings.ts';
import { splitLocale } from '../../content/locales.ts';
import { type Page as DocsPage, parsePage as parseDocsPage } from '../../content/page.ts';
import { pageFiles } from '../../content/pages.ts';
import type { ParsedPages } from '../../content/parsed.ts';
import { pathOfRoute } from '../../content/routes.ts';
import { pageSource } from '../../content/source.ts';
import { addressOfSource } from '../../shared/site/addresses.ts';
import { LANGS, type Lang } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import { nearest } from '../cli/nearest.ts';
import { parseFences } from './fences.ts';

/** A page of the manual, as the runs of samples see it. */
export interface ManualPage extends Page {
  lang: Lang;
}

/** The same with its blocks and headings. */
export interface ParsedPage extends ParsedSource {
  lang: Lang;
  headings: Heading[];
}

/** What `--only` means: a route or a part of one, with or without language, or a page's file. */
export function routePart(only: string): string {
  const file = /^(?:\.?\/)?(?:docs\/[^/]+|tests\/answers)\/(.+)\.(?:mdx?|ts)$/.exec(only);
  return file
    ? addressOfSource(`/${file[1]}`)
    : only.startsWith('/')
      ? splitLocale(only).path
      : only;
}

/** What `--of` lists: whole routes without language; undefined when it is not given. */
export const routesOf = (of: string | undefined): readonly string[] | undefined =>
  of?.split(',').filter(Boolean);

/**
 * All pages below the folders of the languages, in a stable order. `only` keeps routes containing it;
 * that there are none is an error, since nothing would be checked. `of` keeps these routes alone.
 */
export function readPages(root: string, only = '', of?: readonly string[]): ManualPage[] {
  const pages: ManualPage[] = [];
  const routes = new Set<string>();
  for (const lang of LANGS) {
    const base = join(root, 'docs', lang);
    for (const path of existsSync(base) ? pageFiles(base) : []) {
      const route = addressOfSource(`/${path}`);
      const text = readFileSync(join(base, path), 'utf8');
      if (pageSource(text).isDraft) continue;
      routes.add(route);
      if (!route.includes(only) || (of && !of.includes(route))) continue;
      pages.push({ lang, route, file: `docs/${lang}/${path}`, text });
    }
  }
  if (only !== '' && pages.length === 0) {
    const meant = nearest(only, routes);
    throw new UserError(`no page matches --only ${only}${meant ? `; did you mean ${meant}?` : ''}`);
  }
  return pages;
}

/** Blocks and headings of a page. */
export function parsePage(page: ManualPage, parsed?: ParsedPages): ParsedPage {
  const { file, lang, route, text } = page;
  const place = { locale: lang, path: pathOfRoute(route) };
  return parsedAs(page, parseDocsPage(file, place, text, parsed));
}

/** The same for a page whose syntax tree is at hand already. */
export function parsedAs(page: ManualPage, parsed: DocsPage): ParsedPage {
  return { ...page, fences: parseFences(parsed), headings: headingsOf(parsed) };
}
