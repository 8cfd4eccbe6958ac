import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { draftsIn } from '../../../content/drafts.ts';
import { samplePages } from '../../../scripts/samples/pages.ts';

const root = mkdtempSync(join(tmpdir(), 'drafts-'));
const docs = join(root, 'docs');
afterAll(() => rmSync(root, { recursive: true }));
mkdirSync(join(docs, 'en/guide'), { recursive: true });
const write = (file: string, text: string) => writeFileSync(join(docs, 'en/guide', file), text);
write('ready.mdx', '---\ntitle: Ready\n---\n\n```yaml\ndraft: true\n```\n');
write('soon.mdx', '---\ntitle: Soon\ndraft: true\n---\n');
write('no.mdx', '---\ndraft: false\n---\n');

test('drafts are pages whose frontmatter says so', () => {
  expect(draftsIn(docs)).toEqual(['en/guide/soon.mdx']);
});

test('samples of drafts are not run', () => {
  expect(samplePages(root).map(({ route }) => route)).toEqual(['/guide/no', '/guide/ready']);
});
