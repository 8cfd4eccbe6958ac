import {
  langFolder,
  langPrefix,
  mayLack,
  PARTIAL_LANGS,
  splitLang,
} from '../../../content/languages.ts';
import { type FolderMeta, folderMetas, type MetaEntry } from '../../../content/meta.ts';
import { pathOfRoute } from '../../../content/routes.ts';
import type { Site } from '../../../content/site.ts';
import { DEFAULT_LANG, LANGS, type Lang } from '../../../shared/site/locales.ts';
import { KEBAB, namingOf } from '../../authoring/place.ts';
import { didYouMean } from '../../cli/nearest.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { readJsonFile } from '../schema/jsonFile.ts';

/** Pages of the root folder that no sidebar lists. */
const WITHOUT_ENTRY = new Set(['index', '404']);

/** `_meta.json` and `_nav.json` are well-formed, complete, true and alike in both languages. */
export const sidebarCheck: Check = {
  name: 'sidebar',
  about: '_meta.json and _nav.json: well-formed, every page listed once, alike in both languages',
  run({ site }) {
    const metas = folderMetas(site.tree);
    const entries = metas.flatMap((meta) => entriesExist(site, meta));
    // What an entry without a page leaves out follows from it.
    const sound = metas.filter(({ file }) => !entries.some((finding) => finding.file === file));
    return [
      ...site.tree.files
        .filter((file) => /^docs\/[^/]+\/(.*\/)?_(meta|nav)\.json$/.test(file))
        .flatMap((file) => wellFormed(site, file)),
      ...navFindings(site),
      ...entries,
      ...orphans(site, metas, sound),
      ...alike(metas, sound),
    ];
  },
};

function wellFormed(site: Site, file: string): Finding[] {
  return readJsonFile(site.tree, file, file.endsWith('_nav.json') ? 'nav' : 'meta').findings;
}

function entriesExist(site: Site, { file, folder, lang, entries }: FolderMeta): Finding[] {
  const base = folder ? `${folder}/` : '';
  const findings: Finding[] = [];
  const seen = new Set<string>();
  for (const { kind, name, link, line } of entries) {
    if (link?.startsWith('/')) findings.push(...routeFindings(site, lang, file, line, link));
    if (name === undefined) continue;
    const inside = base + name;
    const names = [`${inside}.mdx`, `${inside}.md`];
    const page = names.some((one) => site.tree.has(one));
    const draft = kind !== 'dir' && names.find((one) => site.drafts.includes(one));
    if (draft) {
      const fix = 'remove the entry, or draft: true when the page is ready';
      findings.push({ file, line, message: `entry ${name} is a draft: ${draft}`, fix });
    }
    const dir = site.tree.files.some((path) => path.startsWith(`${inside}/`));
    if (kind === 'dir' ? !dir : !page) {
      const siblings = namesIn(site, folder);
      const message = `entry ${name} has no ${kind === 'dir' ? 'folder' : 'page'} ${inside}`;
      const right = didYouMean(name, siblings) || `in this folder: ${siblings.join(', ')}`;
      findings.push({ file, line, message, right });
    }
    if (seen.has(`${kind} ${name}`)) {
      findings.push({ file, line, message: `entry ${name} is listed twice`, fix: 'remove one' });
    }
    seen.add(`${kind} ${name}`);
  }
  return findings;
}

function namesIn(site: Site, folder: string): string[] {
  const names = site.tree.files
    .filter((path) => path.startsWith(`${folder}/`))
    .map((path) => path.slice(folder.length + 1).split('/')[0] ?? '')
    .filter((name) => !name.startsWith('_'))
    .map((name) => name.replace(/\.mdx?$/, ''));
  return [...new Set(names)];
}

