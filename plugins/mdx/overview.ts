import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { headingLines } from '../../content/lines.ts';
import { boxesIn } from '../../content/places.ts';
import { readSource } from '../../content/source.ts';
import { names } from '../../shared/facts/index.ts';
import type { OverviewEntry } from '../../theme/contract.ts';
import { addedIn } from '../facts/since.ts';
import { buildText, langOf } from '../texts.ts';

/** The section at the end of most pages: in a list of pages it says nothing. */
const RELATED = 'related';

/** Heading levels that are listed where nobody says which. */
const DEFAULT_DEPTHS = [2];

/**
 * Description, tags and headings of the wanted depths of every page below an overview's folder, by route
 * path. Read from the files, so that no page list has to carry them to every reader. `routes` has
 * the route path of each page's file; `depths` are those that the overview asks for.
 * `overviewHeaders` of a page counts first, then that of its entry in `_meta.json`, then the
 * overview's, then that of a folder's entry.
 */
export function overviewEntries(
  dir: string,
  routes: ReadonlyMap<string, string>,
  depths: number[] | undefined,
): Record<string, OverviewEntry> {
  const found: Record<string, OverviewEntry> = {};
  for (const [file, route] of [...routes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!file.startsWith(dir + path.sep) || !/\.mdx?$/.test(file)) continue;
    const { frontmatter, body, description } = readSource(file);
    const { data } = frontmatter;
    const wanted =
      depthsIn(data) ?? metaDepths(file) ?? depths ?? folderDepths(dir, file) ?? DEFAULT_DEPTHS;
    found[route] = {
      description,
      headings: headingLines(body, wanted).filter(([id]) => id !== RELATED),
      tags: optionTags(file, body),
    };
  }
  return found;
}

/** What the facts say first of the option that a page is named after; other pages have no tags. */
export function optionTags(file: string, source: string): string[] {
  const { name } = path.parse(file);
  if (!boxesIn(source).some((box) => box.kind === 'option' && box.name === name)) return [];
  const added = addedIn(`option ${name}`);
  const t = buildText(langOf(file));
  const inBrowser = names.option.get(name)?.variants?.some(({ when }) => when === 'browser');
  return [
    ...(added ? [t('facts.since.tag').replace('{version}', added)] : []),
    ...(inBrowser ? [t('facts.tag.browser')] : []),
  ];
}

/** What the nearest folder on the way up to the overview says in its parent's `_meta.json`. */
function folderDepths(dir: string, file: string): number[] | undefined {
  for (let folder = path.dirname(file); folder !== dir; folder = path.dirname(folder)) {
    const depths = metaDepths(folder);
    if (depths) return depths;
  }
  return undefined;
}

/** What the entry of a file or folder in the `_meta.json` beside it says. */
function metaDepths(entry: string): number[] | undefined {
  const meta = path.join(path.dirname(entry), '_meta.json');
  if (!existsSync(meta)) return undefined;
  const items = JSON.parse(readFileSync(meta, 'utf8')) as unknown[];
  const { name } = path.parse(entry);
  return depthsIn(items.find((item) => nameIn(item) === name));
}

const nameIn = (item: unknown): string | undefined =>
  (item as { name?: string } | null)?.name?.replace(/\.mdx?$/, '');

function depthsIn(holder: unknown): number[] | undefined {
  const { overviewHeaders } = (holder ?? {}) as { overviewHeaders?: unknown };
  return Array.isArray(overviewHeaders) ? overviewHeaders : undefined;
}
