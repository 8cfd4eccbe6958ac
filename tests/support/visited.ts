import type { BrowserContext } from '@playwright/test';

/** Annotation of a test that lists which pages of the manual it depends on. */
export const VISITED = 'visited';
/** In that list: it asked the search index, which holds all pages. */
export const SEARCHED = '*search';

const INDEX_FILE = /search_index[^/]*\.json$/;

/** Records which pages a context opens, of the sites that are meant; the function answers with them. */
export function recordVisits(
  context: BrowserContext,
  isMeant: (url: string) => boolean,
): () => string[] {
  const visited = new Set<string>();
  const add = (url: string) => {
    if (isMeant(url)) visited.add(new URL(url).pathname);
  };
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => add(frame.url()));
  });
  context.on('request', (request) => {
    const url = request.url();
    if (isMeant(url) && INDEX_FILE.test(url)) visited.add(SEARCHED);
  });
  return () => [...visited].sort();
}
