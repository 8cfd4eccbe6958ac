import { describe, expect, test } from '@rstest/core';
import { samplesCheck } from '../../../../scripts/check/project/samples.ts';
import { edited, GOOD_SITE, linesOf } from '../../../support/fixtureSite.ts';

const FILE = 'docs/en/config/test/pace.mdx';

describe('samples check', () => {
  test('lets a sample that must not compile have one', async () => {
    const fault = edited(FILE, 'ts"\nimport', 'ts" errors="TS1005"\nimport');
    const text = fault[FILE]?.replace('() => {});', '() => {};') ?? '';
    expect(await linesOf(samplesCheck, { [FILE]: `${text}\nIt is not closed.\n` })).toEqual([]);
  });

  test('reports a language that the highlighter does not know, and what was meant', async () => {
    const [line] = await linesOf(samplesCheck, edited(FILE, 'ts title=', 'yamll title='));
    expect(line).toBe(`${FILE}:10  unknown language yamll — did you mean yaml?`);
  });

  /** The page with another section at its end. */
  const added = (section: string) => ({ [FILE]: `${GOOD_SITE[FILE]}\n${section}` });
  const TEST = "import { test } from '@rstest/core';\ntest('a', () => {});";
  const failing = `## Limits\n\n\`\`\`ts fails="too slow"\n${TEST}\n\`\`\`\n`;

  test('refuses a sample that fails on purpose where nothing shows or explains it', async () => {
    const [line] = await linesOf(samplesCheck, added(failing));
    expect(line).toContain('neither shows nor explains it');
    for (const rest of ['The test takes too long.\n', '```ansi output\nFAIL\n```\n']) {
      expect(await linesOf(samplesCheck, added(`${failing}\n${rest}`))).toEqual([]);
    }
  });

  const config = (title: string, ...lines: string[]) =>
    `## Limits\n\n\`\`\`ts title="${title}"\nexport default {\n${lines.join('\n')}\n};\n\`\`\`\n`;
  const RECOMMENDED = 'docs/en/guide/start/recommended-config.mdx';
  const shared = '  restoreMocks: true,';
  const recommended = {
    [RECOMMENDED]: `---\ntitle: A\n---\n\n# A\n\n${config('rstest.config.ts', shared)}\n${config('test/shared.ts', shared)}`,
  };

  test.each([
    ['  restoreMocks: false,', 'the config sets restoreMocks to false'],
    ['  retry: 2,', 'the config retries every test'],
    ["  env: { BOOK: 'b-1' },", 'an id that the sample world does not have'],
    ['  // @ts-expect-error install axios', 'a comment that only its check needs'],
  ])('compares the sample %s with the recommended config', async (line, message) => {
    const bad = { ...recommended, ...added(config('rstest.config.ts', line)) };
    expect((await linesOf(samplesCheck, bad)).join('\n')).toContain(message);
    const skipped = added(config('rstest.config.ts" norun="of another tool', line));
    expect(await linesOf(samplesCheck, { ...recommended, ...skipped })).toEqual([]);
  });

  test('accepts a sample that does as the recommended config does', async () => {
    const good = { ...recommended, ...added(config('rstest.config.ts', shared)) };
    expect(await linesOf(samplesCheck, good)).toEqual([]);
  });

  test('refuses a second name for the directory of tests', async () => {
    const [line] = await linesOf(samplesCheck, added(config('tests/cart.ts', shared)));
    expect(line).toContain('tests/cart.ts');
  });
});
