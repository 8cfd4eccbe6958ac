import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';

const ROOT = join(import.meta.dirname, '../../..');
const migrate = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('lists what a file needs, and renames only when asked to', () => {
  const folder = mkdtempSync(join(tmpdir(), 'migrate-'));
  const file = join(folder, 'cart.test.ts');
  const before = "import { vi } from 'vitest';\nvi.fn();\nvi.dynamicImportSettled();\n";
  try {
    writeFileSync(file, before);
    const { stdout, status } = migrate(file);
    expect(status).toBe(0);
    expect(stdout).toContain(`${file}:3  vi.dynamicImportSettled  a way round: rs.waitFor`);
    expect(readFileSync(file, 'utf8')).toBe(before);
    migrate(file, '--write');
    expect(readFileSync(file, 'utf8')).toBe(
      "import { rs } from '@rstest/core';\nrs.fn();\nvi.dynamicImportSettled();\n",
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('a file that cannot be read is named', () => {
  const { stderr, status } = migrate('no-such-file.ts');
  expect(stderr).toContain('no-such-file.ts cannot be read');
  expect(status).not.toBe(0);
});
