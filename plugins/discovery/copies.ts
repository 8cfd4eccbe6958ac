import path from 'node:path';
import { stringify } from 'yaml';
import { withFragments } from '../../content/fragments.ts';
import { facts } from '../../shared/facts/index.ts';
import type { BrowserBundle } from '../runtime/chunks.ts';
import { toMarkdown } from './markdown.ts';
import { overviewList } from './overview.ts';
import type { KnownPage } from './pages.ts';

/** A page and its Markdown copy. */
export interface Copy {
  page: KnownPage;
  /** Path of the file in the built site, such as `guide/start/index.md`. */
  file: string;
  /** Absolute address of the file. */
  url: string;
  text: string;
}

/** `/guide/start/` is `guide/start/index.md`. */
export const copyFile = (route: string): string =>
  `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;

/**
 * The Markdown copies of all pages: what a reader sees of each, below a small frontmatter that
 * says where it is from. Links lead from copy to copy.
 */
export function markdownCopies(
  pages: readonly KnownPage[],
  sidebars: BrowserBundle['sidebars'],
  urlOf: (path: string) => string,
): Copy[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const copyUrl = (page: KnownPage): string => urlOf(`/${copyFile(page.route)}`);
  const linkOf = (link: string): string => {
    const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(link) ?? [];
    const page = byRoute.get(path) ?? byRoute.get(`${path}/`);
    return page ? copyUrl(page) + rest : urlOf(path) + rest;
  };
  return pages.map((page) => {
    const whole = withFragments(page.body, path.dirname(page.file));
    const body = toMarkdown(whole, page.file, linkOf);
    const about = {
      title: page.title,
      description: page.description,
      language: page.lang,
      version: `@rstest/core ${facts.version}`,
      url: urlOf(page.route),
    };
    const parts = [
      `---\n${stringify(about, { lineWidth: 0 })}---`,
      body.startsWith('# ') || !page.title ? '' : `# ${page.title}`,
      // The home page shows sentences of the theme instead; these say the same in one.
      page.bareRoute === '/' ? page.description : '',
      body,
      page.bareRoute === '/' ? sections(page, pages, copyUrl) : '',
      page.overview ? overviewList(page, sidebars, byRoute, copyUrl) : '',
    ];
    const text = parts.map((part) => part.trim()).filter(Boolean);
    return {
      page,
      file: copyFile(page.route),
      url: copyUrl(page),
      text: `${text.join('\n\n')}\n`,
    };
  });
}

/** The pages that list a section each, for the home page. */
function sections(
  home: KnownPage,
  pages: readonly KnownPage[],
  urlOf: (page: KnownPage) => string,
): string {
  return pages
    .filter(({ lang, overview }) => lang === home.lang && overview)
    .map((page) => `- [${page.title}](${urlOf(page)}): ${page.description}`)
    .join('\n');
}
