import { headingsOf } from '../../docs/headings.ts';
import type { PageLink } from '../../docs/links.ts';
import type { Page } from '../../docs/page.ts';
import type { Site } from '../../docs/site.ts';

/** Id of the section at the end of a page that lists other pages. */
const RELATED = 'related';

/** What the label of a link among the related pages should be; undefined when it is right. */
export function relatedLabel(site: Site, page: Page, link: PageLink): string | undefined {
  const section = headingsOf(page).findLast(({ level, line }) => level > 1 && line <= link.line);
  if (section?.id !== RELATED) return undefined;
  const [path = '', hash] = link.url.split('#', 2);
  const target = site.byRoute.get(path);
  if (!target) return undefined;
  const title = String(target.frontmatter.data.title);
  const heading = hash && headingsOf(target).find(({ id }) => id === hash)?.text;
  const right = heading ? [heading, `${title}.${heading}`, title] : [title];
  return right.includes(link.label) ? undefined : right[0];
}
