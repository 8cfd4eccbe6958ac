import type { Answers } from '../../../support/answers.ts';

const cart =
  "import { expect, test } from '@rstest/core';\ntest('adds', () => { expect(1).toBe(1); });\ntest('fails', () => { expect(1).toBe(2); });\ntest.skip('later', () => {});";
const script = (body: string) =>
  `import { createRstest, ListTestsError, runCLI } from '@rstest/core/api';\nimport { loadConfig, mergeRstestConfig } from '@rstest/core';\n${body}\n`;

export default {
  'Does createRstest set the exit code when tests fail, and does run reject?': {
    heading: 'createrstest',
    says: 'It never sets `process.exitCode`.',
    files: {
      'cart.test.ts': cart,
      'run.mjs': script(
        'const r = await createRstest({ config: { reporters: [] } }); const { status, summary } = await r.run(); console.log(status, summary.tests.failed, process.exitCode);',
      ),
    },
    command: 'node run.mjs',
    output: ['fail 1 undefined'],
  },
  'Does createRstest read rstest.config.ts?': {
    heading: 'createrstest',
    says: '`createRstest` does not look for a config file.',
    files: {
      'rstest.config.ts': 'export default { retry: 3 };',
      'cart.test.ts': cart,
      'run.mjs': script(
        'console.log((await createRstest()).context.config.retry, (await createRstest({ config: await loadConfig() })).context.config.retry);',
      ),
    },
    command: 'node run.mjs',
    output: ['0 3'],
  },
  'Is createRstest exported from @rstest/core?': {
    says: 'Import these functions from `@rstest/core/api`, not from `@rstest/core`.',
    files: {
      'run.mjs': "import * as core from '@rstest/core';\nconsole.log('createRstest' in core);",
    },
    command: 'node run.mjs',
    output: ['false'],
  },
  'Do the options of run change the instance, and does testNamePattern count the others as skipped?':
    {
      heading: 'run',
      says: '`update`, `bail`, `passWithNoTests`, `reporters`, `retry`, `coverage`, … · Override the config for this run. They do not change the instance.',
      files: {
        'cart.test.ts': cart,
        'run.mjs': script(
          "const r = await createRstest({ config: { reporters: [] } }); const a = await r.run({ testNamePattern: 'adds', retry: 2 }); console.log(a.status, a.summary.tests.passed, r.context.config.retry);",
        ),
      },
      command: 'node run.mjs',
      output: ['pass 1 0'],
    },
  'What is the status when no file matches?': {
    heading: 'run',
    says: "If no file matches, `status` is `'fail'`, or `'pass'` with `passWithNoTests`.",
    files: {
      'cart.test.ts': cart,
      'run.mjs': script(
        "const r = await createRstest({ config: { reporters: [] } }); console.log('without', (await r.run({ filters: ['none'] })).status, 'with', (await r.run({ filters: ['none'], passWithNoTests: true })).status);",
      ),
    },
    command: 'node run.mjs',
    output: ['without fail with pass'],
  },
  'What does run give for a file that does not build, and for a wrong shard?': {
    heading: 'run',
    says: "If a file can't be built, `status` is `'fail'` and the error is in `results`. A malformed `shard` rejects the promise.",
    files: {
      'broken.test.ts':
        "import './missing';\nimport { test } from '@rstest/core';\ntest('x', () => {});",
      'run.mjs': script(
        "const r = await createRstest({ config: { reporters: [] } }); const a = await r.run(); console.log(a.status, a.results[0].errors[0].message.split('\\n')[0]); await r.run({ shard: '5/2' }).catch((e) => console.log(e.message));",
      ),
    },
    command: 'node run.mjs',
    output: ["fail Cannot find module './missing'", 'Invalid shard option: 5/2.'],
  },
  'Can two runs of one instance overlap?': {
    heading: 'run',
    says: 'Several runs of one instance can overlap.',
    files: {
      'cart.test.ts': cart,
      'price.test.ts': "import { test } from '@rstest/core';\ntest('x', () => {});",
      'run.mjs': script(
        "const r = await createRstest({ config: { reporters: [] } }); const all = await Promise.all([r.run({ filters: ['cart'] }), r.run({ filters: ['price'] })]); console.log(all.map((a) => a.status).join());",
      ),
    },
    command: 'node run.mjs',
    output: ['fail,pass'],
  },
  'What does watch do with related, and when does it resolve?': {
    heading: 'watch',
    says: [
      "`related` and `changed` aren't supported and fail with `watch() does not support the related or changed options`:",
      '`instance.watch(options?)` runs the tests and then again whenever a file changes. Its promise resolves to a watcher after the first run.',
      '`onResult` receives the result of each run, including the first, with the files of that run in `rerunTestPaths`.',
    ],
    files: {
      'price.test.ts': "import { test } from '@rstest/core';\ntest('x', () => {});",
      'run.mjs': script(
        "const r = await createRstest({ config: { reporters: [] } }); await r.watch({ related: true }).catch((e) => console.log(e.message)); let n = 0; const w = await r.watch({ onResult: ({ status, rerunTestPaths }) => { n++; console.log('RESULT', status, rerunTestPaths.map((path) => path.split('/').pop()).join()); } }); console.log('runs', n); await w.close(); await w.close(); console.log('closed');",
      ),
    },
    command: 'node run.mjs',
    output: [
      'watch() does not support the `related` or `changed` options',
      'runs 1',
      'closed',
      'RESULT pass price.test.ts',
    ],
  },
  'What does listTests return, and what if a file cannot be collected?': {
    heading: 'listtests',
    says: "`runMode` is `'skip'` or `'todo'` for a test that wouldn't run. If a file can't be collected, the promise rejects with a `ListTestsError`, whose `files` contain the reasons.",
    files: {
      'cart.test.ts': cart,
      'broken.spec.ts': "throw new Error('while collecting');",
      'run.mjs': script(
        "const r = await createRstest(); console.log((await r.listTests({ filters: ['cart'] })).map((t) => t.name + ':' + (t.runMode ?? 'run')).join()); await r.listTests().catch((e) => console.log(e instanceof ListTestsError, e.files.length));",
      ),
    },
    command: 'node run.mjs',
    output: ['adds:run,fails:run,later:skip', 'true 1'],
  },
  'What happens in mergeReports without blob reports?': {
    heading: 'mergereports',
    says: [
      'If there are none, the promise rejects with `Blob reports directory not found`, or, if the directory is empty, with `No blob report files found`.',
      '`instance.mergeReports({ path?, cleanup? })` merges the files that the `blob` reporter of each shard has written, prints the result and returns it, as `run` does.',
      '`path` defaults to `.rstest-reports`.',
    ],
    files: {
      'one.test.ts': cart,
      'two.test.ts': cart,
      'run.mjs': script(
        "const r = await createRstest(); const merged = await r.mergeReports().catch((e) => console.log(e.message)); if (merged) console.log('MERGED', merged.status, merged.summary.tests.total);",
      ),
    },
    command:
      'node run.mjs; mkdir .rstest-reports; node run.mjs; npx rstest --shard=1/2 --reporter=blob; npx rstest --shard=2/2 --reporter=blob; ls -a; node run.mjs',
    output: [
      'Blob reports directory not found',
      'No blob report files found in: ',
      '.rstest-reports',
      'Tests 2 failed | 2 passed | 2 skipped (6)',
      'MERGED fail 6',
    ],
  },
  'Does runCLI set the exit code, and what must argv look like?': {
    heading: 'runcli',
    says: '`runCLI({ argv? })` does exactly what the `rstest` command does, including its exit code.',
    files: {
      'cart.test.ts': cart,
      'run.mjs': script("runCLI({ argv: ['node', 'rstest', 'run', 'cart'] });"),
    },
    command: 'node run.mjs',
    exitCode: 1,
    output: ['1 failed | 1 passed | 1 skipped'],
  },
  'What does loadConfig give without a config file, and for a wrong path?': {
    heading: 'loadconfig',
    says: "If there's no config file, `content` is `{}` and `filePath` is `null`. If you pass a `path` that doesn't exist, the promise rejects with `Cannot find config file`.",
    files: {
      'run.mjs': script(
        "const c = await loadConfig(); console.log(JSON.stringify(c.content), c.filePath); await loadConfig({ path: './none.ts' }).catch((e) => console.log(e.message));",
      ),
    },
    command: 'node run.mjs',
    output: ['{} null', 'Cannot find config file'],
  },
  'Which keys does mergeRstestConfig append and which replace?': {
    heading: 'mergerstestconfig',
    says: [
      '`mergeRstestConfig(...configs)` merges configs from left to right, by the rules of `extends`, and joins `projects` as well.',
      'A value of `undefined` changes nothing.',
    ],
    files: {
      'run.mjs': script(
        "const c = mergeRstestConfig({ include: ['a'], reporters: ['dot'], exclude: ['x'], setupFiles: 's', env: { A: '1' }, retry: 1, projects: ['p'] }, { include: ['b'], reporters: ['md'], exclude: ['y'], setupFiles: ['t'], env: { B: '2' }, retry: undefined, projects: ['q'] }); console.log(c.projects.join(), c.include.join(), c.reporters.join(), c.exclude.patterns.join(), c.setupFiles.join(), Object.keys(c.env).join(), c.retry);",
      ),
    },
    command: 'node run.mjs',
    output: ['p,q b md x,y s,t A,B 1'],
  },
  'What do createRstest, loadConfig and the reporters of the API give?': {
    heading: 'createrstest',
    says: [
      '`createRstest(options?)` resolves the config once and returns a promise of an instance.',
      'It prints what the `reporters` print.',
      'Pass `reporters: []` to print no results.',
      '`loadConfig({ cwd?, path?, envMode?, configLoader? })` reads a config file and returns a promise of `{ content, filePath, dependencies }`.',
    ],
    files: {
      'rstest.config.ts': `export default { include: ['a.test.ts'] };
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'run.mjs': `import { createRstest } from '@rstest/core/api';
import { loadConfig } from '@rstest/core';
const loading = loadConfig();
console.log('a promise', loading instanceof Promise, Object.keys(await loading).sort().join());
for (const reporters of [['dot'], []]) {
  const creating = createRstest({ config: { reporters } });
  const rstest = await creating;
  console.log('begin', creating instanceof Promise, typeof rstest.run);
  await rstest.run();
  console.log('end');
}
`,
    },
    command: 'node run.mjs',
    output: ['a promise true content,dependencies,filePath', 'begin true function', 'end'],
  },
  'Which fields do the result of a run, and the entries of a list, have?': {
    heading: 'run',
    says: [
      'The result has a `status` and the fields that `onTestRunEnd` receives, except for `getSourcemap`.',
      'Each entry has `type`, `testPath` and `project`; that of a test or a suite also `name`, `fullName` and `parentNames`.',
    ],
    files: {
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});\n",
      'run.mjs': `import { createRstest } from '@rstest/core/api';
const show = (name, value) => console.log(name, Object.keys(value).sort().join());
const onTestRunEnd = (end) => show('END', end);
const rstest = await createRstest({ config: { reporters: [{ onTestRunEnd }] } });
const result = await rstest.run({ coverage: true });
show('RUN', result);
show('DURATION', result.duration);
show('FILE', (await rstest.listTests({ filesOnly: true }))[0]);
show('TEST', (await rstest.listTests())[0]);
`,
    },
    command: 'node run.mjs',
    output: [
      'END coverage,duration,getSourcemap,rerunTestPaths,results,snapshotSummary,summary,testResults,unhandledErrors',
      'RUN coverage,duration,rerunTestPaths,results,snapshotSummary,status,summary,testResults,unhandledErrors',
      'DURATION buildTime,testTime,totalTime',
      'FILE project,testPath,type',
      'TEST fullName,location,name,parentNames,project,runMode,testPath,type',
    ],
  },
  'How do tests get a value from the script, and give one back?': {
    heading: 'run',
    says: 'To give a value to the tests of a run, set `env` in `config`. To get one back for each test that runs, let a setup file write `task.meta` in `afterEach`, and read `meta` in `testResults`.',
    files: {
      'a.test.ts': "import { test } from '@rstest/core';\ntest('adds', () => {});",
      'setup.ts':
        "import { afterEach } from '@rstest/core';\nafterEach(({ task }) => { task.meta.seen = process.env.MUTANT; });",
      'run.mjs': script(
        "const rstest = await createRstest({ config: { reporters: [], env: { MUTANT: '7' }, setupFiles: './setup.ts' } });\nconst { testResults } = await rstest.run();\nconsole.log('META', testResults[0].meta.seen);",
      ),
    },
    command: 'node run.mjs',
    output: ['META 7'],
  },
  'How do I add a setup file after createRstest?': {
    heading: 'createrstest',
    says: 'Assigning `setupFiles` there or passing it to `run` has no effect: to add a setup file, create another instance with it in `config`.',
    files: {
      'setup.ts': 'globalThis.ready = true;',
      'run.mjs': `import { createRstest } from '@rstest/core/api';
const config = { reporters: [] };
const one = await createRstest({ config });
one.context.config.setupFiles = ['./setup.ts'];
console.log('changed', (await one.run()).status);
console.log('run', (await one.run({ setupFiles: ['./setup.ts'] })).status);
const two = await createRstest({ config: { ...config, setupFiles: ['./setup.ts'] } });
console.log('another', (await two.run()).status);
`,
    },
    test: "import { expect, test } from '@rstest/core'; test('a', () => { expect(globalThis).toHaveProperty('ready', true); });",
    command: 'node run.mjs',
    output: ['changed fail', 'run fail', 'another pass'],
  },
} satisfies Answers;
