import { join } from 'node:path';
import { readArguments, runCommand } from './cli/arguments.ts';
import {
  INSTALLED_FILE,
  installedVersion,
  judge,
  readInstalled,
  writeInstalled,
} from './errors/installed.ts';
import { readMessages } from './errors/read.ts';

const root = join(import.meta.dirname, '..');

/** Fails when the installed packages print a message that nobody has judged. */
function main(args: string[]): number {
  readArguments(args, {}, 0);
  const folder = join(root, 'node_modules/@rstest');
  const { gone, ...judged } = judge(readMessages(folder), readInstalled(root));
  writeInstalled(root, { versions: installedVersion(folder), ...judged });
  const { explained, internal, unjudged } = judged;
  for (const message of unjudged) console.log(`new: ${message}`);
  for (const message of gone) console.log(`no longer printed: ${message}`);
  console.log(
    `${explained.length} messages explained, ${internal.length} internal, ${unjudged.length} new, ${gone.length} gone: ${INSTALLED_FILE}`,
  );
  return unjudged.length === 0 ? 0 : 1;
}

await runCommand('docs errors', main);
