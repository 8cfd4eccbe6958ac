import type { QuickLink } from '@rstest-docs/search';

/** Pages that most readers come for, without language and version. */
const QUICK_LINKS = [
  'guide/start/quick-start',
  'guide/basic/cli',
  'guide/basic/configure-rstest',
  'api/test-api/test',
  'api/rstest/mockFunctions',
  'guide/migration/jest',
];

/** Whether the page at a route is one of them. */
export const isQuickLink = (route: string): boolean =>
  QUICK_LINKS.some((path) => route.endsWith(`/${path}`));

/** The quick links among the pages of one index; those that it lacks are left out. */
export function quickLinks(pages: readonly { routePath: string; title: string }[]): QuickLink[] {
  return QUICK_LINKS.flatMap((path) => {
    const page = pages.find(({ routePath }) => routePath.endsWith(`/${path}`));
    return page ? [{ path: page.routePath, text: page.title }] : [];
  });
}
