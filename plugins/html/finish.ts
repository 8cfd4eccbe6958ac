import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { bundleInline, wakeScript } from '../early.ts';
import type { PageChunks } from '../lean/chunks.ts';
import { criticalCss, usedClasses, WITHOUT_FOOT } from './criticalCss.ts';
import { splitCss } from './features.ts';

const SCRIPT = /<script defer(?:="")? src="([^"]+)"><\/script>/g;
const PRELOAD = /<link rel="preload" href="([^"]+)" as="script">/g;
const STYLESHEET = /<link href="([^"]+\.css)" rel="stylesheet">/g;
const TWIN = /<link rel="alternate" hreflang=[^>]*>/g;
/** The inline script of the head. It reads the links to other languages, so it comes last. */
const EARLY = /<script>([\s\S]*?)<\/script>(?=[\s\S]*<\/head>)/;
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
export function finishHtml(site: UserConfig, chunks: PageChunks): RspressPlugin {
  return {
    name: 'finish-html',
    afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const base = config.base ?? '/';
      finish(outDir, base, chunks, base + writeWakeScript(outDir, wakeScript(site)));
    },
  };
}

/** Name of the script, with its hash, from the site's root. */
function writeWakeScript(outDir: string, code: string): string {
  const hash = createHash('sha256').update(code).digest('hex').slice(0, 10);
  const name = `static/js/wake.${hash}.js`;
  writeFileSync(path.join(outDir, name), code);
  return name;
}

function finish(outDir: string, base: string, chunks: PageChunks, wake: string): void {
  const pages = htmlFiles(outDir).map((file): Page => {
    const html = readFileSync(file, 'utf8');
    const type = /<html[^>]* data-type="(\w+)"/.exec(html)?.[1] ?? 'doc';
    // Few pages have the rules of a list of pages, so these weigh on no other.
    return { file, html, type: html.includes('class="Overview-') ? 'overview' : type };
  });
  const critical = new Map<string, ReturnType<typeof splitCss>>();
  const cssOf = (page: Page): string[] => {
    let css = critical.get(page.type);
    if (css === undefined) {
      const classes = usedClasses(
        pages.filter((one) => one.type === page.type).map((one) => one.html),
      );
      const sheets = matches(STYLESHEET, page.html).map((url) =>
        readFileSync(path.join(outDir, url.slice(base.length - 1)), 'utf8'),
      );
      const foot = page.html.includes('DocFooter-module-footer') ? WITHOUT_FOOT : '';
      css = splitCss(criticalCss(sheets.join('\n'), classes) + foot);
      critical.set(page.type, css);
    }
    return css(page.html);
  };
  for (const page of pages) {
    const chunk = chunks.get(routeOf(path.relative(outDir, page.file)));
    // A page that is not there is there in no other language either.
    const html = page.type === '404' ? page.html.replace(TWIN, '') : page.html;
    writeFileSync(
      page.file,
      finishPage(html, { css: cssOf(page), wake, chunk: chunk && base + chunk }),
    );
  }
}

interface Additions {
  /** The rules that the page needs, one style element each. */
  css: string[];
  /** Address of the script that wakes the page's controls before all others. */
  wake: string;
  /** Address of the script that holds the page's own text. */
  chunk?: string | undefined;
}

/** Exported for tests: one page with its scripts and style sheets moved behind first paint. */
export function finishPage(html: string, { css, wake, chunk }: Additions): string {
  const sheets = matches(STYLESHEET, html);
  const scripts = matches(SCRIPT, html);
  const loader = lateLoader(scripts.length > 0 ? [wake, ...scripts] : [], sheets);
  const [tag = '', early = ''] = EARLY.exec(html) ?? [];
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(STYLESHEET, '')
    .replace(NOISE, '')
    .replace(/>\s+(?=<(?:meta|link|title|style|script)\b)/g, '>')
    .replace(tag, '')
    .replace(/<html/, chunk ? `<html data-chunk="${chunk}"` : '<html')
    .replace(
      '</head>',
      // One script, so that the security policy names one hash.
      () =>
        `${css.map((part) => `<style>${part}</style>`).join('')}${withoutScripts(sheets)}<script>${early}${loader}</script></head>`,
    );
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
