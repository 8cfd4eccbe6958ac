import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withParts } from '../../content/parts.ts';
import type { SitePage } from '../../content/sitePages.ts';
import { copyOf } from '../../shared/site/addresses.ts';
import { factsPages } from '../facts/pages.ts';
import { homeFigureText } from '../mdx/homeFigure.ts';
import { toMarkdown } from './markdown.ts';

/** What the Markdown copies are made of. */
export interface CopyTask {
  /** Address of the site, without a slash at its end. */
  origin: string;
  pages: readonly Pick<
    SitePage,
    'route' | 'bareRoute' | 'lang' | 'title' | 'file' | 'body' | 'frontmatter'
  >[];
}

/** What each page says as plain Markdown, by route. Links lead from copy to copy. */
export async function markdownBodies({ origin, pages }: CopyTask): Promise<Map<string, string>> {
  const routes = new Set(pages.map(({ route }) => route));
  const linkOf = (link: string): string => {
    const [, to = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    const route = [to, `${to}/`].find((one) => routes.has(one));
    return encodeURI(origin + (route ? copyOf(route) : to)) + rest;
  };
  const about = factsPages(() => pages);
  const bodies = new Map<string, string>();
  for (const { route, file, body, frontmatter } of pages) {
    const text = homeFigureText(file, frontmatter.data.hero) + withParts(body, path.dirname(file));
    bodies.set(route, toMarkdown(text, file, linkOf, about));
    // Lets a process notice that nobody waits for it any more.
    await setImmediate();
  }
  return bodies;
}
