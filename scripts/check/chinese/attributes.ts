import { elementsOf } from '../../../content/elements.ts';
import type { Page } from '../../../content/page.ts';
import { hasHan } from './characters.ts';

/** String attributes of components that hold Chinese prose, e.g. the label of a tab. */
export function proseAttributes(page: Page): { text: string; line: number }[] {
  return elementsOf(page).flatMap(({ attributes, line }) =>
    Object.values(attributes)
      .filter((text) => !text.startsWith('{') && hasHan(text))
      .map((text) => ({ text, line })),
  );
}
