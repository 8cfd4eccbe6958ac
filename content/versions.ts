import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LANG } from '../shared/site/locales.ts';
import { splitLang } from './languages.ts';
import type { Moved } from './moved.ts';
import { placeOfFile, routeOfPlace } from './routes.ts';
import { VERSIONS_FOLDER } from './tree.ts';

/** What a version may be called: it becomes the first folder of addresses. */
export const VERSION_NAME = /^\d+(?:\.\d+){0,2}$/;

/** Names of the frozen manuals of a project, newest first. */
export function frozenVersions(root: string): string[] {
  const folder = join(root, VERSIONS_FOLDER);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && VERSION_NAME.test(entry.name))
    .map(({ name }) => name)
    .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }));
}

/** What a manual needs to be built with a later theme: pages, their files, the facts. */
export const FROZEN_FILES = /^(?:docs\/[^/]+\/|shared\/facts\/[^/]+\.json$)/;

/** Folder of a frozen manual, relative to the project. */
export const versionFolder = (name: string): string => `${VERSIONS_FOLDER}/${name}`;

/** Paths of the pages of a manual in the first language, as addresses spell them: `guide/start/`. */
export function pathsOf(files: readonly string[]): string[] {
  return files.flatMap((file) => {
    const place = placeOfFile(file);
    return place?.lang === DEFAULT_LANG ? [routeOfPlace(place).slice(1)] : [];
  });
}

/** The pages of the first language that moved, as paths without leading slash. */
export function movedPaths(moved: Moved): Record<string, string> {
  return Object.fromEntries(
    Object.entries(moved)
      .filter(([from]) => splitLang(from).lang === DEFAULT_LANG)
      .map(([from, to]) => [from.slice(1), to.slice(1)]),
  );
}
