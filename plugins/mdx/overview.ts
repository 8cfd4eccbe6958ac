import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import GithubSlugger from 'github-slugger';

/**
 * Headings of the wanted depths of every page below an overview's folder, by route path:
 * `{ '/config/test/include': [['default', 'Default'], …] }`. Read from the files, so that no page
 * list has to carry them to every reader.
 */
export function overviewHeadings(
  dir: string,
  docsDir: string,
  depths: number[],
): Record<string, [string, string][]> {
  const found: Record<string, [string, string][]> = {};
  for (const file of pagesBelow(dir)) {
    found[routeOf(file, docsDir)] = headingsOf(readFileSync(file, 'utf8'), depths);
  }
  return found;
}

function pagesBelow(dir: string): string[] {
  return readdirSync(dir, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(dir, entry.name);
      if (entry.isDirectory()) return pagesBelow(file);
      return /\.mdx?$/.test(entry.name) ? [file] : [];
    });
}

/** Default language is English, whose folder is not part of the address. */
function routeOf(file: string, docsDir: string): string {
  const relative = path.relative(docsDir, file).split(path.sep).join('/');
  return `/${relative
    .replace(/\.mdx?$/, '')
    .replace(/^en\//, '')
    .replace(/(^|\/)index$/, '$1')}`;
}

/** Exported for tests: id and plain text of the headings in a page's source. */
export function headingsOf(source: string, depths: number[]): [string, string][] {
  const slugger = new GithubSlugger();
  const found: [string, string][] = [];
  const prose = source.replace(/^(`{3,}|~{3,})[^\n]*\n[\s\S]*?^\1\s*$/gm, '');
  for (const [, marks = '', raw = ''] of prose.matchAll(/^(#{1,6})\s+(.+?)\s*$/gm)) {
    const [, text = raw, id] = /^(.*?)\s*\\?\{#([\w-]+)\\?\}$/.exec(raw) ?? [];
    const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
    const slug = id ?? slugger.slug(plain);
    if (depths.includes(marks.length)) found.push([slug, plain.replace(/[`*_]/g, '')]);
  }
  return found;
}
