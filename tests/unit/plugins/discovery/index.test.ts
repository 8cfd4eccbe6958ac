import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import { afterEach, beforeEach, describe, expect, rs, test } from '@rstest/core';
import { discovery } from '../../../../plugins/discovery/index.ts';
import { htmlStage } from '../../../../plugins/html/stage.ts';
import { PAGES_OF_A_JOB } from '../../../../plugins/jobs.ts';

const PAGES: Record<string, string> = {
  'en/index.mdx': '---\n\n---\n\n# Home\n',
  'en/guide/a.mdx': '---\ntitle: A\ndescription: About A\n---\n\n# A\n\nSee [guides](/guide/#x).\n',
  'en/guide/z.mdx': '---\ntitle: Z\n---\n\n# Z\n',
  'en/guide/index.mdx': '---\ntitle: Guides\noverview: true\n---\n\nAll guides.\n',
  'en/404.mdx': '---\npageType: "404"\n---\n',
  'zh/index.mdx': '# 首页\n',
};

/** As many more as are worth a process. */
const MANY = Object.fromEntries(
  Array.from({ length: PAGES_OF_A_JOB }, (_, index) => [`en/many/p${index}.mdx`, '# P\n']),
);

const SIDEBARS = {
  '/guide': [
    {
      text: 'Guides',
      items: [
        { text: 'Z', link: '/guide/z.html' },
        { sectionHeaderText: 'First steps' },
        { text: 'A', link: '/guide/a.html' },
      ],
    },
  ],
  '/': [{ text: 'All', link: '/index.html' }],
};

let dir: string;
const inSite = (name: string): string => path.join(dir, name);

