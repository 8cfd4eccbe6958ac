import { type FenceMeta, isConfigFile } from './fence.ts';
import type { CodeBlock, Place } from './types.ts';

/** Languages whose blocks are code of a sample project. */
export const CODE_LANGS = ['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs', 'cts', 'cjs'];
export const JSON_LANGS = ['json', 'jsonc', 'json5'];

/** Attributes that a fence may carry. */
export const META_KEYS = ['title', 'fails', 'errors', 'norun', 'excluded', 'output', 'wrapCode'];

const TEST_NAME = /\.(test|spec)\.[cm]?[jt]sx?$/;
const TEST_CALL =
  /(^|[^.\w])(test|it|describe)(\.(?!extend|override)\w+(\([^)]*\))?)*\s*(<[^>(]*>)?[(`]/;
const COMMENT = /\/\*[\s\S]*?\*\/|(^|\s)\/\/[^\n]*/g;

export const isCode = (fence: CodeBlock) => CODE_LANGS.includes(fence.lang);

/** Whether a block declares tests when it is loaded: by its name, or because it calls `test` and kin. */
export function declaresTests(path: string | undefined, code: string): boolean {
  if (path && TEST_NAME.test(path)) return true;
  if (path && isConfigFile(path)) return false;
  return TEST_CALL.test(code.replace(COMMENT, ' '));
}

/** Why a fence's attributes cannot be used, or nothing. */
export function metaProblem(lang: string, meta: FenceMeta): string | undefined {
  const unknown = Object.keys(meta).find((key) => !META_KEYS.includes(key));
  if (unknown) {
    return `unknown attribute \`${unknown}\` on a \`${lang}\` block; allowed: ${META_KEYS.join(', ')}`;
  }
  if (meta.norun === '') return '`norun` needs a reason: norun="watch mode"';
  if (meta.fails === '') return '`fails` needs a part of the expected message: fails="timed out"';
  if (meta.errors !== undefined && !/^TS\d+(\s*,?\s*TS\d+)*(: .+)?$/.test(meta.errors)) {
    return '`errors` needs the expected codes, and may quote the message: errors="TS2345 TS2322" or errors="TS2345: not assignable"';
  }
  if (meta.output !== undefined && lang !== 'ansi') {
    return `\`output\` belongs on an \`ansi\` block, not on \`${lang}\``;
  }
  const { title } = meta;
  if (title === '') return '`title` is empty; it names the file of the sample';
  if (title && (title.startsWith('/') || title.split('/').includes('..'))) {
    return `title "${title}" leaves the sample's folder; use a path below it`;
  }
  return undefined;
}

/** Place on the page of a 1-based line of a block. */
export const placeInFence = (page: string, { line }: CodeBlock, row: number): Place => ({
  file: page,
  line: line + row,
});
