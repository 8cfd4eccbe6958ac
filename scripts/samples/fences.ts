import type { Fence } from '@rstest-docs/samples';
import { parseMeta } from '@rstest-docs/samples/fence';
import { fencesOf } from '../../content/fences.ts';
import { headingsOf } from '../../content/headings.ts';
import type { Page } from '../../content/page.ts';
import { lineAt } from '../../content/walk.ts';

/** Fenced blocks of a page as the runs of samples see them: with attributes, and by heading. */
export function parseFences(page: Page): Fence[] {
  const headings = headingsOf(page).map(({ line }) => line);
  const lines = page.source.split(/\r?\n/);
  return fencesOf(page).map(({ lang, meta, content, line, span }) => ({
    lang: lang.toLowerCase(),
    meta: parseMeta(meta),
    code: content,
    line,
    endLine: lineAt(page.source, span.end),
    indent: /^\s*/.exec(lines[line - 1] ?? '')?.[0] ?? '',
    section: headings.filter((start) => start < line).length,
  }));
}
