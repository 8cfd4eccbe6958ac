import { describe, expect, test } from '@rstest/core';
import { sidebarCheck } from '../../../../scripts/check/pages/sidebar.ts';
import { linesOf } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/_meta.json';

describe('sidebar check', () => {
  test('lets drafts be that no sidebar lists', async () => {
    const draft = { 'docs/en/config/test/soon.mdx': '---\ndraft: true\n---\n\nTODO\n' };
    expect(await linesOf(sidebarCheck, draft)).toEqual([]);
  });

  test('reports a folder that its parent does not list', async () => {
    const lines = await linesOf(sidebarCheck, {
      'docs/en/config/_meta.json': '[]',
      'docs/zh/config/_meta.json': '[]',
    });
    expect(lines[0]).toBe(
      'docs/en/config/_meta.json:1  folder docs/en/config/test is in no sidebar — an entry {"type": "dir", "name": "test", …} in docs/en/config/_meta.json',
    );
  });

  test('reports broken JSON and what the schema refuses', async () => {
    const broken = await linesOf(sidebarCheck, { [EN]: '[\n  "pace",\n  "retry",\n]' });
    expect(broken[0]).toMatch(`${EN}:4  not JSON: `);
    expect(broken[0]).toMatch('none after the last');
    expect(broken[0]).toMatch('fix this line or the one before');
    const [first] = await linesOf(sidebarCheck, { [EN]: 'x[\n"pace",\n"retry"]' });
    expect(first).toMatch(`${EN}:1  not JSON: `);
    const odd = '["pace", "retry", { "type": "dir", "name": "x", "lable": "X" }]';
    const [unknown, missing] = await linesOf(sidebarCheck, { [EN]: odd });
    expect(missing).toMatch(`${EN}:1  item 3: unknown key lable — did you mean label?`);
    expect(unknown).toMatch(`${EN}:1  item 3: key label is missing`);
    const kind = await linesOf(sidebarCheck, { [EN]: '["pace", "retry", { "type": "folder" }]' });
    // Nothing is said about a page of such an entry.
    expect(kind.filter((line) => line.includes('has no'))).toEqual([]);
    expect(kind[0]).toMatch(
      `${EN}:1  item 3: {"type":"folder"} fits nothing that is allowed here — a name, or a type of file, dir,`,
    );
  });

  test('reports dead links and links with a language in the navigation bar', async () => {
    const file = 'docs/zh/_nav.json';
    expect(
      (await linesOf(sidebarCheck, { [file]: '[{ "text": "指南", "link": "/guide/stat/" }]' }))[0],
    ).toBe(`${file}:1  dead link /guide/stat/ — did you mean /guide/start/?`);
    expect(
      (
        await linesOf(sidebarCheck, { [file]: '[{ "text": "指南", "link": "/zh/guide/start/" }]' })
      )[0],
    ).toBe(`${file}:1  link /zh/guide/start/ names a language — /guide/start/`);
    expect(await linesOf(sidebarCheck, { [file]: null })).toEqual([
      `${file}:1  navigation is missing`,
    ]);
  });

  test('compares items of menus in the navigation bar, and not their texts', async () => {
    const guide = '{ "text": "Guide", "link": "/guide/start/", "position": "left" }';
    const retry = '{ "text": "Retry", "link": "/config/test/retry" }';
    const nested = await linesOf(sidebarCheck, {
      'docs/en/_nav.json': `[${guide}, { "text": "More", "items": [${retry}] }]`,
      'docs/zh/_nav.json': `[${guide}, { "text": "更多", "items": [${guide}] }]`,
    });
    expect(nested).toHaveLength(1);
    const translated = guide.replace('Guide', '指南');
    expect(await linesOf(sidebarCheck, { 'docs/zh/_nav.json': `[${translated}]` })).toEqual([]);
  });
});
