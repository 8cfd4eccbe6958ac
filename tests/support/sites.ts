import { MANUAL_INPUTS } from '../../scripts/build/inputs.ts';
import type { BuildOptions } from '../../scripts/build/run.ts';

/** A site that browser tests run on. */
export interface TestSite {
  config: string;
  out: string;
  base: string;
  /** What it is built from besides `SITE_INPUTS`. */
  inputs: readonly string[];
  settings?: BuildOptions['settings'];
}

const fixture = (name: string, base = '/', others: readonly string[] = []): TestSite => ({
  config: `tests/fixtures/${name}/rspress.config.ts`,
  out: `.cache/fixtures/${name}`,
  base,
  inputs: [`tests/fixtures/${name}`, ...others],
});

/** The built site, and tiny ones for settings that it does not use itself. */
export const SITES = {
  main: { config: 'rspress.config.ts', out: 'doc_build', base: '/', inputs: MANUAL_INPUTS },
  /**
   * Frontmatter keys, every kind of sidebar row, seven social links in all four modes, and boxes of
   * facts, which link to where the manual explains a name.
   */
  parts: fixture('parts', '/', ['docs']),
  /** Two versions in two languages. */
  versions: fixture('versions'),
  /** A frozen manual beside the current one. */
  frozen: fixture('frozen'),
  /** Another base, one language, and every theme setting turned the other way. */
  other: fixture('other', '/docs/'),
  /** Search answered by an API over two indexes. */
  remote: { ...fixture('remote'), settings: { connectOrigins: ['http://search.example'] } },
  /** Two releases of one site; a test swaps them under an open tab. */
  before: fixture('before'),
  after: fixture('after'),
} as const satisfies Record<string, TestSite>;

export type SiteName = keyof typeof SITES;

/** Environment variable in which the setup leaves a site's address for the tests. */
export const urlVariable = (name: SiteName): string => `SITE_URL_${name.toUpperCase()}`;

/** Address of a running site, ending in its base. */
export function siteUrl(name: SiteName): string {
  const url = process.env[urlVariable(name)];
  if (!url) throw new Error(`site ${name} is not running; run tests by npm run test:e2e`);
  return url;
}
