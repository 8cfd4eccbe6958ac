import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { installScorer } from '../../../../scripts/observatory/install.ts';

let dir = '';
const { PATH } = process.env;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'scorer-'));
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(dir, { recursive: true });
});

test('a scorer that cannot be installed is a failure with its reason, not a pass', () => {
  const npm = join(dir, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm error network: offline" >&2\nexit 1\n');
  chmodSync(npm, 0o755);
  process.env.PATH = `${dir}:/bin:/usr/bin`;
  expect(() => installScorer(join(dir, 'cache'))).toThrow(/nothing was graded: npm error network/);
});

test('the registry is asked once first, because an installation is tried for minutes without a network', () => {
  const npm = join(dir, 'npm');
  writeFileSync(npm, '#!/bin/sh\necho "npm error $*" >&2\nexit 1\n');
  chmodSync(npm, 0o755);
  process.env.PATH = `${dir}:/bin:/usr/bin`;
  expect(() => installScorer(join(dir, 'cache'))).toThrow(/npm error view .*--fetch-retries=0/);
});

test('so is a machine without npm', () => {
  process.env.PATH = dir;
  expect(() => installScorer(join(dir, 'cache'))).toThrow(/nothing was graded: .*ENOENT/);
});
