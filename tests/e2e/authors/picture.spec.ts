import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from '@playwright/test';
import { SITES } from '../../support/sites.ts';
import { VISITED } from '../../support/visited.ts';

// The page that `scripts/picture.ts` takes, in a browser of its own.
const annotation = { type: VISITED, description: '/guide/start/quick-start' };

test("npm run docs -- picture takes the README's pictures, light and dark", { annotation }, () => {
  test.setTimeout(60_000);
  const folder = mkdtempSync(join(tmpdir(), 'picture-'));
  const [tsx, script] = ['node_modules/tsx/dist/cli.mjs', 'scripts/picture.ts'].map((file) =>
    resolve(file),
  );
  try {
    const args = [tsx ?? '', script ?? '', '--dir', resolve(SITES.main.out)];
    const { status, stdout, stderr } = spawnSync(process.execPath, args, {
      cwd: folder,
      encoding: 'utf8',
    });
    expect(status, stdout + stderr).toBe(0);
    const [light, dark] = ['light', 'dark'].map((scheme) =>
      readFileSync(join(folder, `.github/pictures/site-${scheme}.webp`)),
    );
    expect(light?.subarray(8, 12).toString()).toBe('WEBP');
    expect(dark?.equals(light ?? Buffer.alloc(0))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
