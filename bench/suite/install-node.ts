import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { installInto } from '../../scripts/cli/npm.ts';

/** Path of a Node from its npm package, installed into `.cache/node/`. */
export function installNode(version: string): string {
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const name = `node-${platform}-${process.arch}`;
  const folder = resolve('.cache/node', version);
  const node = join(folder, 'node_modules', name, platform === 'win' ? 'bin/node.exe' : 'bin/node');
  if (existsSync(node)) return node;
  installInto(folder, [`${name}@${version}`]);
  return node;
}
