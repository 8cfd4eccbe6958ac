import { posix } from 'node:path';
import { linksOf, type PageLink } from '../../content/links.ts';
import { type Page, parsePage } from '../../content/page.ts';
import type { Site } from '../../content/site.ts';
import { fileOfPicture } from '../../content/used.ts';
import { applyEdits, type Edit } from '../fix/edits.ts';

/**
 * Pictures that lie beside a page which moves to `target`. Those that no other page shows move
 * along (`moves`: old file to new one); the addresses of the others are rewritten in `text`.
 */
export function takePictures(
  site: Site,
  page: Page,
  text: string,
  target: string,
): { text: string; moves: Map<string, string> } {
  const moves = new Map<string, string>();
  const folder = posix.dirname(target);
  if (folder === posix.dirname(page.file)) return { text, moves };
  const edits: Edit[] = [];
  for (const link of picturesOf(parsePage(page.file, page, text))) {
    const file = fileOfPicture(page.file, link.url) ?? '';
    if (!site.tree.has(file)) continue;
    const beside = file.startsWith(`${posix.dirname(page.file)}/`);
    if (beside && !isShownElsewhere(site, page, file)) {
      moves.set(file, posix.join(folder, posix.relative(posix.dirname(page.file), file)));
    } else if (link.offset >= 0) {
      const address = encodeURI(posix.relative(folder, file));
      const start = link.offset;
      edits.push({ start, end: start + link.url.length, text: address });
    }
  }
  return { text: applyEdits(text, edits), moves };
}

/** Pictures of a page with an address relative to it. */
const picturesOf = (page: Page): PageLink[] =>
  linksOf(page).filter(({ kind, url }) => kind === 'image' && /^\.{1,2}\//.test(url));

const isShownElsewhere = (site: Site, page: Page, file: string): boolean =>
  site.pages.some(
    (other) =>
      other !== page &&
      picturesOf(other).some(({ url }) => fileOfPicture(other.file, url) === file),
  );
