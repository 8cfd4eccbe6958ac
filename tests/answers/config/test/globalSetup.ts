import { type Answers, config, passing } from '../../../support/answers.ts';

const both = (name: string) => `export const setup = () => {
  console.log('${name} up');
  process.env.SHOP_DB = '${name}';
  globalThis.shared = '${name}';
};
export const teardown = () => console.log('${name} down');
`;
const shows = `import { test } from '@rstest/core';
test('shows', () => console.log('seen', process.env.SHOP_DB, globalThis.shared));
`;

export default {
  'Are there provide and inject?': {
    heading: 'pass-values-to-tests',
    says: "There's no `provide` and `inject`.",
    files: {
      'rstest.config.ts': "export default { globalSetup: './setup.ts' };",
      'setup.ts':
        "export function setup(...all: unknown[]) { console.log('ARGUMENTS', all.length); }",
      'a.test.ts': `import * as core from '@rstest/core';
core.test('a', () => console.log('HAS', 'provide' in core, 'inject' in core, 'inject' in core.rs));`,
    },
    output: ['ARGUMENTS 0', 'HAS false false false'],
  },
  'Do aliases work in a global setup file?': {
    heading: 'write-setup-and-teardown-functions',
    says: 'These files are compiled like tests: TypeScript works, and so do aliases, of `resolve.alias` and of `paths` in `tsconfig.json`.',
    files: {
      'rstest.config.mjs': `const own = { globalSetup: './up.ts', resolve: { alias: { '@lib': import.meta.dirname + '/lib' } } };
export default process.env.PROJECTS ? { projects: [{ name: 'shop', ...own }] } : own;`,
      'tsconfig.json': '{ "compilerOptions": { "paths": { "~/*": ["./src/*"] } } }',
      'lib/db.ts': "export const db: string = 'library';",
      'src/name.ts': "export const name: string = 'source';",
      'up.ts':
        "import { db } from '@lib/db'; import { name } from '~/name'; interface Up { on: string } export const setup = () => { const up: Up = { on: db + ' ' + name }; console.log('UP', up.on); };",
    },
    test: shows,
    command:
      'npx rstest; npx rstest --testEnvironment=happy-dom; PROJECTS=1 npx rstest; npx rstest --pool=vmForks',
    output: [/(UP library source[\s\S]*){4}/],
  },
  'Is a global setup file that include matches run as a test file?': {
    heading: 'write-setup-and-teardown-functions',
    says: "Give them a name that `include` doesn't match, because Rstest runs a file that matches as a test file and calls neither of its functions.",
    files: {
      'rstest.config.ts': "export default { globalSetup: './db.test.ts' };",
      'db.test.ts':
        "export const setup = () => console.log('SETUP');\nexport const teardown = () => console.log('TEARDOWN');",
      'a.test.ts': "import { test } from '@rstest/core';\ntest('a', () => {});",
    },
    command: 'npx rstest',
    exitCode: 1,
    output: [/No test suites found in file: \S+db\.test\.ts/, 'Tests 1 passed'],
    absent: ['SETUP', 'TEARDOWN'],
  },
  'In which order do several global setup files run and end?': {
    heading: 'write-setup-and-teardown-functions',
    says: 'With several files, Rstest sets them up in the order of the list and tears them down in reverse.',
    files: {
      'rstest.config.ts': config(`globalSetup: ['./one.ts', './two.ts']`),
      'one.ts': both('one'),
      'two.ts': both('two'),
      'a.test.ts': shows,
    },
    output: [/one up\ntwo up\n[\s\S]*two down\none down/],
  },
  'Do globalThis and process.env of global setup reach the tests?': {
    heading: 'pass-values-to-tests',
    says: [
      "Changes to `process.env` reach the tests, as strings; `globalThis` and module state don't.",
      'A value of `env` overrides one of the same name.',
    ],
    files: {
      'rstest.config.ts': config(
        `globalSetup: './one.ts', env: process.env.OWN ? { SHOP_DB: 'own' } : {}`,
      ),
      'one.ts': both('one'),
    },
    test: shows,
    command: 'npx rstest; OWN=1 npx rstest',
    output: [/seen one undefined[\s\S]*seen own undefined/],
  },
  'Does a file with an environment comment wait for global setup?': {
    heading: 'pass-values-to-tests',
    says: [
      'A file whose comment changes its environment starts without waiting for global setup, gets none of its variables, and runs even if it throws.',
      'Only if all files that run have the same comment',
    ],
    elsewhere: {
      '/guide/advanced/dom-testing': "Such a file doesn't wait for global setup.",
      '/guide/migration/jest': "but the file doesn't wait for global setup.",
      '/guide/migration/vitest': "but the file doesn't wait for global setup.",
    },
    files: {
      'rstest.config.ts': config(`globalSetup: './one.ts'`),
      'one.ts': `export const setup = () => {
  process.env.ONE = 'one';
  if (process.env.BROKEN) throw new Error('no docker');
};`,
      'a.test.ts': shows,
      'dom.test.ts': `/** @rstest-environment happy-dom */
import { test } from '@rstest/core';
test('a', () => console.log('DOM', process.env.ONE));`,
    },
    command: 'npx rstest; npx rstest dom; BROKEN=1 npx rstest',
    exitCode: 1,
    output: [/DOM undefined[\s\S]*2 passed[\s\S]*DOM one[\s\S]*DOM undefined[\s\S]*no docker/],
  },
  'Is the function called that a named setup returns?': {
    heading: 'write-setup-and-teardown-functions',
    says: "Rstest silently ignores a function returned by a named `setup`, a default export next to a named `setup`, a named `teardown` without a named `setup`, a default export that isn't a function,",
    files: {
      'rstest.config.ts': config(`globalSetup: './one.ts'`),
      'one.ts': `export const setup = () => {
  console.log('up');
  return () => console.log('returned down');
};
`,
      'a.test.ts': passing,
    },
    output: ['up'],
    absent: ['returned down'],
  },
  'Is the function called that a default export returns, and a named teardown beside it?': {
    heading: 'write-setup-and-teardown-functions',
    says: "Rstest silently ignores a function returned by a named `setup`, a default export next to a named `setup`, a named `teardown` without a named `setup`, a default export that isn't a function,",
    files: {
      'rstest.config.ts': config(
        `globalSetup: ['./one.ts', './two.ts', './three.ts', './four.ts', './five.ts']`,
      ),
      'one.ts': `export default () => () => console.log('returned down');\n`,
      'two.ts': `export default () => {};\nexport const teardown = () => console.log('second down');\n`,
      'three.ts': `export default { setup: () => console.log('object up') };\n`,
      'four.ts': `export default () => console.log('default up');\nexport const setup = () => console.log('named up');\nexport const teardown = () => console.log('named down');\n`,
      'five.ts': `export const teardown = () => console.log('lone down');\n`,
      'a.test.ts': passing,
    },
    output: ['returned down', 'named up', 'named down'],
    absent: ['second down', 'object up', 'default up', 'lone down'],
  },
  'What happens when global setup throws?': {
    heading: 'when-setup-or-teardown-fails',
    says: '`setup` throws · its error is printed below `Unhandled Error`, no test runs, exit code 1; files whose setup succeeded are torn down',
    files: {
      'rstest.config.ts': config(`globalSetup: ['./one.ts', './two.ts']`),
      'one.ts': both('one'),
      'two.ts': `export const setup = () => {\n  throw new Error('no docker');\n};\n`,
      'a.test.ts': shows,
    },
    exitCode: 1,
    output: ['failing tests:\n\n Unhandled Error', 'one down', 'no tests'],
    absent: ['seen one'],
  },
  'Is the exit code 1 when only teardown throws?': {
    heading: 'when-setup-or-teardown-fails',
    says: '`teardown` throws · `Error during global teardown`, and exit code 1 even though all tests passed',
    files: {
      'rstest.config.ts': config(`globalSetup: './one.ts'`),
      'one.ts': `export const setup = () => {};
export const teardown = () => {
  throw new Error('stuck');
};
`,
      'a.test.ts': passing,
    },
    exitCode: 1,
    output: ['1 passed', 'Error during global teardown: Error: stuck'],
  },
  'Does teardown run after failing tests?': {
    heading: 'when-setup-or-teardown-fails',
    says: 'tests fail · teardown runs, exit code 1',
    files: { 'rstest.config.ts': config(`globalSetup: './one.ts'`), 'one.ts': both('one') },
    test: `import { test } from '@rstest/core';\ntest('fails', () => {\n  throw new Error('no');\n});\n`,
    exitCode: 1,
    output: ['one down'],
  },
  'Does teardown run when I stop the run, or quit watch mode?': {
    heading: 'when-setup-or-teardown-fails',
    says: 'you stop the run with Ctrl+C · no teardown, and no `afterAll` of the tests; the key `q` of watch mode runs the teardown, and so does `SIGTERM` to the `rstest` process alone',
    files: {
      'rstest.config.ts': config(`globalSetup: './one.ts'`),
      'one.ts': `import { appendFileSync } from 'node:fs';
export const setup = () => appendFileSync('log', 'up ');
export const teardown = () => appendFileSync('log', 'down ');
`,
    },
    test: `import { appendFileSync } from 'node:fs';
import { afterAll, test } from '@rstest/core';
afterAll(() => appendFileSync('log', 'after '));
test('waits', () => {
  appendFileSync('log', 'test ');
  return new Promise((resolve) => setTimeout(resolve, process.env.LONG ? 60_000 : 0));
}, 0);
`,
    command: `set -m; LONG=1 npx rstest & for i in $(seq 300); do grep -qs test log && break; sleep 0.1; done; kill -INT -- -$!; wait $!; echo RUN $(cat log); rm log
LONG=1 node $(node -p "require('path').resolve(require.resolve('@rstest/core'), '../../bin/rstest.js')") & for i in $(seq 300); do grep -qs test log && break; sleep 0.1; done; kill -TERM $!; wait $!; echo TERM $? $(cat log); rm log
(for i in $(seq 300); do grep -qs 'Waiting for file' out && break; sleep 0.1; done; printf q) | script -qfec 'npx rstest watch' out; echo WATCH $(cat log)`,
    output: ['RUN up test\n', 'TERM 143 up test down\n', 'WATCH up test after down'],
  },
  'Does global setup run when there is no test file?': {
    heading: 'when-setup-or-teardown-fails',
    says: 'no test file is found · neither runs',
    files: {
      'rstest.config.ts': config(`globalSetup: './one.ts', passWithNoTests: true`),
      'one.ts': both('one'),
    },
    output: ['No test files found'],
    absent: ['one up'],
  },
  'Is the global setup of the root config run for projects?': {
    heading: 'global-setup-with-projects-and-extends',
    says: "The root config's is not run, so name the file in every project that needs it.",
    files: {
      'rstest.config.ts': config(
        `globalSetup: './root.ts', projects: [{ name: 'shop', root: 'shop', globalSetup: './own.ts' }]`,
      ),
      'root.ts': both('root'),
      'shop/own.ts': both('own'),
      'shop/a.test.ts': shows,
    },
    output: ['own up', 'seen own', 'own down'],
    absent: ['root up'],
  },
  'Do values of one project reach another, and is the setup of a project without tests run?': {
    heading: 'global-setup-with-projects-and-extends',
    says: [
      'only if it has test files to run',
      "All setups start together, and a project doesn't wait for that of another: it sees the variables of another only if its own setup ends later.",
    ],
    files: {
      'rstest.config.ts': config(
        `projects: ['shop', 'api', 'late', 'docs'].map((name) => ({ name, root: name, globalSetup: name === 'api' ? [] : './own.ts' }))`,
      ),
      'shop/own.ts': both('shop'),
      'late/own.ts': `export const setup = async () => {
  await new Promise((resolve) => setTimeout(resolve, 3000));
};
`,
      'docs/own.ts': both('docs'),
      'shop/a.test.ts': passing,
      'api/b.test.ts': shows,
      'late/c.test.ts': shows.replace('seen', 'late sees'),
    },
    output: ['shop up', 'seen undefined', 'late sees shop'],
    absent: ['docs up'],
  },
  'Does rstest list run global setup?': {
    heading: 'when-setup-or-teardown-fails',
    says: "`rstest list` runs global setup and teardown too, because it has to load the test files. `rstest list --filesOnly` doesn't.",
    files: { 'rstest.config.ts': config(`globalSetup: './one.ts'`), 'one.ts': both('one') },
    test: passing,
    command: 'npx rstest list --filesOnly && echo ==== && npx rstest list',
    output: [/^(?:(?!one up)[\s\S])*====[\s\S]*one up/],
  },
  'Does global setup run in the process of the command, or in that of the tests?': {
    heading: 'pass-values-to-tests',
    says: 'Global setup runs in a separate process, neither that of the command nor that of a test.',
    files: {
      'rstest.config.ts': `process.env.COMMAND = String(process.pid);
export default { globalSetup: './setup.ts' };`,
      'setup.ts': `export function setup() {
  console.log('IN THE COMMAND', process.env.COMMAND === String(process.pid));
  process.env.SETUP = String(process.pid);
}`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => console.log('IN THE TEST', process.env.SETUP === String(process.pid)));`,
    },
    output: ['IN THE COMMAND false', 'IN THE TEST false'],
  },
  'What does a setup file that is missing say, and does hookTimeout limit global setup?': {
    heading: 'when-setup-or-teardown-fails',
    says: [
      "a file doesn't exist · the run fails with `Setup file ./test/database.ts not found`",
      'There is no time limit, not even `hookTimeout`: a setup that never finishes keeps the run waiting.',
      'To see where it waits, put `console.log` between its steps, which prints at once, or set a breakpoint.',
      'Default: `export default function () { … return () => { … } }`, where the returned function is the teardown.',
    ],
    files: {
      'rstest.config.ts': `export default process.env.MISSING ? { globalSetup: ['./test/database.ts'] } : { hookTimeout: 20, globalSetup: ['./slow.ts'] };
`,
      'slow.ts': `export default async function () { console.log('first step'); await new Promise((done) => setTimeout(done, process.env.HANG ? 60_000 : 200)); console.log('set up'); return () => console.log('torn down'); }
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
    },
    command:
      'npx rstest; MISSING=1 npx rstest; echo code $?; HANG=1 timeout 4 npx rstest; echo ended',
    output: [
      /code 1\n[\s\S]*first step\n(?:(?!set up)[\s\S])*ended/,
      'set up',
      'torn down',
      'Tests 1 passed',
      'Setup file ./test/database.ts not found',
      'code 1',
    ],
  },
  'Does a project set up for itself, and also without tests to run?': {
    heading: 'global-setup-with-projects-and-extends',
    says: 'Each project in `projects` runs its own global setup, and only if it has test files to run.',
    files: {
      'rstest.config.ts': `export default { projects: [{ name: 'one', include: ['a.test.ts'], globalSetup: ['./one.ts'] }, { name: 'two', include: ['b.test.ts'], globalSetup: ['./two.ts'] }] };
`,
      'one.ts': `export default () => console.log('set up one');
`,
      'two.ts': `export default () => console.log('set up two');
`,
      'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
      'b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
    },
    command: 'npx rstest && echo then && npx rstest a.test.ts',
    output: ['set up one', 'set up two'],
    absent: [/then[\s\S]*set up two/],
  },
  'console.log of a server that global setup started is not shown, and tests see ECONNREFUSED': {
    heading: 'write-setup-and-teardown-functions',
    says: [
      'A server that `setup` starts needs a teardown: without one, the process ends with the setup, and tests see `ECONNREFUSED`.',
      'What the server prints while tests run appears in the terminal, untouched by `silent` and `onConsoleLog`.',
    ],
    files: {
      'rstest.config.ts':
        'export default { globalSetup: process.env.SETUP, silent: true, onConsoleLog: () => false };',
      ...Object.fromEntries(
        [
          ['with', 'export const setup = start; export const teardown = () => server.close();'],
          ['named', 'export const setup = start;'],
          ['default', 'export default start;'],
        ].map(([name, exported]) => [
          `${name}.ts`,
          `import { createServer } from 'node:http';
const server = createServer((_, response) => { console.log('ASKED'); response.end('answer'); });
const start = async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  process.env.PORT = String((server.address() as { port: number }).port);
};
${exported}`,
        ]),
      ),
      'a.test.ts': `import { test } from '@rstest/core';
test('a', async () => {
  const got = await fetch('http://127.0.0.1:' + process.env.PORT).then((answer) => answer.text(), ({ cause }) => cause.code);
  process.stdout.write('GOT ' + got + '\\n');
});`,
    },
    command: 'for f in with named default; do SETUP=./$f.ts npx rstest; done',
    output: [/ASKED[\s\S]*GOT answer[\s\S]*GOT ECONNREFUSED[\s\S]*GOT ECONNREFUSED/],
  },
  'Can globalSetup use test, expect or rs?': {
    heading: 'pass-values-to-tests',
    says: "The test API doesn't work here: `rs`, `test` and `expect` from `@rstest/core` fail with `Cannot read properties of undefined`. To stop the run, throw an error.",
    files: {
      'a.test.ts': passing,
      'rstest.config.mjs': 'export default { globalSetup: process.env.WITH };',
      ...Object.fromEntries(
        ['test("a", () => {})', 'expect(1).toBe(1)', 'rs.fn()'].map((call) => {
          const name = call.split(/\W/)[0];
          return [
            `${name}.ts`,
            `import { ${name} } from '@rstest/core';\nexport const setup = () => { ${call}; };\n`,
          ];
        }),
      ),
    },
    command: 'for name in test expect rs; do WITH=./$name.ts npx rstest; done',
    exitCode: 1,
    output: ['test', 'expect', 'rs'].map(
      (name) => `Cannot read properties of undefined (reading '${name}')`,
    ),
  },
  'Does global setup run again at a rerun of watch mode?': {
    says: "In watch mode, a rerun doesn't run it again, even after you edit it; saving the config does.",
    files: {
      'rstest.config.ts': config(`globalSetup: './one.ts'`),
      'one.ts': `import { appendFileSync } from 'node:fs';
export const setup = () => appendFileSync('log', 'up ');
export const teardown = () => appendFileSync('log', 'down ');
`,
      'a.test.ts': `import { appendFileSync } from 'node:fs';
import { test } from '@rstest/core';
test('a', () => appendFileSync('log', 'run '));
`,
    },
    command: `when() { until grep -q "$1" log 2> /dev/null; do sleep 0.3; done; sleep 2; }
(when 'up run'; echo >> one.ts; when 'run run'; echo >> rstest.config.ts; when 'down up run'; printf q) | script -qfec 'npx rstest watch' /dev/null; echo WATCH $(cat log)`,
    output: ['WATCH up run run down up run down'],
  },
  'Does global setup have a document in jsdom?': {
    heading: 'pass-values-to-tests',
    says: "There's no `document` either, whatever the environment. Put hooks, mocks and what needs a page into `setupFiles`, which run for each file.",
    files: {
      'rstest.config.ts': config(
        "testEnvironment: 'jsdom', globalSetup: './global.ts', setupFiles: './setup.ts'",
      ),
      'global.ts': "export default () => { console.log('GLOBAL', typeof document); };\n",
      'setup.ts': "console.log('SETUP', typeof document);\n",
      'a.test.ts': passing,
      'b.test.ts': passing,
    },
    command: 'npx rstest --disableConsoleIntercept --pool.maxWorkers=1',
    output: [/GLOBAL undefined[\s\S]*SETUP object[\s\S]*SETUP object/, 'Tests 2 passed'],
  },
  'Is a global setup with module.exports, as for Jest, called?': {
    heading: 'write-setup-and-teardown-functions',
    says: 'and `module.exports = …` of a CommonJS file, which Jest calls: write `export default`.',
    files: {
      'rstest.config.ts': config('globalSetup: process.env.FILE'),
      'jest.cjs': "module.exports = async () => { console.log('CALLED'); };\n",
      'default.mjs': "export default async () => { console.log('CALLED'); };\n",
      'a.test.ts': passing,
    },
    command: 'for FILE in ./jest.cjs ./default.mjs; do export FILE; npx rstest; done',
    output: [/^(?:(?!CALLED)[\s\S])*Tests 1 passed[\s\S]*CALLED\s[\s\S]*Tests 1 passed/],
  },
} satisfies Answers;
