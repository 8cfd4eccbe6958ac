import type { ApiKind, RstestFacts } from '../../shared/facts/types.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import type { ParsedPage } from '../samples/types.ts';
import type { Difference } from './differences.ts';
import { mentionsOf } from './mentions.ts';

/** The page on which each kind of name is explained; `rs` is spread over several. */
const HOME_OF: Record<ApiKind, string> = {
  rs: '/api/rstest/',
  test: '/api/test-api/test',
  describe: '/api/test-api/describe',
  hook: '/api/test-api/hooks',
  context: '/api/test-api/test',
  expect: '/api/test-api/expect',
  assertion: '/api/test-api/matchers',
  mock: '/api/rstest/mockInstance',
  mockContext: '/api/rstest/mockInstance',
  reporter: '/api/node/reporter',
  config: '/guide/basic/configure-rstest',
  node: '/api/node/rstest',
};
const CLI_ROUTE = '/guide/basic/cli';

/** Routes that a difference concerns: the name's own page, and the pages that show its facts or explain it. */
export function affectedRoutes(
  { what }: Difference,
  versions: RstestFacts[],
  pages: ParsedPage[],
): string[] {
  if (what.startsWith('command ')) return [CLI_ROUTE];
  const [, label = '', name = ''] = /^(option|API) (\S+?)(?::|$)/.exec(what) ?? [];
  const showing = pages
    .filter(({ lang }) => lang === DEFAULT_LANG)
    .filter((page) =>
      mentionsOf(page).some(
        ({ kind, text }) => (kind === 'option' || kind === 'api') && text === name,
      ),
    )
    .map(({ route }) => route);
  if (label === 'option') return [...new Set([optionRoute(name, pages), ...showing])];
  if (showing.length > 0) return [...new Set(showing)];
  const api = versions.flatMap(({ apis }) => apis).find((record) => record.name === name);
  return api ? [HOME_OF[api.kind]] : [];
}

function optionRoute(name: string, pages: ParsedPage[]): string {
  const [top = name] = name.split('.');
  const build = `/config/build/${top}`;
  return pages.some(({ route }) => route === build) ? build : `/config/test/${top}`;
}
