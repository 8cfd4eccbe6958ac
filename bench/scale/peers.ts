import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Installs the packages that `source` locks, once per lock file, into `dir`; throws one line. */
export function installPeers(source: string, dir: string): void {
  const lock = 'package-lock.json';
  const text = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const installed = existsSync(join(dir, 'node_modules/.package-lock.json'));
  if (installed && text(join(dir, lock)) === text(join(source, lock))) return;
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', lock]) copyFileSync(join(source, file), join(dir, file));
  console.log('installing the peers …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: dir, stdio: 'inherit' });
  if (status !== 0) throw new Error('the peers cannot be installed');
}
