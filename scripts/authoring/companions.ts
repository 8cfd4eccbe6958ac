import { posix } from 'node:path';
import { applyEdits } from '@rstest-docs/migrate/edits';
import { type Page, parsePage } from '../../content/page.ts';
import { placeOfFile, placeOfPartial } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import { usedFiles } from '../../content/used.ts';
import { UserError } from '../cli/errors.ts';
import type { Changes } from './changes.ts';

/** Where the page is now in each language, and where it goes. */
type Pages = ReadonlyMap<string, string>;

const isPart = (file: string) => /\.mdx?$/.test(file);

/**
 * Pictures and parts below the pages' folder that nothing else in the site needs: they go where the
 * pages go. Those of `docs/public` stay, since code may name them.
 */
export function companionsOf(site: Site, pages: readonly string[]): string[] {
  const users = new Map<string, Set<string>>();
  for (const user of [...site.pages, ...site.partials, ...draftsOf(site)]) {
    for (const { file } of usedFiles(user)) {
      if (!site.tree.has(file) || file.startsWith('docs/public/')) continue;
      const known = users.get(file) ?? new Set();
      users.set(file, known.add(user.file));
    }
  }
  const going = new Set(pages);
  const folders = pages.map((page) => `${posix.dirname(page)}/`);
  // A picture of a part goes once the part does.
  for (let before = 0; before < going.size; ) {
    before = going.size;
    for (const [file, by] of users) {
      if (!folders.some((folder) => file.startsWith(folder))) continue;
      if ([...by].every((user) => going.has(user))) going.add(file);
    }
  }
  return [...going].filter((file) => !pages.includes(file));
}

const draftsOf = ({ tree, drafts }: Site): Page[] =>
  drafts.flatMap((file) => {
    const place = placeOfFile(file);
    return place ? [parsePage(file, place, tree.read(file))] : [];
  });

/**
 * Moves pages with their companions, in `changes` and, for pictures, in the files returned: old
 * path to new one. Addresses of what is elsewhere now are rewritten.
 */
export function movePages(site: Site, changes: Changes, pages: Pages): Map<string, string> {
  const all = new Map(pages);
  for (const file of companionsOf(site, [...pages.keys()])) {
    for (const [from, to] of pages) {
      const inside = posix.relative(posix.dirname(from), file);
      const target = posix.join(posix.dirname(to), inside);
      if (inside.startsWith('../') || target === file) continue;
      if (site.tree.has(target)) throw new UserError(`${file} cannot move along: ${target} exists`);
      all.set(file, target);
    }
  }
  const moves = new Map<string, string>();
  for (const [from, to] of all) {
    if (!isPart(from)) {
      moves.set(from, to);
      continue;
    }
    const text = changes.get(from) ?? site.tree.read(from);
    changes.set(from, null);
    changes.set(to, readdressed(site, from, to, text, all));
  }
  return moves;
}

function readdressed(site: Site, from: string, to: string, text: string, all: Pages): string {
  const place = placeOfFile(from) ?? placeOfPartial(from);
  if (!place) return text;
  const edits = usedFiles(parsePage(from, place, text)).flatMap(({ file, url, offset }) => {
    if (offset < 0 || url.startsWith('/') || !site.tree.has(file)) return [];
    const folder = posix.dirname(to);
    const target = all.get(file) ?? file;
    const written = url.replace(/[?#].*$/, '');
    if (posix.join(folder, decodeURI(written)) === target) return [];
    const path = posix.relative(folder, target);
    const address = path.startsWith('.') ? path : `./${path}`;
    return [{ start: offset, end: offset + written.length, text: encodeURI(address) }];
  });
  return applyEdits(text, edits);
}
