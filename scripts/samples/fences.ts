import { fencesOf } from '../docs/fences.ts';
import { headingsOf } from '../docs/headings.ts';
import type { Page } from '../docs/page.ts';
import { lineAt } from '../docs/walk.ts';
import type { Fence, FenceMeta } from './types.ts';

const ATTRIBUTE = /([A-Za-z][\w-]*)(?:=(?:"([^"]*)"|'([^']*)'|\{([^}]*)\}|(\S+)))?|\{[^}]*\}/g;

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

/** `title="a.ts" wrapCode` becomes `{ title: 'a.ts', wrapCode: '' }`; line ranges `{1,3}` are skipped. */
export function parseMeta(info: string): FenceMeta {
  const meta: FenceMeta = {};
  for (const match of info.matchAll(ATTRIBUTE)) {
    const [, key, double, single, braced, bare] = match;
    if (key) meta[key] = double ?? single ?? braced ?? bare ?? '';
  }
  return meta;
}
