import { parseMeta } from '../../shared/samples/fence.ts';
import { fencesOf } from '../docs/fences.ts';
import { headingsOf } from '../docs/headings.ts';
import type { Page } from '../docs/page.ts';
import { lineAt } from '../docs/walk.ts';
import type { Fence } from './types.ts';

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
