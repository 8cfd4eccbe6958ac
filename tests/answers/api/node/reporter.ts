import type { Answers } from '../../../support/answers.ts';

const cart =
  "import { describe, test } from '@rstest/core';\ndescribe('cart', () => { test('adds', () => { console.log('hi'); }); test.skip('later', () => {}); });";
const config = (reporters: string, before = '') =>
  `${before}\nexport default { reporters: ${reporters} };`;

export default {
  'What happens when I pass a class instead of an instance?': {
    says: 'If you pass a class, or forget to call the function that creates the reporter, Rstest finds no hooks on it and your reporter silently does nothing.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        '[Mine]',
        "class Mine { onTestRunEnd() { console.log('never'); } }",
      ),
    },
    absent: ['never', 'passed'],
  },
  'Can a reporter be given as a path?': {
    says: "A path such as `'./reporter.mjs'` fails with `Reporter ./reporter.mjs not found`, so import the file and pass the object instead.",
    files: {
      'cart.test.ts': cart,
      'mine.mjs': 'export default {};',
      'rstest.config.mjs': config("['./mine.mjs']"),
    },
    exitCode: 1,
    output: ['Reporter ./mine.mjs not found'],
  },
  'Does --reporter keep the reporters of the config?': {
    says: '`--reporter` on the command line replaces the whole list, your reporter included.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config("[{ onTestRunEnd() { console.log('mine'); } }]"),
    },
    command: 'npx rstest --reporter=dot',
    output: ['1 passed'],
    absent: ['mine'],
  },
  'Which fields has an entry of testResults?': {
    heading: 'run-end',
    says: '`testResults` · One entry for each test, with the fields of `onTestCaseResult`.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        '[{ onTestCaseResult(one) { told.push(one); }, onTestRunEnd({ testResults }) { for (const [i, one] of testResults.entries()) console.log(one.name, one.status, Object.keys(one).join() === Object.keys(told[i]).join()); } }]',
        'const told = [];',
      ),
    },
    command: 'npx rstest',
    output: ['adds pass true', 'later skip true'],
  },
  'How often are the hooks of a run called in watch mode?': {
    heading: 'hooks-in-order',
    says: [
      '`onTestRunStart` · before all tests; in watch mode in each cycle',
      '`onTestRunEnd` · after all files; in watch mode in each cycle',
    ],
    files: {
      'price.mjs': 'export const price = 1;',
      'a.test.mjs':
        "import { test } from '@rstest/core'; import { price } from './price.mjs'; test('a', () => { price; });",
      'watch.mjs': `import { writeFileSync } from 'node:fs';
import { createRstest } from '@rstest/core/api';
const say = (name) => () => console.log(name);
const reporters = [{ onTestRunStart: say('START'), onTestRunEnd: say('END'), onExit: say('EXIT') }];
const rstest = await createRstest({ config: { reporters } });
let runs = 0;
const watcher = await rstest.watch({
  onResult() {
    if (++runs === 2) return watcher.close();
    setTimeout(writeFileSync, 500, 'price.mjs', 'export const price = 2;');
  },
});`,
    },
    command: 'node watch.mjs',
    output: [/START\nEND\n[\s\S]*START\n[\s\S]*END\n[\s\S]*EXIT/],
  },
  'What does each hook receive?': {
    heading: 'hooks-in-order',
    says: [
      '`testId`, `testPath`, `project`, `tests` (empty, because no test is known yet)',
      '`name`, `parentNames`, `testPath`, `project`, `testId`, `type`, `runMode`, `meta`, `location`',
      '`name`, `testPath`, `project`, `taskId`, `taskName`, `taskParentNames`, `taskType`, `trace`',
      '`name`, `status`, `duration`, `errors`, `retryCount`, `retryErrors`, `meta`, `heap`, …',
      "`name`, `status`, `duration`, `errors` (those of the suite's hooks), `meta`, …",
      '`status`, `duration`, `errors`, `results`, `snapshotResult`, `heap`, …',
    ],
    files: {
      'a.test.ts':
        "import { describe, expect, test } from '@rstest/core'; let runs = 0; describe('cart', () => { test('a', () => { console.log('log'); expect(runs++).toBe(1); }); });",
      'rstest.config.mjs': `const hooks = 'FileStart FileReady SuiteStart SuiteResult CaseStart CaseResult FileResult'.split(' ');
const show = (hook) => [hook, (value) => process.stdout.write(hook + ' ' + Object.keys(value).sort().join() + '\\n')];
export default {
  retry: 1, logHeapUsage: true, printConsoleTrace: true,
  reporters: [Object.fromEntries([...hooks.map((hook) => 'onTest' + hook), 'onUserConsoleLog'].map(show))],
};`,
    },
    command: 'npx rstest --coverage',
    output: [
      'onTestFileStart project,testId,testPath,tests',
      'onTestFileReady project,testId,testPath,tests',
      'onTestSuiteStart location,meta,name,parentNames,project,runMode,testId,testPath,type',
      'onTestCaseStart location,meta,name,parentNames,project,runMode,startTime,testId,testPath,timeout,type',
      'onUserConsoleLog content,name,project,taskId,taskName,taskParentNames,taskType,testPath,trace,type',
      'onTestCaseResult duration,errors,heap,meta,name,parentNames,project,retryCount,retryErrors,status,testId,testPath',
      'onTestSuiteResult duration,errors,meta,name,parentNames,project,status,testId,testPath',
      'onTestFileResult duration,errors,heap,meta,name,project,results,snapshotResult,status,testId,testPath',
    ],
  },
  'In which order are the hooks called?': {
    heading: 'hooks-in-order',
    says: 'Test files run in parallel, so hooks of several files are interleaved, and the order above holds only within one file.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        '[Object.fromEntries(names.map((name) => [name, () => { seen.push(name); if (name === "onExit") console.log(seen.join(" ")); }]))]',
        "const seen = []; const names = ['onTestRunStart', 'onTestFileStart', 'onTestFileReady', 'onTestSuiteStart', 'onTestSuiteResult', 'onTestCaseStart', 'onTestCaseResult', 'onTestFileResult', 'onUserConsoleLog', 'onTestRunEnd', 'onExit'];",
      ),
    },
    output: [
      'onTestRunStart onTestFileStart onTestFileReady onTestSuiteStart onTestCaseStart onUserConsoleLog onTestCaseResult onTestCaseStart onTestCaseResult onTestSuiteResult onTestFileResult onTestRunEnd onExit',
    ],
  },
  'Are onTestCaseStart and onTestCaseResult called for skipped tests?': {
    heading: 'hooks-in-order',
    says: '`onTestCaseStart` · before a test, even a skipped or todo one · the fields of `onTestSuiteStart`, plus `timeout` and `startTime`',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        "[{ onTestCaseStart: (t) => console.log('start', t.name, t.runMode), onTestCaseResult: (t) => console.log('result', t.name, t.status) }]",
      ),
    },
    output: ['start later skip', 'result later skip'],
  },
  'Is onTestCaseResult called for every attempt of a retried test?': {
    heading: 'hooks-in-order',
    says: '`onTestCaseResult` · after the last attempt of a test · `name`, `status`, `duration`, `errors`, `retryCount`, `retryErrors`, `meta`, `heap`, …',
    files: {
      'cart.test.ts':
        "import { test } from '@rstest/core';\ntest('flaky', { retry: 2 }, ({ task }) => { if (task.retryCount < 2) throw new Error('no'); });",
      'rstest.config.mjs': config(
        "[{ onTestCaseResult: (t) => console.log('result', t.status, t.retryCount, t.retryErrors.length) }]",
      ),
    },
    output: ['result pass 2 2'],
    absent: ['result fail'],
  },
  'Does an error in onTestRunEnd fail a run whose tests passed?': {
    heading: 'errors-in-a-reporter',
    says: 'An error in `onTestRunStart`, `onTestFileResult` or `onTestRunEnd` ends the command with `Failed to run Rstest.` and exit code 1, even if all tests have passed.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config("[{ onTestRunEnd() { throw new Error('upload failed'); } }]"),
    },
    exitCode: 1,
    output: ['Failed to run Rstest.', 'upload failed'],
  },
  'Does an error in onTestRunStart or onTestFileResult end the command?': {
    heading: 'errors-in-a-reporter',
    says: 'An error in `onTestRunStart`, `onTestFileResult` or `onTestRunEnd` ends the command with `Failed to run Rstest.` and exit code 1, even if all tests have passed.',
    files: {
      'cart.test.ts': cart,
      'start.config.mjs': config("['default', { onTestRunStart() { throw new Error('broke'); } }]"),
      'rstest.config.mjs': config(
        "['default', { onTestFileResult() { throw new Error('broke'); } }]",
      ),
    },
    command: 'npx rstest -c start.config.mjs; echo "exit $?"; npx rstest; echo "exit $?"',
    output: [/(?:Failed to run Rstest\.[\s\S]*broke[\s\S]*exit 1[\s\S]*){2}/],
    absent: ['Test Files'],
  },
  'What does an error in a hook do while the tests of the file run?': {
    heading: 'errors-in-a-reporter',
    says: [
      'An error in `onTestFileStart`, `onTestFileReady` or a hook of suites and tests reaches the worker of the file as an unhandled rejection.',
      'While the worker runs, this error fails the file, even if all its tests have passed.',
    ],
    files: {
      // The second test keeps the worker running until the error has reached it.
      'cart.test.ts': `import { describe, test } from '@rstest/core';
describe('cart', () => test('adds', () => {}));
test('waits', () => new Promise((resolve) => setTimeout(resolve, 1500)));
`,
      'rstest.config.mjs': config(
        '["default", { [process.env.HOOK]() { throw new Error("broke"); } }]',
      ),
    },
    command:
      'for HOOK in onTestFileStart onTestFileReady onTestSuiteStart onTestCaseResult; do export HOOK; npx rstest; echo "exit $?"; done',
    output: [/(?:broke[\s\S]*Test Files 1 failed[\s\S]*exit 1[\s\S]*){4}/],
    absent: ['exit 0'],
  },
  'What does an error do that comes after the file has finished?': {
    heading: 'errors-in-a-reporter',
    says: 'If the worker has already finished, as on a busy machine or when your hook fails after an `await`, the error may be lost and the run passes with exit code 0.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        "['default', { async onTestCaseResult() { await new Promise((r) => setTimeout(r, 2000)); throw new Error('broke'); } }]",
      ),
    },
    output: ['1 passed'],
    absent: ['broke'],
  },
  'Is onUserConsoleLog called for a line, a call, a file, and what is silenced?': {
    heading: 'hooks-in-order',
    says: '`onUserConsoleLog` · for each console call of a test, a hook or a file that `silent` and `onConsoleLog` let through; for none with `disableConsoleIntercept`',
    files: {
      'cart.test.ts':
        "import { beforeAll, test } from '@rstest/core'; console.log('file\\nline'); beforeAll(() => console.log('hook')); test('a', () => console.log('secret'));",
      'rstest.config.mjs':
        "export default { reporters: [{ onUserConsoleLog: ({ content }) => process.stdout.write('HOOK ' + JSON.stringify(content) + '\\n'), onTestRunEnd: () => console.log('END') }], onConsoleLog: (log) => !log.includes('secret') };",
    },
    command:
      'npx rstest; npx rstest --silent; npx rstest --silent=passed-only; npx rstest --disableConsoleIntercept',
    output: [/HOOK "file\\nline"\nHOOK "hook"\nEND/],
    absent: [/HOOK "secret/, /END[\s\S]*END[\s\S]*HOOK "file/],
  },
  'What does an error in onUserConsoleLog or onExit do?': {
    heading: 'errors-in-a-reporter',
    says: 'An error in `onUserConsoleLog` or `onExit` is printed and changes nothing else.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        "['default', { [process.env.HOOK]() { throw new Error('broke'); } }]",
      ),
    },
    command: 'HOOK=onUserConsoleLog npx rstest && HOOK=onExit npx rstest; echo "exit $?"',
    output: [/broke[\s\S]*1 passed[\s\S]*1 passed[\s\S]*broke[\s\S]*exit 0/],
  },
  'Does Rstest wait for an async onTestRunEnd?': {
    heading: 'errors-in-a-reporter',
    says: [
      '`onTestRunStart`, `onTestRunEnd` and `onExit` can be async, and Rstest waits for them.',
      '`summary` · Counts: `summary.tests` has `total`, `passed`, `failed`, `skipped` and `todo`; `summary.files` has `total` and `failed`.',
    ],
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs': config(
        "[{ async onTestRunEnd({ summary }) { console.log('COUNTS', Object.keys(summary.tests).sort().join(), Object.keys(summary.files).sort().join()); await new Promise((r) => setTimeout(r, 60)); console.log('uploaded'); }, onExit() { console.log('exit'); } }]",
      ),
    },
    output: [/uploaded\nexit/, 'COUNTS failed,passed,skipped,todo,total failed,total'],
  },
  'Which errors are in unhandledErrors, and which in the results of files?': {
    heading: 'run-end',
    says: '`unhandledErrors` · Errors that belong to no file, such as one of `globalSetup`. Those of a file but of no test, such as an unhandled rejection, are in `errors` of its entry in `results`.',
    files: {
      'rstest.config.mjs': `const text = (errors = []) => JSON.stringify(errors.map(({ message }) => message));
export default {
  ...(process.env.SETUP ? { globalSetup: './setup.mjs' } : {}),
  reporters: [{ onTestRunEnd: ({ results, unhandledErrors }) => console.log('FILES', results.map(({ errors }) => text(errors)).sort().join(), 'RUN', text(unhandledErrors)) }],
};`,
      'setup.mjs': "export function setup() { throw new Error('no database'); }",
      'late.test.ts': `import { test } from '@rstest/core';
test('a', async () => { Promise.reject(new Error('late')); await new Promise((done) => setTimeout(done, 20)); });
`,
      'load.test.ts': "throw new Error('while loading');",
    },
    command: 'npx rstest; SETUP=1 npx rstest',
    exitCode: 1,
    output: ['FILES ["late"],["while loading"] RUN []', 'RUN ["no database"]'],
  },
  'What is coverage without coverage?': {
    heading: 'run-end',
    says: 'The coverage map, or `undefined` unless coverage is enabled.',
    files: {
      'cart.test.ts': cart,
      'rstest.config.mjs':
        "export default { reporters: [{ onTestRunEnd: ({ coverage }) => console.log('MAP', typeof coverage) }] };",
    },
    command: 'npx rstest; npx rstest --coverage',
    output: [/MAP undefined[\s\S]*MAP object/],
  },
  'How does a reporter learn which config file the run found?': {
    says: 'No hook receives the path of the config file. Pass it from that file, `new MyReporter(import.meta.filename)`; a script gets it as `filePath` of `loadConfig`.',
    files: {
      'rstest.config.ts': `import { defineConfig, type Reporter } from '@rstest/core';
class MyReporter implements Reporter {
  private readonly file: string;
  heard = '';
  constructor(file: string) { this.file = file; }
  onTestRunStart(...all: unknown[]) { this.heard += JSON.stringify(all); }
  onTestFileStart(...all: unknown[]) { this.heard += JSON.stringify(all); }
  onTestRunEnd(...all: unknown[]) {
    this.heard += JSON.stringify(all);
    console.log('FILE', this.file.split('/').at(-1), 'HEARD', /rstest.config/.test(this.heard));
  }
}
export default defineConfig({ reporters: [new MyReporter(import.meta.filename)] });
`,
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});",
      'script.mjs': `import { loadConfig } from '@rstest/core';
console.log('SCRIPT', (await loadConfig()).filePath.split('/').at(-1));`,
    },
    command: 'npx rstest; npx rstest --configLoader=jiti; node script.mjs',
    output: [/(?:FILE rstest\.config\.ts HEARD false[\s\S]*){2}SCRIPT rstest\.config\.ts/],
  },
  'Which hooks does a file call that fails before its tests?': {
    heading: 'hooks-in-order',
    says: "A file that can't be compiled, or that throws while it loads, calls no hook of a test. Its `onTestFileResult` has the `status` `'fail'`, and the error in `errors`.",
    files: {
      'rstest.config.mjs': config(
        "[{ onTestCaseStart: () => console.log('CASE'), onTestCaseResult: () => console.log('CASE'), onTestFileResult: ({ testPath, status, errors }) => console.log(testPath.split('/').pop(), status, errors.length, /nowhere|at load|Syntax Error/.exec(errors[0].message)[0]) }]",
      ),
      'a.test.mjs':
        "import { test } from '@rstest/core'; import './nowhere.mjs'; test('a', () => {});",
      'b.test.mjs':
        "import { test } from '@rstest/core'; test('b', () => {}); throw new Error('at load');",
      'c.test.mjs': "import { test } from '@rstest/core'; test('c' () => {});",
    },
    command: "npx rstest 2>&1 | grep -E 'mjs fail|CASE' | sort; exit 0",
    output: [
      /^a\.test\.mjs fail 1 nowhere\nb\.test\.mjs fail 1 at load\nc\.test\.mjs fail 1 Syntax Error\s*$/,
    ],
  },
} satisfies Answers;
