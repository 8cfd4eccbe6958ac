import { expect, test } from '@rstest/core';
import { withParts } from '../../../content/parts.ts';
import { tempFolder } from '../../support/folder.ts';

const folder = tempFolder({ '_part.mdx': '---\ntitle: Part\n---\nShared text.\n' });

const IMPORT = "import Part from './_part.mdx';";

test('a part takes the place of each of its uses, and its import goes', () => {
  const page = `${IMPORT}\n\n<Part />\n\nBetween.\n\n<Part />\n`;
  expect(withParts(page, folder).trim()).toBe('Shared text.\n\n\nBetween.\n\nShared text.');
});

test('a sample that shows an import of a page is left as it is', () => {
  const page = "````mdx\nimport Welcome from './welcome.md';\n\n<Welcome />\n````\n";
  expect(withParts(page, folder)).toBe(page);
});

test('a sample that shows the very import and use of the page is left as it is', () => {
  const sample = `\`\`\`mdx\n${IMPORT}\n\n<Part />\n\`\`\`\n`;
  const text = withParts(`${sample}\n${IMPORT}\n\n<Part />\n`, folder);
  expect(text.startsWith(sample)).toBe(true);
  expect(text.slice(sample.length).trim()).toBe('Shared text.');
});
