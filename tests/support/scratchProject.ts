import { cpSync, mkdirSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadSite } from '../../content/site.ts';
import {
  formatTranslations,
  pageHash,
  translatedPages,
  translationsFile,
} from '../../content/translations.ts';
import { diskTree } from '../../content/tree.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** Not part of the project as its tools see it. */
const LEFT_OUT = new Set(['.git', '.tmp', '.cache', 'doc_build', 'test-results']);

/**
 * A folder below `.tmp/` that looks like the project, with pages of its own that may be broken at
 * will; everything else is linked. `remove` deletes it.
 */
export function scratchProject(name: string): { root: string; remove: () => void } {
  const root = join(ROOT, '.tmp', `${name}-${process.pid}`);
  const remove = () => rmSync(root, { recursive: true, force: true });
  remove();
  mkdirSync(root, { recursive: true });
  for (const entry of readdirSync(ROOT)) {
    if (LEFT_OUT.has(entry)) continue;
    if (entry === 'docs') cpSync(join(ROOT, entry), join(root, entry), { recursive: true });
    else symlinkSync(join(ROOT, entry), join(root, entry));
  }
  return { root, remove };
}

const NAV = [{ text: 'Guide', link: '/guide/start/quick-start', position: 'left' }];
const GUIDE = [{ type: 'dir', name: 'start', label: 'Start' }];

/** The texts of the one page of `onePage`, which no check complains about. */
const QUICK_START = {
  en: [
    'Quick start',
    'From an empty directory to a first green test in five minutes, step by step.',
    'Install it',
    'Then wait a while, and read on.',
  ],
  zh: [
    '快速上手',
    '从空目录出发，五分钟内写出并跑通第一个测试，每一步都给出命令和结果，照着做即可。',
    '安装',
    '然后等一会儿，接着往下读。',
  ],
} as const;

const NAMES = [
  ...['defineConfig', 'defineInlineProject', 'defineProject'],
  ...['loadConfig', 'mergeProjectConfig', 'mergeRstestConfig'],
];

/** Replaces the manual of a scratch project by home and a quick start, long and with tabs. */
export function onePage(root: string): void {
  for (const [lang, [title, description, install, wait]] of Object.entries(QUICK_START)) {
    const docs = join(root, 'docs', lang);
    for (const section of ['api', 'config', 'guide'])
      rmSync(join(docs, section), { recursive: true });
    mkdirSync(join(docs, 'guide/start'), { recursive: true });
    const write = (file: string, content: unknown) =>
      writeFileSync(
        join(docs, file),
        typeof content === 'string' ? content : JSON.stringify(content),
      );
    write('_nav.json', NAV);
    write('guide/_meta.json', GUIDE);
    write('guide/start/_meta.json', ['quick-start']);
    const id = lang === 'en' ? '' : ' \\{#install-it}';
    // Where no page documents them, the check looks for them here.
    const names = NAMES.map((name) => `\`${name}\``).join(' ');
    const rest = Array.from({ length: 60 }, () => wait).join('\n\n');
    write(
      'guide/start/quick-start.mdx',
      `---\ntitle: ${title}\ndescription: ${description}\n---\n\n# ${title}\n\n${wait}\n\n## ${install}${id}\n\n<PackageManagerTabs command="install -D @rstest/core" />\n\n${names}\n\n${rest}\n`,
    );
  }
  const site = loadSite(diskTree(root));
  const pairs = translatedPages(site, 'zh').map((page) => [page.route, pageHash(page)]);
  writeFileSync(join(root, translationsFile('zh')), formatTranslations(Object.fromEntries(pairs)));
}
