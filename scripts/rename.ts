import { carryOutMove, currentSite, projectRoot, wasPublished } from './authoring/command.ts';
import { planRename } from './authoring/rename.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';

const USAGE = 'npm run docs -- rename <group>/<name> <group>/<new name>';

async function main(args: readonly string[]): Promise<number> {
  const { positionals } = readArguments(args, {}, 2);
  const [from, to] = positionals;
  if (!from || !to) throw new UserError(`two names are needed; usage: ${USAGE}`);
  const root = projectRoot();
  const published = wasPublished(root, from.replace(/^\/+|\.mdx?$/g, ''));
  console.log('Reading the pages …');
  const plan = planRename(currentSite(root), from, to, published);
  const redirects = `${plan.from} now redirects to ${plan.to}, in each language.`;
  await carryOutMove(root, plan, published && redirects);
  return 0;
}

await runCommand('docs rename', main);
