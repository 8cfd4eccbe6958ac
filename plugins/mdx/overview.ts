import { readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';
import { plainInline } from '../search/plain-inline.ts';

/**
 * Headings of the wanted depths of every page below an overview's folder, by route path:
 * `{ '/config/test/include': [['default', 'Default'], …] }`. Read from the files, so that no page
 * list has to carry them to every reader. `routes` has the route path of each page's file.
 */
export function overviewHeadings(
  dir: string,
  routes: ReadonlyMap<string, string>,
  depths: number[],
): Record<string, [string, string][]> {
  const found: Record<string, [string, string][]> = {};
  for (const [file, route] of [...routes].sort(([a], [b]) => (a < b ? -1 : 1))) {
    if (!file.startsWith(dir + path.sep) || !/\.mdx?$/.test(file)) continue;
    found[route] = headingsOf(readFileSync(file, 'utf8'), depths);
  }
  return found;
}

/** Exported for tests: id and plain text of the headings in a page's source. */
export function headingsOf(source: string, depths: number[]): [string, string][] {
  const slugger = new GithubSlugger();
  const found: [string, string][] = [];
  const prose = source.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '');
  for (const [, marks = '', raw = ''] of prose.matchAll(/^(#{1,6})\s+(.+?)\s*$/gm)) {
    const [, text = raw, id] = /^(.*?)\s*\\?\{#([\w-]+)\\?\}$/.exec(raw) ?? [];
    // What looks like a list's number is text in a heading.
    const [, lead = '', rest = ''] = /^(\d+[.)]\s+)?(.*)$/.exec(text) ?? [];
    const plain = lead + plainInline(rest);
    const slug = id ?? slugger.slug(plain);
    if (depths.includes(marks.length)) found.push([slug, plain]);
  }
  return found;
}
