import { test as base, type Page } from '@playwright/test';
import { FIREFOX_SKIPS } from '../firefox.ts';
import { emulateMediaInFirefox, fillInFirefox } from './firefox.ts';

const LINES = 80;

/** Playwright's test that prints, when it fails, what a reader of each open page would have seen. */
export const test = base.extend<{ seen: undefined }>({
  browser: [
    async ({ browser, browserName }, use) => {
      if (browserName === 'firefox') emulateMediaInFirefox(browser);
      await use(browser);
    },
    { scope: 'worker' },
  ],
  seen: [
    async ({ browserName, context }, use, testInfo) => {
      const reason = browserName === 'firefox' ? FIREFOX_SKIPS.get(testInfo.title) : undefined;
      testInfo.skip(reason !== undefined, reason);
      if (browserName === 'firefox') await fillInFirefox(context);
      await use(undefined);
      if (testInfo.errors.length === 0) return;
      for (const page of context.pages()) console.log(await describePage(page));
    },
    { auto: true },
  ],
});

/** Address and visible text of a page, a line for each block. */
async function describePage(page: Page): Promise<string> {
  const size = page.viewportSize();
  const title = `A reader would have seen at ${page.url()} (${size?.width} by ${size?.height}):`;
  const lines = await Promise.race([
    page.evaluate(linesOnScreen).catch((error: Error) => [`nothing that can be read: ${error}`]),
    new Promise<string[]>((done) => setTimeout(done, 3_000, ['nothing: the page does not answer'])),
  ]);
  const shown = lines.slice(0, LINES);
  if (lines.length > LINES) shown.push(`… ${lines.length - LINES} more lines`);
  return [title, ...(lines.length ? shown : ['an empty page'])].join('\n  | ');
}

/** Runs in the page: text inside the window that nothing covers, a line for each block. */
function linesOnScreen(): string[] {
  const lines: string[] = [];
  let landmark: Element | null = null;
  let block: Element | undefined;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    const text = (node.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (!text || !parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) {
      continue;
    }
    const range = document.createRange();
    range.selectNodeContents(node);
    const { x, y, width, height } = range.getBoundingClientRect();
    const top = document.elementFromPoint(x + width / 2, y + height / 2);
    if (!top || !(top.contains(parent) || parent.contains(top))) continue;
    const around = parent.closest('header, nav, main, aside, footer, dialog, [role=dialog]');
    if (around !== landmark) {
      const label = around?.getAttribute('aria-label');
      lines.push(`${around?.localName ?? 'body'}${label ? ` "${label}"` : ''}:`);
    }
    let own: Element = parent;
    while (getComputedStyle(own).display === 'inline' && own.parentElement) own = own.parentElement;
    if (own === block && around === landmark) lines.push(`${lines.pop()} ${text}`);
    else lines.push(`  ${text}`);
    landmark = around;
    block = own;
  }
  const focus = document.activeElement;
  if (focus && focus !== document.body) lines.push(`focus: ${focus.outerHTML.slice(0, 120)}`);
  return lines;
}
