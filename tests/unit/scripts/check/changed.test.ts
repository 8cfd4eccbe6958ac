import { readFileSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from '@rstest/core';
import { changeSince } from '../../../../scripts/check/changed.ts';
import type { Check } from '../../../../scripts/check/check.ts';
import { linksCheck } from '../../../../scripts/check/links/check.ts';
import { mdxCheck } from '../../../../scripts/check/pages/mdx.ts';
import { sidebarCheck } from '../../../../scripts/check/pages/sidebar.ts';
import { parityCheck } from '../../../../scripts/check/parity/check.ts';
import { runChecks } from '../../../../scripts/check/run.ts';
import { spellingCheck } from '../../../../scripts/check/spelling/check.ts';
import { GOOD_SITE } from '../../../support/fixtureSite.ts';
import { tempRepository } from '../../../support/folder.ts';

const PAGE_CHECKS = [linksCheck, sidebarCheck, parityCheck];
const PACE = 'docs/en/config/test/pace.mdx';
const START = 'docs/en/guide/start/index.mdx';

describe('check --changed', () => {
  const { root, git, write } = tempRepository(GOOD_SITE);
  const edit = (file: string, from: string, to: string) => {
    const text = GOOD_SITE[file] ?? '';
    expect(text).toContain(from);
    write(file, text.replace(from, to));
  };
  /** `check file` of each finding, in the order of checks and files. */
  const found = async (checks: readonly Check[] = PAGE_CHECKS) => {
    const results = await runChecks(root, checks, { change: changeSince(root, '') });
    expect(results.map(({ crash }) => crash).filter(Boolean)).toEqual([]);
    return results.flatMap(({ check, findings }) =>
      findings.map(({ file, message }) => `${check.name} ${file}: ${message}`),
    );
  };

  afterEach(() => {
    git('reset', '--hard');
    git('clean', '-fd');
  });

  test('reports nothing for an edit that breaks nothing', async () => {
    edit(START, 'Go on with', 'Go on and read');
    expect(await found()).toEqual([]);
  });

  test('a page whose lines end with CR LF has changed, although git sees no difference', async () => {
    write('.gitattributes', '* text=auto eol=lf\n');
    git('add', '.gitattributes');
    write(PACE, (GOOD_SITE[PACE] ?? '').replaceAll('\n', '\r\n'));
    expect(git('diff', '--name-only')).toBe('');
    expect(await found([mdxCheck])).toEqual([`mdx ${PACE}: the lines end with CR LF`]);
  });

  test('reports the pages that link to a heading which was renamed', async () => {
    edit(PACE, '## How it ticks', '## How it runs');
    edit('docs/zh/config/test/pace.mdx', '#how-it-ticks', '#how-it-runs');
    expect(await found()).toEqual([
      `links docs/en/config/test/retry.mdx: dead anchor #how-it-ticks on ${PACE}`,
      'links docs/zh/config/test/retry.mdx: dead anchor #how-it-ticks on docs/zh/config/test/pace.mdx',
    ]);
  });

  test('reports what a deleted translation leaves behind', async () => {
    rmSync(join(root, 'docs/zh/config/test/pace.mdx'));
    const lines = await found();
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'links docs/zh/config/test/retry.mdx',
      'sidebar docs/zh/config/test/_meta.json',
      `parity ${PACE}`,
    ]);
  });

  test('reports what a renamed file leaves behind under its old name', async () => {
    git('mv', 'docs/zh/config/test/pace.mdx', 'docs/zh/config/test/speed.mdx');
    expect(await found([parityCheck])).toHaveLength(2);
  });

  test('leaves out what was wrong elsewhere before', async () => {
    edit(START, '/config/test/retry', '/config/test/nowhere');
    git('commit', '-am', 'a dead link');
    edit(PACE, '## How it ticks', '## How it runs');
    const lines = await found([linksCheck]);
    expect(lines).toEqual([
      `links docs/en/config/test/retry.mdx: dead anchor #how-it-ticks on ${PACE}`,
    ]);
    git('reset', '--hard', 'HEAD~1');
  });

  test('a word that a page uses is unknown once it is gone from the list', async () => {
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    const lists = (words: string) => {
      write('cspell.json', readFileSync('cspell.json', 'utf8'));
      write('docs/names.txt', 'Rstest\n');
      write('docs/words.txt', words);
    };
    lists('zzyzx\n');
    edit(PACE, '## How it ticks', 'Zzyzx.\n\n## How it ticks');
    git('add', 'docs', 'cspell.json');
    git('commit', '-m', 'a word');
    expect(await found([spellingCheck])).toEqual([]);
    lists('');
    expect(await found([spellingCheck])).toEqual([
      expect.stringContaining(`spelling ${PACE}: unknown word "Zzyzx"`),
    ]);
    git('reset', '--hard', 'HEAD~1');
  });

  test('the settings of the speller concern it', async () => {
    symlinkSync(join(process.cwd(), 'node_modules'), join(root, 'node_modules'));
    write('cspell.json', '{ "dictionaryDefinitions": [], "dictionaries": [] }');
    edit(PACE, '## How it ticks', 'Zzyzx.\n\n## How it ticks');
    git('add', 'docs', 'cspell.json');
    git('commit', '-m', 'a word');
    write('cspell.json', '{ "dictionaryDefinitions": [], "dictionaries": ["en-gb"] }');
    expect((await found([spellingCheck])).join()).toContain('unknown word "Zzyzx"');
    git('reset', '--hard', 'HEAD~1');
  });
});
