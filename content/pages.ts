import { readdirSync } from 'node:fs';
import { sep } from 'node:path';

/**
 * What a page is: a `.md` or `.mdx` file below a language's folder that none of these leaves out.
 * Parts that pages import live in `shared/` folders or begin with `_`; the build, the checks, the
 * dev server and search go by this list alike.
 */
export const NOT_PAGES = ['**/shared/**', '**/theme/**', '**/_*', '**/_*/**'];

/** Whether a file is a page. `path` has forward slashes and is relative to the docs folder or below. */
export function isPage(path: string): boolean {
  const parts = path.split('/');
  const folders = parts.slice(0, -1);
  return (
    /\.mdx?$/.test(path) &&
    !folders.some((name) => name === 'shared' || name === 'theme') &&
    !parts.some((name) => name.startsWith('_'))
  );
}

/** Every page below a folder, relative to it, with forward slashes, in a fixed order. */
export function pageFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.split(sep).join('/'))
    .filter(isPage)
    .sort();
}
