import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

/** The parts of a `package.json` that say where the types are. */
export interface Manifest {
  version: string;
  types?: string;
  exports?: Record<string, { types?: string; import?: { types?: string } } | string>;
}

/** Folder of the `@rstest/core` that `root` sees. By path: up to 0.5 the package hides its manifest. */
export function packageFolder(root: string): string {
  for (let at = root; ; at = dirname(at)) {
    const folder = join(at, 'node_modules/@rstest/core');
    if (existsSync(join(folder, 'package.json'))) return folder;
    if (dirname(at) === at) throw new Error(`@rstest/core is not installed at ${root}`);
  }
}

export function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;
}

/** File with the types of an entry of the package, e.g. `./api`; undefined if there is no such entry. */
export function typesOf(manifest: Manifest, entry: string): string | undefined {
  const target = manifest.exports?.[entry];
  const types = typeof target === 'object' ? (target.types ?? target.import?.types) : undefined;
  return types ?? (entry === '.' ? manifest.types : undefined);
}

/** Path of the `rstest` executable that `root` sees. */
export function rstestBin(root: string): string {
  return join(packageFolder(root), 'bin', 'rstest.js');
}

/** Throws unless the runner starts: one that does not would prove every expected failure. */
export async function assertRunner(bin: string): Promise<void> {
  const { stdout } = await promisify(execFile)(process.execPath, [bin, '--version'], {
    env: plainEnv(),
  });
  if (!/\d+\.\d+\.\d+/.test(stdout)) throw new Error(`${bin} --version printed no version`);
}

const KEPT = 'PATH HOME TMPDIR TEMP TMP SystemRoot ComSpec APPDATA LOCALAPPDATA USERPROFILE'.split(
  ' ',
);

/**
 * An environment in which a run of Rstest depends on nothing but the project: CI, editor and
 * terminal variables switch reporters, colors and how missing snapshots are treated.
 */
export function plainEnv(extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {};
  for (const key of KEPT) if (process.env[key] !== undefined) env[key] = process.env[key];
  return { ...env, LANG: 'C.UTF-8', TZ: 'UTC', ...extra };
}
