import { applyEdits } from '@rstest-docs/migrate/edits';
import { langPrefix } from '../../content/languages.ts';
import { linksOf, type PageLink } from '../../content/links.ts';
import type { Page } from '../../content/page.ts';
import type { Site } from '../../content/site.ts';
import { SKILLS_FILE } from '../../content/skills.ts';
import type { Changes } from './changes.ts';

export interface Relink {
  /** Route without language that links lead to now. */
  from: string;
  /** Route without language that they shall lead to. */
  to: string;
  /** Whether `#anchors` still hold. */
  keepAnchors: boolean;
}

/** A link to a page, with the page or the part that it stands on. */
export interface LinkPlace {
  page: Page;
  link: PageLink;
}

/** Links to a route (without language) from pages and parts of the same language, the page's own left out. */
export function linksTo(site: Site, route: string): LinkPlace[] {
  return [...site.pages, ...site.partials].flatMap((page) => {
    const target = langPrefix(page.lang) + route;
    if (page.route === target) return [];
    const links = linksOf(page).filter(({ url }) => url.replace(/[?#].*$/, '') === target);
    return links.map((link) => ({ page, link }));
  });
}

/** Points every link of pages, navigation and sidebars to another route. */
export function relink(site: Site, changes: Changes, { from, to, keepAnchors }: Relink): void {
  for (const page of [...site.pages, ...site.partials]) {
    const prefix = langPrefix(page.lang);
    const edits = linksOf(page).flatMap(({ url, offset }) => {
      if (offset < 0 || url.replace(/[?#].*$/, '') !== prefix + from) return [];
      const rest = url.slice((prefix + from).length);
      const text = prefix + to + (keepAnchors ? rest : '');
      return [{ start: offset, end: offset + url.length, text }];
    });
    if (edits.length > 0) changes.set(page.file, applyEdits(page.source, edits));
    relinkHero(page, changes, prefix + from, prefix + to);
  }
  relinkJson(site, changes, from, to);
  if (keepAnchors) relinkSkills(site, changes, from, to);
}

/** Links in frontmatter, as the buttons of the home page have. */
function relinkHero(page: Page, changes: Changes, from: string, to: string): void {
  const text = changes.get(page.file) ?? page.source;
  const head = text.slice(0, page.frontmatter.length);
  const moved = head.replace(/^(\s*-?\s*link:\s*['"]?)([^'"\s]+)/gm, (whole, key, url) =>
    url === from ? key + to : whole,
  );
  if (moved !== head) changes.set(page.file, moved + text.slice(head.length));
}

function relinkJson(site: Site, changes: Changes, from: string, to: string): void {
  for (const file of site.tree.files) {
    if (!/^docs\/.*_(nav|meta)\.json$/.test(file)) continue;
    const text = changes.get(file) ?? site.tree.read(file);
    const moved = text.replaceAll(/("link"\s*:\s*")([^"#]+)/g, (whole, key, url) =>
      url === from ? key + to : whole,
    );
    if (moved !== text) changes.set(file, moved);
  }
}

/** What skills take from a page and where they lead; of a page that is removed the author decides. */
function relinkSkills({ tree }: Site, changes: Changes, from: string, to: string): void {
  if (!tree.has(SKILLS_FILE)) return;
  const text = tree.read(SKILLS_FILE);
  const moved = text.replaceAll(/'([^'#\n]+)(?=#[\w-]+'|')/g, (whole, route) =>
    route === from ? `'${to}` : whole,
  );
  if (moved !== text) changes.set(SKILLS_FILE, moved);
}

const CODE =
  /^(content|theme|shared|plugins|scripts|deploy|tests|bench)\/.*\.(tsx?|json|txt)$|^[^/]+\.(md|ts)$/;

/** Files outside of the pages that name a route; they are reported to the author, not changed. */
export function mentionsOf(site: Site, route: string, changes: Changes): string[] {
  const pattern = new RegExp(`${route.replaceAll('/', '\\/')}(?![\\w-])`);
  return site.tree.files.filter(
    (file) => CODE.test(file) && !changes.has(file) && pattern.test(site.tree.read(file)),
  );
}