function orphans(
  site: Site,
  metas: readonly FolderMeta[],
  sound: readonly FolderMeta[],
): Finding[] {
  const byFolder = new Map(metas.map((meta) => [meta.folder, meta]));
  const findings: Finding[] = [];
  for (const page of site.pages) {
    const root = langFolder(page.lang);
    const parts = page.path.split('/');
    const name = parts.pop() ?? '';
    const folder = [root, ...parts].join('/');
    if (parts.length === 0) {
      if (WITHOUT_ENTRY.has(name)) continue;
      const right = `docs/${page.lang}/<section>/…, with an entry in a _meta.json`;
      findings.push({ file: page.file, line: 1, message: 'page outside of every section', right });
      continue;
    }
    const { pattern, says } = namingOf(`${parts.join('/')}/`);
    if (page.lang === DEFAULT_LANG && !pattern.test(name) && !KEBAB.test(name)) {
      const fix = `npm run docs -- rename ${page.path} ${[...parts, kebab(name)].join('/')}`;
      const message = `"${name}" cannot name a page of this folder`;
      findings.push({ file: page.file, line: 1, message, right: says, fix });
    }
    const entry = byFolder
      .get(folder)
      ?.entries.some((one) => one.kind === 'file' && one.name === name);
    // A section's index is reached from the navigation bar, a group's from the group's heading.
    const meta = byFolder.get(folder);
    if (!entry && name !== 'index' && (!meta || sound.includes(meta))) {
      const fix = 'add it where it belongs, in the other language too';
      const right = `an entry "${name}" in ${folder}/_meta.json`;
      findings.push({ file: page.file, line: 1, message: 'page is in no sidebar', right, fix });
    }
    for (let depth = parts.length; depth > 1; depth--) {
      const parent = [root, ...parts.slice(0, depth - 1)].join('/');
      const child = parts[depth - 1];
      const meta = byFolder.get(parent);
      if (meta?.entries.some((one) => one.kind === 'dir' && one.name === child)) continue;
      const message = `folder ${parent}/${child} is in no sidebar`;
      const right = `an entry {"type": "dir", "name": "${child}", …} in ${parent}/_meta.json`;
      if (findings.some((one) => one.message === message)) continue;
      findings.push({ file: meta?.file ?? page.file, line: 1, message, right });
    }
  }
  return findings;
}

const kebab = (name: string) =>
  name
    .replace(/(?<=[a-z0-9])(?=[A-Z])/g, '-')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .toLowerCase();

/** Entries without those of pages that need no translation. */
function inEvery({ folder, lang }: FolderMeta, entries: readonly MetaEntry[]): MetaEntry[] {
  const base = `${folder.slice(langFolder(lang).length + 1)}/`;
  return entries.filter(
    ({ kind, name }) =>
      name === undefined || !mayLack(lang, base + name + (kind === 'dir' ? '/' : '')),
  );
}

function alike(metas: readonly FolderMeta[], sound: readonly FolderMeta[]): Finding[] {
  const findings: Finding[] = [];
  const shape = (entry: MetaEntry | undefined) =>
    entry
      ? `${entry.kind} ${entry.name ?? (splitLang(entry.link ?? '').path || '')}`.trim()
      : 'nothing';
  for (const meta of metas) {
    for (const lang of LANGS) {
      if (lang === meta.lang) continue;
      // Their lists have what is translated.
      if ([lang, meta.lang].some((one) => PARTIAL_LANGS.includes(one))) continue;
      const file = meta.file.replace(langFolder(meta.lang), langFolder(lang));
      const translation = metas.find((one) => one.file === file);
      if (!translation) {
        const message = `_meta.json has no counterpart in ${langFolder(lang)}`;
        findings.push({ file: meta.file, line: 1, message, right: `a file ${file}` });
        continue;
      }
      if (meta.lang !== DEFAULT_LANG || ![meta, translation].every((one) => sound.includes(one)))
        continue;
      const [here, there] = [meta, translation].map(({ entries }) => inEvery(meta, entries));
      const count = Math.max(here?.length ?? 0, there?.length ?? 0);
      for (let index = 0; index < count; index++) {
        const own = shape(here?.[index]);
        const other = shape(there?.[index]);
        if (own === other) continue;
        const line = there?.[index]?.line ?? 1;
        const right = `${own}, as in ${meta.file}`;
        findings.push({
          file: translation.file,
          line,
          message: `entry ${index + 1} is ${other}`,
          right,
        });
        break;
      }
    }
  }
  return findings;
}

