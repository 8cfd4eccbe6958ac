import { langFolder } from '../../content/languages.ts';
import { parsedPages } from '../../content/parsed.ts';
import { loadSite, type Site } from '../../content/site.ts';
import { diskTree } from '../../content/tree.ts';
import { usedFiles } from '../../content/used.ts';
import { LANGS } from '../../shared/site/locales.ts';
import type { Check } from '../check/check.ts';
import { factsCheck } from '../check/project/facts.ts';
import { PAGE_CHECKS } from '../check/registry.ts';
import { checkSite } from '../check/run.ts';
import type { Finding } from '../finding.ts';

/** What `npm run check` reports about a page, its translation and their sidebars. */
export interface PageFindings {
  /** The page's file; undefined when no page has this address. */
  file?: string;
  findings: (Finding & { check: string })[];
}

/** Keeps what is known of pages that did not change from one question to the next. */
export class PageJudge {
  private readonly root: string;
  private readonly checks: readonly Check[];
  private site: Site | undefined;

  constructor(root: string, checks: readonly Check[] = [...PAGE_CHECKS, factsCheck]) {
    this.root = root;
    this.checks = checks;
  }

  /** `route` is a clean address with the language's prefix, such as `/zh/config/test/retry`. */
  async judge(route: string): Promise<PageFindings> {
    this.site = loadSite(diskTree(this.root), this.site, parsedPages(this.root));
    return judgePage(this.root, this.checks, this.site, route);
  }
}

/** The same of a site that is loaded already. */
export async function judgePage(
  root: string,
  checks: readonly Check[],
  site: Site,
  route: string,
): Promise<PageFindings> {
  const page = site.byRoute.get(route) ?? site.byRoute.get(`${route}/`);
  if (!page) return { findings: [] };
  const files = LANGS.flatMap((lang) => site.pageIn(lang, page)?.file ?? []);
  const folders = files.map((file) => `${file.slice(0, file.lastIndexOf('/'))}/_meta.json`);
  const navs = LANGS.map((lang) => `${langFolder(lang)}/_nav.json`);
  const used = files.flatMap((file) => usedFiles(site.byFile.get(file) ?? page));
  const concerned = new Set([...files, ...folders, ...navs, ...used.map(({ file }) => file)]);
  const change = { files: concerned };
  const results = await checkSite(root, checks, site, { change });
  const crash = results.find((result) => result.crash)?.crash;
  if (crash) throw new Error(crash);
  const findings = results.flatMap(({ check, findings: found }) =>
    found.map((finding) => ({ ...finding, check: check.name })),
  );
  return { file: page.file, findings };
}
