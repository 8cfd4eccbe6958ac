import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const QUIET = ['--no-audit', '--no-fund', '--loglevel=error'];
const LOCK = 'package-lock.json';

/** Runs npm in a folder; throws the first line of what it says when it fails, but for a code. */
function runNpm(args: readonly string[], cwd: string): void {
  const shell = process.platform === 'win32';
  const npm = spawnSync('npm', args, { cwd, encoding: 'utf8', shell });
  if (npm.status === 0) return;
  const lines = npm.stderr.trim().split('\n');
  throw new Error(npm.error?.message ?? lines.find((line) => !line.startsWith('npm error code')));
}

/**
 * Installs packages that only one command needs, such as `jest@30.0.0`, into a folder of its own.
 * Throws an error that names them.
 */
export function installInto(dir: string, packages: readonly string[]): void {
  mkdirSync(dir, { recursive: true });
  writeFileSync(join(dir, 'package.json'), '{"private":true}');
  try {
    runNpm(['install', ...packages, ...QUIET], dir);
  } catch (error) {
    throw new Error(`${packages.join(', ')} cannot be installed: ${(error as Error).message}`);
  }
}

/** Installs the packages that a folder locks into another one; does nothing when they are there. */
export function installLocked(source: string, dir: string, what: string): void {
  const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const installed = existsSync(join(dir, 'node_modules/.package-lock.json'));
  if (installed && text(join(dir, LOCK)) === text(join(source, LOCK))) return;
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', LOCK, '.npmrc'])
    if (existsSync(join(source, file))) copyFileSync(join(source, file), join(dir, file));
  console.log(`installing ${what} …`);
  try {
    runNpm(['ci', '--ignore-scripts', ...QUIET], dir);
  } catch (error) {
    throw new Error(`${what} cannot be installed: ${(error as Error).message}`);
  }
}
