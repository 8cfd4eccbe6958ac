import { join } from 'node:path';
import type { ResultCache } from './cache.ts';
import type { Finding } from './finding.ts';
import { projectOf } from './layout.ts';
import { type PlannedGroup, planRuns } from './plan.ts';
import { inParallel, WIDTH } from './process.ts';
import type { Progress } from './report.ts';
import { type Recorded, type RunSettings, runOwn, runTogether } from './run.ts';
import type { SecondTries } from './secondTries.ts';
import type { Group } from './types.ts';
import { judgeGroup, type Verdict } from './verdict.ts';
import { type WarmChild, WarmPool } from './warm.ts';

/** All test runs of groups whose result is not known; what fails gets a second run. */
export async function runGroups(
  root: string,
  folder: string,
  groups: Group[],
  cache: ResultCache,
  progress: Progress,
  tries: SecondTries,
): Promise<Verdict> {
  const subjectOf = (group: Group) => ['run', projectOf(group)];
  const known = new Map(groups.map((group) => [group, cache.get<number>(subjectOf(group))]));
  const unknown = groups.filter((group) => known.get(group) === undefined);
  const before = [...known.values()].reduce<number>((sum, passed) => sum + (passed ?? 0), 0);
  const run = (name: string, some: Group[]) =>
    runAll({ root, folder: join(folder, 'run', name) }, some, progress, name === 'first');
  const first = await run('first', unknown);
  for (const [group, passed] of first.passed) cache.set(subjectOf(group), passed);
  const second = first.failed.size > 0 ? await run('second', [...first.failed.keys()]) : undefined;
  for (const [group, passed] of second?.passed ?? []) {
    tries.add({
      ...firstPlace(group),
      name: `sample ${group.files.map(({ path }) => path).join(', ')}`,
      why: first.failed.get(group) ?? '',
      again: async (round) =>
        (await run(`again-${round}-${group.name}`, [group])).failed.size === 0,
      proved: () => cache.set(subjectOf(group), passed),
    });
  }
  const passed = [...first.passed.values(), ...(second?.passed.values() ?? [])];
  return {
    problems: (second ?? first).problems,
    passed: passed.reduce((sum, count) => sum + count, before),
  };
}

function firstPlace({ files }: Group): { file: string; line: number } {
  return files[0]?.places[0] ?? { file: '', line: 1 };
}

interface Outcome {
  problems: Finding[];
  /** Number of files that passed, by group. */
  passed: Map<Group, number>;
  /** Why, by group. */
  failed: Map<Group, string>;
}

/** `shared`: runs of single groups may follow each other in one process. */
async function runAll(
  place: Pick<RunSettings, 'root' | 'folder'>,
  groups: Group[],
  progress: Progress,
  shared: boolean,
): Promise<Outcome> {
  const { planned, problems, broken } = await planRuns(place.folder, groups);
  const settings = {
    ...place,
    onProgress: (done: number) => progress.update(`test run: ${done} files`),
  };
  const failed = new Map(broken.map((group) => [group, 'its config cannot be loaded']));
  const passed = new Map<Group, number>();
  const judge = (item: PlannedGroup, recorded: Recorded) => {
    const verdict = judgeGroup(item, recorded);
    if (verdict.problems.length > 0)
      failed.set(item.group, verdict.problems.map(({ message }) => message).join('\n'));
    else passed.set(item.group, verdict.passed);
    problems.push(...verdict.problems);
  };
  const together = planned.filter(({ kind }) => kind !== 'own');
  const own = planned.filter(({ kind }) => kind === 'own');
  if (together.length > 0) {
    const recorded = await runTogether(together, settings);
    for (const item of together) judge(item, recorded);
  }
  const warm = new WarmPool(place.root, place.folder);
  const tasks = own.map((item) => async () => {
    const run = (child?: WarmChild) => runOwn(item, settings, child);
    judge(item, shared ? await warm.use(run) : await run());
  });
  await inParallel(tasks, WIDTH, (done) =>
    progress.count(done, own.length, 'samples with a run of their own'),
  ).finally(() => warm.stop());
  return { problems, passed, failed };
}
