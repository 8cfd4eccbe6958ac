import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { namesFile } from '../../shared/site/sections.ts';

/** A kind of page, by the page that stands for it. */
export interface MeasuredPage {
  kind: 'home' | 'guide' | 'option' | 'api' | 'overview' | 'not found';
  file: string;
}

/** Bytes after gzip level 6, as a host without Brotli sends them. */
export interface Figures extends MeasuredPage {
  /** HTML with the style rules that stand in it: all that is needed before first paint. */
  firstFlight: number;
  /** Waking script, list of the section, entry and the page's own chunk. */
  scripts: number;
  /** First flight, scripts, full style sheet, names of the section's scripts and logo. */
  untilIdle: number;
  /** Scripts that the browser must run before it can paint: those outside the page itself. */
  blockingScripts: number;
}

/** The pages that `shared/bench` of the peers' figures names, and the not-found page. */
export const PAGES: readonly MeasuredPage[] = [
  { kind: 'home', file: 'index.html' },
  { kind: 'guide', file: 'guide/start/quick-start.html' },
  { kind: 'guide', file: 'zh/guide/start/quick-start.html' },
  { kind: 'option', file: 'config/test/testTimeout.html' },
  { kind: 'api', file: 'api/test-api/test.html' },
  { kind: 'overview', file: 'config/index.html' },
  { kind: 'not found', file: '404.html' },
];

const gzip = (bytes: Buffer): number => gzipSync(bytes, { level: 6 }).length;

/** Reads a built page and what it loads. */
export function measurePage(dir: string, page: MeasuredPage): Figures {
  const html = readFileSync(path.join(dir, page.file));
  const text = html.toString('utf8');
  const size = (url: string): number => gzip(readFileSync(path.join(dir, url)));
  const sizeOfAll = (pattern: RegExp): number =>
    [...new Set(text.match(pattern))].reduce((sum, url) => sum + size(url), 0);
  const scripts = sizeOfAll(/\/static\/js\/[\w./-]+\.js/g);
  const sheets = sizeOfAll(/\/static\/css\/[\w./-]+\.css/g);
  if (!scripts || !sheets) throw new Error(`${page.file}: no late loader in the page`);
  const [, section = ''] = /<html[^>]* data-section="([^"]*)"/.exec(text) ?? [];
  const logo = /<img src="([^"]+)"/.exec(text)?.[1];
  return {
    ...page,
    firstFlight: gzip(html),
    scripts,
    untilIdle:
      gzip(html) +
      scripts +
      sheets +
      size(namesFile(section)) +
      (logo?.startsWith('/') ? size(logo) : 0),
    blockingScripts: [...text.matchAll(/<script[^>]* src=/g)].length,
  };
}

/** The page of a built site that is largest as a host with Brotli sends it, and its bytes. */
export function largestUnderBrotli(dir: string): { file: string; bytes: number } {
  const pages = readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html.br'))
    .map((name) => ({ file: name, bytes: statSync(path.join(dir, name)).size }));
  const largest = pages.sort((one, two) => two.bytes - one.bytes)[0];
  if (!largest) throw new Error(`${dir}: no compressed pages; run npm run build first`);
  return largest;
}
