import { routes } from 'virtual-routes';

type Route = Record<'path' | 'lang' | 'version', string>;

/** Stands in for the framework's `virtual-page-data`: the rest is in each page's own chunk. */
export const pageData = {
  pages: (routes as Route[]).map(({ path, lang, version }) => ({ routePath: path, lang, version })),
};
export const searchIndexHash = {};
