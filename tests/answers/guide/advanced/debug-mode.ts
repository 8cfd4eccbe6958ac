import { type Answers, testFiles } from '../../../support/answers.ts';

const test = "import { test } from '@rstest/core'; test('a', () => {});";

export default {
  'Is there --forceExit?': {
    heading: 'find-out-why-a-run-doesnt-end',
    says: 'So there is no `--forceExit`, and none is needed,',
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'npx rstest --forceExit',
    exitCode: 1,
    output: ['Unknown option `--forceExit`'],
  },
  'Where does DEBUG=rstest write the resolved config?': {
    heading: 'see-what-rstest-does',
    says: [
      '`dist/.rstest-temp/.rsbuild/rstest.config.mjs` · the value that each option really has `dist/.rstest-temp/.rsbuild/rsbuild.config.mjs` · what plugins and extends made of the build `dist/.rstest-temp/.rsbuild/rspack.config.rstest.mjs` · the rules, aliases and externals that Rspack gets',
      'the terminal · which step of the build or of the shutdown takes time or fails',
    ],
    elsewhere: {
      '/guide/help/report-a-bug':
        '`DEBUG=rstest` writes the final config and the built files, which often show the answer.',
    },
    test: test,
    command: 'DEBUG=rstest npx rstest && ls dist/.rstest-temp/.rsbuild',
    output: [/^rsbuild\.config\.mjs$/m, /^rspack\.config\.rstest\.mjs$/m, /^rstest\.config\.mjs$/m],
  },
  'Does DEBUG=1 turn the debug output on?': {
    heading: 'see-what-rstest-does',
    says: '`DEBUG=rsbuild`, `DEBUG=builder` and `DEBUG=*` do the same, in a list as well. Other values, such as `DEBUG=1` or `DEBUG=rstest:*`, change nothing.',
    test: test,
    command:
      'DEBUG=1 npx rstest; ls; DEBUG=other,builder npx rstest && ls dist/.rstest-temp/.rsbuild',
    output: [
      /^(?:(?!dist)[\s\S])*Tests 1 passed(?:(?!dist)[\s\S])*a\.test\.ts[\s\S]*^rstest\.config\.mjs$/m,
    ],
  },
  'Where are the built test files?': {
    heading: 'see-the-built-files-only',
    says: [
      '`src/cart.test.ts` becomes `dist/.rstest-temp/src_cart~test~ts.mjs`, with several projects in the directory of its project, such as `dist/.rstest-temp/shop/`.',
      'With several projects, look at `rsbuild.config.shop.mjs`, `rspack.config.shop.mjs` and `dist/.rstest-temp/shop/`, where `shop` is the name of the project; `@my/shop` becomes `_my_shop`.',
      '`dist/.rstest-temp/*.mjs` · the code that runs',
    ],
    files: {
      'src/cart.test.ts': test,
      'two.config.mjs':
        "export default { projects: ['shop', '@my/shop'].map((name) => ({ name, include: ['src/*.test.ts'] })) };",
    },
    command:
      'npx rstest --dev.writeToDisk && ls dist/.rstest-temp; DEBUG=rstest npx rstest -c two.config.mjs > /dev/null 2>&1; find dist/.rstest-temp/shop dist/.rstest-temp/_my_shop dist/.rstest-temp/.rsbuild -name "*.mjs"',
    output: [
      /^src_cart~test~ts\.mjs$/m,
      /^src_cart~test~ts\.mjs\.map$/m,
      /^dist\/\.rstest-temp\/shop\/src_cart~test~ts\.mjs$/m,
      'dist/.rstest-temp/.rsbuild/rsbuild.config.shop.mjs',
      'dist/.rstest-temp/.rsbuild/rspack.config.shop.mjs',
      'dist/.rstest-temp/.rsbuild/rspack.config._my_shop.mjs',
      /^dist\/\.rstest-temp\/_my_shop\/src_cart~test~ts\.mjs$/m,
    ],
  },
  'Where are the built files if one of them names its environment?': {
    heading: 'see-what-rstest-does',
    says: 'The same happens without projects once a file names another environment: look for that file under `rstest-environment-1`, and for the rest under `rstest`. A `name` in the config takes the place of `rstest` in both.',
    files: {
      'src/cart.test.ts': test,
      'src/page.test.ts': `/** @rstest-environment happy-dom */\n${test}`,
    },
    command:
      'DEBUG=rstest npx rstest > /dev/null 2>&1; find dist/.rstest-temp -name "*.mjs"; echo "export default { name: \'shop\' };" > named.config.mjs; DEBUG=rstest npx rstest -c named.config.mjs > /dev/null 2>&1; find dist/.rstest-temp -name "*.mjs"',
    output: [
      /^dist\/\.rstest-temp\/shop\/src_cart~test~ts\.mjs$/m,
      /^dist\/\.rstest-temp\/shop-environment-1\/src_page~test~ts\.mjs$/m,
      /^dist\/\.rstest-temp\/rstest\/src_cart~test~ts\.mjs$/m,
      /^dist\/\.rstest-temp\/rstest-environment-1\/src_page~test~ts\.mjs$/m,
      'dist/.rstest-temp/.rsbuild/rsbuild.config.rstest.mjs',
      'dist/.rstest-temp/.rsbuild/rspack.config.rstest-environment-1.mjs',
    ],
    absent: [/^dist\/\.rstest-temp\/src_/m],
  },
  'Why does the debugger miss some files?': {
    heading: 'stop-at-a-breakpoint',
    says: "`--pool.maxWorkers=1` · a second worker can't open the same port and runs without a debugger: `address already in use`",
    files: testFiles(
      ['a', 'b'],
      () =>
        "import { test } from '@rstest/core'; test('a', async () => { await new Promise((r) => setTimeout(r, 400)); });",
    ),
    command: 'npx rstest --pool.execArgv=--inspect=39417 --pool.maxWorkers=2',
    output: ['address already in use', 'Tests 2 passed'],
  },
  'Why does the console of the debugger stay empty?': {
    heading: 'in-visual-studio-code',
    says: [
      "The debugger's own console stays empty, because Rstest takes the messages: they are in the terminal, at once.",
      'With `--disableConsoleIntercept` they appear there, too.',
    ],
    test: `import { Session } from 'node:inspector';
import { test } from '@rstest/core';
test('a', () => {
  const session = new Session();
  session.connect();
  session.on('Runtime.consoleAPICalled', ({ params }) => { process.stderr.write('DEBUGGER ' + params.args[0]?.value + '\\n'); });
  session.post('Runtime.enable');
  console.log('from the test');
});`,
    command: 'npx rstest 2>&1; echo NEXT; npx rstest --disableConsoleIntercept 2>&1',
    output: [/^from the test[\s\S]*NEXT[\s\S]*DEBUGGER from the test/m],
    absent: [/DEBUGGER[\s\S]*NEXT/],
  },
  'Does a server that a test leaves open keep the command running?': {
    heading: 'find-out-why-a-run-doesnt-end',
    says: "A server, timer or connection that a test leaves open doesn't keep the command running, because Rstest ends its workers",
    test: `import { createServer } from 'node:http';
import { test } from '@rstest/core';
test('a', async () => {
  await new Promise<void>((resolve) => createServer().listen(0, '127.0.0.1', resolve));
  setInterval(() => {}, 1000);
});`,
    command: 'npx rstest; npx rstest --pool=threads; npx rstest --no-isolate',
    output: [/1 passed[\s\S]*1 passed[\s\S]*1 passed/],
  },
  'The summary is printed and the command keeps running: what is still open?': {
    heading: 'find-out-why-a-run-doesnt-end',
    says: 'or a timer or a server in the config file',
    files: { 'rstest.config.ts': 'setInterval(() => {}, 1000); export default {};' },
    test: "import { test } from '@rstest/core'; test('a', () => {});",
    command: 'timeout 15 npx rstest',
    exitCode: 124,
    output: ['Tests 1 passed'],
  },
  'Does a program that a test or global setup has started keep the command running?': {
    heading: 'find-out-why-a-run-doesnt-end',
    says: [
      "Or a program still runs that `globalSetup` or, in the pools of processes, a test started with `stdio: 'inherit'`: end it in the teardown or in `afterAll`, for example with `child.kill()`.",
      "With `'pipe'` or `'ignore'`, the command exits, and the program runs on.",
    ],
    files: {
      'start.mjs': `import { spawn } from 'node:child_process';
export const start = (stdio) => spawn('sleep', ['6'], { stdio });`,
      'setup.mjs': `import { start } from './start.mjs';
let child;
export const setup = () => { if (process.env.SETUP) child = start(process.env.SETUP); };
export const teardown = () => { if (process.env.KILL) child.kill(); };`,
      'a.test.ts': `import { afterAll, test } from '@rstest/core';
import { start } from './start.mjs';
let child: any;
test('starts', () => { if (process.env.TEST) child = start(process.env.TEST); });
afterAll(() => { if (process.env.TEST && process.env.KILL) child.kill(); });`,
      'rstest.config.mjs': "export default { globalSetup: './setup.mjs' };",
      'time.mjs': `import { spawn } from 'node:child_process';
let summary = 0;
const run = spawn('npx', ['rstest', ...process.argv.slice(2)]);
run.stdout.on('data', (text) => { if (String(text).includes('Duration')) summary = Date.now(); });
run.on('exit', () => { console.log(Date.now() - summary > 4000 ? 'WAITS' : 'EXITS'); process.exit(); });`,
    },
    command:
      'for e in TEST=inherit SETUP=inherit "TEST=inherit KILL=1" "SETUP=inherit KILL=1" TEST=pipe SETUP=ignore; do echo $e $(env $e node time.mjs); done; echo threads $(TEST=inherit node time.mjs --pool=threads)',
    output: [
      /TEST=inherit WAITS\s+SETUP=inherit WAITS\s+TEST=inherit KILL=1 EXITS\s+SETUP=inherit KILL=1 EXITS\s+TEST=pipe EXITS\s+SETUP=ignore EXITS\s+threads EXITS/,
    ],
  },
  'Can I debug in watch mode?': {
    heading: 'stop-at-a-breakpoint',
    says: 'In watch mode, `npx rstest watch` with the same flags, each run starts a new worker: attach again after every change.',
    files: {
      'a.test.ts': test,
      'watch.mjs': `import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
const run = spawn('npx', ['rstest', 'watch', '--pool.execArgv=--inspect=0', '--pool.maxWorkers=1']);
const end = () => process.exit();
setTimeout(end, 40_000).unref();
let text = '', ports = 0;
const read = (data) => {
  text += data;
  if (!/Debugger listening[\\s\\S]*Waiting for file changes/.test(text)) return;
  text = '';
  ports += 1;
  console.log('LISTENS', ports);
  ports === 2 ? end() : appendFileSync('a.test.ts', '\\n');
};
run.stdout.on('data', read);
run.stderr.on('data', read);`,
    },
    command: 'node watch.mjs',
    output: ['LISTENS 1', 'LISTENS 2'],
  },
  'Why does error.stack name lines of a bundle, and how is source-map-support turned off?': {
    heading: 'see-the-built-files-only',
    says: "Source maps are always on: `error.stack` names your files and lines. If it names those bundles instead, code under test has replaced Rstest's mapping, as `import 'source-map-support/register'` does.",
    files: {
      // Stands in for the package, which replaces the same hook of V8.
      'node_modules/source-map-support/register.js':
        "Error.prepareStackTrace = (error, frames) => [error, ...frames].join('\\n    at ');",
      'off.config.ts':
        "export default { resolve: { alias: { 'source-map-support/register': false } } };",
      'src/fail.ts': `interface Unused { id: number }

export const fail = (): Error => new Error('no');
`,
    },
    test: `import 'source-map-support/register';
import { test } from '@rstest/core';
import { fail } from './src/fail';
test('a', () => console.log('STACK', fail().stack?.split('\\n')[1]));`,
    command: 'npx rstest; npx rstest -c off.config.ts',
    output: [/STACK.*\.rstest-temp[\s\S]*STACK.*src\/fail\.ts:3:/],
  },
  'Does a breakpoint stop in the source that a test imports?': {
    heading: 'stop-at-a-breakpoint',
    says: 'A `debugger` statement, or a breakpoint you set, stops in your original file, the test or a source that it imports, because the source map of the built file names both:',
    files: {
      'src/cart.ts': 'export const total = (cents: number): number => cents * 2;',
      'src/cart.test.ts':
        "import { expect, test } from '@rstest/core'; import { total } from './cart'; test('a', () => { expect(total(2)).toBe(4); });",
      'sources.mjs': `import { readFileSync } from 'node:fs';
import { readdirSync } from 'node:fs';
const dir = 'dist/.rstest-temp/';
for (const name of readdirSync(dir).filter((one) => one.includes('cart') && one.endsWith('.map')))
  console.log('SOURCES', JSON.parse(readFileSync(dir + name, 'utf8')).sources.join(' '));
`,
    },
    command: 'DEBUG=rstest npx rstest; ls dist/.rstest-temp; node sources.mjs',
    output: [/SOURCES .*src\/cart\.test\.ts .*src\/cart\.ts/],
  },
  'How do I print something from a test?': {
    heading: 'find-where-a-log-comes-from',
    says: [
      'What a test prints with `console.log` appears below the name of the test, whether it passes or fails, in the reporters `default`, `verbose` and `dot`.',
      'The reporters `junit`, `json`, `md` and `github-actions` leave it out unless one of those three is listed, too.',
    ],
    files: {
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('passes', () => { console.log('ONE'); expect(1).toBe(1); });
test('fails', () => { console.log('TWO'); expect(1).toBe(2); });`,
    },
    command:
      'for r in default verbose dot junit json md github-actions "junit --reporter=dot"; do echo $r $(npx rstest --reporter=$r 2>&1 | grep -A1 "^log" | cut -c 1-30); done',
    output: [
      /(?:(?:default|verbose|dot) log \| a\.test\.ts > passes ONE (?:-- )?log \| a\.test\.ts > fails TWO\s+){3}junit\s+json\s+md\s+github-actions\s+junit --reporter=dot log \| a\.test\.ts > passes ONE/,
    ],
  },
  'Does rstest take --inspect-brk, and what does node --inspect-brk pause?': {
    heading: 'stop-at-a-breakpoint',
    says: [
      "Three things that look right and aren't: `npx rstest --inspect-brk` fails with ``Unknown option `--inspectBrk` ``.",
      '`NODE_OPTIONS=--inspect-brk`, like `node --inspect-brk node_modules/@rstest/core/bin/rstest.js`, pauses the `rstest` process',
    ],
    files: {
      'a.test.ts': `import { test } from '@rstest/core'; test('a', () => {});`,
      'wait.mjs': `import { spawn } from 'node:child_process';
const child = spawn(process.execPath, ['--inspect-brk=0', 'node_modules/@rstest/core/bin/rstest.js'], { stdio: ['ignore', 'pipe', 'pipe'] });
let text = '';
for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => { text += part; });
setTimeout(() => { console.log('listens', text.includes('Debugger listening'), 'runs', text.includes('Rstest v')); child.kill('SIGKILL'); }, 2500);`,
    },
    command: 'npx rstest --inspect-brk; npx rstest --inspect; node wait.mjs',
    output: [
      'CACError: Unknown option `--inspectBrk`',
      'CACError: Unknown option `--inspect`',
      'listens true runs false',
    ],
  },
  'Does a server that stays open bring a warning at the end, as in Jest?': {
    heading: 'find-out-why-a-run-doesnt-end',
    says: "nor are there Jest's warnings `did not exit one second after the test run has completed` and `A worker process has failed to exit gracefully`.",
    test: `import { createServer } from 'node:http';
import { test } from '@rstest/core';
test('listens', () => {
  setInterval(() => {}, 1000);
  return new Promise<void>((resolve) => createServer().listen(0, resolve));
});
`,
    output: ['1 passed'],
    absent: ['did not exit', 'gracefully'],
  },
  'How is a nested object printed in full instead of [Object]?': {
    heading: 'find-where-a-log-comes-from',
    says: '`console.dir(cart, { depth: null })` prints one in full, and `inspect.defaultOptions.depth = null`, with `inspect` of `node:util`, in a setup file all that `console.log` gets.',
    files: {
      'rstest.config.ts': "export default { setupFiles: process.env.DEEP ? ['./setup.ts'] : [] };",
      'setup.ts': "import { inspect } from 'node:util';\ninspect.defaultOptions.depth = null;\n",
    },
    test: `import { test } from '@rstest/core';
test('prints', () => {
  const cart = { a: { b: { c: { d: 1 } } } };
  console.log('LOG', cart);
  console.dir({ DIR: cart }, { depth: null });
});
`,
    command:
      "flat() { tr -d ' \\n' | grep -oE 'LOG\\{[^L]*\\}'; }; npx rstest | flat; DEEP=1 npx rstest | flat; DEEP=1 npx rstest --disableConsoleIntercept --testEnvironment=happy-dom | flat",
    output: [
      /LOG\{a:\{b:\{c:\[Object\]\}\}\}.*DIR:\{a:\{b:\{c:\{d:1\}\}\}\}[\s\S]*LOG\{a:\{b:\{c:\{d:1\}\}\}\}[\s\S]*LOG\{a:\{b:\{c:\{d:1\}\}\}\}/,
    ],
  },
  'How do I attach a debugger to tests in a container?': {
    heading: 'stop-at-a-breakpoint',
    says: 'In a container, let the port listen to the outside, `--pool.execArgv=--inspect-brk=0.0.0.0:9229`,',
    files: { 'a.test.ts': test },
    command: 'npx rstest --pool.execArgv=--inspect=0.0.0.0:39418 --pool.maxWorkers=1 2>&1',
    output: ['Debugger listening on ws://0.0.0.0:39418'],
  },
  'How do I stop at a breakpoint in globalSetup?': {
    heading: 'stop-at-a-breakpoint',
    says: [
      "`globalSetup` runs in another process, which `execArgv` doesn't reach.",
      'Begin its file with `inspector.open(9230, undefined, true)`, with `inspector` of `node:inspector`: it waits until a debugger is attached to that port.',
    ],
    files: {
      'rstest.config.ts':
        "export default { globalSetup: './setup.ts', pool: { execArgv: ['--expose-gc'] } };",
      'setup.ts': `import inspector from 'node:inspector';
console.log('GC', typeof globalThis.gc);
inspector.open(39419, undefined, true);
export function setup() { console.log('GOES ON'); }
`,
      'a.test.ts': test,
    },
    command: 'timeout 8 npx rstest 2>&1',
    exitCode: 124,
    output: ['GC undefined', 'Debugger listening on ws://127.0.0.1:39419'],
    absent: ['GOES ON'],
  },
  'How do I print a long array or text in full?': {
    heading: 'find-where-a-log-comes-from',
    says: 'Likewise, `maxArrayLength = null` ends `… 20 more items` after 100, and `maxStringLength = null` the cut of texts in an array or object after 10,000 characters.',
    files: {
      'rstest.config.mjs': "export default { setupFiles: process.env.FULL ? './setup.mjs' : [] };",
      'setup.mjs':
        "import { inspect } from 'node:util';\ninspect.defaultOptions.maxArrayLength = null;\ninspect.defaultOptions.maxStringLength = null;\n",
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => { console.log(Array(120).fill(1)); console.log(['x'.repeat(10_004)]); console.log('y'.repeat(10_004)); });`,
    },
    command:
      'npx rstest | grep -o "more [ic].*"; echo FULL; FULL=1 npx rstest | grep -o "more [ic].*"; true',
    output: [/^more items\nmore characters\nFULL\s*$/],
  },
} satisfies Answers;
