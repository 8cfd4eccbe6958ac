import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { changeSince } from '../../../../scripts/check/changed.ts';
import type { Check } from '../../../../scripts/check/check.ts';
import { checkHelp, readCheckOptions } from '../../../../scripts/check/options.ts';
import { CHECKS } from '../../../../scripts/check/registry.ts';
import { runChecks } from '../../../../scripts/check/run.ts';
import { tempRepository } from '../../../support/folder.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');

const checkOn = (name: string, ...files: string[]): Check => ({
  name,
  about: name,
  run: () => files.map((file, index) => ({ file, line: 9 - index, message: 'wrong' })),
});

describe('options of the check command', () => {
  test('all checks run when none is named', () => {
    expect(readCheckOptions([], CHECKS).checks).toEqual(CHECKS);
  });

  test('--only takes names one by one or as a list', () => {
    const names = readCheckOptions(['--only', 'links,parity', '--only', 'mdx'], CHECKS).checks;
    expect(names.map(({ name }) => name)).toEqual(['mdx', 'parity', 'links']);
  });

  test('unknown options and checks are refused in one line that says what is allowed', () => {
    expect(() => readCheckOptions(['--fast'], CHECKS)).toThrow(
      'unknown option --fast; allowed: --only, --changed, --since, --help',
    );
    expect(() => readCheckOptions(['--only', 'link'], CHECKS)).toThrow(
      'unknown check link; did you mean links? allowed: types, biome,',
    );
    expect(() => readCheckOptions(['links'], CHECKS)).toThrow(
      'unexpected "links"; allowed: --only',
    );
  });

  test('help names every check', () => {
    const help = checkHelp(CHECKS);
    for (const { name, about } of CHECKS) {
      expect(help).toContain(`  ${name} `);
      expect(help).toContain(about);
    }
  });

  test('the command prints the refusal alone and ends with a failure', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', join(ROOT, 'scripts/check.ts'), '--fast'],
      { encoding: 'utf8' },
    );
    expect(stderr).toBe(
      'check: unknown option --fast; allowed: --only, --changed, --since, --help\n',
    );
    expect(stdout).toBe('');
    expect(status).toBe(2);
  });
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
