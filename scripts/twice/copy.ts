import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** What tools leave in a folder of packages. */
const NO_PACKAGES = new Set(['.cache']);

/**
 * A second checkout in `to`: the same history, since pages show the day of their last change, the
 * same files as they are now, committed or not, and the same packages, as links to the same bytes.
 */
export function copyCheckout(from: string, to: string): void {
  git(from, ['clone', '--quiet', '--local', '.', to]);
  for (const file of list(to, ['ls-files', '-z'])) {
    if (!existsSync(join(from, file))) rmSync(join(to, file));
  }
  for (const file of list(from, ['ls-files', '-z', '-m', '-o', '--exclude-standard'])) {
    if (!existsSync(join(from, file))) continue;
    mkdirSync(dirname(join(to, file)), { recursive: true });
    copyFileSync(join(from, file), join(to, file));
  }
  linkTree(join(from, 'node_modules'), join(to, 'node_modules'));
}

/** Links and not one link to the folder: the bundler must see the packages at another place. */
function linkTree(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (NO_PACKAGES.has(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkTree(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkOrCopy(source, target);
  }
}

function linkOrCopy(source: string, target: string): void {
  try {
    linkSync(source, target);
  } catch {
    // Another disk, or a disk without links.
    copyFileSync(source, target);
  }
}

function git(cwd: string, args: string[]): string {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
  });
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr.trim()}`);
  return stdout;
}

const list = (cwd: string, args: string[]): string[] => git(cwd, args).split('\0').filter(Boolean);
