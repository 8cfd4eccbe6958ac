import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import type { RsbuildPlugin, RsbuildPluginAPI } from '@rsbuild/core';
import type { RspressPlugin, UserConfig } from '@rspress/core';
import { type Options, pluginLlms } from '@rspress/plugin-llms';
import type { Root } from 'mdast';
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import type { VFile } from 'vfile';
import { literalPattern } from '../../content/literal.ts';
import type { SitePage } from '../../content/sitePages.ts';
import { facts } from '../../shared/facts/index.ts';
import { copyOf } from '../../shared/site/addresses.ts';
import { factsPages } from '../facts/pages.ts';
import type { LanguageSite } from '../languages.ts';
import { buildText } from '../texts.ts';
import { bodyOf, plainMarkdown, remarkCopy } from './markdown.ts';

/** What the files for agents are made of. */
export interface CopyTask {
  /** Address of the site, without a slash at its end. */
  origin: string;
  languages: readonly LanguageSite[];
}

/**
 * The Markdown copy of every page, and `llms.txt` and the files of whole texts of each language, by
 * path in the built site. `@rspress/plugin-llms` makes them. Its hooks are called here and not by the
 * framework, which knows no pages (plugins/runtime/index.ts) and would do so on the bundler's thread.
 */
export async function copyFiles({ origin, languages }: CopyTask): Promise<Map<string, string>> {
  const urlOf = (path: string): string => encodeURI(origin + path);
  const pages = languages.flatMap((language) => language.pages.map(({ page }) => page));
  const about = factsPages(() => pages);
  const copied = new Set<string>();
  const errors: unknown[] = [];

  const options = languages.map((language): Options => {
    const toCopy = remarkCopy(language, pages, about, urlOf);
    // The plugin would publish the source of a page that it cannot convert.
    const copy = () => async (tree: Root, file: VFile) => {
      // Lets a process notice that nobody waits for it any more.
      await setImmediate();
      try {
        await toCopy(tree, file);
        copied.add(file.path);
      } catch (error) {
        errors.push(error);
        throw error;
      }
    };
    return {
      include: ({ page }) => page.lang === language.lang,
      mdFiles: { remarkPlugins: [plainMarkdown, remarkGfm, remarkCjkFriendly, copy] },
      llmsFullTxt: { name: `${language.prefix}llms-full.txt` },
      llmsTxt: {
        name: `${language.prefix}llms.txt`,
        onTitleGenerate: () => opening(language, urlOf),
        onLineGenerate: (page) => lineOf(page, urlOf),
      },
    };
  });
  const files = await emitted(pluginLlms(options), languages, pages);
  if (errors.length > 0) throw errors[0];
  const lost = pages.find(({ file }) => !copied.has(file));
  if (lost) throw new Error(`${lost.file}: no Markdown copy, because it cannot be parsed`);
  for (const language of languages) addParts(language, files, urlOf);
  return files;
}

/** Calls the plugin's hooks as the framework and its bundler would; returns what it writes. */
async function emitted(
  plugin: RspressPlugin,
  languages: readonly LanguageSite[],
  pages: readonly SitePage[],
): Promise<Map<string, string>> {
  const files = new Map<string, string>();
  const before: (() => unknown)[] = [];
  const after: ((build: object) => unknown)[] = [];
  const locales = languages.map((language) => ({ lang: language.lang, nav: groups(language) }));
  const known = pages.map(({ route: routePath, file: _filepath, ...page }) => {
    const { lang, title, description } = page;
    const content = bodyOf({ ...page, file: _filepath });
    return { routePath, lang, title, description, content, _filepath };
  });
  const given = { themeConfig: { locales } } as object as UserConfig;
  const config = (await plugin.config?.(given, {} as never, true)) ?? given;
  plugin.routeGenerated?.(known as never, true);
  for (const page of known) await plugin.extendPageData?.(page as never, true);
  await plugin.beforeBuild?.(config, true);
  const api = {
    onBeforeBuild: (hook: () => unknown) => before.push(hook),
    processAssets: (_: unknown, hook: (build: object) => unknown) => after.push(hook),
  } as object as RsbuildPluginAPI;
  for (const one of config.builderConfig?.plugins ?? []) await (one as RsbuildPlugin).setup(api);
  for (const hook of before) await hook();
  const emitAsset = (name: string, text: object): void => {
    files.set(path.normalize(name), String(text));
  };
  const build = { compilation: { emitAsset }, sources: { RawSource: String } };
  for (const hook of after) await hook(build);
  return files;
}

