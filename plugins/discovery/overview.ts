import type { SitePage } from '../../content/sitePages.ts';
import { addressOf } from '../../shared/site/addresses.ts';
import type { MenuEntry, Sidebars } from '../../shared/site/sections.ts';
import { optionTags } from '../mdx/overview.ts';
import { buildText } from '../texts.ts';

/**
 * What an overview page shows besides its text, as Markdown: every page of its section by group,
 * each with a link, its description and its tags. `sidebars` are keyed by the path that they serve.
 */
export function overviewList(
  page: SitePage,
  sidebars: Sidebars,
  pages: ReadonlyMap<string, SitePage>,
  urlOf: (page: SitePage) => string,
): string {
  const key = Object.keys(sidebars)
    .filter((path) => page.route.startsWith(path))
    .sort((a, b) => b.length - a.length)[0];
  const colon = buildText(page.lang)('agents.colon');
  const lines: string[] = [];
  const add = (rows: MenuEntry[], level: number): void => {
    for (const { text, link, items, sectionHeaderText } of rows) {
      if (sectionHeaderText) lines.push('', `${'#'.repeat(level)} ${sectionHeaderText}`, '');
      const known = link ? pages.get(addressOf(link)) : undefined;
      if (known && known !== page) {
        const about = [known.description, ...optionTags(known.file, known.body)].join(' ');
        lines.push(`- [${text ?? known.title}](${urlOf(known)})${colon}${escaped(about)}`);
      }
      if (items) {
        if (text) lines.push('', `${'#'.repeat(level)} ${text}`, '');
        add(items, level + 1);
      }
    }
  };
  add((key && sidebars[key]) || [], 2);
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** A description is plain text: `__mocks__` in it is no emphasis. */
const escaped = (text: string): string => text.replace(/[\\`*_[<]/g, '\\$&');
