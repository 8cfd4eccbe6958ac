import { readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { isCompressed } from './contentTypes.ts';
import { refusedInline } from './inline.ts';
import { cacheFor } from './match.ts';
import { hostingTable } from './table.ts';

const CONTENT_HASH = /\.[0-9a-f]{8,}\./;

function fileProblems(files: readonly string[], versions: readonly string[]): string[] {
  const table = hostingTable({ hashes: { scripts: [], styles: [] }, versions });
  const present = new Set(files);
  return files.flatMap((file) => {
    const problems: string[] = [];
    const cachedForEver = cacheFor(table, `/${file}`, 200) === table.cache.immutable.value;
    if (cachedForEver && !CONTENT_HASH.test(file)) {
      problems.push(`${file}: cached for ever, but its name holds no content hash`);
    }
    if (file.endsWith('.map')) problems.push(`${file}: source maps are not published`);
    if (/[?#\\]/.test(file)) problems.push(`${file}: hosts do not allow ?, # or \\ in file names`);
    if (file.endsWith('/index.html') && present.has(file.replace('/index.html', '.html'))) {
      problems.push(`${file}: ${file.replace('/index.html', '.html')} answers the same address`);
    }
    return problems;
  });
}

function textProblems(dir: string, file: string, secrets: readonly string[]): string[] {
  const text = readFileSync(join(dir, file), 'utf8');
  const problems = secrets
    .filter((path) => text.includes(path))
    .map((path) => {
      const line = text.slice(0, text.indexOf(path)).split('\n').length;
      return `${file}:${line}: names a folder of the build machine`;
    });
  if (/\/[/*][#@] sourceMappingURL=(?!data:)/.test(text) && /\.(?:js|css|html)$/.test(file)) {
    problems.push(`${file}: points to a source map`);
  }
  if (file.endsWith('.html')) {
    for (const { line, what } of refusedInline(text)) {
      problems.push(`${file}:${line}: the security policy refuses ${what}`);
    }
  }
  return problems;
}

/** Why a built folder may not go online: one line each, `file:line: what`. */
export function outputProblems(
  dir: string,
  files: readonly string[],
  versions: readonly string[] = [],
): string[] {
  const secrets = [process.cwd(), homedir()].filter((path) => path.length > 5);
  return [
    ...fileProblems(files, versions),
    ...files.filter(isCompressed).flatMap((file) => textProblems(dir, file, secrets)),
  ];
}
