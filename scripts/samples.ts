import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './cli/arguments.ts';
import { checkSamples } from './samples/check.ts';
import { readOptions, type SampleOptions } from './samples/options.ts';
import { printResult } from './samples/report.ts';

async function main(options: SampleOptions): Promise<number> {
  const { root } = options;
  const folder = join(root, '.tmp', `samples-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const { problems, passed } = await checkSamples(root, folder, options);
    return printResult(passed, problems);
  } finally {
    if (options.keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand(
  {
    name: 'docs samples',
    about: "Type-checks and runs the pages' samples and compares the outputs that they show.",
  },
  (args) => main(readOptions(args, join(import.meta.dirname, '..'))),
);
