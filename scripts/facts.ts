import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RstestFacts } from '../shared/facts/types.ts';
import { runCommand } from './cli/arguments.ts';
import { compareFacts, formatDifference } from './facts/differences.ts';
import { generateFacts } from './facts/generate.ts';

const FILE = 'shared/facts/rstest.json';
const root = join(import.meta.dirname, '..');
const target = join(root, FILE);

/** `npm run facts` writes the file, `npm run facts -- --check` names every difference to it. */
async function main(args: string[]): Promise<number> {
  const unknown = args.find((arg) => arg !== '--check');
  if (unknown) {
    console.error(`unknown argument ${unknown}; allowed: --check`);
    return 2;
  }
  const fresh = await generateFacts(root);
  const total = fresh.options.length + fresh.apis.length + fresh.commands.length;
  if (!args.includes('--check')) {
    writeFileSync(`${target}.new`, `${JSON.stringify(fresh, null, 1)}\n`);
    renameSync(`${target}.new`, target);
    console.log(
      `${FILE}: ${fresh.options.length} options, ${fresh.apis.length} APIs, ${fresh.commands.length} commands of ${fresh.version}`,
    );
    console.log(`${total} passed, 0 failed`);
    return 0;
  }
  if (!existsSync(target)) {
    console.error(`${FILE} is missing; run \`npm run facts\``);
    return 1;
  }
  const kept = JSON.parse(readFileSync(target, 'utf8')) as RstestFacts;
  const differences = compareFacts(kept, fresh);
  for (const difference of differences) console.error(`${FILE}: ${formatDifference(difference)}`);
  if (differences.length > 0) console.error('run `npm run facts`, and read what changed');
  console.log(`${total - differences.length} passed, ${differences.length} failed`);
  return differences.length === 0 ? 0 : 1;
}

await runCommand('facts', () => main(process.argv.slice(2)));
