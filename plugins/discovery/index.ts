import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { PAGE_LIST, type PageList } from '@rstest-docs/docs-mcp';
import type { SitePage } from '../../content/sitePages.ts';
import { pagesOfSkill, SKILLS } from '../../content/skills.ts';
import { history } from '../../shared/facts/history.ts';
import { facts } from '../../shared/facts/index.ts';
import { prefixOfBase } from '../../shared/site/addresses.ts';
import type { Lang } from '../../shared/site/locales.ts';
import { menusIn, trailOf } from '../../shared/site/trail.ts';
import { factsPages } from '../facts/pages.ts';
import { anchorOf, releaseText } from '../facts/releases.ts';
import { addToHead, type LongStep } from '../html/stage.ts';
import { Job, PAGES_OF_A_JOB } from '../jobs.ts';
import type { BrowserBundle } from '../runtime/chunks.ts';
import { shapeOf } from '../runtime.ts';
import { buildText } from '../texts.ts';
import { frozenFolder } from '../versions.ts';
import type { CopyTask } from './bodies.ts';
import { markdownCopies } from './copies.ts';
import { llmsFiles } from './llms.ts';
import { documentedNames, documentedValues } from './names.ts';
import { inReadingOrder } from './order.ts';
import { skillFiles } from './skills.ts';
import { breadcrumbs, feed, releaseFeed, robots, sitemap } from './texts.ts';

const PROCESS = path.join(import.meta.dirname, 'process.ts');
/** The page of releases, whose feed is at the same address with `.xml` behind it. */
const RELEASES = '/guide/help/releases';

/**
 * What machines read: `sitemap.xml`, `robots.txt`, a Markdown copy of every page, `llms.txt` and
 * `llms-full.txt`, the list of pages and the history of versions for the MCP server, an Atom feed for
 * each language, which the home page links, one of releases, which their page links, and JSON-LD breadcrumbs. 404 pages are in none of them;
 * a frozen manual has neither sitemap, `robots.txt` nor feed of changed pages.
 */
export function discovery({ sidebars }: Pick<BrowserBundle, 'sidebars'>): LongStep {
  let job: Job<Map<string, string>> | undefined;
  return {
    begin({ site, sources }) {
      if (sources.length < PAGES_OF_A_JOB) return;
      job = new Job('Markdown copies', PROCESS, copiesOf(site, sources));
    },
    async finish({ outDir, site, sources }) {
      const bodies = (await job?.result()) ?? (await convert(copiesOf(site, sources)));
      const tags = write(outDir, site, sources, sidebars, bodies);
      return ({ route, html }) => addToHead(html, tags.get(route)?.join('') ?? '');
    },
  };
}

const originOf = ({ siteOrigin = '', base }: UserConfig): string => siteOrigin + prefixOfBase(base);

const copiesOf = (site: UserConfig, pages: readonly SitePage[]): CopyTask => ({
  origin: originOf(site),
  pages: pages.map(({ route, bareRoute, lang, title, file, body, frontmatter }) => {
    return { route, bareRoute, lang, title, file, body, frontmatter };
  }),
});

async function convert(task: CopyTask): Promise<Map<string, string>> {
  // Parser and serializer are large, and another process mostly needs them alone.
  const { markdownBodies } = await import('./bodies.ts');
  return markdownBodies(task);
}

/** Writes the files; returns what goes into the head of each page, by route. */
function write(
  outDir: string,
  site: UserConfig,
  pages: SitePage[],
  sidebars: BrowserBundle['sidebars'],
  bodies: ReadonlyMap<string, string>,
): Map<string, string[]> {
  const base = prefixOfBase(site.base);
  const origin = originOf(site);
  const urlOf = (route: string): string => encodeURI(origin + route);
  const save = (name: string, text: string): void => {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  const tags = new Map<string, string[]>(pages.map(({ route }) => [route, []]));

  // Both formats know absolute addresses only.
  const absolute = Boolean(site.siteOrigin);
  // Search engines and those who follow changes are led to the current manual.
  const isFrozen = frozenFolder() !== '';
  if (absolute && !isFrozen) save('sitemap.xml', sitemap(pages, urlOf, site.lang ?? ''));
  if (!isFrozen) save('robots.txt', robots(absolute ? urlOf('/sitemap.xml') : undefined));
  const copies = new Map(
    markdownCopies(pages, bodies, sidebars, urlOf).map((copy) => [copy.page.route, copy]),
  );
  for (const { page, file, text } of copies.values()) {
    save(file, text);
    const address = `${base}/${file}`;
    tags.get(page.route)?.push(`<link rel="alternate" type="text/markdown" href="${address}">`);
  }
  // A small site has no such pages, and a frozen manual may lack sections that a skill of today has.
  const skills = SKILLS.filter(
    (skill) => !isFrozen && pagesOfSkill(skill).every((page) => copies.has(page)),
  );
  for (const { file, text } of skillFiles(skills, copies, urlOf)) save(file, text);
  const lists: PageList['languages'] = {};
  for (const locale of site.locales ?? [{ lang: site.lang ?? '', title: '', description: '' }]) {
    const prefix = locale.lang === site.lang ? '' : `${locale.lang}/`;
    const about = {
      title: locale.title || site.title || '',
      description: locale.description || site.description || '',
    };
    const placed = inReadingOrder(pages, locale.lang, site);
    const ownPages = placed.map(({ page }) => page);
    const own = placed.flatMap(({ page, trail }) => {
      const copy = copies.get(page.route);
      return copy ? [{ ...copy, trail }] : [];
    });
    lists[locale.lang] = {
      prefix: prefix && `/${prefix.slice(0, -1)}`,
      pages: ownPages.map(({ bareRoute, title, description }) => {
        return { path: bareRoute, title, description };
      }),
    };
    for (const { file, text } of llmsFiles(own, { ...about, lang: locale.lang }, prefix, urlOf)) {
      save(file, text);
    }
    const selfUrl = urlOf(`/${prefix}feed.xml`);
    const atom = feed({ title: about.title, url: urlOf(`/${prefix}`), selfUrl }, ownPages, urlOf);
    if (!atom || !absolute || isFrozen) continue;
    save(`${prefix}feed.xml`, atom);
    const link = `<link rel="alternate" type="application/atom+xml" href="${selfUrl}">`;
    for (const { bareRoute, route } of ownPages) if (bareRoute === '/') tags.get(route)?.push(link);
  }
  for (const { route, bareRoute, lang, title, description } of pages) {
    if (bareRoute !== RELEASES) continue;
    const t = buildText(lang as Lang);
    const about = { title: `Rstest: ${title}`, url: urlOf(route), description, lang };
    const versions = history.versions.toReversed().map((version) => {
      return { version, anchor: anchorOf(version), text: releaseText(version, t) };
    });
    const file = `${route.slice(1)}.xml`;
    save(file, releaseFeed(about, versions));
    const link = `<link rel="alternate" type="application/rss+xml" href="${base}/${file}">`;
    tags.get(route)?.push(link);
  }
  const names = documentedNames(factsPages(() => pages).find);
  const list = {
    version: facts.version,
    languages: lists,
    names,
    values: documentedValues(names),
  };
  save(PAGE_LIST, JSON.stringify(list satisfies PageList));
  save('history.json', JSON.stringify(history));
  for (const page of pages.filter(({ bareRoute }) => bareRoute !== '/')) {
    const menus = menusIn(site.themeConfig, page.lang);
    const data = breadcrumbs(page, trailOf(page.route, menus, shapeOf(site)), urlOf);
    tags.get(page.route)?.push(`<script type="application/ld+json">${data}</script>`);
  }
  return tags;
}
