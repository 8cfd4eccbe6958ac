import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { indexKey } from '@rstest-docs/search';
import { prefixOfBase } from '../../shared/site/addresses.ts';
import { type SiteMap, sectionOf, splitPath } from '../../shared/site/sections.ts';
import { isInCurrent } from '../../shared/site/versions.ts';
import type { PageData } from '../../theme/contract.ts';
import { deferredScript, inlineScript } from '../boot.ts';
import { MARKUP } from '../framework.ts';
import type { BrowserBundle } from '../runtime/chunks.ts';
import { shapeOf } from '../runtime/index.ts';
import { writeNames, writeScript, writeSections } from '../runtime/sectionFiles.ts';
import { indexAddresses } from '../search/index.ts';
import { siteVersions } from '../versions.ts';
import { criticalCss, namesIn } from './criticalCss.ts';
import { splitCss } from './features.ts';
import { addToHead, type Build, type BuiltPage, type FinishHtml } from './stage.ts';

/**
 * Lets the bytes before first paint hold all that a page needs to be read: scripts and the full
 * style sheet come after it, and the rules that the page's type uses are in the page.
 */
export function firstPaint(bundle: BrowserBundle): FinishHtml {
  return (build) => {
    const { outDir, site, routes, pages } = build;
    const base = site.base ?? '/';
    const shape = shapeOf(site);
    const files = writeSections(outDir, shape, routes, bundle);
    // Every page has the same ones.
    const home = pages.find(({ file }) => file === 'index.html');
    const shared = {
      scripts: found(MARKUP.script, home?.html ?? '', 'index.html', 'deferred script'),
      sections: Object.fromEntries(
        Object.entries(files).map(([name, file]) => [name, base + file]),
      ),
      hashes: bundle.others,
    };
    const id = createHash('sha256').update(JSON.stringify(shared)).digest('hex').slice(0, 8);
    const map: SiteMap = { build: id, ...shared, loaded: {} };
    const indexes = indexAddresses(outDir, base);
    writeNames(outDir, shape, bundle, id, (route) => {
      const { lang, version } = splitPath(route, shape);
      return indexes[indexKey(lang || shape.defaultLang, version || shape.defaultVersion)] ?? '';
    });
    const deferred = base + writeScript(outDir, 'deferred', deferredScript(site, map));
    const firsts = new Map<string, string>();
    const firstOf = (html: string): string => {
      const page = { lang: languageOf(html), filters: FILTER.test(html) };
      const key = JSON.stringify(page);
      const script = firsts.get(key) ?? inlineScript(site, deferred, map.scripts, page);
      firsts.set(key, script);
      return script;
    };
    // Of a frozen manual no styles are in the pages: the policy's header has room for few hashes.
    const versions = siteVersions();
    const isFrozen = Boolean(versions?.own);
    const cssOf = isFrozen ? () => [] : criticalStyles(build);
    return (page) => {
      const { route, html } = page;
      const missing = page.type === '404';
      // The current page, to which search engines are led, names its translations itself.
      const elsewhere = versions && isInCurrent(versions, splitPath(route, shape).rest.join('/'));
      // A 404 page is shown for addresses that have no page, and so neither chunk nor translation.
      const chunk = missing ? undefined : bundle.pages.get(route)?.script;
      const section = sectionOf(route, shape);
      return finishPage(missing || elsewhere ? html.replace(MARKUP.translation, '') : html, {
        css: cssOf(page),
        linked: isFrozen,
        first: firstOf(html),
        chunk: chunk && base + chunk,
        section,
        list: map.sections[section],
      });
    };
  };
}

const languageOf = (html: string): string => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] ?? '';
/** The field that filters what is below it. */
const FILTER = /<p class="(?:\w+ )*filter"/;

/** The rules that a page needs, by page type and language. */
function criticalStyles({ outDir, site, pages }: Build): (page: BuiltPage) => string[] {
  const base = prefixOfBase(site.base);
  const kindOf = ({ type, html }: BuiltPage): string => `${type} ${languageOf(html)}`;
  const known = new Map<string, ReturnType<typeof splitCss>>();
  return (page) => {
    const kind = kindOf(page);
    let css = known.get(kind);
    if (css === undefined) {
      const own = pages.filter((one) => kindOf(one) === kind).map(({ html }) => html);
      const links = found(MARKUP.stylesheet, page.html, page.file, 'style sheet');
      const sheets = links.map((url) =>
        readFileSync(path.join(outDir, url.slice(base.length)), 'utf8'),
      );
      css = splitCss(criticalCss(sheets.join('\n'), namesIn(own)), own);
      known.set(kind, css);
    }
    return css(page.html);
  };
}

interface Additions extends PageData {
  /** The rules that the page needs, one style element each. */
  css: string[];
  /** Whether the page is painted with the full style sheet, which then comes first. */
  linked?: boolean;
  /** The inline script. It reads the links to other languages, so it comes after them. */
  first: string;
}

/** Exported for tests: one page with its scripts and style sheets moved behind first paint. */
export function finishPage(html: string, { css, linked, first, ...root }: Additions): string {
  const sheets = links(matches(MARKUP.stylesheet, html));
  const parts = css.map((part) => `<style>${part}</style>`).join('');
  const bare = html
    .replace(MARKUP.script, '')
    .replace(MARKUP.scriptHint, '')
    .replace(MARKUP.stylesheet, '')
    .replace(MARKUP.unused, '')
    .replace(MARKUP.indentation, '>')
    .replace(/<html/, () => `<html${attributes(root)}`);
  const styles = linked ? sheets : `${parts}<noscript>${sheets}</noscript>`;
  return addToHead(bare, `${styles}<script>${first}</script>`);
}

/** What the late loader and the scripts themselves read of the page that they hydrate. */
const attributes = ({ chunk, section, list }: PageData): string =>
  (chunk ? ` data-chunk="${chunk}"` : '') +
  (list ? ` data-list="${list}" data-section="${section}"` : '');

const links = (sheets: string[]): string =>
  sheets.map((href) => `<link rel="stylesheet" href="${href}">`).join('');

const matches = (pattern: RegExp, text: string): string[] =>
  [...text.matchAll(pattern)].map((match) => match[1] ?? '');

/** Matches in a page of the framework's, which must be some: without them a page would never work. */
function found(pattern: RegExp, html: string, file: string, what: string): string[] {
  const all = matches(pattern, html);
  if (all.length > 0) return all;
  throw new Error(`${file}: the framework wrote no ${what} that matches ${pattern}`);
}
