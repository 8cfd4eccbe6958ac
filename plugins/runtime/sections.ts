import { createElement } from 'react';
import virtualSiteData from 'virtual-site-data';
import { prefixOfBase } from '../../shared/site/addresses.ts';
import {
  canonicalPath,
  namesFile,
  type SectionNames,
  type SectionPage,
  type Sidebars,
  sectionAt,
  sourceOf,
  splitPath,
} from '../../shared/site/sections.ts';
import { ADDRESS_CHANGED, PAGE_FAILED, type PageData } from '../../theme/contract.ts';

declare const __webpack_chunk_load__: (chunk: string | number) => Promise<void>;
declare const __webpack_require__: (module: string | number) => { default: React.ComponentType };

function pathHere(): string {
  const base = prefixOfBase(virtualSiteData.base);
  return location.pathname.slice(base.length) || '/';
}

const nameOf = (path: string): string => sectionAt(path, __SITE_SHAPE__, site?.sections ?? {});

interface Route {
  path: string;
  lang: string;
  version: string;
  filePath: string;
  element: React.ReactElement;
  preload: () => Promise<{ default: React.ComponentType }>;
}

// Compiles every page into a chunk of its own. Never loaded: sections name their pages' chunks.
if (__SITE_SHAPE__.langs === undefined) void import('./pages.ts');

const site = window.__site;
const { section: name, chunk: own }: PageData = document.documentElement.dataset;
// Without its list of pages the page would hydrate as one that does not exist; without scripts it is readable.
if (!site || (name !== undefined && !site.loaded[name])) {
  throw new Error('The list of pages could not be loaded; the page stays as it was served.');
}

// The reader has gone back or forward while the page was waking: what was fetched is for another
// address. Not where the list was asked for and did not come; that would load the page for ever.
const asked = site.sections[nameOf(pathHere())];
if (asked && !site.loaded[nameOf(pathHere())]) {
  if (!document.querySelector(`script[src="${asked}"]`)) dispatchEvent(new Event(ADDRESS_CHANGED));
  throw new Error(`${asked} is not there; the page stays as it was served.`);
}

const routes = new Map<string, Route>();
const gone = new Set<string>();
const known = new Set<string>();
const pending = new Map<string, Promise<void>>();
const named = new Map<string, Promise<SectionNames>>();
/** The same once they are here: what asks for the search index does so before anything is drawn. */
const arrived = new Map<string, SectionNames>();

// The script of the page that is waking: `<folders>/<chunk>.<hash>.js`, as the bundler names all.
const [ownChunk, ownHash] = own?.split('/').at(-1)?.split('.') ?? [];
if (ownChunk && ownHash) site.hashes[ownChunk] = ownHash;

/** Replaces the framework's `virtual-page-data`: what it looks up of a page. */
export const pageData = { pages: [] as { routePath: string; lang: string; version: string }[] };
export const searchIndexHash = {};

function register(section: string): void {
  const data = site?.loaded[section];
  if (!site || !data || known.has(section)) return;
  known.add(section);
  for (const path of data.gone) gone.add(canonicalPath(path));
  for (const page of data.pages) {
    const route = routeOf(page, section);
    routes.set(canonicalPath(route.path), route);
    pageData.pages.push({ routePath: route.path, lang: route.lang, version: route.version });
  }
}

/** Language and version of the pages at a path. */
function editionOf(path: string): Pick<Route, 'lang' | 'version'> {
  const { lang, version } = splitPath(path, __SITE_SHAPE__);
  const { defaultLang, defaultVersion } = __SITE_SHAPE__;
  return { lang: lang || defaultLang, version: version || defaultVersion };
}

