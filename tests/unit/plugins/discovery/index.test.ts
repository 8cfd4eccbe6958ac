import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteMeta, UserConfig } from '@rspress/core';
import { afterEach, beforeEach, describe, expect, test } from '@rstest/core';
import { discovery } from '../../../../plugins/discovery/index.ts';

const PAGES: Record<string, string> = {
  'en/index.mdx': '---\n\n---\n\n# Home\n',
  'en/guide/a.mdx': '---\ntitle: A\ndescription: About A\n---\n\n# A\n',
  'en/guide/index.mdx': '---\ntitle: Guides\noverview: true\n---\n\nAll guides.\n',
  'en/404.mdx': '---\npageType: "404"\n---\n',
  'zh/index.mdx': '# 首页\n',
};

const SIDEBARS = {
  '/guide': [
    {
      text: 'Guides',
      items: [{ sectionHeaderText: 'First steps' }, { text: 'A', link: '/guide/a.html' }],
    },
  ],
  '/': [{ text: 'All', link: '/index.html' }],
};

let dir: string;
const inSite = (name: string): string => path.join(dir, name);

function build(site: UserConfig): (name: string) => string {
  const routes = Object.entries(PAGES).map(([name, text]) => {
    const absolutePath = inSite(`docs/${name}`);
    mkdirSync(path.dirname(absolutePath), { recursive: true });
    writeFileSync(absolutePath, text);
    const pureRoutePath = `/${name.slice(3).replace(/(index)?\.mdx$/, '')}`;
    const lang = name.slice(0, 2);
    const routePath = lang === 'en' ? pureRoutePath : `/${lang}${pureRoutePath}`;
    const html = inSite(`out${routePath}${routePath.endsWith('/') ? 'index' : ''}.html`);
    mkdirSync(path.dirname(html), { recursive: true });
    writeFileSync(html, '<head></head>');
    return { absolutePath, routePath, pureRoutePath, lang } as RouteMeta;
  });
  const plugin = discovery(
    {
      lang: 'en',
      locales: ['en', 'zh'].map((lang) => ({ lang, label: lang, title: 'T', description: 'D' })),
      ...site,
    },
    { sidebars: SIDEBARS },
  );
  plugin.routeGenerated?.(routes, true);
  plugin.afterBuild?.({ outDir: inSite('out') }, true);
  return (name) => readFileSync(inSite(`out/${name}`), 'utf8');
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'discovery-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('what is written for machines', () => {
  test('lies below the base, and 404 pages are in none of it', () => {
    const read = build({ base: '/docs/', siteOrigin: 'https://site.dev' });
    const files = ['sitemap.xml', 'robots.txt', 'llms.txt', 'zh/llms.txt', 'llms-full.txt'];
    for (const file of files) {
      expect(read(file)).not.toMatch(/404|https:\/\/site\.dev(?!\/docs\/)/);
    }
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(4);
    expect(read('guide/a.md')).toBe('# A\n');
    expect(read('guide/a.html')).toContain('"item":"https://site.dev/docs/"');
  });

  test('has no sitemap where no origin makes addresses absolute', () => {
    const read = build({});
    expect(() => read('sitemap.xml')).toThrow('ENOENT');
    expect(read('robots.txt')).not.toContain('Sitemap');
  });

  test('an overview lists its pages by group with their descriptions', () => {
    const read = build({ siteOrigin: 'https://site.dev' });
    expect(read('guide/index.md')).toBe(
      '# Guides\n\nAll guides.\n\n## Guides\n\n### First steps\n\n- [A](https://site.dev/guide/a): About A\n',
    );
  });
});
