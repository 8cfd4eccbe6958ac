import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { overviewEntries } from '../../../../plugins/mdx/overview.ts';
import { tempFolder, writeFiles } from '../../../support/folder.ts';

describe('entries of the pages below an overview', () => {
  const root = tempFolder();

  test('are under the routes that the site gives those pages, whatever its folders', () => {
    const dir = path.join(root, 'routed');
    for (const name of ['index', 'one', 'two']) {
      const matter = name === 'one' ? '---\ndescription: About one.\n---\n' : '';
      const parts = `## Part of ${name}\n\n## Related \\{#related}\n`;
      writeFiles(dir, { [`${name}.mdx`]: `${matter}# ${name}\n\n${parts}` });
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
  });

  test('are those that the page asks for, its entry, the overview, or its folder, in this order', () => {
    const dir = path.join(root, 'grouped');
    const headings = '# Page\n\n## Second\n\n### Third\n\n#### Fourth\n';
    writeFiles(dir, {
      'group/own.mdx': `---\noverviewHeaders: [4]\n---\n${headings}`,
      'group/entry.mdx': headings,
      'group/plain.mdx': headings,
      '_meta.json': '[{ "type": "dir", "name": "group", "overviewHeaders": [3] }]',
      'group/_meta.json':
        '["own", { "type": "file", "name": "entry", "overviewHeaders": [2, 4] }, "plain"]',
    });
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
  });

  test('say since when an option exists and that its default differs in browser mode', () => {
    const dir = path.join(root, 'tagged');
    const page = (name: string) => `# Page\n\n<OptionFacts name="${name}" />\n`;
    writeFiles(dir, {
      'bail.mdx': page('bail'),
      'zh/bail.mdx': page('bail'),
      'testTimeout.mdx': page('testTimeout'),
      'about.mdx': page('bail'),
    });
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
  });
});
