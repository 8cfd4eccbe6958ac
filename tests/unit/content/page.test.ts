import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { componentsOf } from '../../../content/elements.ts';
import { fencesOf } from '../../../content/fences.ts';
import { readFrontmatter } from '../../../content/frontmatter.ts';
import { anchorsOf, headingsOf } from '../../../content/headings.ts';
import { linksOf } from '../../../content/links.ts';
import { type Page, parsePage } from '../../../content/page.ts';
import { type ParsedPages, parsedPages } from '../../../content/parsed.ts';
import { pathOfRoute, placeOfFile, routeOfPlace } from '../../../content/routes.ts';
import { diskTree } from '../../../content/tree.ts';
import { tempFolder } from '../../support/folder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..');
const parse = (body: string, head = 'title: Clock'): Page =>
  parsePage('docs/en/clock.mdx', { lang: 'en', path: 'clock' }, `---\n${head}\n---\n\n${body}`);

describe('routes', () => {
  test.each([
    ['docs/en/index.mdx', '/'],
    ['docs/zh/index.mdx', '/zh/'],
    ['docs/en/guide/start/index.mdx', '/guide/start/'],
    ['docs/zh/config/test/include.mdx', '/zh/config/test/include'],
  ])('%s answers at %s', (file, route) => {
    const place = placeOfFile(file);
    expect(place && routeOfPlace(place)).toBe(route);
  });

  test('other files have none, shared pieces of pages neither', () => {
    for (const file of ['docs/fr/a.mdx', 'docs/en/_meta.json', 'docs/en/shared/a.mdx', 'a.mdx']) {
      expect(placeOfFile(file)).toBeUndefined();
    }
  });

  test('a route leads back to its path', () => {
    expect(['/', '/guide/start/', '/config/test/include'].map(pathOfRoute)).toEqual([
      'index',
      'guide/start/index',
      'config/test/include',
    ]);
  });
});

describe('frontmatter', () => {
  test('knows lines and offsets of its keys', () => {
    const source = '---\ntitle: Clock\n\ndescription: "Ticks"\n---\n\n# Clock\n';
    const { data, lines, offsets, length } = readFrontmatter(source);
    expect(data).toEqual({ title: 'Clock', description: 'Ticks' });
    expect(lines.get('description')).toBe(4);
    expect(source.slice(offsets.get('title'))).toMatch(/^Clock\n/);
    expect(source.slice(length)).toBe('\n# Clock\n');
  });

  test('a rule in the middle of a page is none', () => {
    expect(readFrontmatter('# Clock\n\n---\ntitle: x\n---\n')).toMatchObject({
      data: {},
      length: 0,
    });
  });
});

describe('headings', () => {
  test('have the ids that the site generator gives them', () => {
    const page = parse(
      '# Clock\n\n## `rs.fn` and **more**\n\n## Twice\n\n## Twice\n\n## 默认 \\{#default}\n\n<a id="mark" />\n',
    );
    expect(headingsOf(page).map(({ id, text, line }) => [id, text, line])).toEqual([
      ['clock', 'Clock', 5],
      ['rsfn-and-more', 'rs.fn and more', 7],
      ['twice', 'Twice', 9],
      ['twice-1', 'Twice', 11],
      ['default', '默认', 13],
    ]);
    expect([...anchorsOf(page)]).toContain('mark');
  });
});

describe('parts of a page', () => {
  const page = parse(
    [
      '```ts title="a.test.ts"',
      '[no](/link)',
      '```',
      '',
      '- [one](/a#b) and https://example.com',
      '  <Tab label="x" open={true} href="/c">text</Tab>',
      '',
      '![Clock](/clock.svg)',
      '',
    ].join('\n'),
    'title: Clock',
  );

  test('samples have language, attributes, content and line', () => {
    expect(fencesOf(page)).toMatchObject([
      { lang: 'ts', meta: 'title="a.test.ts"', content: '[no](/link)' },
    ]);
    expect(page.source.slice(fencesOf(page)[0]?.span.start).startsWith('```ts')).toBe(true);
  });

  test('components have their attributes', () => {
    expect(componentsOf(page)).toMatchObject([
      { name: 'Tab', attributes: { label: 'x', open: '{true}', href: '/c' } },
    ]);
  });

  test('links are in Markdown and in attributes, each at its offset', () => {
    const links = linksOf(page);
    expect(links.map(({ url }) => url)).toEqual([
      '/a#b',
      'https://example.com',
      '/clock.svg',
      '/c',
    ]);
    for (const { url, offset } of links.slice(0, 4)) {
      expect(page.source.slice(offset, offset + url.length)).toBe(url);
    }
  });
});

describe('pages that were parsed before', () => {
  const FILE = 'docs/en/guide/basic/cli.mdx';
  const source = readFileSync(join(ROOT, FILE), 'utf8');
  const broken = `${source}\n<Tabs>\n`;
  const root = tempFolder({ 'package-lock.json': '{ "packages": {} }' });
  /** The tree of a page, and how often it had to be parsed. */
  const look = (text: string) => {
    const onDisk = parsedPages(root);
    if (!onDisk) throw new Error('nothing is kept');
    let made = 0;
    const parsed: ParsedPages = {
      get: onDisk.get,
      set(...page) {
        made++;
        onDisk.set(...page);
      },
    };
    const place = { lang: 'en', path: 'guide/basic/cli' } as const;
    const { tree, error } = parsePage(FILE, place, text, parsed);
    return { tree, error, made };
  };

  test.each([
    ['a page', source],
    ['a page with a mistake', broken],
  ])('%s is the same from disk', (_what, text) => {
    const first = look(text);
    const second = look(text);
    expect([first.made, second.made]).toEqual([1, 0]);
    // Imports are nodes of a class in the first one.
    expect(second.tree).toEqual(first.tree);
    expect(second.error).toStrictEqual(first.error);
  });

  test('a change of the text, of a package or of the file on disk makes it unknown', () => {
    look(source);
    expect(look(`${source} `).made).toBe(1);
    look(source);
    writeFileSync(join(root, 'package-lock.json'), '{ "packages": { "a": {} } }');
    expect(look(source).made).toBe(1);
    for (const file of readdirSync(join(root, '.cache/pages'))) {
      writeFileSync(join(root, '.cache/pages', file), 'half');
    }
    expect(look(source)).toMatchObject({ made: 1, error: undefined });
    expect(look(source).made).toBe(0);
  });

  test('a folder without packages of its own keeps nothing', () => {
    expect(parsedPages(join(root, 'versions'))).toBeUndefined();
  });
});

describe('tree of files', () => {
  test('lists what is written by hand and reads it', () => {
    const tree = diskTree(ROOT);
    expect(tree.has('package.json')).toBe(true);
    expect(tree.files).toContain('content/tree.ts');
    expect(tree.files.some((file) => /(^|\/)(node_modules|doc_build|\.git)\//.test(file))).toBe(
      false,
    );
    expect(tree.read('LICENSE')).toBe(readFileSync(join(ROOT, 'LICENSE'), 'utf8'));
  });
});
