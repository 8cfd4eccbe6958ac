import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { configOf, writeFile } from './layout.ts';
import type { PlannedGroup } from './plan.ts';
import { type Ended, runLogged } from './process.ts';
import type { EndRecord, FileRecord } from './reporter.ts';
import { rstestBin } from './runner.ts';
import { type WarmChild, warmCommand } from './warm.ts';

export interface RunSettings {
  root: string;
  /** Folder that holds `plain/`, `project/` and `own/`. */
  folder: string;
  onProgress: (filesDone: number) => void;
}

export interface Recorded {
  files: FileRecord[];
  end: EndRecord | undefined;
  ended: Ended;
}

const COMMON_LIMIT_MS = 280_000;
const OWN_LIMIT_MS = 60_000;
const PROGRESS_MS = 200;

/** One run for all groups that can share one. */
export async function runTogether(
  planned: PlannedGroup[],
  settings: RunSettings,
): Promise<Recorded> {
  const { root, folder } = settings;
  const plain = planned.some(({ kind }) => kind === 'plain');
  const projects = planned.filter(({ kind }) => kind === 'project').map((item) => item.folder);
  const events = join(folder, 'events.ndjson');
  writeFile(
    folder,
    'rstest.config.ts',
    [
      `import { recorder } from ${JSON.stringify(join(import.meta.dirname, 'reporter.ts'))};`,
      'export default {',
      `  projects: [${plain ? "{ name: 'plain', root: './plain' }, " : ''}...${JSON.stringify(projects)}],`,
      `  reporters: [recorder(${JSON.stringify(events)})],`,
      '};',
    ].join('\n'),
  );
  return record(events, settings.onProgress, () =>
    runLogged([rstestBin(root), 'run'], {
      root,
      cwd: folder,
      log: join(folder, 'run.log'),
      limitMs: COMMON_LIMIT_MS,
    }),
  );
}

/**
 * A run for one group. Its own config is kept, and a recorder joins its reporters. A config that must
 * fail is run untouched. With `warm`, in that process where it may be.
 */
export async function runOwn(
  item: PlannedGroup,
  settings: RunSettings,
  warm?: WarmChild,
): Promise<Recorded> {
  const { root } = settings;
  const config = configOf(item.group);
  const log = `${item.folder}.log`;
  const start = { root, cwd: item.folder, log, limitMs: OWN_LIMIT_MS };
  const bin = rstestBin(root);
  const events = `${item.folder}.ndjson`;
  const files = Object.fromEntries(item.group.files.map(({ path, code }) => [path, code]));
  const run = (...args: string[]) =>
    record(
      events,
      () => {},
      () =>
        warm && warmCommand('npx rstest', files)
          ? warm.run(args, item.folder, OWN_LIMIT_MS)
          : runLogged([bin, ...args], start),
    );
  if (config?.meta.fails !== undefined) return run('run');
  writeFile(
    item.folder,
    'samples.config.mts',
    [
      `import { recorder } from ${JSON.stringify(join(import.meta.dirname, 'reporter.ts'))};`,
      `import user from './${config?.path ?? 'rstest.config.ts'}';`,
      'const own = typeof user === "function" ? await user() : user;',
      'const listed = own.reporters === undefined ? [] : [own.reporters].flat();',
      `export default { ...own,`,
      `  reporters: [...listed, recorder(${JSON.stringify(events)})] };`,
    ].join('\n'),
  );
  return run('run', '-c', 'samples.config.mts');
}

async function record(
  events: string,
  onProgress: (filesDone: number) => void,
  run: () => Promise<Ended>,
): Promise<Recorded> {
  const timer = setInterval(() => onProgress(readRecords(events).files.length), PROGRESS_MS);
  try {
    const ended = await run();
    return { ...readRecords(events), ended };
  } finally {
    clearInterval(timer);
  }
}

function readRecords(events: string): { files: FileRecord[]; end: EndRecord | undefined } {
  const files: FileRecord[] = [];
  let end: EndRecord | undefined;
  if (!existsSync(events)) return { files, end };
  for (const line of readFileSync(events, 'utf8').split('\n')) {
    const item = parseRecord(line);
    if (item?.type === 'file') files.push(item);
    else if (item?.type === 'end') end = item;
  }
  return { files, end };
}

/** The last line may still be on its way while the run is watched. */
function parseRecord(line: string): FileRecord | EndRecord | undefined {
  try {
    return line ? (JSON.parse(line) as FileRecord | EndRecord) : undefined;
  } catch {
    return undefined;
  }
}
