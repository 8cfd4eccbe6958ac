import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANG, LANGS } from '../shared/site/locales.ts';
import { FENCE } from './fragments.ts';
import { readFrontmatter } from './frontmatter.ts';

/** Whether a page stands in for a translation that is not written yet: `untranslated: true`. */
export const isUntranslated = (source: string): boolean =>
  readFrontmatter(source).data.untranslated === true;

/** The page of the first language that a page shows because it is not translated yet. */
export function shownOriginal(file: string): string | undefined {
  const original = originalOf(file);
  if (!original || !existsSync(file) || !existsSync(original)) return undefined;
  return isUntranslated(readFileSync(file, 'utf8')) ? original : undefined;
}

/** What a page that is not translated shows: the original's text, as it is written from there. */
export function originalBody(file: string): string | undefined {
  const original = shownOriginal(file);
  if (!original) return undefined;
  const source = readFileSync(original, 'utf8');
  const body = source.slice(readFrontmatter(source).length);
  return relocated(body, path.dirname(original), path.dirname(file));
}

/** Address of a picture or of a part beside the page. */
const TARGET = /(\]\(|\bfrom\s+['"])(\.{1,2}\/[^)'"\s]+)/;

/** Relative addresses as they are written from another folder; those in samples are text. */
function relocated(markdown: string, from: string, to: string): string {
  const either = new RegExp(`${FENCE.source}|${TARGET.source}`, 'gm');
  return markdown.replace(either, (whole, _marks, before?: string, target?: string) => {
    if (before === undefined || target === undefined) return whole;
    return before + path.relative(to, path.join(from, target)).split(path.sep).join('/');
  });
}

/** The same page in the first language; undefined for a page of that language. */
function originalOf(file: string): string | undefined {
  const parts = file.split(/([\\/])/);
  const at = parts.findLastIndex((part, index) => index < parts.length - 1 && isLang(part));
  if (at < 0 || parts[at] === DEFAULT_LANG) return undefined;
  return parts.with(at, DEFAULT_LANG).join('');
}

const isLang = (name: string): boolean => LANGS.some((lang) => lang === name);
