import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { ResultCache } from '../cache.ts';
import { runProofs } from '../runProofs.ts';
import type { Answer } from '../types.ts';
import { warmCommand } from '../warm.ts';

const root = process.cwd();
let folder = '';
beforeAll(() => {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  folder = mkdtempSync(join(root, '.tmp/unit-answers-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

let runs = 0;

/** Runs these one after the other; answers with what is reported, and what is wrong. */
async function run(answers: Partial<Answer>[], cold = false) {
  const lines: string[] = [];
  const jobs = answers.map((answer, index) => ({
    file: 'tests/answers/a.ts',
    line: index + 1,
    answer: { question: `question ${index + 1}`, heading: '', says: '', files: {}, ...answer },
  }));
  const { passed, problems } = await runProofs(jobs, {
    root,
    libraries: join(folder, 'libraries/node_modules'),
    folder: join(folder, String(++runs)),
    cache: new ResultCache(undefined),
    cold,
    width: 1,
    write: (line) => lines.push(line),
  });
  return { passed, lines, wrong: problems.map(({ line, message }) => `${line} ${message}`) };
}

/** A program that fails in these of its runs, counted over all of them. */
const failing = (name: string, rounds: number[]): Partial<Answer> => ({
  command: 'node a.mjs',
  files: {
    'a.mjs': `import { appendFileSync, readFileSync } from 'node:fs';
const log = ${JSON.stringify(join(folder, name))};
appendFileSync(log, '.');
process.exitCode = ${JSON.stringify(rounds)}.includes(readFileSync(log, 'utf8').length) ? 1 : 0;`,
  },
});
const TEST =
  "import { expect, test } from '@rstest/core';\ntest('a', () => { expect(1).toBe(1); });";

test('a proof with libraries finds their packages and those of the project, others only these', async () => {
  mkdirSync(join(folder, 'libraries/node_modules/far'), { recursive: true });
  writeFileSync(join(folder, 'libraries/node_modules/far/index.js'), "module.exports = 'found';");
  const files = {
    'a.test.ts': `import { expect, test } from '@rstest/core';
import far from 'far';
test('a', () => { expect(far).toBe('found'); });`,
  };
  const { passed, wrong } = await run([{ files, libraries: true }, { files }]);
  expect(passed).toBe(1);
  expect(wrong).toEqual([expect.stringContaining("Cannot find module 'far'")]);
});

describe('a second try', () => {
  test('that passes three times more counts, and is named', async () => {
    const { passed, lines, wrong } = await run([failing('once', [1])]);
    expect([passed, wrong]).toEqual([1, []]);
    expect(lines[0]).toBe('needed a second try: tests/answers/a.ts:1 question 1');
    expect(lines[1]).toContain('exit status 0 expected, got 1');
  });

  test('that fails again alone does not', async () => {
    const { passed, wrong } = await run([failing('chance', [1, 4])]);
    expect(passed).toBe(0);
    expect(wrong).toEqual([expect.stringContaining('1 question 1: needed a second try')]);
  });

  test('that fails is reported with what was printed', async () => {
    const { passed, lines, wrong } = await run([failing('always', [1, 2])]);
    expect([passed, lines]).toEqual([0, []]);
    expect(wrong).toEqual([expect.stringContaining('exit status 0 expected, got 1')]);
  });
});

/** Fails where the process has loaded such a config before. */
const ONCE =
  "if (globalThis.seen) throw new Error('again');\nglobalThis.seen = true;\nexport default {};";
const once = { files: { 'a.test.ts': TEST, 'rstest.config.mjs': ONCE } };

describe('proofs that share a process', () => {
  const plain = { files: { 'a.test.ts': TEST }, output: [/Tests.* 1 passed/] };

  test('print and end as in one of their own', async () => {
    const fails = { files: { 'a.test.ts': TEST.replace('toBe(1)', 'toBe(2)') } };
    const proofs = [
      plain,
      { ...fails, exitCode: 1, output: ['expected 1 to be 2', /Tests.* 1 failed/] },
      { ...plain, command: 'npx rstest list', output: ['a.test.ts > a'] },
      { ...plain, command: 'npx rstest --flight', exitCode: 1, output: [/unknown option/i] },
    ];
    const all = { passed: 4, lines: [], wrong: [] };
    expect(await run(proofs)).toEqual(all);
    expect(await run(proofs, true)).toEqual(all);
  });

  test('do share one: what the one before left makes a proof fail, which then runs alone and is named', async () => {
    const { passed, lines, wrong } = await run([once, once, once]);
    expect([passed, wrong]).toEqual([3, []]);
    expect(lines[0]).toBe(
      'needed a second try: tests/answers/a.ts:2 question 2 (passed in a process of its own)',
    );
    // After a failure the next proof gets a new process.
    expect(lines.filter((line) => line.includes('a.ts:3'))).toEqual([]);
    expect(await run([once, once], true)).toEqual({ passed: 2, lines: [], wrong: [] });
  });

  test('fail when they are wrong', async () => {
    const { passed, wrong } = await run([plain, { ...plain, output: ['2 passed'] }, plain]);
    expect(passed).toBe(2);
    expect(wrong).toEqual([expect.stringContaining('not printed: "2 passed"')]);
  });
});

describe('a shell', () => {
  const SWITCH =
    "import { test } from '@rstest/core';\ntest('a', () => { if (process.env.BREAK) throw new Error('broken by ' + process.env.BREAK); });";
  const proof = { files: { 'a.test.ts': SWITCH } };

  test('shares a process as well: streams, status and variables are as in one of its own', async () => {
    const proofs: Partial<Answer>[] = [
      {
        ...proof,
        command: 'npx rstest && echo then $?; npx rstest list',
        output: ['then 0', 'a.test.ts > a'],
      },
      {
        ...proof,
        command: 'BREAK=me npx rstest || echo status $?',
        output: ['broken by me', 'status 1'],
      },
      { ...proof, command: 'npx rstest > out.txt 2>&1; grep -c passed out.txt', output: ['2'] },
      {
        ...proof,
        command: 'mkdir b; cd b; npx rstest; cd ..; npx rstest',
        output: ['No test', '1 passed'],
      },
    ];
    const all = { passed: 4, lines: [], wrong: [] };
    expect(await run(proofs)).toEqual(all);
    expect(await run(proofs, true)).toEqual(all);
  });

  test('does share one: what its first call left makes its second fail', async () => {
    const { lines } = await run([{ ...once, command: 'npx rstest && npx rstest' }]);
    expect(lines[0]).toContain('(passed in a process of its own)');
  });

  test('gets a process of its own for what the command reads while it is loaded', async () => {
    const again = { ...once, command: 'npx rstest && CI=1 npx rstest' };
    expect(await run([again])).toEqual({ passed: 1, lines: [], wrong: [] });
  });
});

test.each<[command: string, text: string, way: ReturnType<typeof warmCommand>]>([
  ['npx rstest', '', { direct: [] }],
  ['npx rstest list --filesOnly', '', { direct: ['list', '--filesOnly'] }],
  ['npx rstest && ls', '', {}],
  ['npx rstest --testNamePattern="a b"', '', {}],
  ['CI=true npx rstest', '', {}],
  ['npx rstest > out.txt 2>&1; cat out.txt', '', {}],
  ['npx rstest 2>&1 | tail -1', '', {}],
  ['echo a > b && npx rstest', '', {}],
  ['npx rstest | tail -1', '', undefined],
  ['npx rstest --reporter=json > out.json', '', undefined],
  ['npx rstest 2> errors.txt', '', undefined],
  ['npx rstest & wait', '', undefined],
  ['node run.mjs', '', undefined],
  ['npx rstest watch', '', undefined],
  ['npx rstest', "process.once('exit', f)", undefined],
])('%s in a project with "%s" shares a process: %j', (command, text, way) => {
  expect(warmCommand(command, { 'a.ts': text })).toEqual(way);
});
