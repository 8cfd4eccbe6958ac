import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page, type PlaywrightWorkerOptions } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { settled } from './visit.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** WCAG 2.0 to 2.2, levels A and AA, and axe's best practices. */
const ALL: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'],
  resultTypes: ['violations'],
};

/** The themes differ in colors alone, so a second theme needs no more than these. */
const COLOURS: RunOptions = {
  runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
  resultTypes: ['violations'],
};

type Launch = PlaywrightWorkerOptions['launchOptions'];

/** Every page gets its own axe, which is gone before compiling its functions for speed pays. */
export const ONE_SCAN_A_PAGE = {
  launchOptions: async (
    { launchOptions }: { launchOptions: Launch },
    use: (options: Launch) => Promise<void>,
  ) =>
    use({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), '--js-flags=--no-opt --no-maglev'],
    }),
};

type AxeWindow = { axe?: { run(options: RunOptions): Promise<AxeResults> } };

/** Findings of axe on what the page shows now, one line per element. */
export async function axeFindings(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  const there = await page.evaluate(() => Boolean((window as AxeWindow).axe));
  if (!there) {
    // Through the debugger, as the page's policy refuses foreign scripts.
    const session = await page.context().newCDPSession(page);
    await session.send('Runtime.evaluate', { expression: source });
    await session.detach();
  }
  const results = await page.evaluate(
    (options) => (window as AxeWindow).axe?.run(options),
    rules === 'all' ? ALL : COLOURS,
  );
  if (!results) throw new Error('axe did not start');
  return results.violations.flatMap((violation) =>
    violation.nodes.map(
      (node) => `${violation.id}: ${node.target.join(' ')} (${node.failureSummary ?? ''})`,
    ),
  );
}

/**
 * Findings in the light theme, and those about colors in the dark one, to which the page changes as
 * it is: what was opened stays open. Leaves the page in the light theme, in which it must be before.
 */
export async function axeFindingsInBothThemes(page: Page): Promise<string[]> {
  const root = page.locator('html');
  await expect(root).not.toHaveClass(/dark/);
  await settled(page);
  const light = await axeFindings(page);
  const shown = await root.ariaSnapshot();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(root).toHaveClass(/dark/);
  await settled(page);
  const dark = await axeFindings(page, 'colors');
  expect(await root.ariaSnapshot(), 'what the dark theme shows').toBe(shown);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light.map((line) => `light: ${line}`), ...dark.map((line) => `dark: ${line}`)];
}
