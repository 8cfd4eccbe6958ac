import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { overviewEntries } from '../../../../plugins/mdx/overview.ts';

describe('entries of the pages below an overview', () => {
  test('are under the routes that the site gives those pages, whatever its folders', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'overview-'));
    try {
      for (const name of ['index', 'one', 'two']) {
        const matter = name === 'one' ? '---\ndescription: About one.\n---\n' : '';
        const parts = `## Part of ${name}\n\n## Related \\{#related}\n`;
        writeFileSync(path.join(dir, `${name}.mdx`), `${matter}# ${name}\n\n${parts}`);
      }
      const routes = new Map([
        [path.join(dir, 'two.mdx'), '/v1/guide/two'],
        [path.join(dir, 'one.mdx'), '/v1/guide/one'],
        [`${dir}-beside/three.mdx`, '/v1/other/three'],
      ]);
      expect(overviewEntries(dir, routes, undefined)).toEqual({
        '/v1/guide/one': {
          description: 'About one.',
          headings: [['part-of-one', 'Part of one']],
          tags: [],
        },
        '/v1/guide/two': { description: '', headings: [['part-of-two', 'Part of two']], tags: [] },
      });
    } finally {
      rmSync(dir, { recursive: true });
    }
  });

  test('are those that the page asks for, its entry, the overview, or its folder, in this order', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'overview-'));
    try {
      mkdirSync(path.join(dir, 'group'));
      const write = (name: string, text: string) => writeFileSync(path.join(dir, name), text);
      const headings = '# Page\n\n## Second\n\n### Third\n\n#### Fourth\n';
      write('group/own.mdx', `---\noverviewHeaders: [4]\n---\n${headings}`);
      write('group/entry.mdx', headings);
      write('group/plain.mdx', headings);
      write('_meta.json', '[{ "type": "dir", "name": "group", "overviewHeaders": [3] }]');
      write(
        'group/_meta.json',
        '["own", { "type": "file", "name": "entry", "overviewHeaders": [2, 4] }, "plain"]',
      );
      const routes = new Map(
        ['own', 'entry', 'plain'].map((name) => [path.join(dir, 'group', `${name}.mdx`), name]),
      );
      const texts = (depths: number[] | undefined) =>
        Object.fromEntries(
          Object.entries(overviewEntries(dir, routes, depths)).map(([route, { headings }]) => [
            route,
            headings.map(([id]) => id),
          ]),
        );
      const own = ['fourth'];
      const entry = ['second', 'fourth'];
      expect(texts(undefined)).toEqual({ own, entry, plain: ['third'] });
      expect(texts([2])).toEqual({ own, entry, plain: ['second'] });
    } finally {
      rmSync(dir, { recursive: true });
    }
  });

  test('say since when an option exists and that its default differs in browser mode', () => {
    const dir = mkdtempSync(path.join(tmpdir(), 'overview-'));
    try {
      const zh = path.join(dir, 'zh');
      mkdirSync(zh);
      const write = (file: string, name: string) =>
        writeFileSync(path.join(dir, file), `# Page\n\n<OptionFacts name="${name}" />\n`);
      write('bail.mdx', 'bail');
      write('zh/bail.mdx', 'bail');
      write('testTimeout.mdx', 'testTimeout');
      write('about.mdx', 'bail');
      const files = ['bail.mdx', 'zh/bail.mdx', 'testTimeout.mdx', 'about.mdx'];
      const routes = new Map(files.map((file) => [path.join(dir, file), file]));
      const tags = Object.fromEntries(
        Object.entries(overviewEntries(dir, routes, undefined)).map(([file, one]) => [
          file,
          one.tags,
        ]),
      );
      expect(tags).toEqual({
        'bail.mdx': ['Since 0.6.4'],
        'zh/bail.mdx': ['0.6.4 起'],
        'testTimeout.mdx': ['Another default in browser mode'],
        'about.mdx': [],
      });
    } finally {
      rmSync(dir, { recursive: true });
    }
  });
});
