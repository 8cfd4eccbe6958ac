import { describe, expect, test } from '@rstest/core';
import { toMarkdown } from '../../../../plugins/discovery/markdown.ts';

const convert = (mdx: string): string => toMarkdown(mdx, 'docs/en/x.mdx', 'https://site.dev');

describe('the Markdown twin of a page', () => {
  test('has the facts of an option as a list', () => {
    const text = convert('# t\n\n<OptionFacts name="testTimeout" />\n');
    expect(text).toMatch(/^- \*\*Type\*\*: `number`$/m);
    expect(text).not.toContain('OptionFacts');
  });

  test('drops imports, terminal colours, heading ids and what only the checks read', () => {
    const text = convert(
      'import X from "@theme/x";\n\n## Title \\{#id}\n\n```ansi output="npx rstest"\n␛[32mok␛[39m\n```\n\n```ts title="a.ts" fails="x"\n1;\n```\n',
    );
    expect(text).toBe('## Title\n\n```text\nok\n```\n\n```ts title="a.ts"\n1;\n```\n');
  });

  test('writes tabs one after the other and package commands for npm', () => {
    const text = convert(
      '<Tabs>\n<Tab label="One">\nfirst\n</Tab>\n</Tabs>\n\n<PackageManagerTabs command="add -D x" />\n',
    );
    expect(text).toBe('**One**\n\nfirst\n\n```bash\nnpm install -D x\n```\n');
  });

  test('has absolute links', () => {
    expect(convert('[a](/b#c)')).toBe('[a](https://site.dev/b#c)\n');
  });

  test('an unknown option stops with file and line', () => {
    expect(() => convert('\n<OptionFacts name="testTimeot" />\n')).toThrow(
      /x\.mdx:2.*testTimeout/s,
    );
  });
});
