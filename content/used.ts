import { posix } from 'node:path';
import { linksOf } from './links.ts';
import type { Page } from './page.ts';
import { spanOf } from './walk.ts';

/** A picture or a part of this site that a page names. */
interface UsedFile {
  /** Path from the project's root. */
  file: string;
  /** Address as written. */
  url: string;
  /** Offset of the address in the page; -1 when it is not literally there. */
  offset: number;
}

/** Pictures and parts that a page needs, in reading order of each kind. */
export function usedFiles(page: Page): UsedFile[] {
  const pictures = linksOf(page).flatMap(({ kind, url, offset }) => {
    const file = kind === 'image' && fileOfPicture(page.file, url.replace(/[?#].*$/, ''));
    if (!file) return [];
    const dark = darkPicture(file);
    return [{ file, url, offset }, ...(dark ? [{ file: dark, url, offset: -1 }] : [])];
  });
  const parts = page.tree.children.flatMap((node) => {
    if (node.type !== 'mdxjsEsm') return [];
    return [...node.value.matchAll(/(?<=['"])\.[^'"]+\.mdx?(?=['"])/g)].map(
      ({ 0: url, index }) => ({
        file: posix.join(posix.dirname(page.file), url),
        url,
        offset: spanOf(node).start + index,
      }),
    );
  });
  return [...pictures, ...parts];
}

/** The file that dark pages show in place of `name-light.webp`: `name-dark.webp`. */
export const darkPicture = (file: string): string | undefined =>
  /-light\.\w+$/.test(file) ? file.replace(/-light(?=\.\w+$)/, '-dark') : undefined;

/** Where a picture of this site is kept; undefined for one of another site. */
export function fileOfPicture(page: string, path: string): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(path)) return undefined;
  if (path.startsWith('/')) return `docs/public${path}`;
  return posix.join(posix.dirname(page), decodeURI(path));
}
