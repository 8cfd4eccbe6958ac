import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { withFragments } from '../../content/fragments.ts';
import { toMarkdown } from './markdown.ts';
import { copyFile, type KnownPage } from './pages.ts';

/** What the Markdown copies are made of. */
export interface CopyTask {
  /** Address of the site, without a slash at its end. */
  origin: string;
  pages: readonly Pick<KnownPage, 'route' | 'file' | 'body'>[];
}

/** What each page says as plain Markdown, by route. Links lead from copy to copy. */
export async function markdownBodies({ origin, pages }: CopyTask): Promise<Map<string, string>> {
  const routes = new Set(pages.map(({ route }) => route));
  const linkOf = (link: string): string => {
    const [, to = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    const route = [to, `${to}/`].find((one) => routes.has(one));
    return encodeURI(origin + (route ? `/${copyFile(route)}` : to)) + rest;
  };
  const bodies = new Map<string, string>();
  for (const { route, file, body } of pages) {
    bodies.set(route, toMarkdown(withFragments(body, path.dirname(file)), file, linkOf));
    // Lets a process notice that nobody waits for it any more.
    await setImmediate();
  }
  return bodies;
}
