import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteMeta, RspressPlugin, UserConfig } from '@rspress/core';
import type { BrowserBundle } from '../lean/chunks.ts';
import { toMarkdown } from './markdown.ts';
import { overviewList } from './overview.ts';
import { type KnownPage, knownPages } from './pages.ts';
import { breadcrumbs, feed, llmsTxt, robots, sitemap } from './texts.ts';

/**
 * What machines read, written once the pages are built: `sitemap.xml`, `robots.txt`, a `.md` twin
 * of every page, `llms.txt` and `llms-full.txt`, an Atom feed per language, which the home page names,
 * JSON-LD breadcrumbs. 404 pages are in none of them.
 */
export function discovery(
  site: UserConfig,
  { sidebars }: Pick<BrowserBundle, 'sidebars'>,
): RspressPlugin {
  let routes: RouteMeta[] = [];
  return {
    name: 'discovery',
    routeGenerated(generated) {
      routes = generated;
    },
    afterBuild(config, isProd) {
      if (!isProd) return;
      write(path.resolve(config.outDir ?? 'doc_build'), site, knownPages(routes), sidebars);
    },
  };
}

function write(
  outDir: string,
  site: UserConfig,
  pages: KnownPage[],
  sidebars: BrowserBundle['sidebars'],
): void {
  const base = (site.base ?? '/').replace(/\/$/, '');
  const origin = (site.siteOrigin ?? '') + base;
  const urlOf = (route: string): string => encodeURI(origin + route);
  const byRoute = new Map(pages.map((page) => [page.route, page]));
  const save = (name: string, text: string): void => {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  // Both formats know absolute addresses only.
  const absolute = Boolean(site.siteOrigin);
  if (absolute) save('sitemap.xml', sitemap(pages, urlOf, site.lang ?? ''));
  save('robots.txt', robots(absolute ? urlOf('/sitemap.xml') : undefined));
  const twins = pages.map((page) => {
    const list = page.overview ? `\n${overviewList(page, sidebars, byRoute, urlOf)}\n` : '';
    const text = markdownOf(page, origin) + list;
    save(markdownFile(page.route), text);
    return { page, text };
  });
  for (const locale of site.locales ?? [{ lang: site.lang ?? '', title: '', description: '' }]) {
    const own = twins.filter(({ page }) => page.lang === locale.lang);
    const prefix = locale.lang === site.lang ? '' : `${locale.lang}/`;
    const about = {
      title: locale.title || site.title || '',
      description: locale.description || site.description || '',
    };
    const ownPages = own.map(({ page }) => page);
    const twinUrl = (page: KnownPage): string => urlOf(`/${markdownFile(page.route)}`);
    save(`${prefix}llms.txt`, llmsTxt(about, ownPages, twinUrl));
    save(`${prefix}llms-full.txt`, own.map(({ text }) => text).join('\n---\n\n'));
    const selfUrl = urlOf(`/${prefix}feed.xml`);
    const atom = feed({ title: about.title, url: urlOf(`/${prefix}`), selfUrl }, ownPages, urlOf);
    if (!atom || !absolute) continue;
    save(`${prefix}feed.xml`, atom);
    for (const page of ownPages.filter(({ bareRoute }) => bareRoute === '/')) {
      addToHead(
        outDir,
        page,
        `<link rel="alternate" type="application/atom+xml" href="${selfUrl}">`,
      );
    }
  }
  for (const page of pages.filter(({ bareRoute }) => bareRoute !== '/')) {
    const data = breadcrumbs(page, byRoute, urlOf);
    addToHead(outDir, page, `<script type="application/ld+json">${data}</script>`);
  }
}

function markdownOf(page: KnownPage, origin: string): string {
  const text = toMarkdown(page.body, page.file, origin);
  return text.startsWith('# ') || !page.title ? text : `# ${page.title}\n\n${text}`;
}

/** `/guide/start/` is `guide/start/index.md`. */
const markdownFile = (route: string): string =>
  `${route.slice(1)}${route.endsWith('/') ? 'index' : ''}.md`;

function addToHead(outDir: string, page: KnownPage, tag: string): void {
  const file = path.join(outDir, markdownFile(page.route).replace(/\.md$/, '.html'));
  if (!existsSync(file)) return;
  const html = readFileSync(file, 'utf8');
  writeFileSync(
    file,
    html.replace('</head>', () => `${tag}</head>`),
  );
}
