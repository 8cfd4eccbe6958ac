import { carryOutMove, currentSite, wasPublished } from './authoring/command.ts';
import { planRemove } from './authoring/remove.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';

const USAGE = 'npm run docs -- remove <group>/<name> [--to <route>]';

async function main(args: readonly string[]): Promise<number> {
  const options = {
    to: {
      type: 'string',
      value: '<route>',
      about: 'where links to the page and its old addresses lead from now on',
    },
  } as const;
  const { values, positionals } = readArguments(args, options, 1);
  const [page] = positionals;
  if (!page) throw new UserError(`one page is needed; usage: ${USAGE}`);
  const root = process.cwd();
  const published = wasPublished(root, page);
  console.log('Reading the pages …');
  const plan = planRemove(currentSite(root), page, values.to, published);
  await carryOutMove(root, plan, published);
  return 0;
}

await runCommand('docs remove', main);
