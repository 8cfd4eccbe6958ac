import { describe, expect, test } from '@rstest/core';
import { compatibility } from '@rstest-docs/migrate/compatibility';
import { ROOT, serverOf } from '../../../../packages/docs-mcp/tests/client.ts';
import { DOCS } from '../../../../scripts/mcp/docs.ts';
import { evidenceFile, type ShownProof } from '../../../../shared/site/evidence.ts';
import { publishedSite } from '../../../support/published.ts';

const proof = {
  headings: ['precedence'],
  question: 'Which wins?',
  says: ['The flag wins.'],
  files: { 'a.test.ts': "test('a', () => {});\n" },
  command: 'npx rstest --testTimeout=1',
  exitCode: 1,
  prints: ['timed out in 1ms'],
  omits: [],
  run: { output: 'test timed out in 1ms', version: '0.12.0', date: '2026-01-02' },
} satisfies ShownProof;
const site = serverOf(DOCS, {
  ...publishedSite(ROOT),
  [`${ROOT}/${evidenceFile('/config/test/testTimeout')}`]: JSON.stringify({ proofs: [proof] }),
});

describe('tools of the manual', () => {
  test('are listed after those that every site has', async () => {
    const { tools } = await (await site.connect()).listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      'search',
      'read',
      'lookup',
      'explain',
      'proofs',
      'changes',
      'migrate',
    ]);
  });

  test('explain gives the section of an error, in a long output too, and names the others', async () => {
    const wide = { bodyBytes: 3_000_000 };
    const failed = 'error   Invalid shard option: 0/3.\nUnknown option `--shrad`\n';
    const { text } = await site.call(
      'explain',
      { output: 'passed\n'.repeat(150_000) + failed },
      wide,
    );
    expect(text).toMatch(/^Invalid shard option: …\n.+\n.*#invalid-shard /);
    expect(text).toContain('Count shards from 1.');
    expect(text).toContain(
      'Unknown option `…`\n  page: /guide/help/errors-start section: unknown-option',
    );
    expect((await site.call('explain', { output: 'all passed' })).text).toMatch(
      /^No known error in it/,
    );
  });

  test('proofs gives the runs behind a section, in every language of the address', async () => {
    const all = await site.call('proofs', { page: '/config/test/testTimeout' });
    expect(all.text).toMatch(
      /^Which wins\?\npage: \/config\/test\/testTimeout section: precedence/,
    );
    expect(all.text).toContain('$ npx rstest --testTimeout=1');
    expect(all.text).toContain('(@rstest/core 0.12.0, 2026-01-02):\ntest timed out in 1ms');
    const page = `${ROOT}/zh/config/test/testTimeout`;
    expect((await site.call('proofs', { page, section: 'precedence' })).text).toBe(all.text);
    expect((await site.call('proofs', { page, section: 'other' })).text).toContain(
      'Sections with proofs: precedence',
    );
  });

  test('changes lists by version what an upgrade brings, newest first', async () => {
    const { text } = await site.call('changes', { from: '0.9.1' });
    expect(text.split('\n').slice(2)).toEqual([
      '## 0.9.6',
      '',
      '- option testTimeout: default changed from `1` to `5000` (page: /config/test/testTimeout)',
      '',
      '## 0.9.5',
      '',
      '- removed flag --old',
      '- added option testTimeout (page: /config/test/testTimeout)',
    ]);
    const one = await site.call('changes', { from: 'v0.9.1', to: '0.9.5' });
    expect(one.text).toContain('0.9.1 to 0.9.5');
    expect(one.text).not.toContain('## 0.9.6');
  });

  test('migrate lists what a Jest file needs, and the lines that were changed', async () => {
    const text =
      "\n\nxit('a', () => {\n  jest.autoMockOff();\n  expect(jest\n    .fn()).toBe(1);\n});\n";
    const answer = await site.call('migrate', { text });
    expect(answer.text).toMatch(/^Jest test: 5 names, 3 work as they are, 1 changed, 0 to read/);
    expect(answer.text).toContain('jest.autoMockOff: no counterpart\n  line 4');
    expect(answer.text).toContain("changed:\n3: test.skip('a', () => {\n4:   rs.autoMockOff()");
    const vitest = await site.call('migrate', { text: 'expect(1).toBe(1)', framework: 'vitest' });
    expect(vitest.text).toMatch(/^Vitest test: 2 names/);
    const config = await site.call('migrate', {
      text: '{"testMatch": ["a"]}',
      file: 'jest.config.json',
    });
    expect(config.text).toContain("The new config:\nimport { defineConfig } from '@rstest/core';");
  });

  test.each([
    [
      'transformIgnorePatterns',
      /^transformIgnorePatterns \(config of Jest\).*output\.bundleDependencies/,
    ],
    ['--runInBand', /^--runInBand \(flag of Jest\).*--pool\.maxWorkers=1/],
    ['expectTypeOf', /^expectTypeOf \(global of Vitest\).*expect-type/],
    ['constructor', /has no "constructor"/],
    ['jest.SpyInstance', /^jest\.SpyInstance \(type of Jest\).*: MockInstance/],
    ['SpyInstance', /^jest\.SpyInstance \(type of Jest\)/],
    ['jest.DoneCallback', /workaround: \(error\?: unknown\) => void/],
    ['MockedFunction', /\(type of Vitest\).*another name: Mocked/],
    ['SPYON', /^jest\.spyOn .*\n\nvi\.spyOn/],
    ['vmForks', /^'vmForks' is a value of testTimeout \(page: \/config\/test\/testTimeout\)/],
    // A name that both have: what a reader of the other framework has to know comes first.
    ['testTimeout', /testTimeout \(config of Jest\)[\s\S]*How many milliseconds/],
  ])('lookup knows %s', async (name, answer) => {
    expect((await site.call('lookup', { name })).text).toMatch(answer);
  });

  test('lookup knows every name of the compatibility page', async () => {
    const client = await site.connect();
    const names = [...compatibility.jest, ...compatibility.vitest].map(({ name }) => name);
    expect(names.length).toBeGreaterThan(700);
    for (const name of new Set(names)) {
      const { content } = await client.callTool({ name: 'lookup', arguments: { name } });
      expect(JSON.stringify(content)).toContain('in @rstest/core 0.12.0: ');
    }
  });

  test('migrate reads a part of a file, and says where the next one begins', async () => {
    const part = "test('a', () => {\n  jest.fn();\n});\n\ntest('b', () => {\n  jest.fn(";
    const { text } = await site.call('migrate', { text: part, line: 101 });
    expect(text).toContain('102:   rs.fn();');
    expect(text).toContain(
      'Read up to line 103, where a statement ends. Send the rest from line 104',
    );
  });

  test('migrate answers about a file of rubbish in a bounded size', async () => {
    const { text } = await site.call('migrate', { text: 'jest.fn();\n'.repeat(1000) });
    expect(text).toContain('… and 920 more');
    expect(text.length).toBeLessThan(15_000);
  });

  test.each([
    ['migrate', { text: ' \n' }, /^text: empty; give the text/],
    ['migrate', { text: 'x', framework: 'mocha' }, /^framework: one of jest, vitest/],
    ['migrate', { text: 'x'.repeat(12_001) }, /^text: at most 12000 characters/],
    ['explain', { output: ' \n' }, /^output: empty; give what was printed/],
    ['proofs', { page: '/nowhere' }, /^page: no page at "\/nowhere"/],
    ['changes', {}, /^from: missing; give the version/],
    ['changes', { from: '0.9.2' }, /^from: "0.9.2" is none of .* 0\.9\.1, 0\.9\.5, 0\.9\.6/],
    ['changes', { from: '0.9.6', to: '0.9.1' }, /^from: must be older than to/],
  ])('%s with %j says what is wrong', async (name, args, message) => {
    const { isError, text } = await site.call(name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(message);
  });
});
