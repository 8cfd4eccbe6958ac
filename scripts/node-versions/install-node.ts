import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Path of a Node from its npm package, installed into `.cache/node/`. */
export function installNode(version: string): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = resolve('.cache/node', version);
  const node = join(folder, 'node_modules', name, platform === 'win' ? 'bin/node.exe' : 'bin/node');
  if (existsSync(node)) return node;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  const npm = spawnSync('npm', ['install', '--no-audit', '--no-fund', `${name}@${version}`], {
    cwd: folder,
    encoding: 'utf8',
    shell: platform === 'win',
  });
  if (npm.status === 0 && existsSync(node)) return node;
  throw new Error(`Node ${version} cannot be installed: ${npm.error?.message ?? npm.stderr}`);
}
