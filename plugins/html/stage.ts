import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { type KnownPage, knownPages } from '../discovery/pages.ts';

/** A page that the framework wrote. */
export interface BuiltPage {
  /** Relative to the output folder, with forward slashes: `zh/guide/start/index.html`. */
  file: string;
  /** Its clean URL without the base: `/zh/guide/start/`. */
  route: string;
  html: string;
}

/** A finished build of the framework's, as the steps see it. */
export interface Build {
  outDir: string;
  /** The site's settings, with the menus that the framework read from the pages' folders. */
  site: UserConfig;
  routes: RouteMeta[];
  /** Sources of the pages that machines may find. */
  sources: KnownPage[];
  /** As the steps before left them. */
  pages: readonly BuiltPage[];
}

/** Writes files of its own if it has any; returns what the HTML of each page becomes. */
export type HtmlStep = (build: Build) => HtmlTransform | Promise<HtmlTransform>;
export type HtmlTransform = (page: BuiltPage) => string;

/**
 * Everything that changes HTML once the framework has written it, in this order: each page is read
 * once and written once. What hosts need comes after it (`deploy/finish.ts`), because the security
 * policy has a hash of each inline script and style.
 */
export function htmlStage(given: UserConfig, steps: readonly HtmlStep[]): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'html-stage',
    routeGenerated(generated) {
      routes = generated;
    },
    async afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const site = { ...given, themeConfig: config.themeConfig };
      const sources = knownPages(routes);
      let pages = readPages(outDir);
      for (const step of steps) {
        const transform = await step({ outDir, site, routes, sources, pages });
        pages = pages.map((page) => ({ ...page, html: transform(page) }));
      }
      for (const { file, html } of pages) writeFileSync(path.join(outDir, file), html);
    },
  };
}

/** Puts tags at the end of the head. */
export const addToHead = (html: string, tags: string): string =>
  html.replace('</head>', () => `${tags}</head>`);

function readPages(outDir: string): BuiltPage[] {
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((file) => ({
      file,
      route: `/${file.replace(/\.html$/, '').replace(/(^|\/)index$/, '$1')}`,
      html: readFileSync(path.join(outDir, file), 'utf8'),
    }));
}
