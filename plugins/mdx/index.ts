import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { FindPlace } from '../../content/places.ts';
import { type SitePage, sitePages } from '../../content/sitePages.ts';
import { rehypeEvidence } from '../evidence.ts';
import { remarkFacts } from '../facts/index.ts';
import { factsPages } from '../facts/pages.ts';
import { remarkAnsi } from './ansi.ts';
import { remarkCallouts } from './callouts.ts';
import { type NamedCode, rehypeCodeFigures } from './codeFigures.ts';
import { rehypeFlatten } from './flatten.ts';
import { rehypeHomeSections } from './homeSections.ts';
import { remarkImports } from './imports.ts';
import { rehypeInlineCode } from './inlineCode.ts';
import { remarkPageMeta } from './pageMeta.ts';
import type { MarkdownSite } from './site.ts';
import { rehypeTables } from './tables.ts';

export { shikiOptions } from './shiki.ts';

interface SiteNames extends NamedCode {
  /** The pages of the site, and where they explain each name. */
  read: (pages: readonly SitePage[], find: FindPlace) => void;
}

/** Everything that happens to a page between MDX and the route's chunk. */
export function markdownPlugins(base: string, names: SiteNames): RspressPlugin {
  const site: MarkdownSite = { base, routes: new Map() };
  let pages = factsPages(() => []);
  let read = (): readonly SitePage[] => [];
  return {
    name: 'markdown',
    routeGenerated(routes, isProd) {
      // The dev server compiles pages one by one and writes no files beside them.
      read = () => sitePages(routes);
      pages = factsPages(read);
      if (isProd) names.read(read(), pages.find);
      for (const { absolutePath, routePath } of routes) {
        site.routes.set(path.normalize(absolutePath), routePath);
      }
    },
    markdown: {
      remarkPlugins: [
        remarkCallouts,
        // The pages of a build do not change.
        [remarkFacts, () => (process.env.NODE_ENV === 'production' ? pages : factsPages(read))],
        remarkImports,
        remarkAnsi,
        [remarkPageMeta, site],
      ],
      rehypePlugins: [
        rehypeTables,
        rehypeInlineCode,
        [rehypeCodeFigures, names],
        rehypeHomeSections,
        [rehypeEvidence, site],
        [rehypeFlatten, site],
      ],
    },
  };
}
