import { carryOut, currentSite, projectRoot, wasPublished } from './authoring/command.ts';
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
  const root = projectRoot();
  const published = wasPublished(root, page.replace(/^\/+|\.mdx?$/g, ''));
  console.log('Reading the pages …');
  const plan = planRemove(currentSite(root), page, values.to, published);
  await carryOut(root, plan.changes, plan.moves);
  if (published) {
    console.log(
      `\n${plan.from} and /zh${plan.from} now redirect to ${plan.to} and its translation.`,
    );
  }
  if (plan.mentions.length > 0) {
    console.log(`These files still name ${plan.from}: ${plan.mentions.join(', ')}`);
  }
  console.log('Next: npm run fix && npm run check -- --changed');
  return 0;
}

await runCommand(
  {
    name: 'docs remove',
    usage: '<group>/<name>',
    about: 'Removes a page in both languages and redirects its addresses.',
  },
  main,
);
