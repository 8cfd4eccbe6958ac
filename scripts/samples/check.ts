import { join } from 'node:path';
import { parsedPages } from '../../content/parsed.ts';
import type { CommandFacts } from '../../shared/facts/types.ts';
import { counted } from '../cli/counted.ts';
import { readCommands, rstestBin } from '../facts/help.ts';
import type { Finding } from '../finding.ts';
import { openCache, type ResultCache } from './cache.ts';
import { committedGroups } from './committed.ts';
import { checkOutputs, staleProblem } from './compare.ts';
import { runGroups } from './execute.ts';
import { groupSamples } from './groups.ts';
import { projectOf, testsToRun } from './layout.ts';
import { stripColours } from './normalise.ts';
import { compareNorun, skippedSamples, writeNorun } from './norun.ts';
import type { SampleOptions } from './options.ts';
import { parsePage, readPages } from './pages.ts';
import { Progress } from './report.ts';
import { SecondTries } from './second-tries.ts';
import { checkStatic } from './static.ts';
import { typecheck } from './typecheck.ts';
import type { Group } from './types.ts';
import { isAtFault, sortOutputs, writeOutputs } from './update.ts';
import type { Verdict } from './verdict.ts';

/** Checks every sample of the chosen pages; `folder` is scratch space inside the repository. */
export async function checkSamples(
  root: string,
  folder: string,
  options: SampleOptions,
): Promise<Verdict> {
  const progress = new Progress();
  const sources = readPages(root, options.only, options.of);
  const parsed = parsedPages(root);
  const pages = sources.map((page) => parsePage(page, parsed));
  const { groups, problems } = groupSamples(pages);
  const fences = pages.reduce((sum, page) => sum + page.fences.length, 0);
  progress.done(`${pages.length} pages, ${fences} blocks, ${groups.length} sample projects`);

  const cache = openCache(root, options.cache);
  const commands = cache.get<CommandFacts[]>(['commands']) ?? (await readCommands(rstestBin(root)));
  cache.set(['commands'], commands);
  for (const page of pages) problems.push(...checkStatic(page, commands));

  let start = performance.now();
  progress.update('type check …');
  problems.push(...(await typecheckUnknown(root, join(folder, 'types'), groups, cache)));
  progress.done(`type check: ${seconds(start)}`);

  start = performance.now();
  const known = new Set(
    options.update ? sources.flatMap((page) => committedGroups(root, page)) : [],
  );
  const isFresh = ({ name }: Group) => options.update && (options.times || !known.has(name));
  const tries = new SecondTries();
  const output = await checkOutputs(root, folder, groups, isFresh, cache, progress, tries);
  problems.push(...output.problems);
  progress.done(`outputs: ${seconds(start)}`);

  start = performance.now();
  const unproved = groups.filter((group) => !output.proved.has(group));
  const run = await runGroups(root, folder, unproved, cache, progress, tries);
  problems.push(...run.problems, ...(await tries.prove()));
  progress.done(`test run: ${seconds(start)}`);

  if (cache.hits > 0) console.log(counted(cache.hits, 'result was known', 'results were known'));

  const skipped = skippedSamples(groups);
  let written = 0;
  if (options.update) {
    writeNorun(root, skipped, options.only);
    const { good, refused } = sortOutputs(output.stale.flat(), groups, problems);
    problems.push(...refused);
    for (const page of writeOutputs(root, good)) console.log(`rewritten: ${page}`);
    written = good.length;
  } else {
    problems.push(...compareNorun(root, skipped, options.only, options.of));
    problems.push(...output.stale.flatMap(staleProblem));
  }
  if (skipped.length > 0) {
    console.log(`${counted(skipped.length, 'sample is not run', 'samples are not run')}:`);
    for (const { entry } of skipped) console.log(`  ${entry}`);
  }
  const proved = [...output.proved].flatMap(testsToRun).length;
  return {
    passed: run.passed + proved + output.passed + written,
    problems: unique(
      problems.map((problem) => ({ ...problem, message: tidy(problem.message, folder, root) })),
    ),
  };
}

/** Type-checks the groups whose result is not known. */
async function typecheckUnknown(
  root: string,
  folder: string,
  groups: Group[],
  cache: ResultCache,
): Promise<Finding[]> {
  const subjectOf = (group: Group) => ['types', projectOf(group)];
  const unknown = groups.filter((group) => !cache.get(subjectOf(group)));
  const problems = await typecheck(root, folder, unknown);
  for (const group of unknown) {
    if (!group.files.some((file) => isAtFault(file, problems))) cache.set(subjectOf(group), true);
  }
  return problems;
}

/** A file that several sections use is at fault once. */
function unique(problems: Finding[]): Finding[] {
  return [...new Map(problems.map((problem) => [JSON.stringify(problem), problem])).values()];
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
