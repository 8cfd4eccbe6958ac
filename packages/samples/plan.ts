import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from './finding.ts';
import {
  configOf,
  isExcluded,
  isSkipped,
  needsOwnProject,
  placeOf,
  testsToRun,
  writeFiles,
} from './layout.ts';
import type { Group } from './types.ts';

/**
 * How a group is run. `plain`: together with others in one project; `project`: a nested project of
 * the common run; `own`: a run for itself, because its config sets what only a root config can.
 */
export type RunKind = 'plain' | 'project' | 'own';

export interface PlannedGroup {
  group: Group;
  kind: RunKind;
  folder: string;
}

export interface Plan {
  planned: PlannedGroup[];
  problems: Finding[];
  /** Groups whose config cannot be loaded; each has a problem. */
  broken: Group[];
}

/** Keys that a nested project cannot have, or that would name or place it like another one. */
const OWN_RUN_KEYS = [
  ...'projects reporters pool isolate coverage resolveSnapshotPath onConsoleLog bail'.split(' '),
  ...'name root update onlyFailures forceRerunTriggers'.split(' '),
];

/** Writes all groups that run below `folder` and decides from each loaded config how it is run. */
export async function planRuns(folder: string, groups: Group[]): Promise<Plan> {
  const planned: PlannedGroup[] = [];
  const problems: Finding[] = [];
  const broken: Group[] = [];
  for (const group of groups) {
    const config = configOf(group);
    const runs = testsToRun(group).length > 0 || group.files.some(isExcluded);
    if (config && isSkipped(config)) continue;
    if (!runs && !config) continue;
    const files = group.files.filter((file) => !isSkipped(file) && !file.typesOnly);
    const kind = needsOwnProject(group) ? 'project' : 'plain';
    const place = join(folder, kind, group.name);
    writeFiles(place, files);
    if (!config) {
      planned.push({ group, kind, folder: place });
      continue;
    }
    const keys = await configKeys(place);
    const mustFail = config.meta.fails !== undefined;
    if (keys instanceof Error && !mustFail) {
      const message = `the config cannot be loaded: ${keys.message}`;
      problems.push({ ...placeOf(config, 0), message });
      broken.push(group);
      continue;
    }
    const own =
      mustFail ||
      keys instanceof Error ||
      keys.some((key) => OWN_RUN_KEYS.includes(key)) ||
      // what a config sets in the environment is seen by every project of the common run
      /distPath|loadEnvFile/.test(config.code) ||
      // what an adapter extends, already merged in `keys`, is looked for where the run starts
      (runs && /\bextends:/.test(config.code));
    if (own) {
      const ownPlace = join(folder, 'own', group.name);
      writeFiles(ownPlace, files);
      rmSync(place, { recursive: true });
      planned.push({ group, kind: 'own', folder: ownPlace });
    } else if (runs) {
      planned.push({ group, kind, folder: place });
    }
  }
  return { planned, problems, broken };
}

async function configKeys(cwd: string): Promise<string[] | Error> {
  try {
    // Loaded where it is needed: who only reads blocks does not wait for it.
    const { loadConfig } = await import('@rstest/core');
    const { content } = await loadConfig({ cwd });
    return Object.entries(content)
      .filter(([, value]) => value !== undefined)
      .map(([key]) => key);
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
