import { applyEdits, type Edit } from '@rstest-docs/migrate/edits';
import { fencesOf } from '../../content/fences.ts';
import { headingsOf } from '../../content/headings.ts';
import { linksOf } from '../../content/links.ts';
import { type Page, parsePage } from '../../content/page.ts';
import { type Prose, proseOf } from '../../content/prose.ts';
import type { Site } from '../../content/site.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { typographyProblems } from '../check/chinese/rules.ts';
import { targetProblem } from '../check/links/target.ts';

/** One fix can uncover the next, e.g. a space beside a bracket that became full-width. */
const MAX_ROUNDS = 5;

/** Text of a page after everything that a machine can do about it without changing its meaning. */
export function fixPage(site: Site, page: Page): string {
  let current = reparse(page, tidy(page.source));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const edits = [
      ...bareIdEdits(current),
      ...headingIdEdits(site, current),
      ...linkEdits(site, current),
      ...chineseEdits(current),
    ];
    if (edits.length === 0) break;
    // Two findings may ask for the same space.
    const places = new Map(edits.map((edit) => [`${edit.start} ${edit.end}`, edit]));
    current = reparse(page, applyEdits(current.source, [...places.values()]));
  }
  return current.source;
}

/** The page itself when nothing has changed, because its syntax tree may be at hand. */
function reparse(page: Page, source: string): Page {
  if (source === page.source) return page;
  return parsePage(page.file, { lang: page.lang, path: page.path }, source);
}

/** Line ends, a single stray space at line ends, runs of empty lines; samples stay as they are. */
function tidy(source: string): string {
  const rows = source
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .split('\n');
  const kept: string[] = [];
  let fence: string | undefined;
  for (const row of rows) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(row)?.[1];
    const inside = fence !== undefined;
    if (mark && !fence) fence = mark;
    else if (mark && fence && row.trim() === mark && mark.startsWith(fence)) fence = undefined;
    if (inside) kept.push(row);
    else {
      const clean = row.replace(/^\s+$/, '').replace(/(\S)[ \t]$/, '$1');
      if (clean !== '' || kept.at(-1) !== '') kept.push(clean);
    }
  }
  return `${kept.join('\n').trimEnd()}\n`;
}

function bareIdEdits(page: Page): Edit[] {
  const fences = fencesOf(page);
  return [...page.source.matchAll(/^#{1,6}(?!#).*?[^\\](?=\{#[\w-]+\})/gm)].flatMap((match) => {
    const start = match.index + match[0].length;
    if (fences.some(({ span }) => span.start <= start && start < span.end)) return [];
    return [{ start, end: start, text: '\\' }];
  });
}

/** Ids of Chinese headings, when the English page has as many headings of the same levels. */
function headingIdEdits(site: Site, page: Page): Edit[] {
  if (page.lang === DEFAULT_LANG || page.error) return [];
  const original = site.pageIn(DEFAULT_LANG, page);
  if (!original || original.error) return [];
  const own = headingsOf(page).filter(({ level }) => level > 1);
  const english = headingsOf(original).filter(({ level }) => level > 1);
  const alike = own.every(({ level }, index) => english[index]?.level === level);
  if (own.length !== english.length || !alike) return [];
  return own.flatMap(({ id, writtenId, node }, index) => {
    const right = english[index]?.id;
    if (writtenId !== undefined || id === right || !right) return [];
    const end = node.position?.end.offset ?? 0;
    return [{ start: end, end, text: ` \\{#${right}}` }];
  });
}

function linkEdits(site: Site, page: Page): Edit[] {
  return linksOf(page).flatMap((link) => {
    if (link.kind !== 'link' || link.offset < 0) return [];
    const replacement = targetProblem(site, page, link.url)?.replacement;
    if (!replacement) return [];
    return [{ start: link.offset, end: link.offset + link.url.length, text: replacement }];
  });
}

/** Edits for the typography of a Chinese page: prose only, never code, addresses or components. */
function chineseEdits(page: Page): Edit[] {
  if (page.lang !== 'zh' || page.error) return [];
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
