import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keepFile } from '../content/keepFile.ts';
import type { RstestFacts } from '../shared/facts/types.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { concernedPages } from './facts/concerned.ts';
import { compareFacts, formatDifference } from './facts/differences.ts';
import { generateFacts } from './facts/generate.ts';
import { samplePages } from './samples/pages.ts';

const FILE = 'shared/facts/rstest.json';
const root = join(import.meta.dirname, '..');
const target = join(root, FILE);

const read = () => JSON.parse(readFileSync(target, 'utf8')) as RstestFacts;

const OPTIONS = {
  check: { type: 'boolean', about: 'writes nothing; lists every difference to the file' },
} as const;

async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  console.log('Reading the installed @rstest/core …');
  const fresh = await generateFacts(root);
  const total = fresh.options.length + fresh.apis.length + fresh.commands.length;
  if (!values.check) {
    const before = existsSync(target) ? read() : fresh;
    keepFile(target, `${JSON.stringify(fresh, null, 1)}\n`);
    console.log(
      `${FILE}: ${fresh.options.length} options, ${fresh.apis.length} APIs, ${fresh.commands.length} commands of ${fresh.version}`,
    );
    const differences = compareFacts(before, fresh);
    // Reading all pages takes longer than reading the package.
    const pages = differences.length > 0 ? samplePages(root) : [];
    for (const line of concernedPages(differences, [before, fresh], pages)) console.log(line);
    console.log(`${total} passed, 0 failed`);
    return 0;
  }
  if (!existsSync(target)) {
    console.error(`${FILE} is missing; run \`npm run docs -- facts\``);
    return 1;
  }
  const differences = compareFacts(read(), fresh);
  for (const difference of differences) console.error(`${FILE}: ${formatDifference(difference)}`);
  if (differences.length > 0) console.error('run `npm run docs -- facts`, and read what changed');
  console.log(`${total - differences.length} passed, ${differences.length} failed`);
  return differences.length === 0 ? 0 : 1;
}

await runCommand('docs facts', main);
