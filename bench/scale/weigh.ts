import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesOf } from '../../deploy/finish.ts';

export interface Weight {
  /** Bytes of the guide page's HTML under gzip. */
  html: number;
  /** Bytes under gzip of the scripts that the page loads. */
  scripts: number;
  /** Files of the built folder, without compressed copies. */
  files: number;
  bytes: number;
}

const gzip = (bytes: Buffer): number => gzipSync(bytes, { level: 6 }).length;

/** Addresses of the scripts that a page loads by itself: tags, preloads, our late loader. */
export function scriptsOf(html: string): string[] {
  const tags = [
    ...html.matchAll(/<script\b[^>]*\bsrc="([^"]+\.js)"/g),
    ...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*\bhref="([^"]+\.js)"/g),
    ...html.matchAll(/<link\b[^>]*\brel="preload"[^>]*\bhref="([^"]+\.js)"[^>]*\bas="script"/g),
    ...html.matchAll(/\bdata-chunk="([^"]+\.js)"/g),
    ...html.matchAll(/"(\/static\/js\/[^"]+\.js)"/g),
  ];
  return [...new Set(tags.map((match) => match[1] ?? ''))];
}

/** What a reader of one page, and the host, get to carry. */
export function weigh(dist: string, page: string): Weight {
  const html = readFileSync(join(dist, page));
  const files = filesOf(dist).filter((file) => !/\.(?:br|gz)$/.test(file));
  return {
    html: gzip(html),
    scripts: scriptsOf(html.toString('utf8'))
      .map((url) => gzip(readFileSync(join(dist, url))))
      .reduce((sum, size) => sum + size, 0),
    files: files.length,
    bytes: files.reduce((sum, file) => sum + statSync(join(dist, file)).size, 0),
  };
}
