import { headingsOf } from '../../../content/headings.ts';
import type { PageLink } from '../../../content/links.ts';
import type { Page } from '../../../content/page.ts';
import type { Site } from '../../../content/site.ts';

/** Id of the section at the end of a page that lists other pages. */
const RELATED = 'related';

/** Line at which the related pages of a page begin; they are its last section. */
export function relatedLine(page: Page): number {
  return headingsOf(page).find(({ id }) => id === RELATED)?.line ?? Number.POSITIVE_INFINITY;
}

/** What the label of a link to a related page should be; undefined when it is right. */
export function relatedLabel(site: Site, link: PageLink): string | undefined {
  const [path = '', hash] = link.url.split('#', 2);
  const target = site.byRoute.get(path);
  if (!target?.title) return undefined;
  const { title } = target;
  const heading = hash && headingsOf(target).find(({ id }) => id === hash)?.text;
  const right = heading ? [heading, `${title}.${heading}`, title] : [title];
  return right.includes(link.label) ? undefined : right[0];
}
