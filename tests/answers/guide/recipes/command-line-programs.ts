import { type Answers, core } from '../../../support/answers.ts';

export default {
  'How do I test what my code does on SIGTERM?': {
    heading: 'start-the-real-process',
    says: "To see what a handler of a signal does, write `process.emit('SIGTERM')`, because `process.kill(process.pid, 'SIGTERM')` throws in a test; remove the handler with `process.off('SIGTERM', stop)`, or with `process.removeAllListeners('SIGTERM')`.",
    test: `${core}
test('a', () => {
  expect(process.listenerCount('SIGTERM')).toBe(0);
  const stop = rs.fn();
  process.on('SIGTERM', stop);
  process.emit('SIGTERM');
  expect(stop).toHaveBeenCalledTimes(1);
  expect(() => process.kill(process.pid, 'SIGTERM')).toThrow('process.kill unexpectedly called');
  process.off('SIGTERM', stop);
  expect(process.listenerCount('SIGTERM')).toBe(0);
});
`,
    command: 'npx rstest --pool=forks; npx rstest --pool=threads',
    output: [/(Tests 1 passed[\s\S]*){2}/],
  },
  'How do I mock execa?': {
    heading: 'replace-a-program-that-your-code-starts',
    says: "For code that calls execa: `rs.mock('execa', () => ({ execa: rs.fn() }))`, then `rs.mocked(execa).mockResolvedValue({ stdout: 'main' })`.",
    files: {
      'branch.mjs':
        "import { execa } from 'execa';\nexport const branch = async () => (await execa('git', ['branch', '--show-current'])).stdout;\n",
      'a.test.mjs': `import { execa } from 'execa';
import { expect, rs, test } from '@rstest/core';
import { branch } from './branch.mjs';
rs.mock('execa', () => ({ execa: rs.fn() }));
test('a', async () => {
  rs.mocked(execa).mockResolvedValue({ stdout: 'main' });
  await expect(branch()).resolves.toBe('main');
  expect(execa).toHaveBeenCalledWith('git', ['branch', '--show-current']);
  rs.mocked(execa).mockRejectedValue(Object.assign(new Error('no'), { exitCode: 1 }));
  await expect(branch()).rejects.toMatchObject({ exitCode: 1 });
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'Does coverage count code that runs in another process?': {
    heading: 'start-the-real-process',
    says: "Code that runs in another process isn't part of the coverage report.",
    files: {
      'src/cli.mjs': 'export const main = () => console.log("hi");\nmain();\n',
      'src/a.test.ts': `import { execFileSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
test('a', () => { expect(execFileSync('node', ['src/cli.mjs']).toString()).toBe('hi\\n'); });`,
    },
    command: "npx rstest --coverage --coverage.include='src/**' --coverage.reporters=text",
    output: ['Tests 1 passed', /cli\.mjs +\| +0 /],
  },
  'Does the run fail if the code sets process.exitCode?': {
    heading: 'test-a-main-function',
    says: "Code under test that sets it doesn't change how the run ends,",
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => { process.exitCode = 3; });
`,
    },
    command:
      'npx rstest; echo "forks ended with $?"; npx rstest --pool=threads; echo "threads ended with $?"',
    output: ['forks ended with 0', 'threads ended with 0'],
  },
  'Does the time limit of a test end a program that spawnSync started?': {
    heading: 'start-the-real-process',
    says: "`timeout` ends a program that hangs. The time limit of the test can't, because `spawnSync` blocks the worker until the program has ended.",
    test: `import { spawnSync } from 'node:child_process';
import { expect, test } from '@rstest/core';
test('a', { timeout: 100 }, () => {
  const start = performance.now();
  const { signal } = spawnSync(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { timeout: 900 });
  console.log('ENDED', signal, performance.now() - start > 800);
});`,
    command: 'npx rstest; npx rstest --pool=threads',
    output: [/ENDED SIGTERM true[\s\S]*ENDED SIGTERM true/],
  },
  'Does NO_COLOR alone keep colors out of a program that a test starts?': {
    heading: 'start-the-real-process',
    says: '`FORCE_COLOR`, which Rstest sets, has to go: with both, Node.js ignores `NO_COLOR` and may print a warning.',
    elsewhere: {
      '/guide/advanced/environment-variables':
        '`FORCE_COLOR` · `1` in a terminal and where `CI` is set, unless you set it or `NO_COLOR`; for a coding agent `0`, with `NO_COLOR` · tests',
    },
    files: {
      'tty.mjs': 'Object.assign(process.stdout, { isTTY: true, hasColors: () => false });',
      'a.test.ts': `import { spawnSync } from 'node:child_process';
import { test } from '@rstest/core';
const start = (env: object) => spawnSync(process.execPath, ['-e', 'console.log(process.stdout.hasColors?.(), require("node:util").inspect(5, { colors: require("node:tty").WriteStream.prototype.hasColors() }))'], { encoding: 'utf8', env: { ...process.env, ...env } });
test('a', () => {
  process.stdout.write(\`SET \${process.env.FORCE_COLOR} \${process.env.NO_COLOR}\\n\`);
  if (process.env.FORCE_COLOR !== '1') return;
  const [both, one] = [start({ NO_COLOR: '1' }), start({ NO_COLOR: '1', FORCE_COLOR: undefined })];
  process.stdout.write(\`BOTH \${/NO_COLOR.*ignored/.test(both.stderr)} \${both.stdout.includes('[33m')} ONE \${one.stderr === ''} \${one.stdout.includes('[33m')}\\n\`);
});
`,
    },
    command:
      'unset NO_COLOR; npx rstest; CI=1 npx rstest; env -u RSTEST_NO_AGENT AI_AGENT=1 npx rstest; NO_COLOR=1 CI=1 npx rstest; NODE_OPTIONS="--import ./tty.mjs" npx rstest --reporter=dot',
    output: [
      /SET undefined undefined[\s\S]*SET 1 undefined\nBOTH true true ONE true false[\s\S]*SET 0 1[\s\S]*SET undefined 1[\s\S]*SET 1 undefined/,
    ],
  },
  'Why does my test time out after I killed the process that it spawned?': {
    heading: 'stop-a-program-that-keeps-running',
    says: [
      "`process.on('exit', …)` listens to the worker of the test, which goes on, so the test would run into its timeout.",
      '`onTestFinished` ends the program even if an assertion fails.',
    ],
    files: {
      'run.mjs': `setInterval(() => {}, 1000); console.log('up');`,
      'a.test.ts': `import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, onTestFinished, test } from '@rstest/core';
const exits: Promise<unknown[]>[] = [];
function start() {
  const program = spawn(process.execPath, ['run.mjs']);
  exits.push(once(program, 'exit'));
  return program;
}
test('waits for the wrong process', { timeout: 1500 }, async () => {
  const done = new Promise((resolve) => process.on('exit', resolve));
  start().kill();
  await done;
});
test('fails early', async () => {
  const program = start();
  onTestFinished(() => { program.kill(); });
  await once(program.stdout, 'data');
  expect(1).toBe(2);
});
afterAll(async () => { console.log('ENDED', JSON.stringify(await Promise.all(exits))); });
`,
    },
    exitCode: 1,
    output: ['timed out in 1500ms', 'Tests 2 failed', 'ENDED [[null,"SIGTERM"],[null,"SIGTERM"]]'],
  },
  'How do I write to process.stdin, and what runs after a mock of process.exit?': {
    heading: 'test-a-main-function',
    says: [
      "let a mock throw as `process.exit` does: `rs.spyOn(process, 'exit').mockImplementation(() => { throw new Error('exit'); })`. With a mock that returns, the code after it runs.",
      "pass `new PassThrough()` of `node:stream`, and answer with `input.write('yes\\n')`.",
      "`rs.spyOn(process, 'stdin', 'get').mockReturnValue(input)`.",
    ],
    test: `import { PassThrough } from 'node:stream';
import { createInterface } from 'node:readline';
import { expect, rs, test } from '@rstest/core';
const quit = (after: () => void) => { process.exit(2); after(); };
const ask = (input: NodeJS.ReadableStream = process.stdin) =>
  new Promise((resolve) => createInterface({ input }).on('line', resolve));
test('exit', () => {
  const after = rs.fn();
  expect(() => quit(after)).toThrow('process.exit unexpectedly called with "2"');
  using exit = rs.spyOn(process, 'exit').mockImplementation(() => { throw new Error('exit'); });
  expect(() => quit(after)).toThrow('exit');
  expect([exit.mock.lastCall, after.mock.calls]).toEqual([[2], []]);
  exit.mockImplementation((() => {}) as never);
  quit(after);
  expect(after).toHaveBeenCalled();
});
test.each([true, false])('stdin %s', async (passed) => {
  const input = new PassThrough();
  using _ = rs.spyOn(process, 'stdin', 'get').mockReturnValue(input as never);
  const answer = ask(passed ? input : undefined);
  input.write('yes\\n');
  expect(await answer).toBe('yes');
});`,
    output: ['Tests 3 passed'],
  },
  'Why is the mock of a promisified execFile or exec not called?': {
    heading: 'replace-a-program-that-your-code-starts',
    says: 'with `{ spy: true }`, a promisified `execFile` or `exec` starts the real program and records no call, and with `{ mock: true }`, it returns `undefined` whatever you set',
    files: Object.fromEntries(
      ['spy', 'mock'].map((option) => [
        `${option}.test.ts`,
        `import { exec, execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, rs, test } from '@rstest/core';
rs.mock('node:child_process', { ${option}: true });
test('a', async () => {
  for (const one of [exec, execFile]) {
    rs.mocked(one as () => void).mockImplementation((...all: any[]) => all.at(-1)(null, { stdout: 'fake' }));
  }
  const got = [await promisify(exec)('node -p 6*7'), await promisify(execFile)('node', ['-p', '6*7'])];
  console.log('${option}', got.map((one) => one?.stdout.trim()));
  expect(exec).not.toHaveBeenCalled();
  expect(execFile).not.toHaveBeenCalled();
});`,
      ]),
    ),
    output: ["spy [ '42', '42' ]", 'mock [ undefined, undefined ]', 'Tests 2 passed'],
  },
  'Does a mock of child_process reach node:child_process, and a program that the test starts?': {
    heading: 'replace-a-program-that-your-code-starts',
    says: [
      "a mock of `child_process` doesn't reach an import of `node:child_process`, or the other way around.",
      'A promisified mock resolves to the second argument of its callback, so pass an object with `stdout`.',
      "Mocks of the test don't reach the program that it starts, not even with `execa`, because that loads its modules itself.",
    ],
    files: {
      'slug.mjs': "export const slug = 'real';",
      'bin.mjs': "import { slug } from './slug.mjs'; console.log(slug);",
      ...Object.fromEntries(
        [
          ['child_process', 'node:child_process'],
          ['node:child_process', 'child_process'],
        ].map(([mocked, imported], index) => [
          `${index}.test.ts`,
          `import { execFile } from '${imported}';
import { execFile as mock } from '${mocked}';
import { promisify } from 'node:util';
import { expect, rs, test } from '@rstest/core';
rs.mock('./slug.mjs', () => ({ slug: 'mocked' }));
rs.mock('${mocked}', () => ({ execFile: rs.fn((_file, _args, done) => done(null, { stdout: 'fake' })) }));
test('a', async () => {
  expect((await promisify(execFile)('node', ['bin.mjs'])).stdout).toBe('real\\n');
  expect((await promisify(mock)('node', ['bin.mjs'])).stdout).toBe('fake');
});`,
        ]),
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Is require.main set in a test, and import.meta.main?': {
    heading: 'test-a-main-function',
    says: "`require.main === module` and `import.meta.main` are `false` in a test, so what they guard doesn't run.",
    files: {
      'bin.ts': 'export const guards = [require.main === module, (import.meta as any).main];',
    },
    test: "import { expect, test } from '@rstest/core'; import { guards } from './bin'; test('a', () => { expect(guards).toEqual([false, false]); });",
    output: ['Tests 1 passed'],
  },
  'How do I replace the value of process.argv in a test?': {
    heading: 'test-a-main-function',
    says: "Code that reads `process.argv` itself gets other arguments from `rs.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'shop', 'total'])`.",
    test: `${core}test('a', () => {
  const before = process.argv;
  const argv = rs.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'shop', 'total']);
  expect(process.argv.slice(2)).toEqual(['total']);
  argv.mockRestore();
  expect(process.argv).toEqual(before);
});`,
    output: ['Tests 1 passed'],
  },
  'A module that reads process.argv while it is loaded ignores the spy': {
    heading: 'test-a-main-function',
    says: "If a module reads it while it's loaded, call `rs.resetModules()` and load the module after the spy, with `await import('./shop')`.",
    files: { 'shop.ts': 'export const command = process.argv[2];' },
    test: `${core}import { command } from './shop';
test('a', async () => {
  rs.spyOn(process, 'argv', 'get').mockReturnValue(['node', 'shop', 'total']);
  expect(command).toBeUndefined();
  expect((await import('./shop')).command).toBeUndefined();
  rs.resetModules();
  expect((await import('./shop')).command).toBe('total');
});`,
    command: 'for p in forks threads vmForks vmThreads; do npx rstest --pool=$p; done',
    output: [/(?:Tests 1 passed[\s\S]*){4}/],
  },
  'How do I check process.exitCode, and the code that process.exit gets?': {
    heading: 'test-a-main-function',
    says: [
      'and the test can read it: `expect(process.exitCode).toBe(2)`. The next test still finds it, so write `process.exitCode = undefined` in `afterEach`.',
      'Keep the spy as `exit`, and check the code that was passed: `expect(exit).toHaveBeenCalledWith(1)`.',
    ],
    test: `import { afterEach, describe, expect, rs, test } from '@rstest/core';
const fail = () => { process.exitCode = 2; };
test('set', () => { fail(); expect(process.exitCode).toBe(2); });
test('still set', () => { expect(process.exitCode).toBe(2); });
describe('put back', () => {
  afterEach(() => { process.exitCode = undefined; });
  test('set again', () => { fail(); });
  test('unset', () => { expect(process.exitCode).toBeUndefined(); });
});
test('exit', () => {
  const exit = rs.spyOn(process, 'exit').mockImplementation(() => { throw new Error('exit'); });
  expect(() => process.exit(1)).toThrow('exit');
  expect(exit).toHaveBeenCalledWith(1);
});`,
    command:
      'for p in forks threads vmForks vmThreads; do npx rstest --pool=$p && echo GREEN; done',
    output: [/(Tests 5 passed[\s\S]*GREEN[\s\S]*){4}/],
  },
  'How do I test a server that uses cluster?': {
    heading: 'start-the-real-process',
    says: [
      'Code that calls `cluster.fork()` would start the worker of Rstest again, which listens nowhere.',
      "Name the file of your server before, `cluster.setupPrimary({ exec: './src/worker.mjs' })`, wait for the `listening` event of `cluster`, whose second argument has the `port`, and end with `cluster.disconnect()` in `afterAll`.",
    ],
    files: {
      'src/worker.mjs': `import http from 'node:http';
http.createServer((_, response) => response.end('pid ' + process.pid)).listen(0);
`,
      'a.test.ts': `import cluster from 'node:cluster';
import { once } from 'node:events';
import { afterAll, expect, test } from '@rstest/core';
afterAll(() => { cluster.disconnect(); });
test('would start Rstest', () => { expect(process.argv[1]).toMatch(/@rstest.core.dist.worker/); });
test('answers', async () => {
  cluster.setupPrimary({ exec: './src/worker.mjs' });
  cluster.fork();
  const [, { port }] = await once(cluster, 'listening');
  const response = await fetch('http://localhost:' + port);
  expect(await response.text()).toMatch(/^pid \\d+/);
});
`,
    },
    output: ['Tests 2 passed'],
  },
  'Why does my code take itself for a child process, and how do I test process.send?': {
    heading: 'start-the-real-process',
    says: [
      'In the pools of processes, a test has `process.send`, so code that checks for it takes itself for a child; what it sends has no effect.',
      "To see whether it reports `ready`, as for PM2, write `rs.spyOn(process, 'send').mockReturnValue(true)`, which fails with `send does not exist` in threads.",
      'Mock `process.disconnect` too, because a real call ends the worker: `Channel closed`.',
    ],
    files: {
      'send.test.ts': `${core}
const start = () => process.send?.('ready');
test('really sends', () => { start(); console.log('SEND', typeof process.send); });
test('sends', () => {
  const send = rs.spyOn(process, 'send').mockReturnValue(true);
  start();
  expect(send).toHaveBeenCalledWith('ready');
});
`,
      'end.test.ts': `${core}
test('mocked', () => {
  const disconnect = rs.spyOn(process, 'disconnect').mockReturnValue();
  process.disconnect();
  expect(disconnect).toHaveBeenCalled();
  disconnect.mockRestore();
});
test('real', () => { if (process.env.REAL) process.disconnect(); });
`,
    },
    command:
      'npx rstest --pool=forks; echo THREADS; npx rstest send --pool=threads; echo REAL; REAL=1 npx rstest end 2>&1; true',
    output: [
      /SEND function[\s\S]*Tests 4 passed[\s\S]*THREADS[\s\S]*send does not exist[\s\S]*REAL[\s\S]*Channel closed/,
    ],
  },
} satisfies Answers;
