import type { Answers } from '../../../support/answers.ts';

// Keys are read where input and output are a terminal, and a moment after it waits for them; the name
// of a file stands for saving it.
const keys = (steps: [string, string][]) => `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const run = spawn('script', ['-qfec', 'npx rstest watch', '/dev/null']);
setTimeout(process.exit, 40_000).unref();
const steps = ${JSON.stringify(steps)};
let text = '';
run.stdout.on('data', (data) => {
  process.stdout.write(data);
  text += data;
  if (!(steps[0] && new RegExp(steps[0][0]).test(text))) return;
  text = '';
  const [, input] = steps.shift();
  input.endsWith('.ts') ? appendFileSync(input, '\\n') : setTimeout(() => run.stdin.write(input), 300);
});
run.on('close', (code) => { console.log('CODE', code); process.exit(); });`;

export default {
  'Does a save stop the tests that are running?': {
    heading: 'what-runs-again',
    says: "A save while tests are running doesn't stop them: they end with the old code, and then one more run has the last save.",
    files: {
      'price.ts': 'export const price = 1;',
      'a.test.ts': `import { test } from '@rstest/core';
import { price } from './price';
test('a', async () => {
  process.stderr.write('START ' + price + '\\n');
  await new Promise((resolve) => setTimeout(resolve, 3000));
  process.stderr.write('END ' + price + '\\n');
});`,
      'watch.mjs': `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const save = (price) => writeFileSync('price.ts', 'export const price = ' + price + ';');
setTimeout(process.exit, 40_000).unref();
spawn('npx', ['rstest', 'watch']).stderr.on('data', (data) => {
  process.stdout.write(data);
  if (String(data).includes('START 1')) { save(2); setTimeout(save, 1000, 3); }
  if (String(data).includes('END 3')) process.exit();
});`,
    },
    command: 'node watch.mjs',
    output: [/START 1\s+END 1[\s\S]*START 3\s+END 3/],
    absent: ['START 2'],
  },
  'Does watch mode notice a new test file, and a JSON file that a test reads with fs?': {
    heading: 'what-starts-a-run',
    says: 'a file that a test reads, such as with `readFile`',
    elsewhere: {
      '/guide/basic/cli':
        '`rstest watch` (or `rstest -w`) runs everything once, then reruns the test files that a saved change affects.',
    },
    files: {
      'data.json': '1',
      'a.test.ts': `import { readFileSync } from 'node:fs';
import { test } from '@rstest/core';
test('a', () => console.log('READS', readFileSync('data.json', 'utf8')));`,
      'watch.mjs': `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', '--watch', '--disableConsoleIntercept']);
const end = () => process.exit();
setTimeout(end, 40_000).unref();
const later = "import { test } from '@rstest/core'; test('b', () => console.log('NEW FILE RUNS'));";
const next = [() => writeFileSync('data.json', '2'), () => writeFileSync('b.test.ts', later)];
let text = '';
run.stdout.on('data', (data) => {
  process.stdout.write(data);
  text += data;
  if (text.includes('NEW FILE RUNS')) end();
  if (text.split('Waiting for file changes').length > 1) { text = ''; next.shift()?.(); }
});`,
    },
    command: 'node watch.mjs',
    output: ['READS 1', 'No test files need re-run.', 'NEW FILE RUNS'],
    absent: ['READS 2'],
  },
  'Does forceRerunTriggers make each save run all files?': {
    heading: 'what-runs-again',
    says: "There's no option for running everything on each save, and `forceRerunTriggers` doesn't do so either: press `a`.",
    files: {
      'rstest.config.ts': "export default { forceRerunTriggers: ['**/*', '**/price.ts'] };",
      'price.ts': 'export const price = 1;',
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { price } from './price';\ntest('a', () => console.log('CART', price));\n",
      'b.test.ts': "import { test } from '@rstest/core';\ntest('b', () => console.log('BLOG'));\n",
      'watch.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', '--watch', '--disableConsoleIntercept']);
setTimeout(process.exit, 40_000).unref();
let rounds = [''];
run.stdout.on('data', (data) => {
  rounds[rounds.length - 1] += data;
  if (!rounds.at(-1).includes('Waiting for file changes')) return;
  const count = (text) => ['CART', 'BLOG'].filter((name) => text.includes(name)).join(' and ');
  console.log('ROUND', rounds.length, count(rounds.at(-1)));
  if (rounds.push('') === 3) process.exit();
  appendFileSync('price.ts', '\\n// saved');
});`,
    },
    command: 'node watch.mjs',
    output: ['ROUND 1 CART and BLOG', /ROUND 2 CART$/m],
  },
  'Does a new source file rerun the test that imports it, and is a saved global setup run again?': {
    heading: 'what-starts-a-run',
    says: [
      "a source file that didn't exist yet when the test imported it · nothing: save the test as well",
      'a global setup file · every test file of its project, but not the new setup: start again',
      'If its file is new, save the test once more.',
    ],
    files: {
      'rstest.config.mjs':
        "export default { projects: [{ name: 'shop', include: ['a.test.ts'], globalSetup: ['./global.mjs'] }, { name: 'blog', include: ['b.test.ts'] }] };",
      'b.test.ts': "import { test } from '@rstest/core';\ntest('b', () => console.log('BLOG'));\n",
      'global.mjs': "export default () => console.log('SETUP one');",
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { price } from './price';\ntest('a', () => console.log('PRICE', price));\n",
      'watch.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', '--watch', '--disableConsoleIntercept']);
const steps = [
  () => writeFileSync('price.ts', 'export const price = 1;'),
  () => appendFileSync('price.ts', '// again'),
  () => appendFileSync('a.test.ts', '// saved'),
  () => writeFileSync('global.mjs', "export default () => console.log('SETUP two');"),
  () => process.exit(),
];
let started = false;
run.stdout.on('data', (data) => {
  process.stdout.write(data);
  if (started || !String(data).includes('Waiting for file changes')) return;
  started = true;
  steps.forEach((step, i) => setTimeout(() => { console.log('STEP', i + 1); step(); }, (i + 1) * 3000));
});
run.stderr.on('data', (data) => process.stdout.write(data));
setTimeout(process.exit, 40_000).unref();`,
    },
    command: 'node watch.mjs',
    output: [
      /SETUP one[\s\S]*Cannot find module '\.\/price'[\s\S]*STEP 1[\s\S]*STEP 2[\s\S]*STEP 3[\s\S]*PRICE 1[\s\S]*STEP 4[\s\S]*PRICE 1[\s\S]*STEP 5/,
    ],
    absent: ['SETUP two', /PRICE[\s\S]*STEP 3/, /STEP 4[\s\S]*BLOG/],
  },
  'Why does watch mode run forever, and how do I stop it?': {
    heading: 'what-starts-a-run',
    says: [
      'A test that writes a module which it also imports, or a new one that its `import.meta.glob` finds, starts itself again, and without end if the content or the name differs each time.',
      'Tell Rspack not to watch that file or directory:',
    ],
    files: {
      'rstest.config.mjs':
        "export default process.env.IGNORE ? { tools: { rspack: { watchOptions: { ignored: ['**/generated.ts', '**/node_modules'] } } } } : {};",
      'generated.ts': 'export const at = 0;',
      'a.test.ts':
        "import { writeFileSync } from 'node:fs'; import { test } from '@rstest/core'; import { at } from './generated'; test('a', () => { console.log('AT', at > -1); writeFileSync('generated.ts', 'export const at = ' + (process.env.SAME ? 1 : Date.now()) + ';'); });",
    },
    command:
      'run() { setsid npx rstest watch > "$TMPDIR_RUN/$1" 2>&1 < /dev/null & pid=$!; for i in $(seq 300); do [ "$(grep -c "AT true" "$TMPDIR_RUN/$1")" -ge "$2" ] && break; sleep 0.1; done; [ "$2" -gt 1 ] || sleep 4; kill -- -$pid; wait $pid 2>/dev/null; sleep 1; grep -c "AT true" "$TMPDIR_RUN/$1" | sed "s/^/$1 /"; }; TMPDIR_RUN=$(mktemp -d); run loop 3; IGNORE=1 run calm 1; echo "export const at = 0;" > generated.ts; SAME=1 run same 1',
    output: [/loop ([3-9]|\d\d)/, /calm 1\s/, /same 2$/m],
  },
  'Does a test that creates files run again and again?': {
    heading: 'what-starts-a-run',
    says: [
      'or a new one that its `import.meta.glob` finds, starts itself again, and without end if the content or the name differs each time.',
      "A data file that nothing imports, such as JSON, doesn't run the test again, although a new one in the root may be followed by one `No test files need re-run.`",
    ],
    files: {
      'rstest.config.mjs':
        "export default process.env.IGNORE ? { tools: { rspack: { watchOptions: { ignored: ['**/made', '**/node_modules'] } } } } : {};",
      'src/made/one.ts': 'export const one = 1;',
      'src/a.test.ts':
        "import { mkdirSync, writeFileSync } from 'node:fs'; import { test } from '@rstest/core'; const all = import.meta.glob('./made/*.ts'); test('a', () => { console.log('RUN', Object.keys(all).length > 0); const name = Date.now() + (process.env.JSON_ONLY ? '.json' : '.ts'); for (const dir of process.env.JSON_ONLY ? ['', 'src/', 'src/made/'] : ['src/made/']) writeFileSync(dir + name, '{}'); });",
    },
    command:
      'run() { setsid npx rstest watch > "$TMPDIR_RUN/$1" 2>&1 < /dev/null & pid=$!; for i in $(seq 300); do [ "$(grep -c "RUN true" "$TMPDIR_RUN/$1")" -ge "$2" ] && break; sleep 0.1; done; [ "$2" -gt 1 ] || sleep 4; kill -- -$pid; wait $pid 2>/dev/null; sleep 1; grep -c "RUN true" "$TMPDIR_RUN/$1" | sed "s/^/$1 /"; grep -c "No test files need re-run" "$TMPDIR_RUN/$1" | sed "s/^/empty $1 /"; }; TMPDIR_RUN=$(mktemp -d); JSON_ONLY=1 run json 1; IGNORE=1 run calm 1; run loop 3',
    output: [/json 1\n/, /empty json [01]\n/, /calm 1\n/, /loop ([3-9]|\d\d)/],
  },
  'Does watch mode name the file that I saved, and when?': {
    says: "It doesn't name the file that you saved or the time.",
    heading: 'start-it',
    files: {
      'price.ts': 'export const price = 1;',
      'a.test.ts':
        "import { test } from '@rstest/core'; import { price } from './price'; test('a', () => { price; });",
      'keys.mjs': keys([
        ['Waiting for file changes', 'price.ts'],
        ['RUNS[^]*Waiting for file changes', 'q'],
      ]),
    },
    command: 'node keys.mjs',
    output: [/RUNS +a\.test\.ts[\s\S]*RUNS +a\.test\.ts[\s\S]*CODE 0/],
    absent: ['price.ts', /\d\d:\d\d/],
  },
  'Does u remove obsolete snapshots, and does f keep to failed tests after a save?': {
    heading: 'keys',
    says: [
      'once: the next save runs what it affects',
      '`u` · rerun the files whose snapshots differed in the last run, and update these; obsolete ones of other files stay until `npx rstest -u`',
    ],
    files: {
      'a.test.ts':
        "import { expect, test } from '@rstest/core'; test('adds', () => { expect(1).toMatchSnapshot(); });",
      'b.test.ts':
        "import { expect, test } from '@rstest/core'; test('pays', () => { expect(1).toMatchSnapshot(); });",
      '__snapshots__/a.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`adds 1`] = `2`;\n\nexports[`old 1`] = `3`;\n',
      '__snapshots__/b.test.ts.snap':
        '// Rstest Snapshot v1\n\nexports[`gone 1`] = `4`;\n\nexports[`pays 1`] = `1`;\n',
      'keys.mjs': keys([
        ['Waiting for file changes', 'f'],
        ['RUNS[^]*Waiting for file changes', 'b.test.ts'],
        ['RUNS[^]*Waiting for file changes', 'u'],
        ['No snapshots were found', 'q'],
      ]),
      'update.mjs': keys([
        ['Waiting for file changes', 'u'],
        ['RUNS[^]*Waiting for file changes', 'q'],
      ]),
    },
    command:
      'node keys.mjs | grep -oE "RUNS .*ts|No snap"; echo KEPT $(grep -o "adds.*" __snapshots__/*); node update.mjs | grep -oE "Snapshots.*updated"; echo $(grep -o "= .*" __snapshots__/*); npx rstest -u',
    output: [
      /RUNS +a\.test\.ts\s+RUNS +b\.test\.ts\s+No snap\s+KEPT .*`2`/,
      /Snapshots .*1 updated\s+__snapshots__\/a\.test\.ts\.snap:= `1`; __snapshots__\/b\.test\.ts\.snap:= `4`;/,
      /1 removed\s+➜ b\.test\.ts\s+gone 1/,
    ],
  },
  'What do the keys t, p and q do?': {
    heading: 'keys',
    says: [
      '`t` · filter by test name; an empty answer removes the filter',
      'an empty answer removes the filter',
    ],
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core'; test('adds', () => {}); test('pays', () => {});",
      'b.test.ts': "import { test } from '@rstest/core'; test('adds', () => {});",
      'keys.mjs': keys([
        ['Waiting for file changes', 't'],
        ['test name pattern', 'adds\r'],
        ['Waiting for file changes', 't'],
        ['test name pattern', '\r'],
        ['Waiting for file changes', 'p'],
        ['file name pattern', 'b.test\r'],
        ['Waiting for file changes', 'p'],
        ['file name pattern', '\r'],
        ['Waiting for file changes', 'q'],
      ]),
    },
    command: 'node keys.mjs',
    output: [
      /Applied testNamePattern: adds[\s\S]*Tests 2 passed \| 1 skipped[\s\S]*Cleared testNamePattern filter[\s\S]*Applied file filters: b\.test[\s\S]*Test Files 1 passed[\s\S]*Cleared file filters[\s\S]*CODE 0/,
    ],
  },
  'Does the key t filter with projects or environment comments, and does a remove -t?': {
    heading: 'keys',
    says: 'With `projects`, or if a file names its environment in a comment, `t` prints `Applied testNamePattern` and filters nothing, and `a` keeps the `-t` of the command',
    files: {
      'a/a.test.ts':
        "import { test } from '@rstest/core'; test('adds', () => {}); test('pays', () => {});",
      'projects.config.mjs': "export default { projects: ['a'] };",
      'b/a.test.ts':
        "/** @rstest-environment happy-dom */ import { test } from '@rstest/core'; test('adds', () => {}); test('pays', () => {});",
      't.mjs': keys([
        ['Waiting for file changes', 't'],
        ['test name pattern', 'adds\r'],
        ['Applied[^]*Waiting for file changes', 'q'],
      ]),
      'all.mjs': keys([
        ['Waiting for file changes', 'a'],
        ['RUNS[^]*Waiting for file changes', 'q'],
      ]).replace('rstest watch', 'rstest watch -t adds'),
    },
    command:
      'cp projects.config.mjs rstest.config.mjs; node t.mjs; node all.mjs; rm rstest.config.mjs; cd b; node ../t.mjs; node ../all.mjs',
    output: [
      /(Tests 2 passed\s[\s\S]*Applied testNamePattern: adds[\s\S]*Tests 2 passed\s[\s\S]*CODE 0[\s\S]*(Tests 1 passed \| 1 skipped[\s\S]*){2}CODE 0[\s\S]*){2}/,
    ],
  },
  'Does the key f run one test, and does p take a regular expression?': {
    heading: 'keys',
    says: [
      '`f` · rerun the files in which a test failed',
      'The filter of `t` is a regular expression. That of `p` is a part of the path, as on the command line',
    ],
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core'; test('adds', () => {}); test('pays', () => { throw new Error('no'); });",
      'b.test.ts': "import { test } from '@rstest/core'; test('adds', () => {});",
      'failed.mjs': keys([
        ['Waiting for file changes', 'f'],
        ['Tests +1 failed \\| 1 passed[^]*Waiting for file changes', 'q'],
      ]),
      'keys.mjs': keys([
        ['Waiting for file changes', 't'],
        ['test name pattern', '(b|a)dds$\r'],
        ['Waiting for file changes', 'p'],
        ['file name pattern', '(b|x)\r'],
        ['No matching test files', 'q'],
      ]),
    },
    command: 'export NO_COLOR=1; node failed.mjs && node keys.mjs',
    output: [
      /Tests 1 failed \| 2 passed[\s\S]*Tests 1 failed \| 1 passed \(2\)[\s\S]*Tests 2 passed \| 1 skipped/,
      'No matching test files to run with current file filters: (b|x)',
    ],
  },
  'In watch mode, does p for a file name run failing tests of other files too, and what does q exit with?':
    {
      heading: 'keys',
      says: [
        '`p` · filter by file, which leaves failed tests of other files out, too; an empty answer removes the filter',
        '`q` · quit; the exit code is 1 if a test has failed since the start, even if it passes now, and 0 otherwise',
      ],
      files: {
        'a.test.ts':
          "import { existsSync, writeFileSync } from 'node:fs'; import { test } from '@rstest/core'; test('fails once', () => { if (existsSync('fixed')) return; writeFileSync('fixed', ''); throw new Error('no'); });",
        'b.test.ts': "import { test } from '@rstest/core'; test('adds', () => {});",
        'keys.mjs': keys([
          ['Waiting for file changes', 'p'],
          ['file name pattern', 'b.test\r'],
          ['Applied file filters[^]*Waiting for file changes', 'p'],
          ['file name pattern', '\r'],
          ['Cleared file filters[^]*2 passed[^]*Waiting for file changes', 'q'],
        ]),
      },
      command: 'node keys.mjs',
      output: [
        /Tests 1 failed \| 1 passed[\s\S]*Applied file filters: b\.test[\s\S]*Test Files 1 passed\s[\s\S]*Cleared file filters[\s\S]*Tests 2 passed[\s\S]*CODE 1/,
      ],
      absent: [/Applied file filters[\s\S]*failed/],
    },
  'How do I see in watch mode that a rerun has happened and when?': {
    heading: 'start-it',
    says: 'In a terminal, each run clears the screen first, so you always see the last one;',
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('adds', () => {});",
      'keys.mjs': keys([
        ['Waiting for file changes', 'a'],
        ['Waiting for file changes', 'q'],
      ]),
    },
    command: 'node keys.mjs | tr "\\033" "~" | grep -q "~c" && echo CLEARS',
    output: ['CLEARS'],
  },
  'Does watch mode notice a change in node_modules?': {
    heading: 'what-starts-a-run',
    says: 'nothing: press `a`, or start again if the package is bundled or `isolate` is off',
    files: {
      'rstest.config.mjs':
        'export default { isolate: !process.env.SHARED, output: { bundleDependencies: !!process.env.BUNDLE } };',
      'node_modules/dep/package.json': '{"name":"dep","version":"1.0.0","main":"index.js"}',
      'node_modules/dep/index.js': 'exports.dep = 1;',
      'a.test.ts': `import { test } from '@rstest/core';
import { dep } from 'dep';
test('a', () => console.log('DEP', dep));`,
      'watch.mjs': `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const run = spawn('script', ['-qfec', 'npx rstest watch', '/dev/null']);
setTimeout(process.exit, 40_000).unref();
const edit = () => { writeFileSync('node_modules/dep/index.js', 'exports.dep = 2;'); setTimeout(() => { console.log('PRESS'); run.stdin.write('a'); }, 2000); };
const steps = [edit, () => run.stdin.write('q')];
let text = '';
run.stdout.on('data', (data) => {
  process.stdout.write(data);
  text += data;
  if (!text.includes('to quit')) return;
  text = '';
  steps.shift()?.();
});
run.on('close', () => process.exit());`,
    },
    command:
      'node watch.mjs; echo "exports.dep = 1;" > node_modules/dep/index.js; echo BUNDLED; BUNDLE=1 node watch.mjs; BUNDLE=1 npx rstest; echo "exports.dep = 1;" > node_modules/dep/index.js; echo SHARED; SHARED=1 node watch.mjs',
    output: [
      /DEP 1(?:(?!DEP)[\s\S])*PRESS[\s\S]*DEP 2[\s\S]*BUNDLED[\s\S]*DEP 1(?:(?!DEP)[\s\S])*PRESS[\s\S]*DEP 1[\s\S]*DEP 2[\s\S]*SHARED(?:(?!DEP 2)[\s\S])*DEP 1(?:(?!DEP 2)[\s\S])*PRESS(?:(?!DEP 2)[\s\S])*DEP 1/,
    ],
  },
  'What does a rerun load again?': {
    heading: 'start-it',
    says: "A rerun builds only what has changed, but loads the test file and what it imports again, except, with `isolate: false`, for packages that aren't bundled.",
    files: {
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport './rates';\nimport 'kit';\nimport 'set';\ntest('a', () => {});",
      'rates.ts': "console.log('RATES LOADED');",
      'rstest.config.mjs':
        "export default { isolate: false, output: { bundleDependencies: ['set'] } };",
      'node_modules/kit/package.json': '{ "name": "kit", "type": "module", "main": "kit.js" }',
      'node_modules/kit/kit.js': "console.log('KIT LOADED');",
      'node_modules/set/index.js': "console.log('SET LOADED');",
      'watch.mjs': keys([
        ['Waiting for file', 'a.test.ts'],
        ['RATES LOADED[^]*Waiting for file', 'q'],
      ]),
    },
    command: 'node watch.mjs',
    output: ['KIT LOADED', /RATES LOADED[\s\S]*RATES LOADED/, /SET LOADED[\s\S]*SET LOADED/],
    absent: [/KIT LOADED[\s\S]*KIT LOADED/],
  },
  'What happens when a test file is renamed or deleted while watch mode runs?': {
    heading: 'what-starts-a-run',
    says: [
      'a test file, also a new or renamed one · that file',
      'its tests are no longer counted, and neither `a` nor the new name of a renamed file asks for the old one',
    ],
    files: {
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});\n",
      'b.test.ts': "import { test } from '@rstest/core';\ntest('b', () => {});\n",
      'watch.mjs': `import { spawn } from 'node:child_process';
import { renameSync, rmSync } from 'node:fs';
const run = spawn('script', ['-qfec', 'npx rstest watch', '/dev/null']);
setTimeout(process.exit, 40_000).unref();
const all = () => run.stdin.write('a');
const steps = [
  ['Tests.*2 passed[^]*Waiting', () => renameSync('b.test.ts', 'c.test.ts'), 'RENAME'],
  ['c\\\\.test[^]*Tests.*2 passed[^]*Waiting', all, 'ALL'],
  ['a\\\\.test[^]*c\\\\.test[^]*Tests.*2 passed[^]*Waiting', () => rmSync('c.test.ts'), 'DELETE'],
  ['No test files need re-run[^]*Tests.*1 passed[^]*Waiting', all, 'ALL AGAIN'],
  ['a\\\\.test[^]*Tests.*1 passed[^]*Waiting', () => run.stdin.write('q'), 'QUIT'],
];
let [text, whole] = ['', ''];
run.stdout.on('data', (data) => {
  text += data;
  whole += data;
  if (!(steps[0] && new RegExp(steps[0][0]).test(text))) return;
  text = '';
  const [, act, name] = steps.shift();
  console.log('STEP', name);
  setTimeout(act, 1500);
});
run.on('close', (code) => { console.log('CODE', code, /FAIL|rror/.test(whole)); process.exit(); });`,
    },
    command: 'node watch.mjs',
    output: [/STEP RENAME\s+STEP ALL\s+STEP DELETE\s+STEP ALL AGAIN\s+STEP QUIT\s+CODE 0 false/],
  },
  'Can the config turn watch mode on or off?': {
    heading: 'start-it',
    says: 'The command decides alone: `watch: false` or `watch: true` in the config is ignored.',
    files: {
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});",
      'rstest.config.mjs': "export default { watch: process.env.WATCH === 'yes' };",
      'watch.mjs': keys([['Waiting for file', 'q']]),
    },
    command:
      'for w in yes no; do WATCH=$w timeout 30 npx rstest > out.txt; echo ENDS $? $(grep -c Waiting out.txt); WATCH=$w node watch.mjs; done',
    output: [/(?:ENDS 0 0[\s\S]*Waiting for file changes[\s\S]*CODE 0[\s\S]*){2}/],
  },
  'Is the JUnit file written again by each run of watch mode?': {
    heading: 'start-it',
    says: 'The `junit` reporter writes its file again after each run, with the tests of all files that your filters leave, not only those that ran again.',
    files: {
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => console.log('RUNS A'));",
      'b.test.ts': "import { test } from '@rstest/core';\ntest('b', () => console.log('RUNS B'));",
      'rstest.config.mjs': `import { readFileSync } from 'node:fs';
const names = () => readFileSync('reports/junit.xml', 'utf8').match(/testcase name="[^"]*"/g).sort().join();
let runs = 0;
const look = { onTestRunEnd: () => setTimeout(() => console.log('RUN ' + ++runs, names()), 300) };
export default { reporters: ['default', ['junit', { outputPath: 'reports/junit.xml' }], look] };`,
      'watch.mjs': keys([
        ['RUN 1', 'rename.ts'],
        ['RUN \\d+ .*name="c"', 'p'],
        ['pattern', 'a.test\r'],
        ['RUN \\d+ testcase name="a",testcase name="c"', 'q'],
      ]).replace(
        "input.endsWith('.ts') ? appendFileSync(input, '\\n')",
        "input.endsWith('.ts') ? appendFileSync('a.test.ts', \"test('c', () => {});\")",
      ),
    },
    command: 'node watch.mjs',
    output: [
      /RUN 1 testcase name="a",testcase name="b"\s[\s\S]*RUN \d+ testcase name="a",testcase name="b",testcase name="c"\s[\s\S]*RUN \d+ testcase name="a",testcase name="c"\s/,
    ],
    absent: [/RUN 1[\s\S]*RUNS B/],
  },
  'Watch mode runs without end: No test files need re-run': {
    heading: 'start-it',
    says: "Write it into a separate directory, `outputPath: 'reports/junit.xml'`: a new file beside your sources or in the root can start runs without end, which say `No test files need re-run.`",
    files: {
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});",
      'rstest.config.mjs':
        "export default { reporters: ['default', ['junit', { outputPath: process.env.OUT }]] };",
      'watch.mjs': `import { spawn } from 'node:child_process';
const run = spawn('script', ['-qfec', 'npx rstest watch', '/dev/null']);
let text = '';
run.stdout.on('data', (data) => { text += data; });
setTimeout(() => run.stdin.write('q'), 8000);
setTimeout(() => run.kill(), 10_000).unref();
run.on('close', () => {
  const idle = text.split('No test files need re-run').length - 1;
  console.log(process.env.OUT, /1 passed/.test(text), idle > 4 ? 'WITHOUT END' : 'ENDS');
});`,
    },
    command: 'OUT=junit.xml node watch.mjs; OUT=reports/junit.xml node watch.mjs',
    output: ['junit.xml true WITHOUT END', 'reports/junit.xml true ENDS'],
  },
  'How do I rerun a test when a file changes that it reads?': {
    heading: 'what-starts-a-run',
    says: "nothing: press `a`, or let the test import it as well, `import './books.json'` or `import './terms.txt?raw'`",
    files: {
      'books.json': '{}',
      'terms.txt': 'one',
      'env.d.ts': "declare module '*?raw';",
      'a.test.ts': `import { readFileSync } from 'node:fs';
import { test } from '@rstest/core';
import './books.json';
import './terms.txt?raw';
const read = (name: string) => readFileSync(name, 'utf8');
test('a', () => console.log('READS', read('books.json'), read('terms.txt')));`,
      'watch.mjs': `import { spawn } from 'node:child_process';
import { writeFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', '--watch', '--disableConsoleIntercept']);
const end = () => process.exit();
setTimeout(end, 40_000).unref();
const next = [() => writeFileSync('books.json', '[]'), () => writeFileSync('terms.txt', 'two'), end];
let text = '';
run.stdout.on('data', (data) => {
  process.stdout.write(data);
  text += data;
  if (text.includes('Waiting for file changes')) { text = ''; next.shift()?.(); }
});`,
    },
    command: 'node watch.mjs',
    output: ['READS {} one', 'READS [] one', 'READS [] two'],
  },
  'How do I keep what watch mode printed before?': {
    heading: 'start-it',
    says: '`npx rstest watch | cat` clears nothing, and its keys work.',
    test: `import { test } from '@rstest/core';
test('a', () => console.log('ONCE MORE'));`,
    files: {
      'watch.mjs': keys([
        ['Waiting for', 'a'],
        ['ONCE MORE[\\s\\S]*Waiting for', 'q'],
      ]).replace('npx rstest watch', 'npx rstest watch | cat'),
    },
    command: 'node watch.mjs',
    output: [/ONCE MORE[\s\S]*ONCE MORE/, 'CODE 0'],
    absent: ['\u001bc'],
  },
  'Do snapshots that a run writes start another run?': {
    heading: 'what-starts-a-run',
    says: 'A new inline snapshot starts one more run of its file, and a `.snap` file none.',
    files: Object.fromEntries(
      ['toMatchSnapshot', 'toMatchInlineSnapshot'].map((matcher) => [
        `${matcher}/a.test.ts`,
        `import { expect, test } from '@rstest/core';\ntest('a', () => { console.log('RUN ${matcher}'); expect('x').${matcher}(); });\n`,
      ]),
    ),
    command:
      'unset CI; out=$(mktemp); { setsid npx rstest watch > $out 2>&1 < /dev/null & } ; pid=$!; for i in $(seq 200); do [ "$(grep -c "RUN toMatchInline" $out)" -ge 2 ] && break; sleep 0.1; done; sleep 2; kill -- -$pid; wait $pid 2>/dev/null; grep -c "RUN toMatchInline" $out | sed "s/^/INLINE /"; grep -c "RUN toMatchSnapshot" $out | sed "s/^/SNAP /"',
    output: ['INLINE 2', 'SNAP 1'],
  },
  'Does a rebuilt dist of a linked package rerun the tests?': {
    heading: 'what-starts-a-run',
    says: 'A linked package of your workspace counts as source, its rebuilt `dist` too',
    files: {
      'packages/price/package.json':
        '{ "name": "@shop/price", "type": "module", "exports": "./dist/index.js" }',
      'packages/price/dist/index.js': 'export const price = 1;',
      'a.test.ts':
        "import { test } from '@rstest/core';\nimport { price } from '@shop/price';\ntest('a', () => console.log('PRICE', price));\n",
      'watch.mjs': `import { spawn } from 'node:child_process';
import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
mkdirSync('node_modules/@shop', { recursive: true });
symlinkSync('../../packages/price', 'node_modules/@shop/price');
const run = spawn('npx', ['rstest', 'watch'], { detached: true });
let text = '';
let price = 1;
const end = () => { console.log(text); process.kill(-run.pid); process.exit(); };
setTimeout(end, 60_000);
run.stdout.on('data', (data) => {
  text += data;
  if (text.includes('PRICE 3')) return end();
  if (!text.includes('PRICE ' + price) || !String(data).includes('Waiting')) return;
  price += 1;
  const dist = 'packages/price/dist';
  setTimeout(() => {
    if (price === 3) { rmSync(dist, { recursive: true }); mkdirSync(dist); }
    setTimeout(() => writeFileSync(dist + '/index.js', 'export const price = ' + price + ';'), 300);
  }, 1500);
});
`,
    },
    command: 'node watch.mjs',
    output: ['PRICE 1', 'PRICE 2', 'PRICE 3'],
  },
  'What ends an endless loop in watch mode?': {
    heading: 'what-runs-again',
    says: 'With an endless loop they never end: press `q`, and start again.',
    files: {
      'a.test.ts': `import { test } from '@rstest/core';
test('loops', () => { for (;;); }, 100);`,
      'keys.mjs': keys([
        ['➜ loops', 'a.test.ts'],
        ['➜ loops', 'q'],
      ]),
    },
    command: 'node keys.mjs',
    output: ['CODE 0'],
    absent: ['Waiting for file changes', 'timed out'],
  },
  'Does f rerun a file with a syntax error, and what is ObjectRef is not unref?': {
    heading: 'keys',
    says: [
      "and those that didn't load, once:",
      'After a build error, it also prints `ObjectRef is not unref, it considered as a memory leak`, as `rstest list` does: ignore it',
    ],
    files: {
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'b.test.ts': 'const = 1;',
      'keys.mjs': keys([
        ['Waiting for file changes', 'f'],
        ['✗ b.test.ts[^]*Waiting for file changes', 'q'],
      ]),
    },
    command: 'node keys.mjs; echo LIST; npx rstest list; exit 0',
    output: [
      /(?:✗ b\.test\.ts[\s\S]*Waiting for file changes[\s\S]*){2}ObjectRef is not unref[\s\S]*CODE 1[\s\S]*LIST[\s\S]*ObjectRef is not unref, it considered as a memory leak/,
    ],
  },
  'In watch mode, how do I run a test file of two projects in one of them?': {
    heading: 'keys',
    says: 'Pass `--coverage`, `--reporter=verbose` or `--project api` when you start: a file that two projects share then runs in `api` alone;',
    files: {
      'rstest.config.mjs':
        "export default { projects: ['api', 'ui'].map((name) => ({ name, include: [name + '/*.test.ts', 'shared/*.test.ts'], env: { NAME: name } })) };",
      'api/a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'ui/a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'shared/a.test.ts':
        "import { test } from '@rstest/core'; test('a', () => console.log('RUNS IN', process.env.NAME));",
      'watch.mjs': keys([
        ['Waiting for file changes', 'shared/a.test.ts'],
        ['RUNS IN[^]*Waiting for file changes', 'q'],
      ]).replace('rstest watch', 'rstest watch --project api'),
    },
    command: 'node watch.mjs',
    output: [/(?:RUNS IN api[\s\S]*){2}CODE 0/],
    absent: ['RUNS IN ui'],
  },
} satisfies Answers;
