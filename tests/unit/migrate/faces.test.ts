import { execFile } from 'node:child_process';
import {
  cpSync,
  readdirSync,
  readFileSync,
  realpathSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@rstest/core';
import {
  checkFile,
  formatVerdict,
  type Group,
  groupFindings,
  type Verdict,
} from '@rstest-docs/migrate';
import { formatGroups } from '@rstest-docs/migrate/report';
import { writeMigrationScript } from '../../../plugins/migrationScript.ts';
import { DOCS } from '../../../scripts/mcp/docs.ts';
import { SITE_ORIGIN } from '../../../shared/site/constants.ts';
import { tempFolder, writeFiles } from '../../support/folder.ts';
import { CONFIGS } from './configs.ts';
import { cli } from './suites/cli.ts';
import { server } from './suites/server.ts';
import { ui } from './suites/ui.ts';

interface Suite {
  files: Record<string, string>;
  /** Test files that fail until a person changes what the summary names. */
  byHand: string[];
  /** Those of them whose rejection nobody awaits: it may come after the worker has ended. */
  byChance?: string[];
  /**
   * Tests that passed before the move: `cli` and `ui` in Jest 29.7, `server` in Vitest 3.2, each
   * installed and run by hand, since the project does not depend on them.
   */
  before: number;
  /** How many of them are in the files of `byHand`. */
  left: number;
  /** What the script does for the whole project, which a file alone has to ask for. */
  settled: string[];
  /** Undoes that, and names the test files that then fail too. */
  undone?: { file: string; from: RegExp; fails: string[] }[];
}

const SUITES: Record<string, Suite> = {
  ui: {
    files: ui,
    byHand: ['src/late.test.tsx'],
    byChance: ['src/late.test.tsx'],
    before: 104,
    left: 0,
    settled: ['timers-and-testing-library', 'snapshot-names'],
    undone: [
      { file: 'rstest.setup.ts', from: /^Object\.assign.*$/m, fails: ['src/Toast.test.tsx'] },
      {
        file: 'src/__snapshots__/snapshot.test.tsx.snap',
        from: / > (?=called|looks|has|sum)/g,
        fails: ['src/snapshot.test.tsx'],
      },
    ],
  },
  cli: {
    files: cli,
    byHand: ['tests/created.test.js'],
    before: 105,
    left: 1,
    settled: ['exec-argv'],
    undone: [
      {
        file: 'rstest.setup.mjs',
        from: /^process\.execArgv.*$/m,
        fails: ['tests/signals.test.js'],
      },
    ],
  },
  server: {
    files: server,
    byHand: ['tests/bench.test.ts', 'tests/factory.test.ts', 'tests/mode.test.ts'],
    before: 110,
    left: 4,
    settled: [],
  },
  configs: {
    files: {
      'package.json': '{ "devDependencies": { "jest": "30", "vitest": "5" } }',
      ...Object.fromEntries(CONFIGS.map(({ file, text }, index) => [`c${index}/${file}`, text])),
    },
    byHand: [],
    before: CONFIGS.length,
    left: 0,
    settled: [],
  },
};

const ROOT = join(import.meta.dirname, '../../..');
const folder = realpathSync(tempFolder());
const run = promisify(execFile);

const write = (dir: string, files: Record<string, string>): void => {
  writeFiles(join(folder, dir), files);
};
const textsIn = (dir: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(join(folder, dir), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((file) => [file.slice(folder.length + dir.length + 2), readFileSync(file, 'utf8')]),
  );

/** What the script and the command printed. */
const printed: Record<'script' | 'command', Record<string, string>> = { script: {}, command: {} };
/** What each test file came to, and the tests that passed, by the directory of its project. */
const results = new Map<string, { failed: string[]; passed: number }>();

beforeAll(async () => {
  writeMigrationScript({ outDir: folder } as Parameters<typeof writeMigrationScript>[0]);
  await run('git', ['init', '-q'], { cwd: folder });
  const faces = {
    script: [join(folder, 'to-rstest.mjs')],
    command: ['--import', 'tsx', join(ROOT, 'scripts/migrate.ts')],
  };
  await Promise.all(
    Object.entries(faces).map(async ([face, command]) => {
      for (const [name, { files }] of Object.entries(SUITES)) {
        write(`${face}/${name}`, files);
        const dir = join(folder, face, name);
        const args = [...command, dir, '--allow-dirty', '--all'];
        const { stdout } = await run(process.execPath, args, { cwd: ROOT });
        printed[face as keyof typeof faces][name] = stdout;
      }
    }),
  );
  const projects: string[] = [];
  for (const [name, { undone = [] }] of Object.entries(SUITES)) {
    if (name === 'configs') continue;
    projects.push(`script/${name}`);
    if (undone.length === 0) continue;
    projects.push(`undone/${name}`);
    cpSync(join(folder, 'script', name), join(folder, 'undone', name), { recursive: true });
    for (const { file, from } of [{ file: 'package.json', from: /(?<="name": ")/ }, ...undone]) {
      const path = join(folder, 'undone', name, file);
      const text = readFileSync(path, 'utf8');
      const next = text.replace(from, file === 'package.json' ? 'undone-' : ' ');
      expect([file, next === text]).toEqual([file, false]);
      writeFileSync(path, next);
    }
  }
  for (const [index, { files }] of CONFIGS.entries()) {
    write(`script/configs/c${index}`, files);
    projects.push(`script/configs/c${index}`);
  }
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
  const config = `export default { projects: ${JSON.stringify(projects)} };`;
  write('', { 'package.json': '{}', 'rstest.config.mjs': config });
  const { stdout } = await run(
    process.execPath,
    [join(ROOT, 'node_modules/@rstest/core/bin/rstest.js'), '--reporter=json'],
    {
      cwd: folder,
      env: { ...process.env, CI: 'true', NO_COLOR: '1' },
      maxBuffer: 1 << 28,
    },
    // It ends with 1, since some files are left to change by hand.
  ).catch((error: { stdout: string }) => error);
  const json = JSON.parse(stdout.slice(stdout.indexOf('{\n'), stdout.lastIndexOf('}') + 1)) as {
    files: { testPath: string; status: string; results: { status: string }[] }[];
  };
  for (const { testPath, status, results: tests } of json.files) {
    const [dir = '', file = ''] =
      /^((?:script|undone)\/\w+)\/(.*)$/.exec(testPath.replace(`${folder}/`, ''))?.slice(1) ?? [];
    const own = results.get(dir) ?? { failed: [], passed: 0 };
    results.set(dir, own);
    if (status !== 'pass') own.failed.push(file);
    own.passed += tests.filter((one) => one.status === 'pass').length;
  }
});

/** The verdict that the box gives on each file, which it knows by its name alone. */
function boxVerdicts(name: string): { file: string; verdict: Verdict }[] {
  const { files } = SUITES[name] as Suite;
  return Object.entries(files).map(([file, text]) => ({
    file,
    verdict: checkFile(text, {
      fallback: name === 'server' ? 'vitest' : 'jest',
      file: file.split('/').at(-1),
    }),
  }));
}

/** Each group in one line, its places in order. */
const lines = (text: string): string[] =>
  text
    .split(/\n(?! )/)
    .map((group) => group.split('\n').map((line) => line.trim().split(', ').sort().join(', ')))
    .map((group) => group.join(' | '))
    .sort();

describe.each(Object.keys(SUITES))('%s', (name) => {
  const { byHand, byChance = [], before, left, settled, undone = [] } = SUITES[name] as Suite;
  const sure = (files: readonly string[] = []) =>
    files.filter((file) => !byChance.includes(file)).sort();

  test('the script and the command write and say the same', () => {
    expect(printed.command[name]).toBe(printed.script[name]);
    const own = textsIn(`script/${name}`);
    for (const [file, text] of Object.entries(textsIn(`command/${name}`)))
      expect([file, own[file]]).toEqual([file, text]);
  });

  test('the box has their verdict on each file, but for what a whole project needs', () => {
    const all = boxVerdicts(name).map(({ file, verdict }) => ({
      file,
      findings: verdict.findings.filter(({ kind }) => !settled.includes(kind ?? '')),
    }));
    const text = (groups: readonly Group[]) =>
      formatGroups(groups, SITE_ORIGIN, Number.POSITIVE_INFINITY).join('\n');
    const [, hand = ''] =
      /To change by hand .*:\n\n([\s\S]*?)\n\n/.exec(printed.script[name] ?? '') ?? [];
    expect(lines(hand)).toEqual(lines(text(groupFindings(all))));
    const [, notes = ''] = /To read once:\n\n([\s\S]*?)\n\n/.exec(printed.script[name] ?? '') ?? [];
    expect(lines(notes)).toEqual(lines(text(groupFindings(all, ['note']))));
    const moved = textsIn(`script/${name}`);
    for (const { file, verdict } of boxVerdicts(name))
      if (verdict.role === 'test') expect([file, moved[file]]).toEqual([file, verdict.text]);
  });

  test('the tool for agents has the verdict of the box', async () => {
    const tool = DOCS.tools.find((one) => one.name === 'migrate');
    for (const { file, verdict } of boxVerdicts(name)) {
      const text = (SUITES[name] as Suite).files[file] as string;
      const framework = name === 'server' ? 'vitest' : 'jest';
      const given = { text, file: file.split('/').at(-1), framework };
      const answer = (await tool?.call(undefined as never, given)) ?? '';
      const own = formatVerdict(given.file ?? '', verdict);
      expect(answer.startsWith(own.at(-1) ?? '')).toBe(true);
      for (const group of own.slice(0, -1)) expect(answer).toContain(group);
      if (own.length > 1) expect(answer.split('To look at:')).toHaveLength(2);
      const [, changed = ''] = /(?:changed|config):\n([\s\S]*?)(?:\n\n\w|$)/.exec(answer) ?? [];
      for (const line of changed.split('\n').filter(Boolean)) {
        const [, number, code] = /^(\d+): (.*)$/.exec(line) ?? [];
        if (verdict.output) expect(verdict.text).toContain(line);
        else expect(verdict.text.split('\n')[Number(number) - 1]).toBe(code);
      }
      expect([file, changed !== '']).toEqual([file, verdict.text !== text]);
    }
  });

  test('what needs no hand passes in Rstest, and what needs one fails', () => {
    const { failed = [], passed } = results.get(`script/${name}`) ?? {};
    const named = boxVerdicts(name).filter(
      ({ file, verdict }) =>
        /\.test\./.test(file) &&
        verdict.findings.some((one) => one.level === 'look' && !settled.includes(one.kind ?? '')),
    );
    expect(named.map(({ file }) => file).sort()).toEqual(byHand);
    expect(sure(failed)).toEqual(sure(byHand));
    expect(passed).toBe(before - left);
    for (const { fails } of undone)
      expect(results.get(`undone/${name}`)?.failed).toEqual(expect.arrayContaining(fails));
    const all = [...byHand, ...undone.flatMap(({ fails }) => fails)];
    if (undone.length > 0) expect(sure(results.get(`undone/${name}`)?.failed)).toEqual(sure(all));
  });
});

test.each(CONFIGS.map(({ file, text, look }) => [file, text, look] as const))(
  '%s leaves what has no counterpart',
  (file, text, look) => {
    const { findings } = checkFile(text, { file });
    expect(findings.flatMap(({ level, name }) => (level === 'look' ? [name] : []))).toEqual(look);
  },
);

test('a moved file is not changed again', () => {
  for (const name of Object.keys(SUITES))
    for (const { file, verdict } of boxVerdicts(name))
      if (verdict.role === 'test')
        expect(checkFile(verdict.text, { file }).text).toBe(verdict.text);
});
