import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Window } from 'happy-dom';
import { lastChangeOf } from '../../../content/lastChange.ts';
import { SITE_ORIGIN } from '../../../shared/site/constants.ts';
import { pagesOf } from '../../support/pages.ts';
import { SITES } from '../../support/sites.ts';
import { inLang, LANGS } from '../../support/strings.ts';
import { expect, siteTest as test } from '../../support/test.ts';

const parser = new new Window().DOMParser();

/** Elements of a name in an XML file, which must be well-formed. */
function elements(xml: string, name: string) {
  const file = parser.parseFromString(xml, 'application/xml');
  const error = file.querySelector('parsererror');
  if (error) throw new Error(error.textContent);
  // Which the parser lets pass.
  expect(xml).not.toMatch(/&(?!(?:amp|lt|gt|quot|apos|#\d+|#x[\da-f]+);)/i);
  return [...file.getElementsByTagName(name)].map((one) => ({
    text: one.textContent,
    href: one.getAttribute('href') ?? '',
    hreflang: one.getAttribute('hreflang') ?? '',
    parent: one.parentElement?.firstElementChild?.textContent ?? '',
  }));
}

test('every page has a Markdown copy that llms.txt names', { tag: '@every-page' }, async ({
  request,
}) => {
  const lists = ['llms.txt', 'zh/llms.txt'].map((name) =>
    readFileSync(join(SITES.main.out, name), 'utf8'),
  );
  const copies = pagesOf('main').map(
    (path) => `${path.slice(1)}${path.endsWith('/') ? 'index' : ''}.md`,
  );
  expect(copies.length).toBeGreaterThan(150);
  expect(copies.filter((file) => !existsSync(join(SITES.main.out, file)))).toEqual([]);
  expect(copies.filter((file) => !lists.join('\n').includes(`/${file})`))).toEqual([]);
  const answer = await request.get(copies[0] ?? '');
  expect(answer.headers()['content-type']).toContain('text/markdown');
});

test('the sitemap is XML, names every page once, and translations name each other', {
  tag: '@every-page',
}, async ({ request }) => {
  const xml = await (await request.get('sitemap.xml')).text();
  const locations = elements(xml, 'loc').map(({ text }) => text);
  expect(locations.sort()).toEqual(
    pagesOf('main')
      .map((path) => SITE_ORIGIN + path)
      .sort(),
  );
  const links = elements(xml, 'xhtml:link').map(
    ({ hreflang, href, parent }) => [parent, hreflang, href] as const,
  );
  const known = new Set(links.map((link) => link.join(' ')));
  const pages = new Set(locations);
  const alone = links.filter(([from, , to]) => {
    const back = from.startsWith(`${SITE_ORIGIN}/zh/`) ? 'zh' : 'en';
    return !pages.has(to) || !known.has(`${to} ${back} ${from}`);
  });
  expect(alone).toEqual([]);
  expect(links.length).toBe(locations.length * 3);
});

for (const lang of LANGS) {
  test(`the feed is Atom, with dates and absolute addresses (${lang})`, async ({ request }) => {
    const html = await (await request.get(inLang('/', lang))).text();
    const address = /<link rel="alternate" type="application\/atom\+xml" href="([^"]+)">/.exec(
      html,
    )?.[1];
    // Without a history nothing is known to have changed, and there is no feed.
    const known = lastChangeOf(`docs/${lang}/index.mdx`) !== undefined;
    expect(address).toBe(known ? `${SITE_ORIGIN}${inLang('/feed.xml', lang)}` : undefined);
    if (!known) return;
    const xml = await (await request.get(inLang('/feed.xml', lang))).text();
    const dates = elements(xml, 'updated').map(({ text }) => text);
    const ids = elements(xml, 'id').map(({ text }) => text);
    const links = elements(xml, 'link').map(({ href }) => href);
    expect(dates.filter((date) => !/^\d{4}-\d{2}-\d{2}T00:00:00Z$/.test(date))).toEqual([]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(links.filter((href) => !href.startsWith(SITE_ORIGIN + inLang('/', lang)))).toEqual([]);
    expect(dates.length).toBeGreaterThan(1);
  });
}
