import { carryOut, currentSite, projectRoot } from './authoring/command.ts';
import { planRemove } from './authoring/remove.ts';
import { readArguments, runCommand } from './cli/arguments.ts';

const USAGE = 'npm run remove -- <group>/<name> [--to <route>]';

/** Removes a page in both languages and redirects its addresses: `npm run remove`. */
async function main(): Promise<number> {
  const options = { to: { type: 'string' } } as const;
  const { values, positionals } = readArguments(process.argv.slice(2), options, 1);
  const [page] = positionals;
  if (!page) throw new Error(`one page is needed; usage: ${USAGE}`);
  const root = projectRoot();
  const plan = planRemove(currentSite(root), page, values.to);
  await carryOut(root, plan.changes);
  console.log(
    `\n${plan.from} and /zh${plan.from} now redirect to ${plan.to} and its Chinese twin.`,
  );
  if (plan.mentions.length > 0) {
    console.log(`These files still name ${plan.from}: ${plan.mentions.join(', ')}`);
  }
  console.log('Next: npm run fix && npm run check -- --changed');
  return 0;
}

await runCommand('remove', main);
