import type { Page } from '@playwright/test';

export interface TabStop {
  name: string;
  /** Whether the stop, its label or the card around it shows where the focus is. */
  ring: boolean;
  shown: boolean;
}

/** What has the keyboard focus now; undefined when the page itself has it. */
export function focusedStop(page: Page): Promise<TabStop | undefined> {
  return page.evaluate(() => {
    const node = document.activeElement;
    if (!node || node === document.body) return undefined;
    const outlined = (one: Element | null, part = ''): boolean => {
      if (!one) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one, part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0;
    };
    const label = node.closest('label');
    const box = (label ?? node).getBoundingClientRect();
    const text = node.getAttribute('aria-label') ?? node.textContent?.slice(0, 40);
    return {
      name: `${node.tagName} ${text}`,
      ring:
        [node, label, node.closest('li')].some((one) => outlined(one)) ||
        outlined(node, '::before') ||
        outlined(node, '::after'),
      shown: box.width > 1 && box.height > 1 && getComputedStyle(node).visibility !== 'hidden',
    };
  });
}
