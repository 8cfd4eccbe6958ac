import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseMeta } from '../shared/samples/fence.ts';

/** A line of a file that a page shows, and its 1-based number in that file. */
export interface CodeLine {
  text: string;
  line: number;
}

/** `// #region name`, also in the comments of other languages, as editors fold it. */
const MARK =
  /^\s*(?:\/\/|\/\*|#|<!--|\{\/\*)\s*#?(region|endregion)\b[ \t]*([\w-]*)[ \t]*(?:\*\/\}|\*\/|-->)?\s*$/;

/** How a block names a file of the project: by its path from the root. */
const FROM_ROOT = '<root>/';

/** Path from the project's root that `file="<root>/…"` names; undefined for any other. */
export function pathFromRoot(file: string): string | undefined {
  return file.startsWith(FROM_ROOT) ? file.slice(FROM_ROOT.length) : undefined;
}

/** Names of the regions of a file, in the order of their beginnings. */
export function regionsOf(source: string): string[] {
  return source.split('\n').flatMap((text) => {
    const [, kind, name] = MARK.exec(text) ?? [];
    return kind === 'region' && name ? [name] : [];
  });
}

/**
 * The lines of a file, or of one region of it, without the comments that mark regions and without
 * the indentation that all lines share; undefined when there is no such region or nothing ends it.
 */
export function linesOfRegion(source: string, region?: string): CodeLine[] | undefined {
  const lines: CodeLine[] = [];
  /** Regions that are open inside the one that is asked for. */
  let depth = region === undefined ? 0 : -1;
  let ended = region === undefined;
  for (const [index, text] of source.trimEnd().split(/\r?\n/).entries()) {
    const [mark, kind, name] = MARK.exec(text) ?? [];
    if (depth < 0) {
      if (kind === 'region' && name === region) depth = 0;
    } else if (kind === 'endregion' && depth === 0 && region !== undefined) {
      ended = true;
      break;
    } else if (kind) depth += kind === 'region' ? 1 : -1;
    else if (mark === undefined) lines.push({ text, line: index + 1 });
  }
  if (!ended) return undefined;
  const indents = lines.filter(({ text }) => text.trim()).map(({ text }) => text.search(/\S/));
  const shared = indents.length > 0 ? Math.min(...indents) : 0;
  return lines.map(({ text, line }) => ({ text: text.slice(shared), line }));
}

/** An empty fenced block with `file="<root>/…"`. */
const FILE_BLOCK = /^([ \t]*)(`{3,})(\S+[ \t]+[^\n]*\bfile=[^\n]*)\n[ \t]*\2[ \t]*$/gm;

/** Puts the code into the blocks of a page that show a file. */
export function withCodeFiles(markdown: string): string {
  return markdown.replace(FILE_BLOCK, (block, indent: string, marks: string, info: string) => {
    const { file = '', region } = parseMeta(info);
    const path = pathFromRoot(file);
    const lines = path && linesOfRegion(readFileSync(resolve(path), 'utf8'), region);
    if (!lines) return block;
    const code = lines.map(({ text }) => (text ? indent + text : '')).join('\n');
    return `${indent}${marks}${info}\n${code}\n${indent}${marks}`;
  });
}
