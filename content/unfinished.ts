import type { Page } from './page.ts';
import { proseOf } from './prose.ts';

/** What `npm run docs -- new` leaves to be written: text and 1-based line of each TODO. */
export function unfinished(page: Page): { text: string; line: number }[] {
  return proseOf(page).flatMap((prose) => {
    const index = prose.text.search(/\bTODO\b/);
    if (index < 0) return [];
    const text = prose.text.slice(index).replace(/^TODO[:：]?\s*/, '');
    return [{ text, line: prose.lineOf(index) }];
  });
}
