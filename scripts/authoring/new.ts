import { nearNames } from '@rstest-docs/search';
import { langPrefix } from '../../content/languages.ts';
import { fileOfPlace } from '../../content/routes.ts';
import type { Site } from '../../content/site.ts';
import { facts, names } from '../../shared/facts/index.ts';
import { LANGS, type Lang } from '../../shared/site/locales.ts';
import { UserError } from '../cli/errors.ts';
import type { Changes } from './changes.ts';
import { isReference, type PageName, readPageName, refuseNewName } from './place.ts';
import { forgetMove } from './records.ts';
import { addEntry } from './sidebar.ts';

export interface NewPlan {
  page: PageName;
  changes: Changes;
}

/** What `npm run docs -- new` writes; throws one line when the name is refused. */
export function planNew(site: Site, typed: string): NewPlan {
  const page = readPageName(site, typed);
  refuseNewName(site, page);
  refuseUnknownOption(page);
  const changes: Changes = new Map();
  for (const lang of LANGS) {
    const route = langPrefix(lang) + overviewOf(site, page);
    const overview = { title: titleAt(site, route), route };
    changes.set(fileOfPlace({ lang, path: page.path }), newPage(lang, page, overview));
  }
  addEntry(site.tree, changes, page);
  forgetMove(site, changes, page.route);
  return { page, changes };
}

/** A page of an option is named after it; `npm run check` would refuse any other. */
function refuseUnknownOption({ group, name, path }: PageName): void {
  const names = facts.options.map((option) => option.name);
  if (!group.startsWith('config/') || names.includes(name)) return;
  const owner = names.find((known) => known.endsWith(`.${name}`))?.split('.')[0];
  if (owner) {
    throw new UserError(
      `${path}: ${name} is a key of the option ${owner}; describe it on the page ${group}/${owner}`,
    );
  }
  const near = nearNames(name, names);
  const hint = near.length > 0 ? `did you mean ${near.join(' or ')}?` : '';
  throw new UserError(
    `${path}: @rstest/core ${facts.version} has no option ${name}; ${hint || 'for a newer version: npm install it, then npm run docs -- facts'}`,
  );
}

/** Title of the page at a route; the route itself for a page without one. */
const titleAt = (site: Site, route: string): string => site.byRoute.get(route)?.title || route;

/** Route of the nearest page above that lists its neighbors: `/config/`, `/guide/start/`. */
export function overviewOf(site: Site, { group }: PageName): string {
  const section = group.split('/')[0] ?? '';
  const candidates = [`/${group}/`, `/${section}/`, `/${section}/start/`, '/'];
  return candidates.find((route) => site.byRoute.has(route)) ?? '/';
}

interface Texts {
  description: (title: string) => string;
  lead: string;
  edges: string;
  edgesText: string;
  related: string;
  relatedText: (title: string, link: string) => string;
}

/** Texts of a new page that differ between languages; a language without its own gets the English ones. */
const TEXTS: Partial<Record<Lang, Texts>> & { en: Texts } = {
  en: {
    description: (title: string) =>
      `TODO: one sentence of 50 to 160 characters that says what a reader learns about ${title} here.`,
    lead: 'TODO: what it does for the reader, in one sentence.',
    edges: 'Edge cases',
    edgesText:
      'TODO: which setting overrides which, what is appended and what replaced, what a project inherits, what watch mode and CI change. State only what you ran.',
    related: 'Related',
    relatedText: (title, link) => `- [${title}](${link}): TODO: why to go there`,
  },
  zh: {
    description: (title: string) =>
      `TODO：用一句话（25 到 120 个字符）写明读者能在这里了解到 ${title} 的哪些内容。`,
    lead: 'TODO：用一句话说明它能为读者做什么。',
    edges: '边界情况 \\{#edge-cases}',
    edgesText:
      'TODO：谁的优先级更高，哪些会追加、哪些会替换，项目继承什么，监听模式和 CI 中有何不同。只写你运行过的内容。',
    related: '相关内容 \\{#related}',
    relatedText: (title, link) => `- [${title}](${link})：TODO：为什么要看`,
  },
};

/** Source of a new page; its sample runs, and what is left to write is marked TODO. */
function newPage(lang: Lang, page: PageName, overview: { title: string; route: string }): string {
  const texts = TEXTS[lang] ?? TEXTS.en;
  const title = titleOf(page);
  const parts = [
    `---\ntitle: ${title}\ndescription: ${quoted(texts.description(title))}\n---`,
    `# ${title}`,
    texts.lead,
    factsOf(page),
    fence('ts title="clock.test.ts"', SAMPLE),
    fence('ansi output', ''),
    `## ${texts.edges}`,
    texts.edgesText,
    `## ${texts.related}`,
    texts.relatedText(overview.title, overview.route),
  ];
  return `${parts.filter(Boolean).join('\n\n')}\n`;
}

/** `quick-start` becomes `Quick start`; an option or a function keeps its name. */
function titleOf({ group, name }: PageName): string {
  if (isReference(group)) return name;
  const words = name.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The component that draws the verified facts of what the page documents. */
function factsOf({ group, name }: PageName): string {
  if (group.startsWith('config/')) return `<OptionFacts name="${name}" />`;
  const isApi = group.startsWith('api/') && names.api.has(name);
  if (isApi) return `<ApiFacts name="${name}" />`;
  return '';
}

const SAMPLE = `import { expect, test } from '@rstest/core';

const minutes = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));

test('reads the clock', () => {
  expect(minutes('01:30')).toBe(90);
});`;

function fence(info: string, content: string): string {
  return `\`\`\`${info}\n${content ? `${content}\n` : ''}\`\`\``;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
