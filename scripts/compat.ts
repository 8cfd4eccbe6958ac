import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { countOutcomes } from '@rstest-docs/migrate/report';
import type { Compatibility } from '@rstest-docs/migrate/types';
import { compareCompatibility, formatTable, measure, readTable } from '../packages/compat/index.ts';
import { facts } from '../shared/facts/index.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { installLocked } from './cli/npm.ts';

const FILE = 'packages/migrate/compatibility.json';
const root = join(import.meta.dirname, '..');
const target = join(root, FILE);

const OPTIONS = {
  check: { type: 'boolean', about: 'writes nothing; lists by name every outcome that changed' },
  figures: { type: 'boolean', about: 'prints the figures of the file and runs nothing' },
} as const;

async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  if (values.figures) {
    if (!existsSync(target)) {
      console.error(`error: ${FILE} is missing\nfix: npm run docs -- compat`);
      return 1;
    }
    printFigures(readTable(target));
    return 0;
  }
  const peers = join(root, '.cache/compat/peers');
  installLocked(join(root, 'packages/compat'), peers, 'Jest and Vitest');
  const fresh = await measure(facts, { root, peers });
  const differences = existsSync(target) ? compareCompatibility(readTable(target), fresh) : ['new'];
  for (const line of differences) console.log(line);
  if (values.check) {
    if (differences.length > 0)
      console.error(
        `error: ${differences.length} outcomes differ from ${FILE}\nfix: npm run docs -- compat`,
      );
    else console.log('0 outcomes changed');
    return differences.length === 0 ? 0 : 1;
  }
  if (differences.length > 0) writeFileSync(target, formatTable(fresh));
  printFigures(fresh);
  return 0;
}

function printFigures({ date, versions, probes, projects, jest, vitest }: Compatibility): void {
  console.log(
    `${date}: ${probes} probes and ${projects} projects of options in Jest ${versions.jest}, Vitest ${versions.vitest}, Rstest ${versions.rstest}`,
  );
  for (const [name, rows] of Object.entries({ jest, vitest })) {
    const counts = Object.entries(countOutcomes(rows)).map(([outcome, n]) => `${n} ${outcome}`);
    console.log(`${name}: ${rows.length} names, ${counts.join(', ')}`);
  }
}

await runCommand('docs compat', main);
