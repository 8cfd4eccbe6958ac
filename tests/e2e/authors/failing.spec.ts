import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { expect, test } from '@playwright/test';

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js';

test('a failing browser test prints what a reader would have seen and where its picture is', () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    [PLAYWRIGHT, 'test', '--config', 'tests/fixtures/failing/playwright.config.ts'],
    { encoding: 'utf8', env: { ...process.env, FORCE_COLOR: '0' } },
  );
  expect(status, stdout).toBe(1);
  expect(stdout).toContain(`A reader would have seen at about:blank (1440 by 900):
  | dialog "Question":
  |   Really?
  |   Yes
  | focus: <button>Yes</button>
`);
  expect(stdout).toContain('Expected: "Goodbye"');
  const picture = /test-results\S+\.png/.exec(stdout)?.[0];
  expect(existsSync(picture ?? 'none'), stdout).toBe(true);
});
