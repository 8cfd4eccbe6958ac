import { copyFileSync, existsSync, mkdirSync, readdirSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Site } from '../../content/site.ts';
import { VERSIONS_FOLDER } from '../../content/tree.ts';
import {
  FROZEN_FILES,
  frozenVersions,
  VERSION_NAME,
  versionFolder,
} from '../../content/versions.ts';
import { UserError } from '../cli/errors.ts';
import { didYouMean } from '../cli/nearest.ts';

/**
 * Copies what the current manual is built from into the folder of a version; returns the number of
 * files. Drafts are left out. Throws one line when it is refused, and leaves nothing half done.
 */
export function freeze(site: Site, name: string): number {
  const { root, files } = site.tree;
  const folder = versionFolder(name);
  if (!VERSION_NAME.test(name)) {
    throw new UserError(`"${name}" cannot name a version; allowed: numbers such as 0.12 or 1.0.3`);
  }
  if (existsSync(join(root, folder))) {
    throw new UserError(
      `${folder} exists; npm run docs -- version --remove ${name} removes it first`,
    );
  }
  const drafts = new Set(site.drafts);
  const frozen = files.filter((file) => FROZEN_FILES.test(file) && !drafts.has(file));
  const made = join(root, existsSync(join(root, VERSIONS_FOLDER)) ? folder : VERSIONS_FOLDER);
  // On a disk that is read-only the recursive form would say that a folder is missing.
  mkdirSync(made);
  try {
    for (const file of frozen) {
      const copy = join(root, folder, file);
      mkdirSync(dirname(copy), { recursive: true });
      copyFileSync(join(root, file), copy);
    }
  } catch (error) {
    rmSync(made, { recursive: true });
    throw error;
  }
  return frozen.length;
}

/** Removes a frozen manual, and the folder of all of them with the last. */
export function removeVersion(root: string, name: string): void {
  const names = frozenVersions(root);
  if (!names.includes(name)) {
    const hint = didYouMean(name, names) || `there are: ${names.join(', ') || 'none'}`;
    throw new UserError(`no frozen version ${name}; ${hint}`);
  }
  rmSync(join(root, versionFolder(name)), { recursive: true });
  if (readdirSync(join(root, VERSIONS_FOLDER)).length === 0) rmdirSync(join(root, VERSIONS_FOLDER));
}
