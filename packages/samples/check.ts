import { join } from 'node:path';
import type { ResultCache } from './cache.ts';
import { checkOutputs, staleProblem } from './compare.ts';
import { runGroups } from './execute.ts';
import type { Finding } from './finding.ts';
import { groupSamples } from './groups.ts';
import { projectOf, testsToRun } from './layout.ts';
import { stripColors } from './normalize.ts';
import { Progress } from './report.ts';
import { SecondTries } from './secondTries.ts';
import { checkStatic } from './static.ts';
import { typecheck } from './typecheck.ts';
import type { Group, KnownCommand, ParsedPage } from './types.ts';
import {
  compareNorun,
  isAtFault,
  skippedSamples,
  sortOutputs,
  writeNorun,
  writeOutputs,
} from './update.ts';
import type { Verdict } from './verdict.ts';

/** What to check, and how. */
export interface SampleRun {
  /** Folder that the pages' files are below, and whose packages the samples use. */
  root: string;
  /** Scratch space inside it. */
  folder: string;
  pages: ParsedPage[];
  cache: ResultCache;
  /** Reads the commands that the installed runner knows. */
  readCommands(): Promise<KnownCommand[]>;
  /** The checked-in list of samples that are not run, below `root`. */
  norunFile: string;
  /** Whether the page at a route is among those that `pages` were chosen from. */
  isChosen(route: string): boolean;
  /** Writes outputs that changed into the pages; those of projects that are not new keep their durations. */
  update?: { times: boolean; isNew(group: Group): boolean };
}

/** What a run came to. */
export interface SampleVerdict extends Verdict {
  /** Samples that are not run, each with its reason. */
  skipped: string[];
  /** Pages that an update wrote. */
  rewritten: string[];
}

/** Type-checks and runs every sample of the pages, and compares the outputs that they show. */
export async function checkSamples({
  root,
  folder,
  pages,
  cache,
  readCommands,
  norunFile,
  isChosen,
  update,
}: SampleRun): Promise<SampleVerdict> {
  const progress = new Progress();
  const { groups, problems } = groupSamples(pages);
  const fences = pages.reduce((sum, page) => sum + page.fences.length, 0);
  progress.done(`${pages.length} pages, ${fences} blocks, ${groups.length} sample projects`);

  const commands = cache.get<KnownCommand[]>(['commands']) ?? (await readCommands());
  cache.set(['commands'], commands);
  for (const page of pages) problems.push(...checkStatic(page, commands));

  let start = performance.now();
  progress.update('type check …');
  problems.push(...(await typecheckUnknown(root, join(folder, 'types'), groups, cache)));
  progress.done(`type check: ${seconds(start)}`);

  start = performance.now();
  const isFresh = (group: Group) => update !== undefined && (update.times || update.isNew(group));
  const tries = new SecondTries();
  const output = await checkOutputs(root, folder, groups, isFresh, cache, progress, tries);
  problems.push(...output.problems);
  progress.done(`outputs: ${seconds(start)}`);

  start = performance.now();
  const unproved = groups.filter((group) => !output.proved.has(group));
  const run = await runGroups(root, folder, unproved, cache, progress, tries);
  problems.push(...run.problems, ...(await tries.prove()));
  progress.done(`test run: ${seconds(start)}`);

  const skipped = skippedSamples(groups);
  let written = 0;
  let rewritten: string[] = [];
  const pinned = { root, file: norunFile };
  if (update) {
    writeNorun(pinned, skipped, isChosen);
    const { good, refused } = sortOutputs(output.stale.flat(), groups, problems);
    problems.push(...refused);
    rewritten = writeOutputs(root, good);
    written = good.length;
  } else {
    problems.push(...compareNorun(pinned, skipped, isChosen));
    problems.push(...output.stale.flatMap(staleProblem));
  }
  const proved = [...output.proved].flatMap(testsToRun).length;
  return {
    skipped: skipped.map(({ entry }) => entry),
    rewritten,
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
  return stripColors(message)
    .replaceAll(
      new RegExp(`${escapeRegExp(folder)}/(?:types|run/\\w+/\\w+|output)/[^/\\s]+/`, 'g'),
      '',
    )
    .replaceAll(`${root}/`, '');
}

const escapeRegExp = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const seconds = (start: number) => `${((performance.now() - start) / 1000).toFixed(1)} s`;
