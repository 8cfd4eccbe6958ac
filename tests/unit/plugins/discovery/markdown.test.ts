import path from 'node:path';
import { afterAll, beforeAll, describe, expect, rs, test } from '@rstest/core';
import { pageSource } from '../../../../content/source.ts';
import { copyFiles } from '../../../../plugins/discovery/copies.ts';
import { tempFolder } from '../../../support/folder.ts';

/** The copy of a page with this text, without its frontmatter. */
async function convert(mdx: string, lang = 'en', bareRoute = '/x'): Promise<string> {
  const page = {
    ...pageSource(mdx),
    ...{ route: '/x', bareRoute, lang, version: '', file: `docs/${lang}/x.mdx` },
    changed: undefined,
  };
  const site = { lang, prefix: '', title: 'T', description: 'D', sidebars: {} };
  const languages = [{ ...site, pages: [{ page: { ...page, title: '' }, trail: [] }] }];
  const files = await copyFiles({ origin: 'https://site.dev', languages });
  return files.get('x.md')?.replace(/^---\n[\s\S]*?\n---\n\n/, '') ?? '';
}

describe('the Markdown copy of a page', () => {
  const evidence = JSON.stringify({ '/proved': { proofs: [{}], projects: [] } });
  const dir = tempFolder({ 'evidence.json': evidence });
  beforeAll(() => {
    rs.stubEnv('SITE_EVIDENCE', path.join(dir, 'evidence.json'));
  });
  afterAll(() => {
    rs.unstubAllEnvs();
  });

  test('ends with a link to the runs that prove the page, if there are any', async () => {
    expect(await convert('Text.', 'en', '/proved')).toBe(
      'Text.\n\n[How we know](https://site.dev/runs/proved.json)\n',
    );
    expect(await convert('Text.')).toBe('Text.\n');
  });

  test('has the facts of an option as a list', async () => {
    const text = await convert('# t\n\n<OptionFacts name="testTimeout" />\n');
    expect(text).toMatch(/^- \*\*Type\*\*: `number`$/m);
    expect(text).not.toContain('OptionFacts');
  });

  test('keeps commands and marks of failing samples, drops imports and terminal colors', async () => {
    const text = await convert(
      'import X from "@theme/x";\n\n## Title\n\n```ansi output="npx rstest"\n␛[32mok␛[39m\n```\n\n```ts title="a.ts" fails="x"\n1;\n```\n',
    );
    expect(text).toBe(
      '## Title\n\n```text\n$ npx rstest\n\nok\n```\n\n*This test fails: `x`*\n\n```ts title="a.ts"\n1;\n```\n',
    );
  });

  test('writes tabs one after the other and package commands for npm', async () => {
    const text = await convert(
      '<Tabs>\n<Tab label="One">\nfirst\n</Tab>\n</Tabs>\n\n<PackageManagerTabs command="add -D x" />\n',
    );
    expect(text).toBe(
      '**One**\n\nfirst\n\n```bash\nnpm install -D x\n# pnpm add -D x\n# yarn add -D x\n# bun add -D x\n```\n',
    );
  });

  test('writes a package command inside a sentence as code, not as a broken block', async () => {
    expect(await convert('1. Install: <PackageManagerTabs command="add -D x" />')).toBe(
      '1. Install: `npm install -D x` / `pnpm add -D x` / `yarn add -D x` / `bun add -D x`\n',
    );
  });

  test('keeps the id of a heading where its text says another one', async () => {
    expect(await convert('## Run *it* \\{#run-it}\n\n## 运行 {#run}\n')).toBe(
      '## Run *it*\n\n## 运行 {#run}\n',
    );
  });

  test('does not escape braces, nor letters beside emphasis', async () => {
    expect(await convert('a \\{b} and 中**「文」**字*重点。*后 `&#x4E2D;`\n')).toBe(
      'a {b} and 中**「文」**字*重点。*后 `&#x4E2D;`\n',
    );
  });

  test('has absolute links, those of definitions too', async () => {
    expect(await convert('[a](/b#c)')).toBe('[a](https://site.dev/b#c)\n');
    expect(await convert('[a][b]\n\n[b]: /c')).toContain('[b]: https://site.dev/c');
  });

  test('has the description of a drawing, not its labels', async () => {
    expect(
      await convert(
        '<figure>\n  <svg role="img" aria-label="One worker runs two files.">\n    <g>\n      <text x="1">worker</text>\n    </g>\n  </svg>\n</figure>\n\nText.\n',
      ),
    ).toBe('*One worker runs two files.*\n\nText.\n');
  });

  test('an unknown option stops with file and line', async () => {
    await expect(convert('\n<OptionFacts name="testTimeot" />\n')).rejects.toThrow(
      /x\.mdx:2.*testTimeout/s,
    );
  });

  test('says in the language of the page how a sample fails', async () => {
    const text = await convert('```ts errors="TS2345"\n1;\n```\n', 'zh');
    expect(text).toBe('*无法编译：`TS2345`*\n\n```ts\n1;\n```\n');
  });

  test('writes marked lines as a diff, and drops other marks', async () => {
    expect(
      await convert(
        '```ts title="a.ts"\nold(); // [!code --]\nnew(); // [!code ++]\n\nend();\n```\n',
      ),
    ).toBe('```diff title="a.ts"\n- old();\n+ new();\n\n  end();\n```\n');
    expect(await convert('```ts\na(); // [!code highlight]\n```\n')).toBe('```ts\na();\n```\n');
  });

  test.each([
    ':::warning Mind the `gap`\n\nText.\n\n- item\n\n:::\n\nAfter.\n',
    ':::warning Mind the `gap`\nText.\n\n- item\n\n:::\n\nAfter.\n',
  ])('writes a callout as an alert: %j', async (mdx) => {
    expect(await convert(mdx)).toBe(
      '> [!WARNING]\n>\n> **Mind the `gap`**\n>\n> Text.\n>\n> - item\n\nAfter.\n',
    );
  });

  test('a callout in one paragraph, and one without a title', async () => {
    expect(await convert(':::tip\nText.\n:::\n\nAfter.\n')).toBe(
      '> [!TIP]\n>\n> Text.\n\nAfter.\n',
    );
  });

  test('bold text beside Han characters stays bold', async () => {
    const text = '先运行**「全部」**测试，再看**结果：**通过。\n';
    expect(await convert(text, 'zh')).toBe(text);
  });
});
