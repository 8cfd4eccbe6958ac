import { expect, type Locator, type Page } from '@playwright/test';
import { type Lang, t } from './strings.ts';

/** Whether the page keeps a press of this key from the browser. */
export const keepsKey = (
  page: Page,
  init: { key: string; ctrlKey?: boolean; shiftKey?: boolean },
): Promise<boolean> =>
  page.evaluate((key) => {
    const event = new KeyboardEvent('keydown', { ...key, bubbles: true, cancelable: true });
    return !document.body.dispatchEvent(event);
  }, init);

/** The keys of search. */
export const SEARCH_KEYS = { key: 'k', ctrlKey: true };

/** The search dialog as a reader meets it. */
export class SearchPanel {
  readonly page: Page;
  readonly dialog: Locator;
  readonly field: Locator;
  readonly results: Locator;
  readonly button: Locator;
  /** What the panel says of itself: state of the index, query answered. */
  readonly panel: Locator;

  constructor(page: Page, lang: Lang = 'en') {
    this.page = page;
    this.button = page.getByRole('button', { name: t('search.button', lang), exact: true });
    this.dialog = page.getByRole('dialog', { name: t('search.dialog', lang) });
    this.field = this.dialog.getByRole('combobox');
    this.results = this.dialog.getByRole('option');
    this.panel = this.dialog.locator('[data-search]');
  }

  async open(): Promise<void> {
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
  }

  /** Types a query and waits until its results are shown. */
  async search(query: string): Promise<void> {
    await this.field.fill(query);
    await expect(this.results.first()).toBeVisible();
    await expect(this.dialog.getByRole('status')).toContainText(/\d/);
  }

  /** Paths and anchors of the results, in order. */
  links(): Promise<string[]> {
    return this.results.evaluateAll((list) =>
      list.map((one) => {
        const { origin, pathname, hash, href } = one as HTMLAnchorElement;
        return origin === location.origin ? pathname + hash : href;
      }),
    );
  }

  /** The active result, as assistive technology finds it. */
  async active(): Promise<Locator> {
    const id = await this.field.getAttribute('aria-activedescendant');
    return this.page.locator(`[id="${id}"]`);
  }
}
