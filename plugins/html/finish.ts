import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { bundleInline } from '../early.ts';
import type { PageChunks } from '../lean/chunks.ts';
import { criticalCss, usedClasses } from './criticalCss.ts';

const SCRIPT = /<script defer(?:="")? src="([^"]+)"><\/script>/g;
const PRELOAD = /<link rel="preload" href="([^"]+)" as="script">/g;
const STYLESHEET = /<link href="([^"]+\.css)" rel="stylesheet">/g;
const TWIN = /<link rel="alternate" hreflang=[^>]*>/g;
/** The one inline script of the head. It reads the links to other languages, so it comes last. */
const EARLY = /<script>[\s\S]*?<\/script>(?=[\s\S]*<\/head>)/;
/** Marks that only tell robots which tool wrote the page, or old browsers how to read it. */
const NOISE = /<meta name="generator"[^>]*>|<meta http-equiv="X-UA-Compatible"[^>]*>/g;

interface Page {
  file: string;
  html: string;
  type: string;
}

/**
 * Last step of a build: rewrites each page so that its first flight holds all it needs to be read.
 * Scripts and the full style sheet come after first paint; the rules that the page's type uses
 * stand in the page. Techniques and figures: performance.md, sections 1 and 3.
 */
export function finishHtml(chunks: PageChunks): RspressPlugin {
  return {
    name: 'finish-html',
    afterBuild(config, isProd) {
      if (isProd) finish(path.resolve(config.outDir ?? 'doc_build'), config.base ?? '/', chunks);
    },
  };
}

function finish(outDir: string, base: string, chunks: PageChunks): void {
  const pages = htmlFiles(outDir).map((file): Page => {
    const html = readFileSync(file, 'utf8');
    return { file, html, type: /<html[^>]* data-type="(\w+)"/.exec(html)?.[1] ?? 'doc' };
  });
  const critical = new Map<string, string>();
  const cssOf = (page: Page): string => {
    let css = critical.get(page.type);
    if (css === undefined) {
      const classes = usedClasses(
        pages.filter((one) => one.type === page.type).map((one) => one.html),
      );
      const sheets = matches(STYLESHEET, page.html).map((url) =>
        readFileSync(path.join(outDir, url.slice(base.length - 1)), 'utf8'),
      );
      css = criticalCss(sheets.join('\n'), classes);
      critical.set(page.type, css);
    }
    return css;
  };
  for (const page of pages) {
    const chunk = chunks.get(routeOf(path.relative(outDir, page.file)));
    // A page that is not there is there in no other language either.
    const html = page.type === '404' ? page.html.replace(TWIN, '') : page.html;
    writeFileSync(page.file, finishPage(html, cssOf(page), chunk && base + chunk));
  }
}

/** Exported for tests: one page with its scripts and style sheets moved behind first paint. */
export function finishPage(html: string, css: string, chunk = ''): string {
  const scripts = matches(SCRIPT, html);
  const sheets = matches(STYLESHEET, html);
  const loader = lateLoader(scripts, sheets);
  const early = EARLY.exec(html)?.[0] ?? '';
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(STYLESHEET, '')
    .replace(NOISE, '')
    .replace(early, '')
    .replace(/<html/, chunk ? `<html data-chunk="${chunk}"` : '<html')
    .replace('</head>', () => `<style>${css}</style>${withoutScripts(sheets)}${early}</head>`)
    .replace('</body>', () => `<script>${loader}</script></body>`);
}

const withoutScripts = (sheets: string[]): string =>
  `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;

const loaders = new Map<string, string>();

/** The same text on every page of a build, so that one hash in the security policy covers all. */
function lateLoader(scripts: string[], sheets: string[]): string {
  const key = JSON.stringify([scripts, sheets]);
  let code = loaders.get(key);
  if (!code) {
    code = bundleInline('theme/early/late.ts', {
      __SCRIPTS__: JSON.stringify(scripts),
      __SHEETS__: JSON.stringify(sheets),
    });
    loaders.set(key, code);
  }
  return code;
}

/** `zh/guide/start/index.html` is the page of `/zh/guide/start/`. */
const routeOf = (file: string): string =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')}`;

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

function htmlFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => path.join(dir, name));
}
