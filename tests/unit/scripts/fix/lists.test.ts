import { describe, expect, test } from '@rstest/core';
import { sortedList } from '../../../../scripts/fix/lists.ts';
import { sidebarFixes } from '../../../../scripts/fix/sidebar.ts';
import { memoryTree } from '../../../support/tree.ts';

describe('word lists', () => {
  test('are sorted, without doubles, comments first', () => {
    expect(sortedList('# Words\nworker\nclock\n\nworker\n')).toBe('# Words\nclock\nworker\n');
  });

  test('are sorted like a dictionary, with capitals among small letters', () => {
    expect(sortedList('Vue\nCSS Modules\nvite\nChai\n')).toBe('Chai\nCSS Modules\nvite\nVue\n');
  });
});

describe('repair of sidebars', () => {
  const fixesOf = (en: string, zh: string) =>
    Object.fromEntries(
      sidebarFixes(
        memoryTree({
          'docs/en/a/_meta.json': en,
          'docs/zh/a/_meta.json': zh,
          'docs/zh/a/one.mdx': '',
          'docs/zh/a/two.mdx': '',
        }),
      ),
    );

  test('leaves sidebars of the same order alone, whatever their labels', () => {
    const en = '["one", { "type": "dir", "name": "x", "label": "X" }]';
    expect(fixesOf(en, en.replace('"X"', '"叉"'))).toEqual({});
  });

  test('brings the Chinese entries into the English order and keeps their labels', () => {
    const en = '[{ "type": "dir", "name": "x", "label": "X" }, "one", "two"]';
    const zh = '["two", "one", { "type": "dir", "name": "x", "label": "叉" }]';
    const fixes = fixesOf(en, zh);
    expect(JSON.parse(fixes['docs/zh/a/_meta.json'] ?? '')).toEqual([
      { type: 'dir', name: 'x', label: '叉' },
      'one',
      'two',
    ]);
  });

  test('adds a page that exists, not one that does not', () => {
    const fixes = fixesOf('["one", "two", "three"]', '["two"]');
    expect(JSON.parse(fixes['docs/zh/a/_meta.json'] ?? '')).toEqual(['one', 'two']);
  });
});
