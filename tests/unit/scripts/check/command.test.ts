import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { changeSince } from '../../../../scripts/check/changed.ts';
import type { Check } from '../../../../scripts/check/check.ts';
import { runChecks } from '../../../../scripts/check/run.ts';
import { tempRepository } from '../../../support/folder.ts';

const checkOn = (name: string, ...files: string[]): Check => ({
  name,
  about: name,
  run: () => files.map((file, index) => ({ file, line: 9 - index, message: 'wrong' })),
});

describe('a run of checks', () => {
  const { root, git, write } = tempRepository({ 'docs/en/a.mdx': 'a', 'docs/en/b.mdx': 'b' });

  test('findings are sorted by file and line', async () => {
    const [result] = await runChecks(root, [checkOn('one', 'b.ts', 'a.ts', 'a.ts')]);
    expect(result?.findings.map(({ file, line }) => `${file}:${line}`)).toEqual([
      'a.ts:7',
      'a.ts:8',
      'b.ts:9',
    ]);
  });

  test('a check that throws fails by itself and the others go on', async () => {
    const broken: Check = { ...checkOn('broken'), run: () => Promise.reject(new Error('no disk')) };
    const results = await runChecks(root, [broken, checkOn('fine')]);
    expect(results[0]?.crash).toMatch(/^Error: no disk\n\s+at .*command\.test\.ts/);
    expect(results[1]?.findings).toEqual([]);
    expect(results[1]?.crash).toBeUndefined();
  });

  test('changed files are the edited and the new ones, and those of the branch if asked', () => {
    git('checkout', '-b', 'work');
    write('docs/en/b.mdx', 'bb');
    git('commit', '-am', 'edit');
    write('docs/en/a.mdx', 'aa');
    write('docs/en/新.mdx', 'c');
    const changed = (base?: string) => [...changeSince(root, base).files].toSorted();
    expect(changed()).toEqual(['docs/en/a.mdx', 'docs/en/新.mdx']);
    expect(changed('main')).toEqual(['docs/en/a.mdx', 'docs/en/b.mdx', 'docs/en/新.mdx']);
    rmSync(join(root, 'docs/en/a.mdx'));
    expect(changed()).toEqual(['docs/en/a.mdx', 'docs/en/新.mdx']);
    expect(() => changeSince(root, 'nowhere')).toThrow(/^git cannot tell what changed: fatal: /);
  });
});
