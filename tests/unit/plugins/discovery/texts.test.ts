import { describe, expect, test } from '@rstest/core';
import type { SitePage } from '../../../../content/sitePages.ts';
import { pageSource } from '../../../../content/source.ts';
import {
  breadcrumbs,
  feed,
  releaseFeed,
  robots,
  sitemap,
} from '../../../../plugins/discovery/texts.ts';

const page = (route: string, more: Partial<SitePage> = {}): SitePage => ({
  route,
  bareRoute: route.replace(/^\/zh/, ''),
  lang: route.startsWith('/zh') ? 'zh' : 'en',
  ...pageSource('---\ndescription: About it\n---\n'),
  file: '',
  title: route,
  changed: undefined,
  ...more,
});
const urlOf = (route: string): string => `https://site.dev${route}`;

describe('what machines read', () => {
  test('the sitemap lists each page with its translations, x-default and a real date only', () => {
    const xml = sitemap([page('/a', { changed: '2026-01-02' }), page('/zh/a')], urlOf, 'en');
    expect(xml).toContain('<loc>https://site.dev/a</loc><lastmod>2026-01-02</lastmod>');
    expect(xml).toContain('<loc>https://site.dev/zh/a</loc><xhtml:link');
    expect(xml.match(/hreflang="zh" href="https:\/\/site\.dev\/zh\/a"/g)).toHaveLength(2);
    expect(xml.match(/hreflang="x-default" href="https:\/\/site\.dev\/a"/g)).toHaveLength(2);
  });

  test('the feed holds known changes, newest first, and escapes its text', () => {
    const xml = feed(
      { title: 'T & U', url: urlOf('/'), selfUrl: urlOf('/feed.xml') },
      [
        page('/old', { changed: '2026-01-01' }),
        page('/new', { changed: '2026-02-01' }),
        page('/x'),
      ],
      urlOf,
    );
    expect(xml).toContain('T &#38; U');
    expect(xml?.indexOf('/new')).toBeLessThan(xml?.indexOf('/old') ?? 0);
    expect(xml).not.toContain('https://site.dev/x');
  });

  test('the feed of releases has an address for each version, no date, and escapes its text', () => {
    const xml = releaseFeed({ title: 'R', url: urlOf('/releases'), description: 'D', lang: 'zh' }, [
      { version: '0.2.0', anchor: 'v0-2-0', text: 'Added: a<b>' },
      { version: '0.1.0', anchor: 'v0-1-0', text: 'First' },
    ]);
    expect(xml.match(/<guid>.*<\/guid>/g)).toEqual([
      '<guid>https://site.dev/releases#v0-2-0</guid>',
      '<guid>https://site.dev/releases#v0-1-0</guid>',
    ]);
    expect(xml).toContain('<description>Added: a&#60;b&#62;</description>');
    expect(xml).toContain('<language>zh</language>');
    expect(xml).not.toMatch(/date/i);
  });

  test('addresses are escaped like any other text', () => {
    const odd = page('/a&b', { changed: '2026-01-02' });
    expect(sitemap([odd], urlOf, 'en')).toContain('<loc>https://site.dev/a&#38;b</loc>');
    const site = { title: 'T', url: urlOf('/'), selfUrl: urlOf('/feed.xml') };
    expect(feed(site, [odd], urlOf)).toContain('<link href="https://site.dev/a&#38;b"/>');
  });

  test('robots.txt names the sitemap where there is one', () => {
    expect(robots('https://site.dev/sitemap.xml')).toMatch(/\nSitemap: https:\/\/site\.dev\/s/);
    expect(robots(undefined)).toBe('User-agent: *\nAllow: /\n');
  });

  test('breadcrumbs are the trail that the page shows, then the page, and cannot end their script', () => {
    const trail = [
      { text: 'Config', link: '/config/' },
      { text: 'Test', link: '/config/test/include.html' },
    ];
    const json = breadcrumbs({ route: '/config/test/x', title: '</script>x' }, trail, urlOf);
    expect(json).not.toContain('</script');
    expect(JSON.parse(json).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Config', item: 'https://site.dev/config/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Test',
        item: 'https://site.dev/config/test/include',
      },
      { '@type': 'ListItem', position: 3, name: '</script>x' },
    ]);
    const overview = breadcrumbs({ route: '/config/', title: 'Options' }, trail.slice(0, 1), urlOf);
    expect(JSON.parse(overview).itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Options' },
    ]);
  });
});
