import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { draftsIn } from '../../../content/drafts.ts';
import { samplePages } from '../../../scripts/samples/pages.ts';
import { tempFolder } from '../../support/folder.ts';

const root = tempFolder({
  'docs/en/guide/ready.mdx': '---\ntitle: Ready\n---\n\n```yaml\ndraft: true\n```\n',
  'docs/en/guide/soon.mdx': '---\ntitle: Soon\ndraft: true\n---\n',
  'docs/en/guide/no.mdx': '---\ndraft: false\n---\n',
});

test('drafts are pages whose frontmatter says so', () => {
  expect(draftsIn(join(root, 'docs'))).toEqual(['en/guide/soon.mdx']);
});

test('samples of drafts are not run', () => {
  expect(samplePages(root).map(({ route }) => route)).toEqual(['/guide/no', '/guide/ready']);
});
