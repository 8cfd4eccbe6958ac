import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@rstest/core';
import { installInto } from '../../../../scripts/cli/npm.ts';

let dir = '';
const { PATH } = process.env;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'npm-'));
});
afterEach(() => {
  process.env.PATH = PATH;
  rmSync(dir, { recursive: true });
});

test('packages that cannot be installed are named, with the first line of what npm said', () => {
  const npm = join(dir, 'npm');
  writeFileSync(
    npm,
    '#!/bin/sh\necho "npm error code E1\nnpm error offline\nnpm error a log" >&2\nexit 1\n',
  );
  chmodSync(npm, 0o755);
  process.env.PATH = `${dir}:/bin:/usr/bin`;
  expect(() => installInto(join(dir, 'in'), ['miniflare@4.0.0', 'edge@1.0.0'])).toThrow(
    'miniflare@4.0.0, edge@1.0.0 cannot be installed: npm error offline',
  );
});
