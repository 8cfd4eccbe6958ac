import { stringify } from 'yaml';
import type { SitePage } from '../../content/sitePages.ts';
import { facts } from '../../shared/facts/index.ts';
import { copyOf } from '../../shared/site/addresses.ts';
import type { BrowserBundle } from '../runtime/chunks.ts';
import { overviewList } from './overview.ts';

/** A page and its Markdown copy. */
export interface Copy {
  page: SitePage;
  /** Path of the file in the built site, such as `guide/start/index.md`. */
  file: string;
  /** Absolute address of the file. */
  url: string;
  text: string;
}

/**
 * The Markdown copies of all pages: what a reader sees of each, below a small frontmatter that
 * says where it is from. `bodies` are the pages as Markdown, by route.
 */
export function markdownCopies(
  pages: readonly SitePage[],
  bodies: ReadonlyMap<string, string>,
  sidebars: BrowserBundle['sidebars'],
  urlOf: (path: string) => string,
): Copy[] {
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const copyUrl = (page: SitePage): string => urlOf(copyOf(page.route));
  return pages.map((page) => {
    const body = bodies.get(page.route) ?? '';
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
      page.type === 'overview' ? overviewList(page, sidebars, byRoute, copyUrl) : '',
    ];
    const text = parts.map((part) => part.trim()).filter(Boolean);
    return {
      page,
      file: copyOf(page.route).slice(1),
      url: copyUrl(page),
      text: `${text.join('\n\n')}\n`,
    };
  });
}

/** The pages that list a section each, for the home page. */
function sections(
  home: SitePage,
  pages: readonly SitePage[],
  urlOf: (page: SitePage) => string,
): string {
  return pages
    .filter(({ lang, type }) => lang === home.lang && type === 'overview')
    .map((page) => `- [${page.title}](${urlOf(page)}): ${page.description}`)
    .join('\n');
}
