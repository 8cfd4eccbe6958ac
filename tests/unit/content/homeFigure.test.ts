import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { readFrontmatter } from '../../../content/frontmatter.ts';
import { LANGS } from '../../../shared/site/locales.ts';

test.each(LANGS)('the figure of the home page is in the section it links to (%s)', (lang) => {
  const { data } = readFrontmatter(readFileSync(`docs/${lang}/index.mdx`, 'utf8'));
  const { text, link } = (data.hero as { figure: { text: string; link: string } }).figure;
  const [path, id] = link.split('#');
  const english = readFileSync(`docs/en/${path}.mdx`, 'utf8');
  const section = english.split(/^## /m).find((one) => one.startsWith('Compare the speed'));
  expect(id).toBe('compare-the-speed');
  const seconds = /(\d+\.\d) ?(?:s|秒)/.exec(text)?.[1];
  expect(section).toMatch(
    new RegExp(`^\\| 1,000 tests, a VM context for each file \\| ${seconds} `, 'm'),
  );
});
