import { carryOutMove, currentSite, wasPublished } from './authoring/command.ts';
import { planRename } from './authoring/rename.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';

const USAGE = 'npm run docs -- rename <group>/<name> <group>/<new name>';

async function main(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(args, {}, 2);
  const [from, to] = positionals;
  if (!from || !to) throw new UserError(`two names are needed; usage: ${USAGE}`);
  const root = process.cwd();
  const published = wasPublished(root, from);
  console.log('Reading the pages …');
  const plan = planRename(currentSite(root), from, to, published);
  await carryOutMove(root, plan, published);
  return 0;
}

await runCommand('docs rename', main);
