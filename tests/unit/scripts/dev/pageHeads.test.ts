import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { PageHeads } from '../../../../scripts/dev/pageHeads.ts';
import { tempFolder } from '../../../support/folder.ts';

const root = tempFolder();

const PAGE = '---\ntitle: Retry\ntag: new\n---\n\n# retry\n\nText.\n\n# Second\n';
const save = (text: string): void => writeFileSync(join(root, 'retry.mdx'), text);

function heads(): PageHeads {
  save(PAGE);
  return new PageHeads(root, ['retry.mdx', '_meta.json']);
}

describe('navigation and sidebar are made again', () => {
  test.each([
    ['another title', PAGE.replace('title: Retry', 'title: Again')],
    ['another tag', PAGE.replace('tag: new\n', '')],
    ['another first heading', PAGE.replace('# retry', '# again')],
    ['no frontmatter', PAGE.slice(PAGE.indexOf('#'))],
  ])('after %s', (_, text) => {
    const known = heads();
    save(text);
    expect(known.changed(['retry.mdx'])).toBe(true);
    expect(known.changed(['retry.mdx'])).toBe(false);
  });

  test('after a page came or went, and after a list of pages was saved', () => {
    const known = heads();
    writeFileSync(join(root, 'bail.mdx'), PAGE);
    expect(known.changed(['bail.mdx'])).toBe(true);
    rmSync(join(root, 'bail.mdx'));
    expect(known.changed(['bail.mdx'])).toBe(true);
    expect(known.changed(['guide/_meta.json'])).toBe(true);
  });
});

test.each([
  ['the text of a page', PAGE.replace('Text.', 'Other text.')],
  ['its second heading', PAGE.replace('# Second', '# Third')],
])('%s does not concern them', (_, text) => {
  const known = heads();
  save(text);
  expect(known.changed(['retry.mdx', 'public/picture.png'])).toBe(false);
});
