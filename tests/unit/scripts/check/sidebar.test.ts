import { describe, expect, test } from '@rstest/core';
import { sidebarCheck } from '../../../../scripts/check/pages/sidebar.ts';
import { linesOf, testFaults } from '../../../support/fixtureSite.ts';

const EN = 'docs/en/config/test/_meta.json';
const NAV = 'docs/zh/_nav.json';
const GUIDE = '{ "text": "Guide", "link": "/guide/start/", "position": "left" }';
const RETRY = '{ "text": "Retry", "link": "/config/test/retry" }';
const linking = (link: string) => ({ [NAV]: `[{ "text": "指南", "link": "${link}" }]` });

describe('sidebar check', () => {
  testFaults(sidebarCheck, {
    'no draft that no sidebar lists': [
      { 'docs/en/config/test/soon.mdx': '---\ndraft: true\n---\n\nTODO\n' },
    ],
    'a navigation that is missing': [{ [NAV]: null }, `${NAV}:1  navigation is missing`],
    'no text in the navigation that is translated': [
      { [NAV]: `[${GUIDE.replace('Guide', '指南')}]` },
    ],
  });

  test.each<[what: string, files: Record<string, string>, ...lines: string[]]>([
    [
      'a folder that its parent does not list',
      { 'docs/en/config/_meta.json': '[]', 'docs/zh/config/_meta.json': '[]' },
      'docs/en/config/_meta.json:1  folder docs/en/config/test is in no sidebar — an entry {"type": "dir", "name": "test", …} in docs/en/config/_meta.json',
    ],
    ['an odd start', { [EN]: 'x[\n"pace",\n"retry"]' }, `${EN}:1  not JSON: `],
    ['a comma at the end', { [EN]: '[\n  "pace",\n  "retry",\n]' }, `${EN}:4  not JSON: `],
    [
      'an unknown key',
      { [EN]: '["pace", "retry", { "type": "dir", "name": "x", "lable": "X" }]' },
      `${EN}:1  item 3: key label is missing`,
      `${EN}:1  item 3: unknown key lable — did you mean label?`,
    ],
    [
      'an unknown type',
      { [EN]: '["pace", "retry", { "type": "folder" }]' },
      `${EN}:1  item 3: {"type":"folder"} fits nothing that is allowed here — a name, or a type of file, dir,`,
    ],
    [
      'a dead link in the navigation',
      linking('/guide/stat/'),
      `${NAV}:1  dead link /guide/stat/ — did you mean /guide/start/?`,
    ],
    [
      'a link with a language in the navigation',
      linking('/zh/guide/start/'),
      `${NAV}:1  link /zh/guide/start/ names a language — /guide/start/`,
    ],
    [
      'other items of a menu',
      {
        'docs/en/_nav.json': `[${GUIDE}, { "text": "More", "items": [${RETRY}] }]`,
        [NAV]: `[${GUIDE}, { "text": "更多", "items": [${GUIDE}] }]`,
      },
      NAV,
    ],
  ])('%s is reported first', async (_what, files, ...lines) => {
    const found = await linesOf(sidebarCheck, files);
    expect(found.slice(0, lines.length)).toEqual(
      lines.map((line) => expect.stringContaining(line)),
    );
    // Nothing is said about a page of an entry that is wrong itself.
    expect(found.filter((line) => line.includes('has no page'))).toEqual([]);
  });
});