function routeOf([path, file, chunk, module]: SectionPage, section: string): Route {
  const filePath = file || sourceOf(path, __SITE_SHAPE__);
  let loaded: Awaited<ReturnType<Route['preload']>> | undefined;
  const load = async () => {
    if (!site?.hashes[chunk]) Object.assign(site?.hashes ?? {}, (await namesOf(section)).hashes);
    await __webpack_chunk_load__(chunk);
    return __webpack_require__(module);
  };
  // One failed request is asked once more: the page that is loading has no other way to hydrate.
  // After that, and until a later call, the page stays as it was served.
  const preload = async () => {
    loaded ??= await load()
      .catch(load)
      .catch((error) => {
        dispatchEvent(new Event(PAGE_FAILED));
        throw error;
      });
    return loaded;
  };
  // Rendered after `preload` only: hydration finds the text of the page at once.
  const Page = () => {
    if (!loaded) throw new Error(`${path} is rendered before its script has come`);
    return createElement(loaded.default);
  };
  return { path, ...editionOf(path), filePath, element: createElement(Page), preload };
}

/**
 * Fetches what is known of the pages around a path. Resolves when the script was there, or when the
 * site has no such section; rejects when it could not be fetched, and the next call tries again.
 */
export const loadSection = (path: string): Promise<void> => load(nameOf(path));

function load(section: string): Promise<void> {
  const url = site?.sections[section];
  if (!url || known.has(section)) return Promise.resolve();
  let promise = pending.get(section);
  if (!promise) {
    promise = new Promise((resolve, reject) => {
      const script = document.createElement('script');
      script.src = url;
      script.onload = () => {
        register(section);
        resolve();
      };
      script.onerror = () => {
        pending.delete(section);
        reject(new Error(`${url} could not be loaded`));
      };
      document.head.append(script);
    });
    pending.set(section, promise);
  }
  return promise;
}

/** Rejects when the names cannot be fetched, or are those of scripts that this page does not run with. */
function namesOf(section: string): Promise<SectionNames> {
  let promise = named.get(section);
  if (!promise) {
    promise = fetch(prefixOfBase(virtualSiteData.base) + '/' + namesFile(section))
      .then((answer) => answer.json())
      .then((names: SectionNames) => {
        if (names.build !== site?.build) throw new Error('The site was built anew.');
        arrived.set(section, names);
        return names;
      });
    promise.catch(() => named.delete(section));
    named.set(section, promise);
  }
  return promise;
}

/** Section of the address; of the page that was served where the address has none. */
function sectionHere(): string {
  const section = nameOf(pathHere());
  return Object.hasOwn(site?.sections ?? {}, section) ? section : (name ?? '');
}

/**
 * Address of the search index of the pages around this one, at once where it is known; rejects when
 * it cannot be fetched.
 */
export const searchAddress = (): string | Promise<string> =>
  arrived.get(sectionHere())?.search ?? namesOf(sectionHere()).then(({ search }) => search);

/** Whether all that the router asks of a path is here. */
export const hasSection = (path: string): boolean => {
  const section = nameOf(path);
  return known.has(section) || !site?.sections[section];
};

/** Route of a path whose section was loaded. */
export const routeAt = (path: string): Route | undefined => routes.get(canonicalPath(path));

/** False when surely no page is there; true for a path in a section that is not loaded yet. */
export function mayExist(path: string): boolean {
  if (hasSection(path)) return routes.has(canonicalPath(path));
  return !gone.has(canonicalPath(path));
}

/** Paths of all pages of a language and version; those whose list cannot be fetched are left out. */
export async function pathsIn(lang: string, version: string): Promise<string[]> {
  const isOfThese = (route: Pick<Route, 'lang' | 'version'>): boolean =>
    route.lang === lang && route.version === version;
  const sections = Object.keys(site?.sections ?? {});
  await Promise.allSettled(sections.filter((one) => isOfThese(editionOf(one))).map(load));
  return [...routes.values()].filter(isOfThese).map(({ path }) => path);
}

/** Sidebars of the section that a path belongs to. */
export const sidebarsAt = (path: string): Sidebars | undefined =>
  site?.loaded[nameOf(path)]?.sidebars;

for (const section of Object.keys(site.loaded)) register(section);
// Once the page is hydrated; a link that is followed before that waits for it. Safari has no idle
// callbacks, and a name that is not there at all throws, `?.` or not.
(window.requestIdleCallback ?? setTimeout)(() => void namesOf(sectionHere()).catch(() => {}));
