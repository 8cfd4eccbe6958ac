import { createElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
import { pages } from './pages.ts';

declare const __LEAN__: {
  defaultLang: string;
  langs: string[];
  versions: string[];
  defaultVersion: string;
};

/**
 * Route of a page from its file: `./zh/guide/start/index.mdx` is `/zh/guide/start/`. The default
 * language and version have no prefix.
 */
function routeOf(key: string) {
  const filePath = key.slice(2);
  const parts = filePath.replace(/\.[^.]+$/, '').split('/');
  const version = __LEAN__.versions.includes(parts[0] ?? '') ? (parts.shift() ?? '') : '';
  const lang = __LEAN__.langs.includes(parts[0] ?? '')
    ? (parts.shift() ?? '')
    : __LEAN__.defaultLang;
  const prefix = [
    version === __LEAN__.defaultVersion ? '' : version,
    lang === __LEAN__.defaultLang ? '' : lang,
  ].filter(Boolean);
  const path = `/${[...prefix, ...parts].join('/')}`.replace(/(^|\/)index$/, '$1');
  const load = () => pages(key) as Promise<{ default: React.ComponentType }>;
  const Page = lazyWithPreload(load);
  return {
    path,
    lang,
    version,
    filePath,
    element: createElement(Page),
    preload: async () => {
      await Page.preload();
      return load();
    },
  };
}

/** Stands in for the framework's `virtual-routes` in the dev server's browser. */
export const routes = pages.keys().map(routeOf);

/** Stands in for the framework's `virtual-page-data` there: the rest is in each chunk. */
export const pageData = {
  pages: routes.map(({ path, lang, version }) => ({ routePath: path, lang, version })),
};
export const searchIndexHash = {};
