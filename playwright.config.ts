import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findBrowser } from './scripts/browser/find.ts';

/** Browser tests on the built site; started through `scripts/e2e.ts`, which builds it first. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/artifacts',
  fullyParallel: true,
  // One more than cores, because a test also waits: for timers, and for what it holds back.
  workers: availableParallelism() + 1,
  // A loaded machine may miss a time limit; what fails twice more is broken.
  retries: 2,
  forbidOnly: true,
  // A limit only has to end what hangs, on a busy machine too.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  globalSetup: './tests/support/setup.ts',
  use: {
    browserName: 'chromium',
    launchOptions: {
      executablePath: findBrowser()?.path,
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        // Tests need no network, and reach none.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
      ],
    },
    locale: 'en-US',
    timezoneId: 'UTC',
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    trace: 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 20_000,
    navigationTimeout: 30_000,
  },
});
