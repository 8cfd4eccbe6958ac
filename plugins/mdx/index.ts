import type { RspressPlugin } from '@rspress/core';
import { remarkAnsi } from '../ansi.ts';
import { remarkFacts } from '../facts.ts';
import { rehypeCodeFigures } from './codeFigures.ts';
import { rehypeFlatten } from './flatten.ts';
import { remarkPageMeta } from './pageMeta.ts';
import type { MarkdownSite } from './site.ts';
import { rehypeTables } from './tables.ts';

export { shikiOptions } from './shiki.ts';

/** Everything that happens to a page between MDX and the route's chunk. */
export function markdownPlugins(site: MarkdownSite): RspressPlugin {
  return {
    name: 'markdown',
    markdown: {
      remarkPlugins: [remarkFacts, remarkAnsi, [remarkPageMeta, site]],
      rehypePlugins: [rehypeTables, rehypeCodeFigures, [rehypeFlatten, site]],
    },
  };
}
