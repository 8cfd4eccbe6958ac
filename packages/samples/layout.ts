import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isConfigFile } from './fence.ts';
import type { Group, SampleFile } from './types.ts';

/** Files whose presence changes how a project is built or run, so that it cannot share one with others. */
const PROJECT_FILE =
  /(^|\/)(rstest\.config\.\w+|package\.json|tsconfig[^/]*\.json|\.[^/]+|__mocks__|node_modules)(\/|$)/;

export const isSkipped = (file: SampleFile) => file.meta.norun !== undefined;
/** The point of the block is that the run leaves this test file out. */
export const isExcluded = (file: SampleFile) => file.meta.excluded !== undefined;
export const mustCompileNot = (file: SampleFile) => file.meta.errors !== undefined;

/** Place on its page of a 1-based line of a sample's code; line 0 is the opening fence. */
export function placeOf(file: SampleFile, line: number): { file: string; line: number } {
  const [place] = file.places;
  const inBlock = line === 0 ? 0 : (file.lines[line - 1] ?? line);
  return { file: place?.file ?? '', line: (place?.line ?? 1) + inBlock };
}

export function configOf(group: Group): SampleFile | undefined {
  return group.files.find(({ path }) => isConfigFile(path) && !path.includes('/'));
}

export const needsOwnProject = (group: Group) =>
  group.files.some(({ path }) => PROJECT_FILE.test(path));

/** Test files whose run is part of the check. */
export function testsToRun(group: Group): SampleFile[] {
  const config = configOf(group);
  if (config && isSkipped(config)) return [];
  return group.files.filter(
    (file) =>
      file.isTest &&
      !file.inherited &&
      !isSkipped(file) &&
      !isExcluded(file) &&
      (!mustCompileNot(file) || file.meta.fails !== undefined),
  );
}

/** What a group's result depends on: its files and what is expected of them. */
export const projectOf = ({ files }: Group): unknown =>
  files.map(({ path, lang, code, meta, inherited }) => [path, lang, code, meta, inherited]);

/** Writes files of a group below `folder`; the folder is emptied first. */
export function writeFiles(folder: string, files: SampleFile[]): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { path, code } of files) writeFile(folder, path, code);
}

export function writeFile(folder: string, path: string, content: string): void {
  const target = join(folder, path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, content.endsWith('\n') ? content : `${content}\n`);
}
