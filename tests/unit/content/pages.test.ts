import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { isPage } from '../../../content/pages.ts';
import { placeOfFile } from '../../../content/routes.ts';
import { searchPages } from '../../../plugins/search/pageText.ts';
import { parityCheck } from '../../../scripts/check/parity/check.ts';
import { samplePages } from '../../../scripts/samples/pages.ts';
import { linesOf } from '../../support/fixtureSite.ts';
import { tempFolder } from '../../support/folder.ts';

const PAGES = ['guide/a.mdx', 'guide/shared.mdx', 'index.md'];
const OTHERS = [
  '_c.mdx',
  'guide/_c.mdx',
  'guide/_parts/d.mdx',
  'guide/shared/b.mdx',
  'guide/theme/e.mdx',
  'shared/b.mdx',
  'guide/data.json',
];

describe('what a page is', () => {
  const text = "---\ntitle: 'What''s new'\ndescription: >-\n  Two\n  lines\n---\n\nText\n";
  const files = [...PAGES, ...OTHERS].map((file) => [`docs/en/${file}`, text]);
  const root = tempFolder(Object.fromEntries(files));

  test('is one rule for checks, samples and search', () => {
    expect([...PAGES, ...OTHERS].filter(isPage)).toEqual(PAGES);
    const placed = [...PAGES, ...OTHERS].filter((file) => placeOfFile(`docs/en/${file}`));
    expect(placed).toEqual(PAGES);
    const sampled = samplePages(root).map(({ file }) => file.replace('docs/en/', ''));
    expect(sampled.toSorted()).toEqual(PAGES);
    const routes = ['/', '/guide/a', '/guide/shared'];
    expect(
      searchPages(join(root, 'docs/en'), '')
        .map((page) => page.routePath)
        .toSorted(),
    ).toEqual(routes);
  });

  test('a part is no page, so that it needs no translation until a page imports it', async () => {
    const fault = { 'docs/en/guide/start/_part.mdx': 'Text', 'docs/shared/part.mdx': 'Text' };
    expect(await linesOf(parityCheck, fault)).toEqual([]);
  });

  test('search reads frontmatter as YAML', () => {
    const [page] = searchPages(join(root, 'docs/en'), '');
    expect(page).toMatchObject({ title: "What's new" });
    expect(JSON.stringify(page)).toContain('Two lines');
  });
});
