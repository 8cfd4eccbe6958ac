import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { draftsIn } from '../../content/drafts.ts';
import { readMoved } from '../../content/moved.ts';
import { diskTree, VERSIONS_FOLDER } from '../../content/tree.ts';
import { frozenVersions, movedPaths, pathsOf, versionFolder } from '../../content/versions.ts';
import { pathsElsewhere, type SiteVersions } from '../../shared/site/versions.ts';
import { SITE_INPUTS } from './inputs.ts';

/** Folders that a frozen manual replaces as a whole. */
const REPLACED = ['docs', VERSIONS_FOLDER];
/** Needed beside `SITE_INPUTS` in the folder that a manual is built in. */
const SETTINGS_FILES = ['tsconfig.json', 'env.d.ts'];
/** What is installed, and what earlier builds drew: the same for every manual. */
const SHARED_FOLDERS = ['node_modules', '.cache'];

/** A frozen manual, ready to be built. */
export interface FrozenManual {
  /** Its version. */
  name: string;
  /** For the environment of its build. */
  versions: SiteVersions;
  /** Makes the folder that it is built in. */
  prepare(to: string): void;
}

/**
 * The frozen manuals of the site that `config` describes, and what the current manual knows of them,
 * which is null when there are none.
 */
export function frozenManuals(
  config: string,
  base: string,
): { current: SiteVersions | null; frozen: FrozenManual[] } {
  const place = relative(process.cwd(), dirname(resolve(config)));
  const names = place.startsWith('..') ? [] : frozenVersions(place);
  if (names.length === 0) return { current: null, frozen: [] };
  const all = [
    { name: versionOf('.'), folder: '' },
    ...names.map((name) => ({ name, folder: `${name}/` })),
  ];
  const paths = [place, ...names.map((name) => join(place, versionFolder(name)))].map(pathsIn);
  const moved = movedPaths(readMoved(diskTree(place)));
  const known = (own: number): SiteVersions => ({
    base,
    own: all[own]?.folder ?? '',
    all,
    elsewhere: Object.fromEntries(
      all.flatMap(({ folder }, index) =>
        index === own
          ? []
          : [[folder, pathsElsewhere(paths[own] ?? [], paths[index] ?? [], moved)]],
      ),
    ),
  });
  const frozen = names.map((name, index) => ({
    name,
    versions: known(index + 1),
    prepare: (to: string) => layOver(place, join(place, versionFolder(name)), to),
  }));
  return { current: known(0), frozen };
}

/** Version that the facts of a manual were read from. */
function versionOf(root: string): string {
  const facts = JSON.parse(readFileSync(join(root, 'shared/facts/rstest.json'), 'utf8'));
  return (facts as { version: string }).version;
}

function pathsIn(root: string): string[] {
  const drafts = new Set(draftsIn(join(root, 'docs')).map((file) => `docs/${file}`));
  return pathsOf(diskTree(root).files.filter((file) => !drafts.has(file)));
}

/**
 * A copy of the current project in which the frozen files have replaced its own. A copy, because
 * modules are found by their real places, which links would give away.
 */
function layOver(place: string, from: string, to: string): void {
  const left = new Set([VERSIONS_FOLDER, ...REPLACED.map((name) => join(place, name))]);
  mkdirSync(to, { recursive: true });
  for (const name of [...SITE_INPUTS, ...SETTINGS_FILES, ...(place ? [place] : [])]) {
    if (!existsSync(name)) continue;
    cpSync(name, join(to, name), { recursive: true, filter: (file) => !left.has(file) });
  }
  cpSync(from, join(to, place), { recursive: true });
  for (const name of SHARED_FOLDERS) {
    mkdirSync(name, { recursive: true });
    symlinkSync(resolve(name), join(to, name), 'junction');
  }
}
