import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import type { IndexFile } from '@rstest-docs/search';
import { Searcher } from '@rstest-docs/search';
import { scratchCheckout, withParsedPages } from '../support/scratchCheckout.ts';

const QUICK_START: Record<string, [title: string, description: string, text: string]> = {
  en: [
    'Quick start',
    'How to write a first test and how to run it, in five minutes.',
    'Run a test.',
  ],
  zh: [
    '快速上手',
    '用五分钟写出第一个测试并运行它，了解它的输出内容，以及下一步读什么。',
    '运行一个测试。',
  ],
  ja: [
    'クイックスタート',
    '最初のテストを書いて実行する方法を、五分で学びます。',
    'テストを実行します。',
  ],
};
const INTRODUCTION: typeof QUICK_START = {
  en: [
    'Introduction',
    'What a testing framework does for you and where to go on reading.',
    'Hello.',
  ],
  zh: ['介绍', '测试框架能为你做什么，它与打包工具的关系，以及接下来应该读哪些页面。', '你好。'],
};

const VARIABLES: typeof QUICK_START = {
  en: [
    'Variables',
    'Which environment variables a test framework reads and which it sets.',
    'Few.',
  ],
  zh: [
    '环境变量',
    '测试框架会读取哪些环境变量，又会设置哪些，以及它们各自在什么时候生效。',
    '不多。',
  ],
};
/** A table and lists whose links are to pages of the same language. */
const COMPATIBILITY: typeof QUICK_START = {
  en: ['Names', 'Which names of Jest a test framework knows and which it does not know.', ''],
  zh: ['名称', '测试框架支持 Jest 的哪些名称，不支持哪些名称，以及行为不同的名称该怎么处理。', ''],
};

const page = ([title, description, text]: [string, string, string]) =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n# ${title}\n\n${text}\n`;

const TOOL = `{
  name: 'Rschart',
  desc: '绘制测试图表',
  descEn: 'Draws charts of tests',
  descJa: 'テストの図表',
  logo: 'rschart/logo.svg',
  url: 'https://rschart.example',
},`;
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
  <rect width="24" height="24" fill="#123456" />
