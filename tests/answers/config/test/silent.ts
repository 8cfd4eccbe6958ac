import { type Answers, config, passing } from '../../../support/answers.ts';

const logs = `import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
console.log('said at load');
beforeAll(() => console.log('said in the hook'));
afterAll(() => console.log('said at the end'));
describe('suite', () => {
  beforeAll(() => console.log('said by passing suite'));
  test('passes', () => {
    console.log('said by passing');
    process.stdout.write('raw write\\n');
  });
});
test('fails', () => {
  console.log('said by failing');
  expect(3).toBe(2);
});
`;

export default {
  'What does --silent hide, and does process.stdout.write get through?': {
    heading: 'output-that-silent-does-not-hide',
    says: '`process.stdout.write`, because only `console` is intercepted.',
    test: logs,
    command: 'npx rstest --silent',
    exitCode: 1,
    output: ['raw write', 'expected 3 to be 2'],
    absent: [/^said/m],
  },
  'What does passed-only show of a file with a failure?': {
    heading: 'choose-what-is-hidden',
    says: "`'passed-only'` · messages of failed tests. If a file has a failure, you also see what it printed outside tests: while loading, in `beforeAll` and in `afterAll`, except in those of a `describe` that passed.",
    elsewhere: {
      '/guide/basic/cli':
        '`--silent [value]` · hide console output; `passed-only` keeps that of failed tests',
    },
    test: logs,
    command: 'npx rstest --silent=passed-only',
    exitCode: 1,
    output: [/^said by failing/m, /^said at load/m, /^said in the hook/m, /^said at the end/m],
    absent: [/^said by passing/m],
  },
  'What does passed-only show of a file that fails while it loads, or whose worker dies?': {
    heading: 'choose-what-is-hidden',
    says: 'If it fails while it loads, or its worker dies, you see nothing of it: run that file with `--silent=false`.',
    files: {
      'load.test.ts':
        "import { test } from '@rstest/core';\nconsole.log('LOAD' + 'ING');\ntest('x', () => {});\nthrow new Error('broken');",
      'suite.test.ts':
        "import { describe } from '@rstest/core';\nconsole.log('COLLECT' + 'ING');\ndescribe('x', () => { throw new Error('broken'); });",
      'dies.test.ts':
        "import { test } from '@rstest/core';\ntest('x', () => { console.log('DY' + 'ING'); process.abort(); });",
    },
    command:
      'for s in passed-only false; do echo "$s $(npx rstest --silent=$s 2>&1 | grep -cE "^(LOADING|COLLECTING|DYING)")"; done',
    output: ['passed-only 0\nfalse 3'],
  },
  'What does passed-only show of a test that passes after a retry?': {
    heading: 'choose-what-is-hidden',
    says: 'A test that passes after a retry counts as passed, so the messages of its failed attempts are hidden too.',
    test: `import { expect, test } from '@rstest/core';
test('drains', { retry: 1 }, ({ task }) => {
  console.log('said in attempt', task.retryCount);
  expect(task.retryCount).toBe(1);
});
`,
    command: 'npx rstest --silent=passed-only',
    output: ['1 passed'],
    absent: [/^said/m],
  },
  'Does --silent=true hide the output?': {
    heading: 'turn-it-on-or-off-for-one-run',
    says: 'Like any misspelled value, it shows everything without an error, even if the config file hides it.',
    files: { 'rstest.config.ts': config('silent: true') },
    test: `console.log('said at load');\n${passing}`,
    command: 'npx rstest --silent=true; echo NEXT; npx rstest --silent=pased-only',
    output: [/^said at load[\s\S]*NEXT[\s\S]*^said at load/m],
  },
  'Which wins: silent in the config or --silent=false?': {
    heading: 'turn-it-on-or-off-for-one-run',
    says: 'The second line shows everything even if the config file hides it.',
    files: { 'rstest.config.ts': config('silent: true') },
    test: `console.log('said at load');\n${passing}`,
    command: 'npx rstest --silent=false',
    output: [/^said at load/m],
  },
  'Does disableConsoleIntercept weaken silent?': {
    heading: 'other-options-that-see-console-output',
    says: "`disableConsoleIntercept` doesn't bring hidden messages back.",
    test: `console.log('said at load');\n${passing}`,
    command: 'npx rstest --silent --disableConsoleIntercept',
    output: ['1 passed'],
    absent: [/^said/m],
  },
  'Is onConsoleLog called for hidden output?': {
    heading: 'other-options-that-see-console-output',
    says: "`onConsoleLog` isn't called for hidden messages.",
    files: {
      'rstest.config.ts': `import { defineConfig } from '@rstest/core';
export default defineConfig({
  silent: true,
  onConsoleLog: (text) => {
    process.stdout.write('handler got ' + text);
  },
});
`,
      'a.test.ts': `console.log('said at load');\n${passing}`,
    },
    output: ['1 passed'],
    absent: ['handler got'],
  },
  'Does silent hide what globalSetup and setup files print?': {
    heading: 'output-that-silent-does-not-hide',
    says: 'What `globalSetup` prints, because it runs in a separate process.',
    files: {
      'rstest.config.ts': config(
        `silent: true, setupFiles: './one.ts', globalSetup: './global.ts'`,
      ),
      'one.ts': `console.log('said by the setup file');\n`,
      'global.ts': `export const setup = () => console.log('said by global setup');\n`,
      'a.test.ts': passing,
    },
    output: ['said by global setup'],
    absent: ['said by the setup file'],
  },
  'Does a project inherit silent?': {
    heading: 'turn-it-on-or-off-for-one-run',
    says: [
      "With `projects`, set `silent` in each project, because projects don't inherit it.",
      '`--silent` applies to all of them.',
    ],
    files: {
      'rstest.config.ts': config(`silent: true, projects: [{ name: 'shop', root: 'shop' }]`),
      'shop/a.test.ts': `console.log('said at load');\n${passing}`,
    },
    command: 'npx rstest && echo then && npx rstest --silent',
    output: [/then(?![\s\S]*said at load)/, /^said at load/m],
  },
  'How do I silence Pino in tests, and how do I assert on its lines?': {
    heading: 'loggers',
    says: [
      "Pino · writes past `silent`, without the header that names a test · take the level from a variable, `pino({ level: process.env.LOG_LEVEL ?? 'info' })`, and set `LOG_LEVEL: 'silent'` in `env`. `pino({}, { write: (line) => console.log(line) })` goes through `console`",
      '`{ write: (line) => lines.push(JSON.parse(line)) }`',
    ],
    test: `import { expect, test } from '@rstest/core';
import pino from 'pino';
test('a', () => {
  pino({ level: process.env.LOG_LEVEL ?? 'info' }).info('direct line');
  pino({}, { write: (line) => console.log(line) }).info('line of the console');
  const lines: unknown[] = [];
  pino({}, { write: (line) => lines.push(JSON.parse(line)) }).info({ sku: 'B-1' }, 'sold');
  expect(lines).toMatchObject([{ sku: 'B-1', msg: 'sold' }]);
});`,
    files: { 'quiet.config.mjs': "export default { env: { LOG_LEVEL: 'silent' } };" },
    command: 'npx rstest --silent; echo THEN; npx rstest -c quiet.config.mjs',
    output: [
      /^(?![\s\S]*console[\s\S]*THEN)[\s\S]*direct line[\s\S]*THEN(?![\s\S]*direct line)[\s\S]*line of the console/,
    ],
  },
  'Does a test print what Winston logs?': {
    heading: 'loggers',
    libraries: true,
    says: [
      "Winston · `new transports.Console()` prints nothing at all, because it writes to a stream behind `console` · to see it, `forceConsole: true`; to be sure of silence, `createLogger({ silent: process.env.NODE_ENV === 'test' })`",
      "or spy on a method: `rs.spyOn(logger, 'info')`.",
    ],
    test: `import { createLogger, transports } from 'winston';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const logger = createLogger({ transports: [new transports.Console()] });
  logger.info('PLAIN');
  const forced = [new transports.Console({ forceConsole: true })];
  createLogger({ transports: forced }).info('FORCED');
  createLogger({ silent: process.env.NODE_ENV === 'test', transports: forced }).info('SILENT');
  using info = rs.spyOn(logger, 'info');
  logger.info('SPIED');
  expect(info).toHaveBeenCalledWith('SPIED');
  await new Promise((resolve) => setTimeout(resolve, 100));
});`,
    output: ['FORCED', 'Tests 1 passed'],
    absent: ['PLAIN', 'SILENT', 'SPIED'],
  },
  'How do I hide a DeprecationWarning of Node.js, or find its cause?': {
    heading: 'output-that-silent-does-not-hide',
    says: "Hide them with `pool: { execArgv: ['--no-deprecation'] }`, or find the code that causes one: `npx rstest --pool.execArgv=--trace-deprecation`.",
    test: `import { test } from '@rstest/core';
test('warns', async () => {
  process.emitWarning('The punycode module', 'DeprecationWarning', 'DEP0040');
  await new Promise((resolve) => setTimeout(resolve, 20));
});
`,
    command:
      'npx rstest --silent 2>&1 | grep -c "DEP0040. Depr"; for pool in forks threads vmForks; do npx rstest --pool=$pool --pool.execArgv=--no-deprecation 2>&1 | grep -c DEP0040; done; npx rstest --pool.execArgv=--trace-deprecation 2>&1 | grep -A1 DEP0040',
    exitCode: 0,
    output: [/^1\s+0\s+0\s+0$/m, /at .*a?.*\.test\.ts:3:11/],
  },
} satisfies Answers;
