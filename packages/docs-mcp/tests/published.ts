import { CHINESE, ENGLISH, siteOf } from '../../search/tests/site.ts';
import type { PageList } from '../publishedSite.ts';

/** A tiny published site: its files by address, as the MCP server reads them. */
export function publishedSite(root: string): Record<string, string> {
  const files: Record<string, string> = {};
  const list: PageList = {
    version: '0.12.0',
    languages: {},
    names: {
      testTimeout: ['/config/test/testTimeout', ''],
      'rs.setConfig': ['/config/test/testTimeout', 'precedence', '- **Signature**: `setConfig()`'],
      '--testTimeout': ['/config/test/testTimeout', 'precedence', '- **Type**: `number`'],
    },
    values: { vmForks: ['testTimeout', '--testTimeout'] },
  };
  const save = (path: string, value: unknown): void => {
    files[root + path] = typeof value === 'string' ? value : JSON.stringify(value);
  };
  for (const [lang, pages] of [
    ['en', ENGLISH],
    ['zh', CHINESE],
  ] as const) {
    const prefix = lang === 'en' ? '' : '/zh';
    const bare = Object.entries<string>(pages).map(([route, markdown]) => ({
      path: route.slice(prefix.length),
      markdown,
    }));
    for (const { path, markdown } of bare) {
      const about = `title: ${path}\ndescription: About\nlanguage: ${lang}\nversion: "@rstest/core 0.12.0"\nurl: https://docs.example${prefix}${path}`;
      save(`${prefix}${path}.md`, `---\n${about}\n---\n\n${markdown}\n`);
    }
    const listed = bare.map(({ path }) => ({ path, title: path, description: 'About' }));
    list.languages[lang] = { prefix, pages: listed };
    const { file, records } = siteOf(lang, pages);
    save(`/static/${lang}.json`, { ...file, records: `${lang}/*.json` });
    for (const record of records) save(`/static/${lang}/${record.id}.json`, record);
  }
  const long = Array.from(
    { length: 40 },
    (_, index) => `## Part ${index} {#part-${index}}\n\n${'word '.repeat(60)}\n`,
  );
  save('/guide/long.md', `---\ntitle: Long\nurl: x\n---\n\n# Long\n\n${long.join('\n')}`);
  list.languages.en?.pages.push({ path: '/guide/long', title: 'Long', description: 'Long' });
  save('/pages.json', list);
  save('/search-indexes.json', {
    folder: 'static/',
    indexes: { en: 'en.json', zh: 'zh.json' },
  });
  return files;
}
