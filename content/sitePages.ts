import { join } from 'node:path';
import { addressOfSource } from '../shared/site/addresses.ts';
import { lastChangeOf } from './lastChange.ts';
import { pageFiles } from './pages.ts';
import { type BasePage, readSource } from './source.ts';

/** What the framework says of a page's place, of which a site may have several languages and versions. */
interface Route {
  routePath: string;
  /** Without language and version. */
  pureRoutePath: string;
  absolutePath: string;
  lang: string;
}

/** A page of a site that is built; the path of its file is absolute. */
export interface SitePage extends BasePage {
  /** Day of the last commit (`YYYY-MM-DD`), undefined when unknown. */
  readonly changed: string | undefined;
}

/** The pages of a site by the framework's routes, of which some may be components; sorted by address. */
export const sitePages = (routes: readonly Route[]): SitePage[] =>
  routes
    .filter(({ absolutePath }) => /\.mdx?$/.test(absolutePath))
    .map(sitePage)
    .sort((a, b) => (a.route < b.route ? -1 : 1));

/** The pages below the folder of a language, in a fixed order, where there is no framework to ask. */
export const folderPages = (folder: string, lang: string, prefix = ''): SitePage[] =>
  pageFiles(folder).map((file) => {
    const pureRoutePath = addressOfSource(`/${file}`);
    const routePath = prefix + pureRoutePath;
    return sitePage({ routePath, pureRoutePath, absolutePath: join(folder, file), lang });
  });

const sitePage = ({ routePath, pureRoutePath, absolutePath, lang }: Route): SitePage => ({
  ...readSource(absolutePath),
  route: routePath,
  bareRoute: pureRoutePath,
  lang,
  file: absolutePath,
  get changed() {
    return lastChangeOf(absolutePath);
  },
});
