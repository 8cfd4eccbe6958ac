import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { build } from 'esbuild';
import { parse } from 'yaml';
import { countsOfTotals } from '../../../../scripts/test/counts.ts';
import { runStages } from '../../../../scripts/test/run.ts';
import { chosenStages, STAGES, type Stage } from '../../../../scripts/test/stages.ts';
import { tempFolder } from '../../../support/folder.ts';

const dir = tempFolder();

function stage(name: string, code: string): Stage {
  const file = join(dir, `${name}.js`);
  writeFileSync(file, code);
  return { name, args: [file], count: countsOfTotals };
}

test('all stages run, and a crash, a bad status, silence, no work and a missing program count as failures', async () => {
  let log = '';
  const stages = [
    stage('crash', 'throw new Error("boom")'),
    stage('status', 'console.log("3 passed, 0 failed"); process.exitCode = 1'),
    { name: 'missing', args: [join(dir, 'gone.js')], count: countsOfTotals },
    stage('good', 'console.log("4 passed, 2 failed, 1 skipped"); process.exitCode = 1'),
    stage('silent', ''),
    stage('idle', 'console.log("0 passed, 0 failed")'),
    stage('killed', 'console.log("5 passed, 0 failed"); process.kill(process.pid, "SIGKILL")'),
  ];
  const write = (text: string) => {
    log += text;
  };
  const total = await runStages(stages, write, false);
  expect(log).toContain('[2/7] status');
  expect(log).toContain('missing, so this stage cannot pass');
  expect(log).toMatch(
    /crash failed; its output ended with:\n[\s\S]*boom[\s\S]*\n\ncrash: 0 passed, 1 failed/,
  );
  expect(total).toEqual({ passed: 3 + 4 + 5, failed: 1 + 1 + 1 + 2 + 1 + 1 + 1, skipped: 1 });
});

test('two stages run at a time, one that asks for it alone; each prints as a whole, in order', async () => {
  const file = (name: string) => JSON.stringify(join(dir, name));
  const fs = "const { existsSync, rmSync, writeFileSync } = require('node:fs');";
  const when = (name: string, then: string) =>
    `${fs} const wait = setInterval(() => { if (existsSync(${file(name)})) { clearInterval(wait); ${then}; console.log('1 passed, 0 failed'); } }, 10);`;
  const waits = `console.log('begin'); ${when('mark', `writeFileSync(${file('seen')}, '')`)}`;
  const makes = `${fs} writeFileSync(${file('mark')}, ''); console.log('1 passed, 0 failed');`;
  // The first may start late: what it waits for stays until it was seen.
  const gone = when('seen', `setTimeout(() => rmSync(${file('mark')}), 300)`);
  const looks = `console.log(require('node:fs').existsSync(${file('mark')}) ? '0 passed, 1 failed' : '1 passed, 0 failed')`;
  let log = '';
  const total = await runStages(
    [
      // Ends only when the one after it runs.
      stage('first', waits),
      stage('second', makes),
      stage('third', gone),
      { ...stage('fourth', looks), alone: true },
    ],
    (text) => {
      log += text;
    },
    false,
  );
  expect(total).toEqual({ passed: 4, failed: 0, skipped: 0 });
  const order = [...log.matchAll(/^\[\d\/4\] (\w+)\n(?:begin\n)?1 passed/gm)].map(
    ([, name]) => name,
  );
  expect(order).toEqual(['first', 'second', 'third', 'fourth']);
});

test('what is skipped fails in CI', async () => {
  const skipping = stage('skipping', 'console.log("4 passed, 0 failed, 1 skipped")');
  const failed = async (one: Stage, inCi: boolean) =>
    (await runStages([one], () => {}, inCi)).failed;
  expect(await failed(skipping, true)).toBe(1);
  expect(await failed(skipping, false)).toBe(0);
});

const ALL = { fresh: false, night: false, shard: undefined };

test('without the cache, samples and answers get the option, and no other stage', () => {
  const named = (fresh: boolean) =>
    chosenStages([], { ...ALL, fresh })
      .filter(({ args }) => args.includes('--no-cache'))
      .map(({ name }) => name);
  expect(named(true)).toEqual(['samples', 'answers']);
  expect(named(false)).toEqual([]);
  expect(chosenStages(['unit'], { ...ALL, fresh: true }).map(({ name }) => name)).toEqual(['unit']);
});

test('proofs with a recorded run wait for the night, but for a fifth, where everything runs by day', () => {
  const argsOf = (choice: Parameters<typeof chosenStages>[1]) =>
    chosenStages(['answers'], choice)[0]?.args ?? [];
  const change = { since: '', pages: ['/a'], proofs: ['/a'] };
  expect(argsOf(ALL)).toContain('--fifth');
  expect(argsOf({ ...ALL, change })).not.toContain('--fifth');
  expect(argsOf({ ...ALL, night: true })).not.toContain('--fifth');
  expect(argsOf({ ...ALL, night: true })).toContain('--cold');
});

test('a shard is a part of the browser tests alone', () => {
  const sharded = chosenStages([], { ...ALL, shard: '2/3' }).filter(({ args }) =>
    args.includes('--shard=2/3'),
  );
  expect(sharded.map(({ name }) => name)).toEqual(['browser']);
});

const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
  jobs: Record<string, { strategy?: { matrix: { include?: { run: string }[] } }; steps: Step[] }>;
};
interface Step {
  run?: string;
  uses?: string;
}

test('the jobs of CI together run every stage once, and every shard of the browser tests', () => {
  const runs = Object.values(jobs).flatMap(({ strategy, steps }) => [
    ...(strategy?.matrix.include ?? []).map(({ run }) => run),
    ...steps.flatMap(({ run }) => /^\.ci\/run ([^$]+)/.exec(run ?? '')?.[1] ?? []),
  ]);
  const names = runs
    .filter((run) => !run.startsWith('browser'))
    .flatMap((run) =>
      [...run.matchAll(/'([^']+)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word),
    );
  const shards = runs.filter((run) => run.startsWith('browser'));
  expect([...names, 'browser'].sort()).toEqual(STAGES.map(({ name }) => name).sort());
  expect(shards).toEqual(shards.map((_, index) => `browser --shard ${index + 1}/${shards.length}`));
});

test('no stage installs packages, so that nothing unlocked can change what goes online', async () => {
  const scripts = STAGES.flatMap(({ args }) => args).filter((arg) => /^\w.*\.ts$/.test(arg));
  // `bench/run.ts` finds its script by name.
  const entryPoints = [...scripts.filter((file) => file.startsWith('scripts/')), 'bench/bytes.ts'];
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    outdir: 'unused',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  expect(Object.keys(metafile.inputs)).toContain('scripts/samples/pages.ts');
  expect(Object.keys(metafile.inputs)).not.toContain('scripts/cli/npm.ts');
});

test('what goes online is uploaded by a job that runs nothing but stages, and known by its digest', () => {
  const runs = (job: string) => jobs[job]?.steps.flatMap(({ run }) => run ?? []);
  expect(runs('site')).toEqual([
    ".ci/run build 'same bytes' 'byte budgets'",
    'node --import tsx scripts/publish.ts doc_build digest >> "$GITHUB_OUTPUT"',
  ]);
  expect(runs('deploy')).toEqual([
    'npm ci --prefix .ci/deploy --ignore-scripts',
    'node scripts/publish.ts doc_build production',
  ]);
});
