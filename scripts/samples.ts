import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { checkSamples, groupSamples, openCache, printResult } from '@rstest-docs/samples';
import { rstestBin } from '@rstest-docs/samples/runner';
import { parsePage } from '../content/page.ts';
import { pathOfRoute } from '../content/routes.ts';
import { runCommand } from './cli/arguments.ts';
import { counted } from './cli/values.ts';
import { readCommands } from './facts/help.ts';
import { NORUN_FILE, RUNNER_SOURCES, readOptions, type SampleOptions } from './samples/options.ts';
import { isChosen, type SamplePage, samplePage, samplePages } from './samples/pages.ts';

async function main(options: SampleOptions): Promise<number> {
  const { root, chosen, update, times } = options;
  const folder = join(root, '.tmp', `samples-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  try {
    const pages = samplePages(root, chosen);
    const cache = openCache(root, options.cache, RUNNER_SOURCES);
    const known = new Set(update ? pages.flatMap((page) => committedGroups(root, page)) : []);
    const { problems, passed, skipped, rewritten } = await checkSamples({
      root,
      folder,
      pages,
      cache,
      readCommands: () => readCommands(rstestBin(root)),
      norunFile: NORUN_FILE,
      isChosen: (route) => isChosen(route, chosen),
      ...(update && { update: { times, isNew: ({ name }) => !known.has(name) } }),
    });
    if (cache.hits > 0) console.log(counted(cache.hits, 'result was known', 'results were known'));
    for (const page of rewritten) console.log(`rewritten: ${page}`);
    if (skipped.length > 0) {
      console.log(`${counted(skipped.length, 'sample is not run', 'samples are not run')}:`);
      for (const entry of skipped) console.log(`  ${entry}`);
    }
    return printResult(passed, problems);
  } finally {
    if (options.keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
}

/** Names of the sample projects of a page as it was committed last; none when it never was. */
function committedGroups(root: string, { file, lang, route }: SamplePage): string[] {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 } as const;
    const text = execFileSync('git', ['show', `HEAD:./${file}`], options);
    const page = parsePage(file, { lang, path: pathOfRoute(route) }, text);
    return groupSamples([samplePage(page)]).groups.map(({ name }) => name);
  } catch {
    // It was not there, or could not be read, so every sample of it is new.
    return [];
  }
}

await runCommand('docs samples', (args) =>
  main(readOptions(args, join(import.meta.dirname, '..'))),
);
