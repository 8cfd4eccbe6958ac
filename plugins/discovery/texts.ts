import type { SitePage } from '../../content/sitePages.ts';
import { addressOf, stemOf } from '../../shared/site/addresses.ts';
import type { TrailStep } from '../../shared/site/trail.ts';

const escapeXml = (text: string): string =>
  text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);

/** `sitemap.xml` with the translations of each page and the day of its last change. */
export function sitemap(pages: SitePage[], urlOf: (route: string) => string, lang: string): string {
  const translations = groupBy(pages, (page) => page.bareRoute);
  const address = (page: SitePage): string => escapeXml(urlOf(page.route));
  const entries = pages.map((page) => {
    const group = translations.get(page.bareRoute) ?? [page];
    const original = group.find((translation) => translation.lang === lang) ?? page;
    const links = [
      ...group.map((translation) => alternate(translation.lang, address(translation))),
      alternate('x-default', address(original)),
    ];
    const changed = page.changed ? `<lastmod>${page.changed}</lastmod>` : '';
    return `<url><loc>${address(page)}</loc>${changed}${links.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`;
}

const alternate = (lang: string, url: string): string =>
  `<xhtml:link rel="alternate" hreflang="${lang}" href="${url}"/>`;

function groupBy(pages: SitePage[], key: (page: SitePage) => string): Map<string, SitePage[]> {
  const groups = new Map<string, SitePage[]>();
  for (const page of pages) groups.set(key(page), [...(groups.get(key(page)) ?? []), page]);
  return groups;
}

/** `robots.txt`: everything is open, and here is the list, where there is one. */
export const robots = (sitemapUrl: string | undefined): string =>
  `User-agent: *\nAllow: /\n${sitemapUrl ? `\nSitemap: ${sitemapUrl}\n` : ''}`;

/** Atom feed of the pages changed last, newest first. */
export function feed(
  site: { title: string; url: string; selfUrl: string },
  pages: SitePage[],
  urlOf: (route: string) => string,
): string {
  const changed = pages
    .filter((page) => page.changed)
    .sort(
      (a, b) => (b.changed ?? '').localeCompare(a.changed ?? '') || (a.route < b.route ? -1 : 1),
    )
    .slice(0, 30);
  const entries = changed.map(
    (page) => `<entry>
<id>${escapeXml(urlOf(page.route))}#${page.changed}</id>
<title>${escapeXml(page.title)}</title>
<link href="${escapeXml(urlOf(page.route))}"/>
<updated>${page.changed}T00:00:00Z</updated>
<summary>${escapeXml(page.description)}</summary>
</entry>`,
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom">
<id>${site.url}</id>
<title>${escapeXml(site.title)}</title>
<link href="${site.url}"/>
<link rel="self" href="${site.selfUrl}"/>
<author><name>${escapeXml(site.title)}</name></author>
<updated>${changed[0]?.changed}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`;
}

/**
 * RSS feed of versions in the order given. Without dates, which RSS allows: packages do not state
 * them, and a registry may have received them in another order. A reader shows when it saw each first.
 */
export function releaseFeed(
  about: { title: string; url: string; description: string; lang: string },
  versions: readonly { version: string; anchor: string; text: string }[],
): string {
  const items = versions.map(({ version, anchor, text }) => {
    const url = `${escapeXml(about.url)}#${anchor}`;
    return `<item>
<title>Rstest ${version}</title>
<link>${url}</link>
<guid>${url}</guid>
<description>${escapeXml(text)}</description>
</item>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0">
<channel>
<title>${escapeXml(about.title)}</title>
<link>${escapeXml(about.url)}</link>
<description>${escapeXml(about.description)}</description>
<language>${about.lang}</language>
${items.join('\n')}
</channel>
</rss>
`;
}

/** Breadcrumbs of a page as JSON-LD: the trail that the page shows, then the page. */
export function breadcrumbs(
  page: Pick<SitePage, 'route' | 'title'>,
  trail: readonly TrailStep[],
  urlOf: (route: string) => string,
): string {
  // On an overview its section is the page itself.
  const around = trail.filter(
    ({ link = '' }, index) => index > 0 || stemOf(link) !== stemOf(page.route),
  );
  const items = [
    ...around.map(({ text, link }) => ({ name: text, item: link && urlOf(addressOf(link)) })),
    // The last one is the page itself.
    { name: page.title },
  ].map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step }));
  // A closing tag inside a title must not end the script element.
  return JSON.stringify({
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: items,
  }).replace(/</g, '\\u003c');
}
