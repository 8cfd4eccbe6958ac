import type { RspressPlugin } from '@rspress/core';
import { remarkAnsi } from '../ansi.ts';
import { remarkFacts } from '../facts.ts';
import { rehypeCodeFigures } from './codeFigures.ts';
import { rehypeFlatten } from './flatten.ts';
import { remarkPageMeta } from './pageMeta.ts';

export { shikiOptions } from './shiki.ts';

/** Where a plugin's pages lie and under which path the site is served. */
export interface MarkdownSite {
  base: string;
  docsDir: string;
}

/** Everything that happens to a page between MDX and the route's chunk. */
export function markdownPlugins(site: MarkdownSite): RspressPlugin {
  return {
    name: 'markdown',
    markdown: {
      remarkPlugins: [remarkFacts, remarkAnsi, [remarkPageMeta, site]],
      rehypePlugins: [rehypeCodeFigures, [rehypeFlatten, site]],
    },
  };
}
