import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Plan, planProject } from './project.ts';
import { formatGroups, type Group, groupFindings } from './report.ts';

const SCRIPT = 'node to-rstest.mjs';

const usage = (command: string): string => `${command} [directory or file …] [options]

Moves the Jest or Vitest tests of this repository to Rstest.

  --dry-run      print what would change, write nothing
  --all          list every place, not only the first five of a kind
  --allow-dirty  run although there are changes that are not committed
  --help         print this
`;

export interface RunOptions {
  /** Address before the links to sections. */
  site: string;
  args: readonly string[];
  cwd: string;
  /** What a reader types to run it, for the help. */
  command?: string;
}

/** The command: plans, writes and reports. Returns the exit code. */
export function run({ site, args, cwd: start, command = SCRIPT }: RunOptions): number {
  let cwd = start;
  let options: { 'dry-run'?: boolean; all?: boolean; 'allow-dirty'?: boolean; help?: boolean };
  let paths: string[];
  try {
    const parsed = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean' },
        all: { type: 'boolean' },
        'allow-dirty': { type: 'boolean' },
        help: { type: 'boolean', short: 'h' },
      },
    });
    options = parsed.values;
    paths = parsed.positionals;
  } catch (error) {
    console.log(`error: ${(error as Error).message}`);
    console.log(usage(command));
    return 2;
  }
  if (options.help) {
    console.log(usage(command));
    return 0;
  }
  // One directory with a project of its own is that project.
  const [only] = paths;
  if (paths.length === 1 && only && existsSync(join(resolve(cwd, only), 'package.json'))) {
    cwd = resolve(cwd, only);
    paths = [];
  }
  let files: string[];
  try {
    const git = (...rest: string[]) =>
      execFileSync('git', rest, {
        cwd,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
    if (
      !options['dry-run'] &&
      !options['allow-dirty'] &&
      git('status', '--porcelain', '--', '.').trim()
    ) {
      console.log('error: there are changes that are not committed');
      console.log('expected: a clean checkout, so that the diff shows what this script did');
      console.log('fix: commit or stash them, or pass --allow-dirty');
      return 1;
    }
    files = [
      ...new Set(
        git(
          '-c',
          'core.quotePath=false',
          'ls-files',
          '-z',
          '--cached',
          '--others',
          '--exclude-standard',
        )
          .split('\0')
          .filter(Boolean),
      ),
    ];
  } catch (error) {
    console.log(
      `error: git cannot list the files here (${(error as Error).message.split('\n')[0]})`,
    );
    console.log('expected: a Git repository');
    console.log('fix: run `git init && git add .` first');
    return 1;
  }
  const read = (file: string): string | undefined => {
    try {
      return readFileSync(join(cwd, file), 'utf8');
    } catch {
      return undefined;
    }
  };
  const plan = planProject({ files, read });
  const isChosen = (file: string) =>
    paths.length === 0 ||
    paths
      .map((one) => one.replace(/^\.\//, '').replace(/\/$/, ''))
      .some((one) => one === '.' || file === one || file.startsWith(`${one}/`));
  const writes = [...plan.writes].filter(([file]) => isChosen(file));
  if (!options['dry-run']) for (const [file, text] of writes) writeFileSync(join(cwd, file), text);
  const report = (groups: readonly Group[]) =>
    formatGroups(groups, site, options.all ? Number.POSITIVE_INFINITY : undefined);
  for (const line of summary(
    plan,
    writes,
    read,
    site,
    isChosen,
    options['dry-run'] === true,
    report,
  ))
    console.log(line);
  return 0;
}

/** What was done, what is left by kind, and what to do next. */
function summary(
  plan: Plan,
  writes: readonly (readonly [string, string])[],
  read: (file: string) => string | undefined,
  site: string,
  isChosen: (file: string) => boolean,
  isDry: boolean,
  report: (groups: readonly Group[]) => string[],
): string[] {
  const verdicts = plan.verdicts.filter(({ file }) => isChosen(file));
  const unread = verdicts.filter(({ verdict }) => verdict.role === 'unread');
  const all = verdicts.map(({ file, verdict }) => ({ file, findings: verdict.findings }));
  const hand = groupFindings(all);
  const notes = groupFindings(all, ['note']);
  const from = plan.peer === 'jest' ? 'Jest' : 'Vitest';
  if (verdicts.length === 0 && writes.length === 0)
    return [`Nothing here names Jest or Vitest: there is nothing to move.`];
  const isNew = (file: string) =>
    isDry
      ? read(file) === undefined
      : !verdicts.some((one) => one.file === file) && /(?:^|\/)rstest\./.test(file);
  const created = writes.filter(([file]) => isNew(file)).map(([file]) => file);
  const ready = verdicts.filter(
    ({ verdict }) =>
      verdict.role !== 'unread' && !verdict.findings.some(({ level }) => level === 'look'),
  );
  return [
    `${counted(verdicts.length, 'file')} of ${from} read: ${writes.length - created.length} ${isDry ? 'would be changed' : 'changed'}, ${ready.length} need nothing more`,
    ...(created.length > 0
      ? [`${isDry ? 'would be written' : 'written'}: ${created.join(', ')}`]
      : []),
    ...(plan.snapshots.renamed > 0
      ? [`${counted(plan.snapshots.renamed, 'stored snapshot')} renamed`]
      : []),
    ...(unread.length > 0
      ? [
          '',
          `Could not be read (${unread.length}), so nothing is known about them:`,
          ...unread.map(({ file, verdict }) => `  ${file}:${verdict.problem}`),
        ]
      : []),
    ...(plan.snapshots.left.length > 0
      ? [
          '',
          `Stored snapshots without a test that has their name (${plan.snapshots.left.length}): compare them before you run \`rstest -u\``,
          ...plan.snapshots.left.slice(0, 5).map((one) => `  ${one}`),
          ...(plan.snapshots.left.length > 5
            ? [`  and ${plan.snapshots.left.length - 5} more`]
            : []),
        ]
      : []),
    ...(hand.length > 0
      ? [
          '',
          `To change by hand (${counted(
            hand.reduce((sum, one) => sum + one.places.length, 0),
            'place',
          )} of ${counted(hand.length, 'kind')}):`,
          '',
          ...report(hand),
        ]
      : ['', 'Nothing is left to change by hand.']),
    ...(notes.length > 0 ? ['', 'To read once:', '', ...report(notes)] : []),
    '',
    'Next:',
    ...(plan.packages.length > 0 ? [`  npm install -D ${plan.packages.join(' ')}`] : []),
    '  npx rstest',
    '  npx rstest --pool=vmForks   (compare the time)',
    `  ${site}/guide/migration/${plan.peer}#what-differs-silently`,
  ];
}

/** `1 file`, `2 files`. */
function counted(number: number, what: string): string {
  return `${number} ${what}${number === 1 ? '' : 's'}`;
}
