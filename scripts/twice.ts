import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { homedir, hostname, tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { buildIfStale } from './build/run.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { differences, leaks, type Secret } from './twice/compare.ts';
import { copyCheckout } from './twice/copy.ts';

const FIRST = 'doc_build';
const ZONES = ['Pacific/Kiritimati', 'America/St_Johns'];
/** Lines printed of one check; more of them seldom say more. */
const MAX_LINES = 20;

const OPTIONS = { keep: { type: 'boolean', about: 'keeps the second build' } } as const;

/**
 * Builds the site once more, in another folder, time zone and locale and for another home folder and compares every byte. Also looks for what the machine left in it.
 * `--keep` leaves the second build where it can be looked at.
 */
async function main(args: readonly string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  await buildIfStale({ config: 'rspress.config.ts', out: FIRST });
  const work = resolve('.tmp', `twice-${process.pid}`);
  const copy = join(work, 'a second checkout');
  const home = join(work, 'home');
  mkdirSync(home, { recursive: true });
  try {
    copyCheckout(process.cwd(), copy);
    const marker = `marker-${randomBytes(8).toString('hex')}`;
    buildIn(copy, otherPlace(home, marker));
    const second = join(copy, FIRST);
    return report([
      ['the same bytes', differences(FIRST, second)],
      ['nothing of the machine', leaks(FIRST, machine())],
      [
        'nothing of the environment',
        leaks(second, [
          { what: 'the folder of the build', text: work },
          { what: 'a variable of the environment', text: marker },
        ]),
      ],
    ]);
  } finally {
    if (values.keep) console.log(`The second build is in ${copy}/${FIRST}`);
    else rmSync(work, { recursive: true, force: true });
  }
}

/** An environment as unlike our own as a machine's can be. */
function otherPlace(home: string, marker: string): NodeJS.ProcessEnv {
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return {
    ...process.env,
    TZ: ZONES.find((zone) => zone !== own),
    // Turkish is where lower case of I is another letter.
    LANG: 'tr_TR.UTF-8',
    LC_ALL: 'tr_TR.UTF-8',
    HOME: home,
    USERPROFILE: home,
    USER: marker,
    LOGNAME: marker,
    HOSTNAME: marker,
    SECRET_TOKEN: marker,
  };
}

function buildIn(folder: string, env: NodeJS.ProcessEnv): void {
  const args = ['--import', 'tsx', 'scripts/build.ts', '--no-check', '--out', FIRST];
  const { status } = spawnSync(process.execPath, args, { cwd: folder, env, stdio: 'inherit' });
  if (status !== 0) throw new Error('the second build failed');
}

const machine = (): Secret[] => [
  { what: 'the project folder', text: process.cwd() },
  { what: 'the home folder', text: `${homedir()}/` },
  { what: 'the folder for temporary files', text: `${tmpdir()}/` },
  { what: 'the user', text: userInfo().username },
  { what: 'the host', text: hostname() },
];

function report(checks: [name: string, problems: string[]][]): number {
  for (const [name, problems] of checks) {
    console.log(problems.length === 0 ? `✓ ${name}` : `✗ ${name}: ${problems.length}`);
    for (const problem of problems.slice(0, MAX_LINES)) console.log(`  ${problem}`);
    if (problems.length > MAX_LINES) console.log(`  … and ${problems.length - MAX_LINES} more`);
  }
  const failed = checks.filter(([, problems]) => problems.length > 0).length;
  console.log(`${checks.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

await runCommand('docs twice', main);
