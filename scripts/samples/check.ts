import { join } from 'node:path';
import { readCommands, rstestBin } from '../facts/help.ts';
import { checkOutputs } from './compare.ts';
import { runGroups } from './execute.ts';
import { groupSamples } from './groups.ts';
import { stripColours } from './normalise.ts';
import { compareNorun, skippedSamples, writeNorun } from './norun.ts';
import type { SampleOptions } from './options.ts';
import { parsePage, readPages } from './pages.ts';
import { Progress } from './report.ts';
import { checkStatic } from './static.ts';
import { typecheck } from './typecheck.ts';
import type { Verdict } from './verdict.ts';

/** Checks every sample of the chosen pages; `folder` is scratch space inside the repository. */
export async function checkSamples(
  root: string,
  folder: string,
  options: SampleOptions,
): Promise<Verdict> {
  const progress = new Progress();
  const pages = readPages(root, options.only).map(parsePage);
  const { groups, problems } = groupSamples(pages);
  const fences = pages.reduce((sum, page) => sum + page.fences.length, 0);
  progress.done(`${pages.length} pages, ${fences} blocks, ${groups.length} sample projects`);

  const commands = await readCommands(rstestBin(join(root, 'package.json')));
  for (const page of pages) problems.push(...checkStatic(page, commands));

  let start = performance.now();
  progress.update('type check …');
  problems.push(...(await typecheck(root, join(folder, 'types'), groups)));
  progress.done(`type check: ${seconds(start)}`);

  start = performance.now();
  const run = await runGroups(root, folder, groups, options.pool, progress);
  problems.push(...run.problems);
  progress.done(`test run: ${seconds(start)}`);

  start = performance.now();
  const output = await checkOutputs(root, folder, groups, options.update, progress);
  problems.push(...output.problems);
  progress.done(`outputs: ${seconds(start)}`);

  const skipped = skippedSamples(groups);
  if (options.update) writeNorun(root, skipped, options.only);
  else problems.push(...compareNorun(root, skipped, options.only));
  if (skipped.length > 0) {
    console.log(`${skipped.length} samples are not run:`);
    for (const { entry } of skipped) console.log(`  ${entry}`);
  }
  return {
    passed: run.passed + output.passed,
    problems: problems.map((problem) => ({
      ...problem,
      message: tidy(problem.message, folder, root),
    })),
  };
}

function tidy(message: string, folder: string, root: string): string {
  return stripColours(message)
    .replaceAll(
      new RegExp(`${escapeRegExp(folder)}/(?:types|run/\\w+/\\w+|output)/[^/\\s]+/`, 'g'),
      '',
    )
    .replaceAll(`${root}/`, '');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
