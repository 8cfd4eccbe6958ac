import { readFileSync } from 'node:fs';
import type { Page, Response } from '@playwright/test';
import { t } from './strings.ts';

const START: string[] = JSON.parse(readFileSync('docs/en/guide/start/_meta.json', 'utf8'));

/** Path of the page that follows the quick start in the sidebar. */
export const NEXT_PATH = `/guide/start/${START[START.indexOf('quick-start') + 1]}`;

/** Address of the page that follows the quick start in the sidebar. */
export const AFTER_QUICK_START = new RegExp(`${NEXT_PATH}$`);

/**
 * Waits until the scripts have hydrated the page: only then do its buttons do anything, and its code
 * blocks have their heights.
 */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('__rspress_root');
    const hydrated = root && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
    const blocks = [...document.querySelectorAll('figure.code')];
    return (
      hydrated &&
      blocks.every(
        (block) =>
          block.querySelector('button') && getComputedStyle(block).contentVisibility === 'visible',
      ) &&
      document.readyState === 'complete'
    );
  });
  await settled(page);
}

/** Two frames and an idle moment: effects and layout of the last change are done. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => requestIdleCallback(() => resolve())),
        );
      }),
  );
}

/** Timers of one page fire in their order: after this, none is left that was set for `ms` or less. */
export async function afterTimers(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => new Promise((done) => setTimeout(done, time)), ms);
}

/** Opens a path of the site (`/` is its home, whatever its base) and waits until it is hydrated. */
export async function visit(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path === '/' ? './' : path.replace(/^\//, ''));
  await ready(page);
  return response;
}

/** Chooses a theme as a mouse does; the visible part of each choice is its labelled icon. */
export async function chooseTheme(page: Page, label: string): Promise<void> {
  await page.getByTitle(label, { exact: true }).click();
}

/** Follows the link to the next page without the hover that would load that page ahead. */
export async function clickNext(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: t('doc.next') })
    .evaluate((link) => (link as HTMLElement).click());
}
