import type { Page } from '../../content/page.ts';
import { type Prose, proseOf } from '../../content/prose.ts';
import { typographyProblems } from '../check/chinese/rules.ts';
import type { Edit } from './edits.ts';

/** Edits for the typography of a Chinese page: prose only, never code, addresses or components. */
export function chineseEdits(page: Page): Edit[] {
  if (page.locale !== 'zh' || page.error) return [];
  return proseOf(page).flatMap((prose) => proseEdits(page, prose));
}

function proseEdits(page: Page, prose: Prose): Edit[] {
  return typographyProblems(prose.text).flatMap(({ start, end, text }) => {
    if (start === end) {
      const at = prose.gapBefore(start);
      return [{ start: at, end: at, text }];
    }
    const first = prose.offsets[start] ?? 0;
    const last = prose.offsets[end - 1] ?? first;
    // Markup stands between the characters, or the source spells one of them differently.
    if (page.source.slice(first, last + 1) !== prose.text.slice(start, end)) return [];
    const escaped = page.source[first - 1] === '\\';
    return [{ start: escaped ? first - 1 : first, end: last + 1, text }];
  });
}