async function build(
  site: UserConfig,
  beforeBuild?: (plugin: RspressPlugin, config: UserConfig) => void,
): Promise<(name: string) => string> {
  const routes = Object.entries({ ...PAGES, ...(beforeBuild && MANY) }).map(([name, text]) => {
    const absolutePath = inSite(`docs/${name}`);
    mkdirSync(path.dirname(absolutePath), { recursive: true });
    writeFileSync(absolutePath, text);
    const pureRoutePath = `/${name.slice(3).replace(/(index)?\.mdx$/, '')}`;
    const lang = name.slice(0, 2);
    const routePath = lang === 'en' ? pureRoutePath : `/${lang}${pureRoutePath}`;
    return { absolutePath, routePath, pureRoutePath, lang } as RouteMeta;
  });
  const plugin = htmlStage(
    {
      lang: 'en',
      locales: ['en', 'zh'].map((lang) => ({ lang, label: lang, title: 'T', description: 'D' })),
      ...site,
    },
    [discovery()],
  );
  plugin.routeGenerated?.(routes, true);
  const nav = [{ text: 'Guide', link: '/guide/', activeMatch: '^/guide/' }];
  const themeConfig = { nav, sidebar: SIDEBARS } as UserConfig['themeConfig'];
  const { head = [] } = (await plugin.config?.({}, {} as never, true)) ?? {};
  if (beforeBuild) beforeBuild(plugin, { themeConfig });
  else await plugin.beforeBuild?.({ themeConfig }, true);
  for (const route of routes) {
    const html = inSite(`out${route.routePath.replace(/\/$/, '/index')}.html`);
    mkdirSync(path.dirname(html), { recursive: true });
    const tags = head.map((one) => (typeof one === 'function' ? one(route) : one));
    writeFileSync(html, `<head>${tags.join('')}</head>`);
  }
  await plugin.afterBuild?.({ outDir: inSite('out'), themeConfig }, true);
  return (name) => readFileSync(inSite(`out/${name}`), 'utf8');
}

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'discovery-'));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe('what is written for machines', () => {
  test('is below the base, and 404 pages are in none of it', async () => {
    const read = await build({ base: '/docs/', siteOrigin: 'https://site.dev' });
    const files = ['sitemap.xml', 'robots.txt', 'llms.txt', 'zh/llms.txt', 'llms-full.txt'];
    for (const file of files) {
      expect(read(file)).not.toMatch(/404|https:\/\/site\.dev(?!\/docs\/)/);
    }
    expect(read('sitemap.xml').match(/<loc>/g)).toHaveLength(5);
    expect(read('guide/a.md')).toMatch(
      /^---\ntitle: A\ndescription: About A\nlanguage: en\nversion: "@rstest\/core \d+\.\d+\.\d+"\nurl: https:\/\/site\.dev\/docs\/guide\/a\n---\n\n# A\n\nSee \[guides\]\(https:\/\/site\.dev\/docs\/guide\/index\.md#x\)\.\n$/,
    );
    expect(read('guide/a.html')).toContain(
      '<link rel="alternate" type="text/markdown" href="/docs/guide/a.md">',
    );
    expect(read('guide/a.html')).toContain('"item":"https://site.dev/docs/guide/"');
    expect(read('404.html')).toBe('<head></head>');
  });

  test('is the same whether the copies were made beside the bundler or that process failed', async () => {
    const site = { base: '/docs/', siteOrigin: 'https://site.dev' };
    const copy = (await build(site))('guide/a.md');
    const warn = rs.spyOn(console, 'warn').mockImplementation(() => {});
    const beside = await build(site, (plugin, config) => plugin.beforeBuild?.(config, true));
    expect(beside('guide/a.md')).toBe(copy);
    expect(warn).not.toHaveBeenCalled();
    const failed = await build(site, (plugin, config) => {
      rs.stubEnv('NODE_OPTIONS', '--import=data:text/javascript,process.exit(3)');
      plugin.beforeBuild?.(config, true);
      rs.unstubAllEnvs();
    });
    expect(failed('guide/a.md')).toBe(copy);
    expect(warn.mock.calls).toEqual([
      [expect.stringMatching(/^Markdown copies: made after .* it ended with status 3$/)],
    ]);
    warn.mockRestore();
  });

  test('has no sitemap where no origin makes addresses absolute, and no feed without a known change', async () => {
    const read = await build({});
    expect(() => read('sitemap.xml')).toThrow('ENOENT');
    expect(read('robots.txt')).not.toContain('Sitemap');
    const withOrigin = await build({ siteOrigin: 'https://site.dev' });
    expect(() => withOrigin('feed.xml')).toThrow('ENOENT');
    expect(withOrigin('index.html')).not.toContain('application/atom+xml');
  });

  test('an overview lists its pages by group with their descriptions', async () => {
    const read = await build({ siteOrigin: 'https://site.dev' });
    expect(read('guide/index.md')).toContain(
      '# Guides\n\nAll guides.\n\n## Guides\n\n- [Z](https://site.dev/guide/z.md): \n\n### First steps\n\n- [A](https://site.dev/guide/a.md): About A\n',
    );
  });

  test('llms.txt lists pages in the order of the sidebar, and whole texts with their size', async () => {
    const read = await build({ siteOrigin: 'https://site.dev' });
    expect(read('llms.txt')).toMatch(
      /^# T\n\n> D\n\n.*\n\n- \[Home\]\(https:\/\/site\.dev\/index\.md\).*\n\n## Guide\n\n- \[Guides\].*\n\n## Guide: Guides\n\n- \[Z\].*\n- \[A\].*\n\n## Whole/,
    );
    expect(read('llms.txt')).toContain(
      '- [T: Guide](https://site.dev/guide/llms-full.txt): 1 kB\n',
    );
    expect(read('guide/llms-full.txt').match(/^# .*/gm)).toEqual(['# Guides', '# Z', '# A']);
    expect(read('zh/llms.txt')).toContain('https://site.dev/zh/index.md');
    expect(read('zh/llms-full.txt').match(/^# .*/gm)).toEqual(['# 首页']);
  });
});
