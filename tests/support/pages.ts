import { VERSION_NAME } from '../../content/versions.ts';
import { filesOf } from '../../deploy/finish.ts';
import { SITES, type SiteName } from './sites.ts';

/** Clean paths of every page of a built site but 404 pages and frozen manuals, without its base. */
export function pagesOf(site: SiteName): string[] {
  return filesOf(SITES[site].out)
    .filter((file) => file.endsWith('.html') && !/(?:^|\/)404\.html$/.test(file))
    .filter((file) => !VERSION_NAME.test(file.split('/')[0] ?? ''))
    .map((file) => `/${file.replace(/(?:^|(?<=\/))index\.html$|\.html$/, '')}`);
}

/** Pages of every kind, in either language. */
const KINDS = [
  '/',
  '/zh/',
  '/guide/start/',
  '/zh/guide/start/quick-start',
  '/guide/write/writing-tests',
  '/zh/guide/write/async',
  '/guide/basic/cli',
  '/zh/guide/basic/mocking',
  '/guide/migration/jest',
  '/zh/guide/migration/jest-compatibility',
  '/guide/help/releases',
  '/zh/guide/integrations/react',
  '/guide/recipes/browser-apis',
  '/zh/guide/advanced/coding-agents',
  '/config/',
  '/zh/config/',
  '/config/test/testTimeout',
  '/zh/config/test/exclude',
  '/zh/config/build/plugins',
  '/api/',
  '/api/test-api/expect',
  '/zh/api/test-api/matchers',
  '/api/rstest/',
  '/zh/api/node/reporter',
];

/** Pages of a change (`scripts/e2e.ts`), which alone are looked at then. */
export const CHANGED = process.env.CHANGED_PAGES?.split(',');

/** What tests of every page take: of a change its pages, by day one of each kind, at night (`NIGHT=1`) all. */
export const pagesToday = (): readonly string[] =>
  CHANGED ?? (process.env.NIGHT ? pagesOf('main') : KINDS);