</svg>
`;

const checkout = scratchCheckout();
const { path, run } = checkout;
const write = (file: string, text: string) => {
  mkdirSync(dirname(path(file)), { recursive: true });
  writeFileSync(path(file), text);
};
const texts = (): Record<string, Record<string, string>> =>
  JSON.parse(readFileSync(path('i18n.json'), 'utf8'));
const writeTexts = (all: ReturnType<typeof texts>) => write('i18n.json', JSON.stringify(all));

/** A manual of a few pages in each language. */
function writePages(lang: string): void {
  const folder = `docs/${lang}`;
  write(`${folder}/index.mdx`, '---\npageType: home\n---\n');
  write(`${folder}/404.mdx`, "---\npageType: '404'\n---\n");
  write(`${folder}/guide/start/index.mdx`, page(INTRODUCTION[lang] as [string, string, string]));
  write(
    `${folder}/guide/start/quick-start.mdx`,
    page(QUICK_START[lang] as [string, string, string]),
  );
  write(
    `${folder}/guide/advanced/environment-variables.mdx`,
    page(VARIABLES[lang] as [string, string, string]),
  );
  const [title, description] = COMPATIBILITY[lang] as [string, string, string];
  const names = '<Compatibility name="figures" />\n\n<Compatibility name="jest.env" />';
  write(`${folder}/guide/advanced/names.mdx`, page([title, description, names]));
  write(`${folder}/_nav.json`, '[{ "text": "Rstest", "link": "/guide/start/" }]');
  write(
    `${folder}/guide/_meta.json`,
    JSON.stringify([
      { type: 'dir', name: 'start', label: 'Rstest', collapsible: false },
      { type: 'dir', name: 'advanced', label: 'Rstest', collapsible: false },
    ]),
  );
  write(`${folder}/guide/start/_meta.json`, '["index", "quick-start"]');
  write(`${folder}/guide/advanced/_meta.json`, '["environment-variables", "names"]');
}

beforeAll(() => {
  for (const lang of ['en', 'zh']) {
    rmSync(path(`docs/${lang}`), { recursive: true });
    rmSync(path(`docs/translations.${lang}.json`), { force: true });
    writePages(lang);
  }
  // None of the moved pages is in this manual, nor what the skills for agents are made of.
  write('deploy/moved.json', '{}');
  const skills = readFileSync(path('content/skills.ts'), 'utf8');
  write(
    'content/skills.ts',
    skills.replace(/(SKILLS: readonly Skill\[\] = )\[[\s\S]*\];/, '$1[];'),
  );
});

afterAll(checkout.remove);

/** The packages that tests import are those of the real checkout, with its languages. */
const typeErrors = (): string[] =>
  spawnSync(process.execPath, TYPES, { cwd: checkout.root, encoding: 'utf8' })
    .stdout.split('\n')
    .filter((line) => /^\S/.test(line) && !line.startsWith('tests/'));

const CHECKS = 'mdx,frontmatter,headings,parity,links,sidebar,strings,data';
const TYPES = ['node_modules/typescript-7/bin/tsc', '--noEmit'];

describe('a third language', () => {
  test('gets its record, texts, tools and navigation by a command', () => {
    const made = run('scripts/language.ts', 'ja');
    expect(made.stderr).toBe('');
    expect(made.stdout).toContain('docs/ja/_nav.json');
    const table = readFileSync(path('shared/site/locales.ts'), 'utf8');
    expect(table).toMatch(
      /ja: \{\n {4}label: '日本語',[\s\S]* dates: 'ja-JP',[\s\S]* partial: true/,
    );
    expect(run('scripts/language.ts', 'ja').stderr).toContain('ja is there already');
    // The bar leads to a page that is not there yet.
    const { stdout, status } = run('scripts/check.ts', '--only', CHECKS);
    expect(status).toBe(1);
    expect(stdout).toContain('link /guide/start/ leads to a page that is not translated');
    expect(stdout).toContain('npm run docs -- language ja guide/start/index');
    expect(stdout).toContain('1 failed');
    expect(typeErrors()).toEqual([]);
  });

  test('with three of its pages it builds, links, redirects and can be searched', async () => {
    const all = texts();
    for (const text of Object.values(all)) text.ja = `日本語 ${text.en}`;
    writeTexts(all);
    const tools = readFileSync(path('shared/site/tools.ts'), 'utf8');
    write('shared/site/tools.ts', tools.replace(/TOOLS: readonly Tool\[\] = \[/, `$&${TOOL}`));
    write('docs/public/logo.svg', LOGO);
    for (const name of ['guide/start/index', 'guide/start/quick-start', 'guide/advanced/names']) {
      expect(run('scripts/language.ts', 'ja', name).stdout).toContain(`docs/ja/${name}.mdx`);
    }
    write('docs/ja/guide/start/quick-start.mdx', page(QUICK_START.ja as [string, string, string]));
    const lists = ['guide', 'guide/start', 'guide/advanced'].map((folder) =>
      JSON.parse(readFileSync(path(`docs/ja/${folder}/_meta.json`), 'utf8')),
    );
    expect(lists.map((list) => list.length)).toEqual([2, 2, 1]);
    const checked = run('scripts/check.ts', '--only', CHECKS);
    expect(checked.stdout).toContain(`${CHECKS.split(',').length} passed, 0 failed`);
    expect(typeErrors()).toEqual([]);

    const built = run('scripts/build.ts', '--no-check');
    expect(built.stdout + built.stderr).not.toContain('Error');
    expect(built.status).toBe(0);
    const html = readFileSync(path('doc_build/ja/guide/start/quick-start.html'), 'utf8');
    expect(html).toMatch(/<html[^>]* lang="ja"/);
    expect(html).toContain('日本語 Skip to content');
    expect(html).toMatch(/hreflang="zh"/i);
    const names = readFileSync(path('doc_build/ja/guide/advanced/names.html'), 'utf8');
    // That page is read in English.
    expect(names).toContain('href="/guide/advanced/environment-variables');
    expect(names).not.toContain('href="/ja/guide/advanced/environment-variables');
    const english = readFileSync(path('doc_build/guide/start/quick-start.html'), 'utf8');
    expect(english).toMatch(/hreflang="ja"[^>]*href="[^"]*\/ja\/guide\/start\/quick-start"/i);
    expect(readFileSync(path('doc_build/sitemap.xml'), 'utf8')).toContain('/ja/guide/start/');
    expect(readFileSync(path('doc_build/_redirects'), 'utf8')).toContain('/ja/');

    const index = readdirSync(path('doc_build/static')).find((name) =>
      /^search_index\.ja\.\w+\.json$/.test(name),
    );
    const file: IndexFile = JSON.parse(readFileSync(path(`doc_build/static/${index}`), 'utf8'));
    const searcher = new Searcher(file, () => Promise.reject(new Error('not needed')));
    const [first] = searcher.search('クイックスタート').pages;
    expect(first?.hits[0]?.link).toBe('/ja/guide/start/quick-start');
  });
});

/** AUTHORING.md, "Sibling tools, logo, colors"; in the build above, which is the slow part. */
test('a sibling tool and another logo are on every page', () => {
  for (const lang of ['', 'zh/', 'ja/']) {
    const html = readFileSync(path(`doc_build/${lang}guide/start/quick-start.html`), 'utf8');
    expect(html).toContain('<strong>Rschart</strong>');
    expect(html).toContain('src="/logo.svg"');
  }
  expect(readFileSync(path('doc_build/logo.svg'), 'utf8')).toContain('#123456');
});

test('beside the whole manual it passes every check with the pages that its bar leads to', () => {
  const whole = withParsedPages(scratchCheckout());
  try {
    whole.run('scripts/language.ts', 'ja');
    for (const name of ['guide/start/index', 'config/index', 'api/index']) {
      whole.run('scripts/language.ts', 'ja', name);
      const file = join(whole.root, `docs/ja/${name}.mdx`);
      const about = `description: ${QUICK_START.ja?.[1]}${name}`;
      writeFileSync(file, readFileSync(file, 'utf8').replace(/^description: .*$/m, about));
    }
    expect(whole.run('scripts/fix.ts').status).toBe(0);
    const { stdout } = whole.run('scripts/check.ts');
    // Types of packages are those of the real checkout, as above.
    expect(stdout.match(/^✗ \w+/gm) ?? []).toEqual(['✗ types']);
    expect(stdout.match(/^ {2}(?!tests\/)\S+ {2}error: TS.*$/gm)).toBe(null);
  } finally {
    whole.remove();
  }
});