/** Pages of the same place, as sections of a navbar, which is how the plugin knows them. */
function groups({ lang, pages }: LanguageSite): { text: string; activeMatch: string }[] {
  const routes = new Map<string, string[]>();
  // The plugin lists no home page, and puts its text where its group is: at the beginning.
  const first = pages.find(({ trail }) => trail.length > 0)?.trail ?? [];
  for (const { page, trail } of pages) {
    const steps = page.bareRoute === '/' ? first : trail;
    const group = steps.map(({ text }) => text).join(buildText(lang)('agents.colon'));
    routes.set(group, [...(routes.get(group) ?? []), literalPattern(page.route)]);
  }
  // Those without a place come last.
  routes.delete('');
  return [...routes].map(([text, own]) => ({ text, activeMatch: `^(?:${own.join('|')})$` }));
}

const lineOf = (page: Listed, urlOf: (path: string) => string): string =>
  `- [${page.title}](${urlOf(copyOf(page.routePath))}): ${page.description}`;

type Listed = { routePath: string; title: string; description?: string };

/** How `llms.txt` begins: what the site is, and its home page. */
function opening(language: LanguageSite, urlOf: (path: string) => string): string {
  const { lang, title, description, pages } = language;
  const home = pages.find(({ page }) => page.bareRoute === '/')?.page;
  const note = buildText(lang)('agents.note').replace('{version}', facts.version);
  return [
    `# ${title}`,
    `> ${description}`,
    note,
    ...(home ? [lineOf({ ...home, routePath: home.route }, urlOf)] : []),
  ].join('\n\n');
}

/**
 * Adds files of the whole texts of each section and each folder in it, so that a reader with little
 * room can take a part, and lists them with their sizes at the end of `llms.txt`.
 */
function addParts(
  language: LanguageSite,
  files: Map<string, string>,
  urlOf: (path: string) => string,
): void {
  const { lang, prefix, title, pages } = language;
  const text = buildText(lang);
  const whole = `${prefix}llms-full.txt`;
  // Each copy says its address itself.
  const repeated = /\n*^---\nurl: \S+\.md\n---\n\n(?=---\n)/gm;
  files.set(whole, `${files.get(whole)?.replace(repeated, '\n\n').trim()}\n`);
  const parts = new Map([[whole, title]]);
  for (const { page, trail } of pages) {
    const folders = page.bareRoute.split('/').slice(1, -1);
    for (const depth of [1, 2].slice(0, folders.length)) {
      const file = `${prefix}${folders.slice(0, depth).join('/')}/llms-full.txt`;
      const crumbs = [title, ...trail.slice(0, depth).map((step) => step.text)];
      if (!parts.has(file)) parts.set(file, crumbs.join(text('agents.colon')));
      const copy = files.get(copyOf(page.route).slice(1)) ?? '';
      files.set(file, [files.get(file), copy].filter(Boolean).join('\n'));
    }
  }
  const list = [...parts].map(([file, name]) => {
    const size = Math.ceil(Buffer.byteLength(files.get(file) ?? '') / 1000);
    return `- [${name}](${urlOf(`/${file}`)}): ${size} kB`;
  });
  const head = `## ${text('agents.parts')}`;
  const lists = `${prefix}llms.txt`;
  files.set(lists, `${files.get(lists)}\n\n${head}\n\n${list.join('\n')}\n`);
}
