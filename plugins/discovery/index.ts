import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { UserConfig } from '@rspress/core';
import { PAGE_LIST, type PageList } from '@rstest-docs/docs-mcp';
import { RELEASES } from '../../content/places.ts';
import { pagesOfSkill, SKILLS } from '../../content/skills.ts';
import { history } from '../../shared/facts/history.ts';
import { facts } from '../../shared/facts/index.ts';
import { copyOf, prefixOfBase } from '../../shared/site/addresses.ts';
import { versionId } from '../../theme/contract.ts';
import { factsPages } from '../facts/pages.ts';
import { releaseText } from '../facts/releases.ts';
import type { KnownSite, LongStep } from '../html/stage.ts';
import { Job, PAGES_OF_A_JOB } from '../jobs.ts';
import type { LanguageSite } from '../languages.ts';
import { buildText } from '../texts.ts';
import { frozenFolder } from '../versions.ts';
import type { CopyTask } from './copies.ts';
import { documentedNames, documentedValues } from './names.ts';
import { copiesByRoute, skillFiles } from './skills.ts';
import { breadcrumbs, feed, releaseFeed, robots, sitemap } from './texts.ts';

const PROCESS = path.join(import.meta.dirname, 'process.ts');

/**
 * What machines read: `sitemap.xml`, `robots.txt`, a Markdown copy of every page, `llms.txt` and
 * `llms-full.txt`, the list of pages and the history of versions for the MCP server, an Atom feed for
 * each language, which the home page links, one of releases, which their page links, and JSON-LD breadcrumbs. 404 pages are in none of them;
 * a frozen manual has neither sitemap, `robots.txt` nor feed of changed pages.
 */
export const discovery = (): LongStep => ({
  begin(known) {
    const task = { origin: originOf(known.site), languages: known.languages };
    const job =
      known.sources.length < PAGES_OF_A_JOB
        ? undefined
        : new Job<Map<string, string>>('Markdown copies', PROCESS, task);
    return {
      head: tagsOf(known),
      async finish({ outDir }) {
        const save = (name: string, text: string): void => {
          const file = path.join(outDir, name);
          mkdirSync(path.dirname(file), { recursive: true });
          writeFileSync(file, text);
        };
        const files = (await job?.result()) ?? (await convert(task));
        for (const [name, text] of files) save(name, text);
        writeSkills(known, files, save);
        writeFeeds(known, save);
        writeLists(known, save);
        return ({ html }) => html;
      },
    };
  },
});

type Save = (name: string, text: string) => void;

const originOf = ({ siteOrigin = '', base }: UserConfig): string => siteOrigin + prefixOfBase(base);

const urlIn =
  (site: UserConfig) =>
  (route: string): string =>
    encodeURI(originOf(site) + route);

async function convert(task: CopyTask): Promise<Map<string, string>> {
  // Parser and serializer are large, and another process mostly needs them alone.
  const { copyFiles } = await import('./copies.ts');
  return copyFiles(task);
}

/** What the head of each page says of these files, and its breadcrumbs; by route. */
function tagsOf({ site, languages }: KnownSite): (route: string) => string {
  const base = prefixOfBase(site.base);
  const urlOf = urlIn(site);
  const alternate = (type: string, href: string): string =>
    `<link rel="alternate" type="${type}" href="${href}">`;
  const tags = new Map<string, string>();
  for (const language of languages) {
    const hasFeed = hasFeedOf(language, site);
    for (const { page, trail } of language.pages) {
      const { route, bareRoute } = page;
      const isHome = bareRoute === '/';
      tags.set(
        route,
        alternate('text/markdown', base + copyOf(route)) +
          (isHome && hasFeed ? alternate('application/atom+xml', urlOf(feedOf(language))) : '') +
          (bareRoute === RELEASES ? alternate('application/rss+xml', `${base}${route}.xml`) : '') +
          (isHome
            ? ''
            : `<script type="application/ld+json">${breadcrumbs(page, trail, urlOf)}</script>`),
      );
    }
  }
  return (route) => tags.get(route) ?? '';
}

const feedOf = ({ prefix }: LanguageSite): string => `/${prefix}feed.xml`;

// Search engines and those who follow changes are led to the current manual, by absolute addresses.
const isFollowed = ({ siteOrigin }: UserConfig): boolean =>
  Boolean(siteOrigin) && frozenFolder() === '';

const hasFeedOf = ({ pages }: LanguageSite, site: UserConfig): boolean =>
  isFollowed(site) && pages.some(({ page }) => page.changed);

function writeFeeds({ site, sources, languages }: KnownSite, save: Save): void {
  const urlOf = urlIn(site);
  if (isFollowed(site)) save('sitemap.xml', sitemap(sources, urlOf, site.lang ?? ''));
  if (frozenFolder() === '') {
    save('robots.txt', robots(site.siteOrigin ? urlOf('/sitemap.xml') : undefined));
  }
  for (const language of languages) {
    if (!hasFeedOf(language, site)) continue;
    const selfUrl = urlOf(feedOf(language));
    const about = { title: language.title, url: urlOf(`/${language.prefix}`), selfUrl };
    const pages = language.pages.map(({ page }) => page);
    save(feedOf(language), feed(about, pages, urlOf));
  }
  for (const { route, bareRoute, lang, title, description } of sources) {
    if (bareRoute !== RELEASES) continue;
    const text = buildText(lang);
    const about = { title: `Rstest: ${title}`, url: urlOf(route), description, lang };
    const versions = history.versions.toReversed().map((version) => {
      return { version, anchor: versionId(version), text: releaseText(version, text) };
    });
    save(`${route}.xml`, releaseFeed(about, versions));
  }
}

function writeSkills({ site, sources }: KnownSite, files: Map<string, string>, save: Save): void {
  const urlOf = urlIn(site);
  const copies = copiesByRoute(sources, files, urlOf);
  // A small site has no such pages, and a frozen manual may lack sections that a skill of today has.
  const skills = SKILLS.filter(
    (skill) => frozenFolder() === '' && pagesOfSkill(skill).every((page) => copies.has(page)),
  );
  for (const { file, text } of skillFiles(skills, copies, urlOf)) save(file, text);
}

function writeLists({ sources, languages }: KnownSite, save: Save): void {
  const listed: PageList['languages'] = {};
  for (const { lang, prefix, pages } of languages) {
    listed[lang] = {
      prefix: prefix && `/${prefix.slice(0, -1)}`,
      pages: pages.map(({ page: { bareRoute, title, description } }) => {
        return { path: bareRoute, title, description };
      }),
    };
  }
  const names = documentedNames(factsPages(() => sources).find);
  const list = {
    version: facts.version,
    languages: listed,
    names,
    values: documentedValues(names),
  };
  save(PAGE_LIST, JSON.stringify(list satisfies PageList));
  save('history.json', JSON.stringify(history));
}
