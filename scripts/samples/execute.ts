import { join } from 'node:path';
import type { ResultCache } from './cache.ts';
import { projectOf } from './layout.ts';
import { type PlannedGroup, planRuns } from './plan.ts';
import { inParallel, WIDTH } from './pool.ts';
import type { Progress } from './report.ts';
import { type Pool, type Recorded, type RunSettings, runOwn, runTogether } from './run.ts';
import type { Group } from './types.ts';
import { judgeGroup, type Verdict } from './verdict.ts';

const DEFAULT_POOL: Pool = 'forks';

/** All test runs of groups whose result is not known. What fails in another pool gets a second run in the default one, which readers use. */
export async function runGroups(
  root: string,
  folder: string,
  groups: Group[],
  pool: Pool,
  cache: ResultCache,
  progress: Progress,
): Promise<Verdict> {
  const subjectOf = (group: Group) => ['run', pool, projectOf(group)];
  const known = new Map(groups.map((group) => [group, cache.get<number>(subjectOf(group))]));
  const unknown = groups.filter((group) => known.get(group) === undefined);
  const onPass = (group: Group, passed: number) => cache.set(subjectOf(group), passed);
  const before = [...known.values()].reduce<number>((sum, passed) => sum + (passed ?? 0), 0);
  const settings = { root, folder: join(folder, 'run', pool), pool, onPass };
  const first = await runPool(settings, unknown, progress);
  if (first.failed.length === 0 || pool === DEFAULT_POOL) {
    return { ...first, passed: before + first.passed };
  }
  const again = { ...settings, folder: join(folder, 'run', DEFAULT_POOL), pool: DEFAULT_POOL };
  const second = await runPool(again, first.failed, progress);
  return { problems: second.problems, passed: before + first.passed + second.passed };
}

interface PoolSettings extends Omit<RunSettings, 'onProgress'> {
  onPass: (group: Group, passed: number) => void;
}

async function runPool(
  setting: PoolSettings,
  groups: Group[],
  progress: Progress,
): Promise<Verdict & { failed: Group[] }> {
  const { planned, problems, broken } = await planRuns(setting.folder, groups);
  const settings = {
    ...setting,
    onProgress: (done: number) => progress.update(`test run: ${done} files`),
  };
  const failed: Group[] = [...broken];
  let passed = 0;
  const judge = (item: PlannedGroup, recorded: Recorded) => {
    const verdict = judgeGroup(item, recorded);
    if (verdict.problems.length > 0) failed.push(item.group);
    else {
      passed += verdict.passed;
      setting.onPass(item.group, verdict.passed);
    }
    problems.push(...verdict.problems);
  };
  const together = planned.filter(({ kind }) => kind !== 'own');
  const own = planned.filter(({ kind }) => kind === 'own');
  if (together.length > 0) {
    const recorded = await runTogether(together, settings);
    for (const item of together) judge(item, recorded);
  }
  const tasks = own.map((item) => async () => judge(item, await runOwn(item, settings)));
  await inParallel(tasks, WIDTH, (done) =>
    progress.update(`test run: ${done} of ${own.length} samples with a run of their own`),
  );
  return { problems, passed, failed };
}
