import { join } from 'node:path';
import { readArguments, runCommand } from './cli/arguments.ts';
import { installLocked } from './cli/npm.ts';
import { INSTALLED_LIBRARIES, LIBRARIES } from './samples/options.ts';

const root = join(import.meta.dirname, '..');

/** Installs what proofs with `libraries` import. A command of its own: no stage of the tests may install. */
async function main(args: string[]): Promise<number> {
  readArguments(args, {}, 0);
  installLocked(join(root, LIBRARIES), join(root, INSTALLED_LIBRARIES), 'what proofs import');
  return 0;
}

await runCommand('docs libraries', main);
