import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { workflowsCheck } from '../../../../scripts/check/project/workflows.ts';
import { linesOf, PATIENT_MS } from '../../../support/fixtureSite.ts';

const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const FILE = '.github/workflows/a.yml';
const CHECKOUT = 'actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683';
const GOOD = `on: push
permissions: {}
jobs:
  test:
    runs-on: ubuntu-24.04
    timeout-minutes: 5
    permissions:
      contents: read
    steps:
      - uses: ${CHECKOUT} # v4.2.2
        with:
          persist-credentials: false
      - run: npm ci && npm test
`;
const DEPENDABOT = `version: 2
updates:
  - package-ecosystem: github-actions
    directory: /
  - package-ecosystem: npm
    directory: /
`;

const fault = (workflow: string, more: Record<string, string> = {}) => ({
  'package.json': '{ "scripts": { "test": "x", "build:all": "x" } }',
  'package-lock.json': '{}',
  '.github/dependabot.yml': DEPENDABOT,
  [FILE]: workflow,
  ...more,
});
const lines = (from: string, to: string) => linesOf(workflowsCheck, fault(GOOD.replace(from, to)));

describe('workflows check', { timeout: PATIENT_MS }, () => {
  test('accepts a good workflow, and a project without any', async () => {
    expect(await linesOf(workflowsCheck, fault(GOOD))).toEqual([]);
    expect(await linesOf(workflowsCheck)).toEqual([]);
  });

  test('reports what GitHub would refuse', async () => {
    const wrong: [from: string, to: string, line: string][] = [
      ['on: push', 'on: pish', `${FILE}:1  unknown Webhook event "pish"`],
      ['runs-on:', 'run-on:', `${FILE}:4  "runs-on" section is missing in job "test"`],
      ['contents: read', 'contents: all', `${FILE}:8  "all" is invalid for permission`],
      ['npm ci', `echo \${{ githb.ref }}`, `${FILE}:13  undefined variable "githb"`],
      [
        'npm ci',
        `echo \${{ github.event.head_commit.message }}`,
        `${FILE}:13  "github.event.head_commit.message" is potentially untrusted`,
      ],
    ];
    for (const [from, to, line] of wrong) {
      expect((await lines(from, to)).join('\n')).toContain(line);
    }
  });

  test.each<[from: string, to: string, line: string]>([
    ['permissions: {}', 'permissions: read-all', ':1  all jobs share permissions'],
    ['permissions: {}\n', '', ':1  all jobs share permissions'],
    ['on: push', 'on: [pull_request_target]', ':1  pull_request_target runs a stranger’s code'],
    ['    permissions:\n      contents: read\n', '', ':4  job test names no permissions'],
    ['    timeout-minutes: 5\n', '', ':4  job test has no time limit'],
    ['minutes: 5', 'minutes: 500', ':4  job test has no time limit'],
    [CHECKOUT, 'actions/checkout@v4', ':10  actions/checkout@v4 is not pinned'],
    [CHECKOUT, CHECKOUT.slice(0, -1), 'is not pinned'],
    [' # v4.2.2', '', ':10  the version of actions/checkout is not named'],
    [' # v4.2.2', ' # v4', ':10  the version of actions/checkout is not named'],
    ['credentials: false', 'credentials: true', ':10  later steps can read the token'],
    ['npm test', 'npm run tset', ':13  no script tset in package.json — one of test, build:all'],
    ['npm test', 'npm run --silent build:al', ':13  no script build:al in package.json'],
    ['npm ci', 'npm ci --prefix .ci/x', ':13  .ci/x/package.json does not exist'],
    ['npm ci', 'node scripts/gone.ts', ':13  scripts/gone.ts does not exist'],
    [
      '- run: npm ci',
      '- uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2\n      - run: npm ci',
      ':13  artifact without retention-days',
    ],
  ])('%j → %j is reported', async (from, to, line) => {
    expect((await lines(from, to)).join('\n')).toContain(line);
  });

  test('reports a lock file that nothing updates, and an update of nothing', async () => {
    const linesWith = (more: Record<string, string>) => linesOf(workflowsCheck, fault(GOOD, more));
    const file = '.github/dependabot.yml';
    expect((await linesWith({ 'a/package-lock.json': '{}' })).join()).toContain(
      'no update for npm /a',
    );
    const other = (
      await linesWith({
        [file]: DEPENDABOT.replace('npm\n    directory: /', 'npm\n    directory: /b'),
      })
    ).join();
    expect(other).toContain('no update for npm /,');
    expect(other).toContain('update for npm /b, where there is nothing');
    expect((await linesWith({ [file]: 'updates: [' })).join()).toContain('no update for npm /');
  });

  test('our own workflows never hand a secret to a job that runs what a pull request brings', () => {
    const folder = join(ROOT, '.github/workflows');
    for (const file of readdirSync(folder)) {
      const text = readFileSync(join(folder, file), 'utf8');
      const jobs = text.split(/^(?= {2}\w+:$)/m);
      for (const job of jobs.filter((part) => part.includes('secrets.'))) {
        expect(job, file).not.toMatch(
          /npm (?:test|run)|\.ci\/run|npm ci(?! --prefix \.ci\/deploy)/,
        );
        expect(job, file).toMatch(/github\.event_name == 'push'|repository\.default_branch/);
      }
    }
  });
});
