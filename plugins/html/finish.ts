import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { type SiteMap, sectionOf } from '../../shared/site/sections.ts';
import { deferredScript, inlineScript } from '../boot.ts';
import { MARKUP } from '../framework.ts';
import type { BrowserBundle } from '../runtime/chunks.ts';
import { writeScript, writeSections } from '../runtime/sectionFiles.ts';
import { shapeOf } from '../runtime.ts';
import { criticalCss, usedClasses, WITHOUT_FOOT } from './criticalCss.ts';
import { splitCss } from './features.ts';

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
        scripts: found(MARKUP.script, home, 'index.html', 'deferred script'),
        sections: Object.fromEntries(
          Object.entries(files).map(([name, file]) => [name, base + file]),
        ),
        hashes: bundle.others,
        loaded: {},
      };
      const deferred = base + writeScript(outDir, 'deferred', deferredScript(site, map));
      const first = inlineScript(site, deferred, map.scripts);
      finish(outDir, base, (file) => {
        const route = routeOf(path.relative(outDir, file));
        // A not-found page is shown for addresses that have no page, and so no chunk.
        const chunk = /(^|\/)404$/.test(route) ? undefined : bundle.pages.get(route)?.script;
        const section = sectionOf(route, shapeOf(site));
        return { first, chunk: chunk && base + chunk, section, list: map.sections[section] };
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
    return { file, html, type: / class="[^"]*\boverview\b/.test(html) ? 'overview' : type };
  });
  const critical = new Map<string, ReturnType<typeof splitCss>>();
  const cssOf = (page: Page): string[] => {
    let css = critical.get(page.type);
    if (css === undefined) {
      const classes = usedClasses(
        pages.filter((one) => one.type === page.type).map((one) => one.html),
      );
      const links = found(MARKUP.stylesheet, page.html, page.file, 'style sheet');
      const sheets = links.map((url) =>
        readFileSync(path.join(outDir, url.slice(base.length - 1)), 'utf8'),
      );
      const foot = page.html.includes('doc-footer') ? WITHOUT_FOOT : '';
      css = splitCss(criticalCss(sheets.join('\n'), classes) + foot);
      critical.set(page.type, css);
    }
    return css(page.html);
  };
  for (const page of pages) {
    // A page that is not there is there in no other language either.
    const html = page.type === '404' ? page.html.replace(MARKUP.translation, '') : page.html;
    writeFileSync(page.file, finishPage(html, { css: cssOf(page), ...scriptsOf(page.file) }));
  }
}

interface Additions {
  /** The rules that the page needs, one style element each. */
  css: string[];
  /** The inline script. It reads the links to other languages, so it stands behind them. */
  first: string;
  /** Address of the script that holds the page's own text. */
  chunk?: string | undefined;
  /** Name of the page's section and address of the script that lists its pages. */
  section?: string;
  list?: string | undefined;
}

/** Exported for tests: one page with its scripts and style sheets moved behind first paint. */
export function finishPage(html: string, { css, first, ...root }: Additions): string {
  const sheets = matches(MARKUP.stylesheet, html);
  return html
    .replace(MARKUP.script, '')
    .replace(MARKUP.scriptHint, '')
    .replace(MARKUP.stylesheet, '')
    .replace(MARKUP.unused, '')
    .replace(MARKUP.indentation, '>')
    .replace(/<html/, () => `<html${attributes(root)}`)
    .replace(
      '</head>',
      () =>
        `${css.map((part) => `<style>${part}</style>`).join('')}${withoutScripts(sheets)}<script>${first}</script></head>`,
    );
}

/** What the late loader and the scripts themselves read of the page that they hydrate. */
const attributes = ({ chunk, section, list }: Omit<Additions, 'css' | 'first'>): string =>
  (chunk ? ` data-chunk="${chunk}"` : '') +
  (list ? ` data-list="${list}" data-section="${section}"` : '');

const withoutScripts = (sheets: string[]): string =>
  `<noscript>${sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('')}</noscript>`;

/** `zh/guide/start/index.html` is the page of `/zh/guide/start/`. */
const routeOf = (file: string): string =>
  `/${file
    .split(path.sep)
    .join('/')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')}`;

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Matches in a page of the framework's, which must be some: without them a page would never work. */
function found(pattern: RegExp, html: string, file: string, what: string): string[] {
  const all = matches(pattern, html);
  if (all.length > 0) return all;
  throw new Error(`${file}: the framework wrote no ${what} that matches ${pattern}`);
}

function htmlFiles(dir: string): string[] {
  return readdirSync(dir, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.html'))
    .sort()
    .map((name) => path.join(dir, name));
}
