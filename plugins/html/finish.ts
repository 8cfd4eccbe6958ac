import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { type SiteMap, sectionOf } from '../../shared/site/sections.ts';
import { bundleInline, wakeScript } from '../early.ts';
import type { BrowserBundle } from '../lean/chunks.ts';
import { writeScript, writeSections } from '../lean/sectionFiles.ts';
import { shapeOf } from '../lean.ts';
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
export function finishHtml(site: UserConfig, bundle: BrowserBundle): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'finish-html',
    routeGenerated(generated) {
      routes = generated;
    },
    afterBuild(config, isProd) {
      if (!isProd) return;
      const outDir = path.resolve(config.outDir ?? 'doc_build');
      const base = config.base ?? '/';
      const files = writeSections(outDir, shapeOf(site), routes, bundle);
      // Every page has the same ones.
      const home = readFileSync(path.join(outDir, 'index.html'), 'utf8');
      const map: SiteMap = {
        scripts: matches(SCRIPT, home),
        sections: Object.fromEntries(
          Object.entries(files).map(([name, file]) => [name, base + file]),
        ),
        hashes: bundle.others,
        loaded: {},
      };
      const wake = base + writeScript(outDir, 'wake', wakeScript(site, map));
      finish(outDir, base, (file) => {
        const route = routeOf(path.relative(outDir, file));
        // A not-found page is shown for addresses that have no page, and so no chunk.
        const chunk = /(^|\/)404$/.test(route) ? undefined : bundle.pages.get(route)?.script;
        const section = sectionOf(route, shapeOf(site));
        return { wake, chunk: chunk && base + chunk, section, list: map.sections[section] };
      });
    },
  };
}

type Scripts = Omit<Additions, 'css'>;

function finish(outDir: string, base: string, scriptsOf: (file: string) => Scripts): void {
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
    // A page that is not there is there in no other language either.
    const html = page.type === '404' ? page.html.replace(TWIN, '') : page.html;
    writeFileSync(page.file, finishPage(html, { css: cssOf(page), ...scriptsOf(page.file) }));
  }
}

interface Additions {
  /** The rules that the page needs, one style element each. */
  css: string[];
  /** Address of the script that wakes the page's controls before all others. */
  wake: string;
  /** Address of the script that holds the page's own text. */
  chunk?: string | undefined;
  /** Name of the page's section and address of the script that lists its pages. */
  section?: string;
  list?: string | undefined;
}

/** Exported for tests: one page with its scripts and style sheets moved behind first paint. */
export function finishPage(html: string, { css, wake, ...root }: Additions): string {
  const sheets = matches(STYLESHEET, html);
  const scripts = matches(SCRIPT, html);
  const loader = scripts.length > 0 ? lateLoader(wake, scripts, sheets) : '';
  const [tag = '', early = ''] = EARLY.exec(html) ?? [];
  return html
    .replace(SCRIPT, '')
    .replace(PRELOAD, '')
    .replace(STYLESHEET, '')
    .replace(NOISE, '')
    .replace(/>\s+(?=<(?:meta|link|title|style|script)\b)/g, '>')
    .replace(tag, '')
    .replace(/<html/, () => `<html${attributes(root)}`)
    .replace(
      '</head>',
      // One script, so that the security policy names one hash.
      () =>
        `${css.map((part) => `<style>${part}</style>`).join('')}${withoutScripts(sheets)}<script>${early}${loader}</script></head>`,
    );
}

/** What the late loader and the scripts themselves read of the page that they wake. */
const attributes = ({ chunk, section, list }: Omit<Additions, 'css' | 'wake'>): string =>
  (chunk ? ` data-chunk="${chunk}"` : '') +
  (list ? ` data-list="${list}" data-section="${section}"` : '');

const withoutScripts = (sheets: string[]): string =>
  `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;

const loaders = new Map<string, string>();

/** The same text on every page of a build, so that one hash in the security policy covers all. */
function lateLoader(wake: string, scripts: string[], sheets: string[]): string {
  const key = JSON.stringify([wake, scripts, sheets]);
  let code = loaders.get(key);
  if (!code) {
    code = bundleInline('theme/early/late.ts', {
      __WAKE__: JSON.stringify(wake),
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
