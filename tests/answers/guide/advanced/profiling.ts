import { type Answers, testFiles } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('a', () => {});";

export default {
  'What does --trace print and write?': {
    heading: 'trace-a-run',
    says: '`--trace` prints four tables after the run and writes two files to `.rstest/`.',
    test: test,
    command: 'npx rstest --trace && ls .rstest',
    output: [
      '## Phases',
      '## Host spans',
      '## Slowest files',
      '## Slowest test cases',
      /^trace-.*\.json$/m,
      /^trace-.*\.summary\.md$/m,
    ],
  },
  'Why does a run with --trace not end in a terminal?': {
    heading: 'trace-a-run',
    says: 'In a terminal, the command then goes on: it prints an address that opens the trace in Perfetto, and serves the file until you press Ctrl+C.',
    elsewhere: {
      '/guide/advanced/debug-mode':
        'something is still open in the command itself: the server of `--trace`',
    },
    test: test,
    command: 'script -qec "timeout 15 npx rstest --trace" /dev/null; echo CODE $?',
    output: ['Open in Perfetto UI: ', 'Press Ctrl+C to stop', 'CODE 124'],
  },
  'How do I get a CPU profile of the tests?': {
    heading: 'record-a-cpu-profile',
    says: 'Each worker writes a `.cpuprofile` into `profiles`.',
    test: test,
    command:
      'npx rstest --pool.execArgv=--cpu-prof --pool.execArgv=--cpu-prof-dir=profiles && ls profiles | wc -l',
    output: [/^1$/m],
  },
  'May one --pool.execArgv carry two arguments?': {
    heading: 'record-a-cpu-profile',
    says: 'Two in one string end the worker with `bad option`.',
    test: test,
    command: 'npx rstest "--pool.execArgv=--cpu-prof --cpu-prof-dir=profiles"',
    exitCode: 1,
    output: ['bad option'],
  },
  'Why does a run with a DOM show build 5ms?': {
    heading: 'read-the-summary-line',
    says: '`build` shows only what is left of the bundling after Rstest has prepared the environment',
    files: {
      'rstest.config.ts': `const slow = { name: 'slow', setup(api: any) {
  api.transform({ test: /a\\.test\\.ts$/ }, async ({ code }: any) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    return code;
  });
} };
export default { plugins: [slow] };`,
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
    },
    command: 'npx rstest; npx rstest --testEnvironment jsdom',
    output: [/build (?:[3-9]\d\dms|[\d.]+s)[\s\S]*build \d\d?ms/],
  },
  'Which phase of a trace is the time that the DOM takes?': {
    heading: 'trace-a-run',
    says: '`envSetup` the `document` of `jsdom` or `happy-dom` is created for each test file, unless `isolate` is off; in the VM pools, this counts as `prepare`',
    files: testFiles(
      ['a', 'b'],
      () =>
        "import { test } from '@rstest/core'; test('a', () => { const page = document as any; process.stdout.write('SEEN ' + !!page.seen + '\\n'); page.seen = 1; });",
    ),
    command:
      'npx rstest --testEnvironment happy-dom --trace; for pool in forks threads vmForks; do echo $pool $(npx rstest --testEnvironment=happy-dom --no-isolate --pool.maxWorkers=1 --pool=$pool | grep SEEN); done',
    output: [
      /\| envSetup +\| [\d.]*[1-9][\d.]*m?s/,
      'forks SEEN false SEEN true',
      'threads SEEN false SEEN true',
      'vmForks SEEN false SEEN false',
    ],
  },
  'In which phases of a trace do setup files, top level, describe and tests run?': {
    heading: 'trace-a-run',
    says: [
      '`setupFiles` · your setup files run, once per test file · move what only some tests need into those tests',
      '`load`, `collect` · the bundle is loaded and its top level runs, without the bodies of `describe` · import less',
      '`tests` · the bodies of `describe`, tests and hooks run · look at the slowest tests, then record a CPU profile',
      'it has one track for each worker, which in the default pool means one for each file.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { setupFiles: ['./setup.ts'], pool: { maxWorkers: 2 } };",
      'busy.ts':
        'export const busy = (ms: number) => { const end = Date.now() + ms; while (Date.now() < end); };',
      'setup.ts': "import { busy } from './busy'; busy(1000);",
      'a.test.ts': `import { beforeAll, describe, test } from '@rstest/core';
import { busy } from './busy';
busy(300);
describe('shop', () => { busy(500); beforeAll(() => busy(500)); test('a', () => busy(500)); });`,
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
      'read.mjs': `import { readdirSync, readFileSync } from 'node:fs';
const [phases] = readdirSync('.rstest').filter((name) => name.endsWith('.md')).map((name) => readFileSync('.rstest/' + name, 'utf8'));
const ms = (name) => { const [, value, unit] = new RegExp('\\\\| ' + name + ' +\\\\| ([\\\\d.]+)(m?s)').exec(phases); return Number(value) * (unit === 's' ? 1000 : 1); };
const [file] = readdirSync('.rstest').filter((name) => name.endsWith('.json'));
const { traceEvents } = JSON.parse(readFileSync('.rstest/' + file, 'utf8'));
const tracks = traceEvents.filter(({ name, args }) => name === 'process_name' && args.name.endsWith('.ts'));
console.log('SETUP', ms('setupFiles') >= 2000, 'COLLECT', ms('load') + ms('collect') >= 300 && ms('collect') < 500, 'TESTS', ms('tests') >= 1500, 'TRACKS', new Set(tracks.map(({ pid }) => pid)).size);`,
    },
    command: 'npx rstest --trace; node read.mjs',
    output: ['SETUP true COLLECT true TESTS true TRACKS 2'],
  },
  'Why is the time of a file so much shorter than the run, and why is the first test the slow one?':
    {
      heading: 'read-the-summary-line',
      says: [
        'The time shown for a file is that of its hooks and tests.',
        "Loading the file and what it imports isn't in it,",
        'What a test loads with `import()` or `require` counts toward the test, and only in the first test that loads it:',
      ],
      files: {
        'slow.ts':
          'const end = Date.now() + 3000;\nwhile (Date.now() < end);\nexport const x = 1;\n',
        'top.test.ts': `import { expect, test } from '@rstest/core';
import { x } from './slow';
test('top one', () => { expect(x).toBe(1); });`,
        'inside.test.ts': `import { beforeAll, expect, test } from '@rstest/core';
beforeAll(() => new Promise((resolve) => setTimeout(resolve, 3000)));
test('inside one', async () => { expect((await import('./slow')).x).toBe(1); });
test('inside two', async () => { expect((await import('./slow')).x).toBe(1); });`,
      },
      command: 'npx rstest --reporter=verbose',
      output: [
        /✓ top\.test\.ts \(1\) (\d+ms|[12]\.\d+s)/,
        /✓ inside\.test\.ts \(2\) ([6-9]|1\d)\.?\d*s/,
        /✓ inside one \(([3-9])\.?\d*s\)/,
        /✓ inside two \(\d+ms\)/,
      ],
    },
  'How do I find the module that takes long to import?': {
    heading: 'record-a-cpu-profile',
    says: "The top level of each of your modules is a function with its path as the name, such as `./src/rates.ts`: that's how you find the one that takes long to import.",
    files: {
      'src/rates.ts':
        'const end = Date.now() + 400;\nwhile (Date.now() < end);\nexport const rates = 1;\n',
      'longest.mjs': `import { readdirSync, readFileSync } from 'node:fs';
const { nodes, samples, timeDeltas } = JSON.parse(readFileSync('profiles/' + readdirSync('profiles')[0], 'utf8'));
const times = new Map();
samples.forEach((id, i) => times.set(id, (times.get(id) ?? 0) + timeDeltas[i]));
const [[id]] = [...times].sort(([, a], [, b]) => b - a);
console.log('LONGEST', nodes.find((node) => node.id === id).callFrame.functionName);`,
    },
    test: "import { test } from '@rstest/core';\nimport './src/rates';\ntest('a', () => {});",
    command:
      'npx rstest --pool.execArgv=--cpu-prof --pool.execArgv=--cpu-prof-dir=profiles && node longest.mjs',
    output: ['LONGEST ./src/rates.ts'],
  },
  'Does a slow loader count as build, and does the build cache keep its results?': {
    heading: 'read-the-summary-line',
    says: 'your tests import too much, or a loader is slow: build less, and let `buildCache` keep the results of loaders',
    files: {
      'loader.cjs':
        "module.exports = (code) => { console.log('LOADER'); for (const end = Date.now() + 1000; Date.now() < end; ); return code; };",
      'rstest.config.mjs': `import { join } from 'node:path';
const rules = [{ test: /rates.ts$/, enforce: 'pre', use: join(import.meta.dirname, 'loader.cjs') }];
export default { performance: { buildCache: true }, tools: { rspack: { module: { rules } } } };`,
      'rates.ts': 'export const rates = 1;',
    },
    test: "import { test } from '@rstest/core';\nimport { rates } from './rates';\ntest('a', () => { void rates; });",
    command: 'npx rstest && echo AGAIN && npx rstest',
    output: [/LOADER[\s\S]*build \d\.\d+s[\s\S]*AGAIN[\s\S]*build \d+ms/],
    absent: [/AGAIN[\s\S]*LOADER/],
  },
  'How long do the imports of each file take?': {
    heading: 'trace-a-run',
    says: [
      'What the imports of each file take is nearly all of its `collect`: `node -e "for (const { name, dur, args } of JSON.parse(fs.readFileSync(process.argv.at(-1))).traceEvents) if (name === \'collect\') console.log(dur / 1000, args.testPath)" .rstest/trace-*.json` prints it in milliseconds, for the last trace.',
      "Where the shell doesn't replace `*`, as on Windows, write the name of the file.",
    ],
    files: {
      'slow.ts':
        'const start = Date.now();\nwhile (Date.now() - start < 700);\nexport const slow = 1;\n',
      'slow.test.ts': `import { expect, test } from '@rstest/core';
import { slow } from './slow';
test('a', () => { expect(slow).toBe(1); });`,
      'quick.test.ts': `import { test } from '@rstest/core';
test('a', () => {});`,
    },
    command:
      'npx rstest --trace quick && npx rstest --trace && node -e "for (const { name, dur, args } of JSON.parse(fs.readFileSync(process.argv.at(-1))).traceEvents) if (name === \'collect\') console.log(dur / 1000, args.testPath)" .rstest/trace-*.json | sort -n; node -e "fs.readFileSync(process.argv.at(-1))" \'.rstest/trace-*.json\' 2>&1 | grep ^Error',
    output: [
      /^\d{1,2} \S*quick\.test\.ts\n[7-9]\d\d \S*slow\.test\.ts/m,
      "Error: ENOENT: no such file or directory, open '.rstest/trace-*.json'",
    ],
  },
  'Is the time of globalSetup in the Duration line?': {
    heading: 'read-the-summary-line',
    says: '`tests` · `globalSetup`, starting workers, loading files and running tests',
    files: {
      'rstest.config.mjs': "export default { globalSetup: './global.mjs' };",
      'global.mjs':
        'export default async () => { await new Promise((done) => setTimeout(done, 3000)); };',
      'a.test.mjs': "import { test } from '@rstest/core';\ntest('a', () => {});\n",
    },
    output: [/Duration .*tests ([3-9]|\d\d)\.\d+s/],
  },
} satisfies Answers;