/** `_nav.json`: its links lead to pages, and every language has the same items. */
function navFindings(site: Site): Finding[] {
  return [...LANGS.flatMap((lang) => linkFindings(site, lang)), ...navsAlike(site)];
}

function linkFindings(site: Site, lang: Lang): Finding[] {
  const file = `${langFolder(lang)}/_nav.json`;
  if (!site.tree.has(file)) return [{ file, line: 1, message: 'navigation is missing' }];
  const { value, lineOf } = readJsonFile(site.tree, file);
  const findings: Finding[] = [];
  const visit = (items: unknown, path: (string | number)[]): void => {
    if (!Array.isArray(items)) return;
    items.forEach((item: { link?: unknown; items?: unknown }, index) => {
      const here = [...path, index];
      if (typeof item?.link === 'string' && item.link.startsWith('/')) {
        const line = lineOf([...here, 'link']);
        findings.push(...routeFindings(site, lang, file, line, item.link));
      }
      visit(item?.items, [...here, 'items']);
    });
  };
  visit(value, []);
  return findings;
}

/** What an item of the bar is, whatever its text is called in a language. */
interface NavShape {
  is: string;
  path: (string | number)[];
}

function navShapes(items: unknown, path: (string | number)[] = []): NavShape[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: Record<string, unknown>, index) => {
    const here = [...path, index];
    const { text, tag, items: below, ...alike } = item ?? {};
    const keys = Object.entries(alike).toSorted(([a], [b]) => (a < b ? -1 : 1));
    const written = keys.map(([key, value]) => `${key} ${JSON.stringify(value)}`).join(', ');
    const is = below ? `a menu ${written}`.trim() : written || 'an item without a link';
    return [{ is, path: here }, ...navShapes(below, [...here, 'items'])];
  });
}

/** The bar has the same items in every language: one that is missing is missing for its readers. */
function navsAlike(site: Site): Finding[] {
  const [first, ...others] = LANGS.filter((lang) => !PARTIAL_LANGS.includes(lang)).map(
    (lang) => `${langFolder(lang)}/_nav.json`,
  );
  if (!first || !site.tree.has(first)) return [];
  const own = readJsonFile(site.tree, first);
  const shapes = navShapes(own.value);
  return others.flatMap((file) => {
    if (!site.tree.has(file)) return [];
    const other = readJsonFile(site.tree, file);
    const found = navShapes(other.value);
    const count = Math.max(shapes.length, found.length);
    for (let index = 0; index < count; index++) {
      const [here, there] = [shapes[index], found[index]];
      if (here?.is === there?.is && here?.path.join() === there?.path.join()) continue;
      const source = `${first}:${own.lineOf(here?.path ?? [])}`;
      const message = there
        ? `the navigation item ${there.is} is not at this place in ${first}`
        : `a navigation item of ${first} is missing`;
      const right = here ? `${here.is}, as at ${source}` : `no more items than ${first} has`;
      const line = other.lineOf(there?.path ?? []);
      return [{ file, line, message, right, fix: 'make both files alike' }];
    }
    return [];
  });
}

/** Links of `_nav.json` and `_meta.json` name no language; the site generator adds it. */
function routeFindings(
  site: Site,
  lang: Lang,
  file: string,
  line: number,
  link: string,
): Finding[] {
  const { path } = splitLang(link);
  if (path !== link) {
    return [{ file, line, message: `link ${link} names a language`, right: path }];
  }
  const route = link.replace(/#.*/, '');
  if (site.byRoute.has(langPrefix(lang) + route)) return [];
  if (PARTIAL_LANGS.includes(lang) && site.byRoute.has(route)) {
    const message = `link ${link} leads to a page that is not translated`;
    const fix = `npm run docs -- language ${lang} ${pathOfRoute(route)}, or remove the entry`;
    return [{ file, line, message, fix }];
  }
  const right = didYouMean(link, site.byRoute.keys()) || 'a route of this site';
  return [{ file, line, message: `dead link ${link}`, right }];
}
