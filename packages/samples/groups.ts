import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { CODE_LANGS, declaresTests, isCode, metaProblem } from './blocks.ts';
import { commandOf, keptLines } from './fence.ts';
import type { Finding } from './finding.ts';
import type { CodeBlock, Group, ParsedPage, SampleFile } from './types.ts';

export interface Grouping {
  groups: Group[];
  problems: Finding[];
}

/**
 * The sample projects of all pages: one for each heading that has blocks, with the files of earlier
 * headings that it refers to. Equal projects of two translations become one with both places.
 */
export function groupSamples(pages: ParsedPage[]): Grouping {
  const problems: Finding[] = [];
  const byKey = new Map<string, Group>();
  for (const page of pages) {
    for (const { line, lang, meta } of page.fences) {
      const message = metaProblem(lang, meta);
      if (message) problems.push({ file: page.file, line, message });
    }
    const earlier = new Map<string, SampleFile>();
    for (const fences of bySection(page)) {
      const group = toGroup(page, fences, earlier, problems);
      for (const file of group?.files ?? []) {
        if (file.meta.title) earlier.set(file.path, file);
      }
      if (!group) continue;
      const key = keyOf(group);
      const translation = byKey.get(key);
      if (translation) addPlaces(translation, group);
      else byKey.set(key, group);
    }
  }
  return { groups: [...byKey.values()], problems };
}

function bySection(page: ParsedPage): CodeBlock[][] {
  const sections = new Map<number, CodeBlock[]>();
  for (const fence of page.fences) {
    const list = sections.get(fence.section) ?? [];
    list.push(fence);
    sections.set(fence.section, list);
  }
  return [...sections.values()];
}

function toGroup(
  page: ParsedPage,
  fences: CodeBlock[],
  earlier: ReadonlyMap<string, SampleFile>,
  problems: Finding[],
): Group | undefined {
  const files: SampleFile[] = [];
  const outputs: Group['outputs'] = [];
  for (const fence of fences) {
    const command = commandOf(fence.meta);
    if (fence.lang === 'ansi' && command !== undefined) {
      outputs.push({ command, shown: [{ page: page.file, fence }] });
      continue;
    }
    const file = toFile(page, fence, files.length);
    if (!file) continue;
    const same = files.find(({ path }) => path === file.path);
    if (same) {
      problems.push({
        file: page.file,
        line: fence.line,
        message: `"${file.path}" is already the title of the block at line ${same.places[0]?.line}`,
        fix: 'give one of them another name or put it under a heading of its own',
      });
      continue;
    }
    files.push(file);
  }
  if (files.length === 0) {
    for (const { shown } of outputs) {
      problems.push({
        file: page.file,
        line: shown[0]?.fence.line ?? 1,
        message: 'output without a sample: no block under this heading has a title',
        fix: 'put the output under the heading of the sample it comes from',
      });
    }
    return undefined;
  }
  files.push(...inheritedFiles(files, earlier));
  const group: Group = { name: '', route: page.route, files, outputs };
  const slug = page.route.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '-') || 'home';
  group.name = `${slug}-${hash(keyOf(group))}`;
  return group;
}

function toFile(page: ParsedPage, fence: CodeBlock, position: number): SampleFile | undefined {
  const { title } = fence.meta;
  if (!title && !isCode(fence)) return undefined;
  const kept = keptLines(fence.code);
  const code = kept.map(({ text }) => text).join('\n');
  const isTest = isCode(fence) && declaresTests(title, code);
  const extension = CODE_LANGS.includes(fence.lang) ? fence.lang : 'txt';
  return {
    path: title ?? `block-${position + 1}${isTest ? '.test' : ''}.${extension}`,
    lang: fence.lang,
    code,
    lines: kept.map(({ line }) => line),
    meta: fence.meta,
    isTest,
    typesOnly: !title && !isTest,
    inherited: false,
    places: [{ file: page.file, line: fence.line }],
  };
}

function keyOf({ route, files, outputs }: Group): string {
  return JSON.stringify([
    route,
    files.map(({ path, lang, code, meta }) => [path, lang, code, meta]),
    outputs.map(({ command }) => command),
  ]);
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

function addPlaces(group: Group, translation: Group): void {
  group.files.forEach((file, index) => {
    file.places.push(...(translation.files[index]?.places ?? []));
  });
  group.outputs.forEach((output, index) => {
    output.shown.push(...(translation.outputs[index]?.shown ?? []));
  });
}

/** A relative path in quotes: of an import, of `rs.mock`, of `setupFiles` and so on. */
const RELATIVE = /(['"`])(\.{1,2}\/[^'"`\n]*)\1/g;
const EXTENSIONS = ['ts', 'tsx', 'mts', 'cts', 'js', 'jsx', 'mjs', 'cjs', 'json', 'css'];

/**
 * Files that earlier headings of the page show and that a section's own files refer to, directly or
 * through one another. `earlier` holds the latest version of each path.
 */
function inheritedFiles(
  own: readonly SampleFile[],
  earlier: ReadonlyMap<string, SampleFile>,
): SampleFile[] {
  const known = new Set(own.map(({ path }) => path));
  const found: SampleFile[] = [];
  const queue = [...own];
  for (let file = queue.shift(); file; file = queue.shift()) {
    for (const candidates of referencesOf(file)) {
      // A file that the section shows itself is the one that is meant.
      const path = candidates.find((item) => known.has(item) || earlier.has(item));
      const source = path && !known.has(path) ? earlier.get(path) : undefined;
      if (!source) continue;
      const copy = { ...source, places: [...source.places], inherited: true };
      known.add(source.path);
      found.push(copy);
      queue.push(copy);
    }
  }
  return found;
}

/** For each path that a file names, the files that it may stand for, best first. */
function referencesOf({ path, code }: SampleFile): string[][] {
  return [...code.matchAll(RELATIVE)].map(([, , reference = '']) => {
    const target = posix.join(posix.dirname(path), reference.replace(/[?#].*$/, ''));
    const bare = target.replace(/\.([cm]?)jsx?$/, '');
    return [
      target,
      // TypeScript lets an import name the file that will be compiled: `./price.js`.
      ...(bare === target ? [] : EXTENSIONS.map((extension) => `${bare}.${extension}`)),
      ...EXTENSIONS.map((extension) => `${target}.${extension}`),
      ...EXTENSIONS.map((extension) => `${target}/index.${extension}`),
    ];
  });
}
