import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@rstest/core';
import { parse } from 'yaml';
import { countsOfTotals } from '../../../../scripts/test/counts.ts';
import { runStages } from '../../../../scripts/test/run.ts';
import { chosenStages, STAGES, type Stage } from '../../../../scripts/test/stages.ts';

const dir = mkdtempSync(join(tmpdir(), 'stages-'));
afterAll(() => rmSync(dir, { recursive: true }));

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
  const total = await runStages(stages, (text) => {
    log += text;
  });
  expect(log).toContain('[2/7] status');
  expect(log).toContain('missing, so this stage cannot pass');
  expect(log).toMatch(
    /crash failed; its output ended with:\n[\s\S]*boom[\s\S]*\n\ncrash: 0 passed, 1 failed/,
  );
  expect(total).toEqual({ passed: 3 + 4 + 5, failed: 1 + 1 + 1 + 2 + 1 + 1 + 1, skipped: 1 });
});

const ALL = { fresh: false, shard: undefined };

test('without the cache, samples and answers get the option, and no other stage', () => {
  const named = (fresh: boolean) =>
    chosenStages([], { ...ALL, fresh })
      .filter(({ args }) => args.includes('--no-cache'))
      .map(({ name }) => name);
  expect(named(true)).toEqual(['samples', 'answers']);
  expect(named(false)).toEqual([]);
  expect(chosenStages(['unit'], { ...ALL, fresh: true }).map(({ name }) => name)).toEqual(['unit']);
});

test('a shard is a part of the browser tests alone', () => {
  const sharded = chosenStages([], { ...ALL, shard: '2/3' }).filter(({ args }) =>
    args.includes('--shard=2/3'),
  );
  expect(sharded.map(({ name }) => name)).toEqual(['browser']);
});

test('the jobs of CI together run every stage once, and every shard of the browser tests', () => {
  const { jobs } = parse(readFileSync('.github/workflows/ci.yml', 'utf8')) as {
    jobs: { test: { strategy: { matrix: { include: { run: string }[] } } } };
  };
  const runs = jobs.test.strategy.matrix.include.map(({ run }) => run);
  const names = runs
    .filter((run) => !run.startsWith('browser'))
    .flatMap((run) =>
      [...run.matchAll(/'([^']+)'|(\S+)/g)].map(([, quoted, word]) => quoted ?? word),
    );
  const shards = runs.filter((run) => run.startsWith('browser'));
  expect([...names, 'browser'].sort()).toEqual(STAGES.map(({ name }) => name).sort());
  expect(shards).toEqual(shards.map((_, index) => `browser --shard ${index + 1}/${shards.length}`));
});
