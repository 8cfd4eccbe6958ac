import { defineConfig } from '@playwright/test';
import chromium from './playwright.config.ts';
import { FIREFOX_FILES, FIREFOX_TESTS } from './tests/firefox.ts';

/**
 * The same browser tests in Debian's Firefox, through WebDriver BiDi; started by
 * `npm test -- firefox`, at night.
 */
export default defineConfig(chromium, {
  testMatch: [...FIREFOX_FILES],
  grep: FIREFOX_TESTS,
  reporter: [['list'], ['json', { outputFile: 'test-results/firefox.json' }]],
  outputDir: 'test-results/firefox',
  use: {
    browserName: 'firefox',
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      // Lets tests/support/firefox.ts set what the protocol has no command for.
      args: ['-remote-allow-system-access'],
    },
  },
});
