import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installLocked } from '../../scripts/cli/npm.ts';
import { plainCorpus, sidebarOf, vitepressCorpus } from './plain.ts';

const ROOT = resolve(import.meta.dirname, '../..');
export const PEERS = join(ROOT, '.cache/scale-peers');

export const TOOLS = ['ours', 'rspress', 'vitepress'] as const;
export type Tool = (typeof TOOLS)[number];

export interface Job {
  /** Folder to build in. */
  cwd: string;
  command: string[];
  env: Record<string, string>;
  /** Where the site will be. */
  dist: string;
  /** The page that is weighed, in `dist`. */
  page: string;
}

const PAGE = 'guide/start/quick-start.html';

/** The site as it is, with more pages. */
function ours(corpus: string): Job {
  // Inside the project, because pages are compiled with the project's packages.
  const cwd = join(ROOT, `.tmp/scale-${process.pid}`);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(corpus, join(cwd, 'docs'), { recursive: true });
  const command = [process.execPath, '--import', 'tsx', join(import.meta.dirname, 'buildOurs.ts')];
  return { cwd, command, env: {}, dist: join(cwd, 'site'), page: PAGE };
}

/** The framework with its default theme, on the same MDX without our components. */
function rspress(corpus: string): Job {
  const cwd = join(PEERS, `rspress-${process.pid}`);
  rmSync(cwd, { recursive: true, force: true });
  cpSync(corpus, join(cwd, 'docs'), { recursive: true });
  plainCorpus(join(cwd, 'docs'));
  const config = {
    root: 'docs',
    title: 'Peer',
    lang: 'en',
    locales: [
      { lang: 'en', label: 'English' },
      { lang: 'zh', label: '简体中文' },
    ],
    outDir: 'site',
    route: { cleanUrls: true },
    themeConfig: { lastUpdated: true },
    markdown: { link: { checkDeadLinks: false } },
  };
  writeFileSync(join(cwd, 'rspress.config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const command = [process.execPath, join(PEERS, 'node_modules/@rspress/core/bin/rspress.js')];
  const env = { RSPRESS_PERSISTENT_CACHE: 'false' };
  return { cwd, command: [...command, 'build'], env, dist: join(cwd, 'site'), page: PAGE };
}

/** VitePress with its default theme and local search, on Markdown made of the same pages. */
function vitepress(corpus: string): Job {
  const cwd = join(PEERS, `vitepress-${process.pid}`);
  rmSync(cwd, { recursive: true, force: true });
  vitepressCorpus(corpus, cwd);
  const sidebar = (lang: string, prefix: string) =>
    Object.fromEntries(
      ['guide', 'config', 'api'].map((section) => [
        `${prefix}${section}/`,
        sidebarOf(join(corpus, lang, section), `${prefix}${section}/`),
      ]),
    );
  const config = {
    title: 'Peer',
    cleanUrls: true,
    lastUpdated: true,
    ignoreDeadLinks: true,
    outDir: './site',
    themeConfig: { search: { provider: 'local' } },
    locales: {
      root: { label: 'English', lang: 'en', themeConfig: { sidebar: sidebar('en', '/') } },
      zh: { label: '简体中文', lang: 'zh', themeConfig: { sidebar: sidebar('zh', '/zh/') } },
    },
  };
  mkdirSync(join(cwd, '.vitepress'));
  writeFileSync(join(cwd, '.vitepress/config.mjs'), `export default ${JSON.stringify(config)};\n`);
  const command = [process.execPath, join(PEERS, 'node_modules/vitepress/bin/vitepress.js')];
  return { cwd, command: [...command, 'build'], env: {}, dist: join(cwd, 'site'), page: PAGE };
}

/** Lays out a corpus for one tool, from nothing, so that no cache of an earlier run helps. */
export function prepare(tool: Tool, corpus: string): Job {
  if (tool === 'ours') return ours(corpus);
  installLocked(join(import.meta.dirname, 'peers'), PEERS, 'the peers');
  return tool === 'rspress' ? rspress(corpus) : vitepress(corpus);
}
