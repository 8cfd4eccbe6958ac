import { headingsOf } from '../../../content/headings.ts';
import { linksOf } from '../../../content/links.ts';
import { splitLocale } from '../../../content/locales.ts';
import type { Page } from '../../../content/page.ts';
import type { Finding } from '../../finding.ts';

/** Findings on links that one language has under a heading and the other does not. */
export function compareLinks(page: Page, translation: Page): Finding[] {
  const own = linksBySection(page);
  const other = linksBySection(translation);
  return [
    ...missing(page, own, translation, other, 'add the link'),
    ...missing(translation, other, page, own, 'add the link, or remove it there'),
  ];
}

/** Heading id to address to line; '' is the part above the first h2. */
type Sections = Map<string, { line: number; links: Map<string, number> }>;

function linksBySection(page: Page): Sections {
  const starts = headingsOf(page).filter(({ level }) => level > 1);
  const sections: Sections = new Map([['', { line: 1, links: new Map() }]]);
  for (const { id, line } of starts) sections.set(id, { line, links: new Map() });
  for (const { kind, url, line } of linksOf(page)) {
    if (kind !== 'link') continue;
    const section = starts.findLast((start) => start.line <= line)?.id ?? '';
    const address = url.startsWith('/') ? splitLocale(url).path : url;
    sections.get(section)?.links.set(address, line);
  }
  return sections;
}

function missing(from: Page, own: Sections, to: Page, other: Sections, fix: string): Finding[] {
  return [...own].flatMap(([id, { links }]) => {
    const counterpart = other.get(id);
    // A missing section is reported by the comparison of headings.
    if (!counterpart) return [];
    return [...links]
      .filter(([address]) => !counterpart.links.has(address))
      .map(([address, line]) => ({
        file: to.file,
        line: counterpart.line,
        message: `no link to ${address} in ${id ? `#${id}` : 'the part above the first h2'}`,
        right: `the links of ${from.file}:${line}`,
        fix,
      }));
  });
}
