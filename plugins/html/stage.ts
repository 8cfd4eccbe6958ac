import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { type SitePage, sitePages } from '../../content/sitePages.ts';
import { addressOf } from '../../shared/site/addresses.ts';
import type { PageType } from '../../shared/site/pageTypes.ts';
import { type LanguageSite, languageSites } from '../languages.ts';

/** A page that the framework wrote. */
export interface BuiltPage {
  /** Relative to the output folder, with forward slashes: `zh/guide/start/index.html`. */
  file: string;
  /** Its clean URL without the base: `/zh/guide/start/`. */
  route: string;
  type: PageType;
  html: string;
}

/** A site before the bundler works on it. */
export interface KnownSite {
  /** The site's settings, with the menus that the framework read from the pages' folders. */
  site: UserConfig;
  /** Sources of the pages that machines may find. */
  sources: SitePage[];
  /** The same by language, each with its place in the menus. */
  languages: LanguageSite[];
}

/** A finished build of the framework's, as the steps see it. */
export interface Build extends KnownSite {
  outDir: string;
  routes: RouteMeta[];
  /** As the steps before left them. */
  pages: readonly BuiltPage[];
}

/** Writes files of its own if it has any; returns what the HTML of each page becomes. */
export type FinishHtml = (build: Build) => HtmlTransform | Promise<HtmlTransform>;

export type HtmlStep = FinishHtml | LongStep;
export interface LongStep {
  /** Called before the bundler works: starts what takes long and does not need the HTML. */
  begin(known: KnownSite): {
    /** What the framework writes into the head of a page. */
    head: (route: string) => string;
    finish: FinishHtml;
  };
}
export type HtmlTransform = (page: BuiltPage) => string;

/**
 * Everything that changes HTML once the framework has written it, in this order: each page is read
 * once and written once. What hosts need comes after it (`deploy/finish.ts`), because the security
 * policy has a hash of each inline script and style.
 */
export function htmlStage(given: UserConfig, steps: readonly HtmlStep[]): RspressPlugin {
  let routes: RouteMeta[] = [];
  let started: ReturnType<LongStep['begin']>[] = [];
  let all: SitePage[] = [];
  let known: KnownSite;
  const siteOf = ({ themeConfig }: UserConfig): UserConfig => ({ ...given, themeConfig });
  return {
    name: 'html-stage',
    config: (config) => ({
      ...config,
      head: [
        ...(config.head ?? []),
        ({ routePath }) => started.map(({ head }) => head(routePath)).join(''),
      ],
    }),
    routeGenerated(generated) {
      routes = generated;
    },
    beforeBuild(config, isProd) {
      if (!isProd) return;
      all = sitePages(routes);
      known = knownSite(siteOf(config), all);
      started = steps.map((step) =>
        'begin' in step ? step.begin(known) : { head: () => '', finish: step },
      );
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const types = new Map(all.map(({ route, type }) => [route, type]));
      let pages = readHtml(outDir).map((page) => ({
        ...page,
        type: types.get(page.route) ?? ('404' as const),
      }));
      for (const { finish } of started) {
        const transform = await finish({ ...known, outDir, routes, pages });
        pages = pages.map((page) => ({ ...page, html: transform(page) }));
      }
      for (const { file, html } of pages) writeFileSync(path.join(outDir, file), html);
    },
  };
}

function knownSite(site: UserConfig, pages: readonly SitePage[]): KnownSite {
  const sources = pages.filter(({ isListed }) => isListed);
  return { site, sources, languages: languageSites(sources, site) };
}

/** Puts tags at the end of the head. */
export const addToHead = (html: string, tags: string): string =>
  html.replace('</head>', () => `${tags}</head>`);

function readHtml(outDir: string): Omit<BuiltPage, 'type'>[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((file) => ({
      file,
      route: addressOf(`/${file}`),
      html: readFileSync(path.join(outDir, file), 'utf8'),
    }));
}
