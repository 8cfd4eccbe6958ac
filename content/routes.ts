import { addressOf, fileBeside } from '../shared/site/addresses.ts';
import { LANGS, type Lang } from '../shared/site/locales.ts';
import { langFolder, langPrefix } from './languages.ts';
import { isPage } from './pages.ts';

/** Where a page file is: its language and its path without folder and ending. */
export interface PagePlace {
  lang: Lang;
  /** e.g. `config/test/include`, `guide/start/index`, `index`. */
  path: string;
}

/** Place of a page file such as `docs/zh/guide/start/index.mdx`; undefined for any other file. */
export const placeOfFile = (file: string): PagePlace | undefined => placeWhere(file, isPage);

/** Place of a part that pages import, such as `docs/zh/guide/basic/_note.mdx`. */
export const placeOfPartial = (file: string): PagePlace | undefined =>
  placeWhere(file, (path) => /(?:^|\/)_[^/]+\.mdx$/.test(path));

function placeWhere(file: string, fits: (path: string) => boolean): PagePlace | undefined {
  const lang = LANGS.find((one) => file.startsWith(`${langFolder(one)}/`));
  const path = lang && file.slice(langFolder(lang).length + 1);
  return lang && path && fits(path) ? { lang, path: path.replace(/\.mdx?$/, '') } : undefined;
}

export function fileOfPlace(place: PagePlace): string {
  return `${langFolder(place.lang)}/${place.path}.mdx`;
}

/** Clean URL of a page: `/config/test/include`, `/zh/guide/start/`, `/`. */
export function routeOfPlace({ lang, path }: PagePlace): string {
  return `${langPrefix(lang)}/${addressOf(path)}`;
}

/** Path of a route without language, as `placeOfFile` gives it: `/guide/start/` is `guide/start/index`. */
export const pathOfRoute = (route: string): string => fileBeside(route, '').replace(/^\//, '');
