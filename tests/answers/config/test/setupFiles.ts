import { type Answers, config, passing } from '../../../support/answers.ts';

const logs = (name: string) => `import { test } from '@rstest/core';
console.log('load ${name}');
test('t', () => console.log('run ${name}'));
`;

export default {
  'Where do setupFiles and setupFilesAfterEnv of Jest go, and is there a document?': {
    heading: 'what-a-setup-file-can-do',
    says: 'The environment and its `document` exist already, so this option takes the files of both `setupFiles` and `setupFilesAfterEnv` of Jest.',
    files: {
      'rstest.config.mjs':
        "export default { setupFiles: ['polyfill.ts', 'matchers.ts'], testEnvironment: 'happy-dom' };",
      'polyfill.ts':
        "globalThis.requestAnimationFrame = (run) => { document.title = 'frame'; run(0); return 1; };",
      'matchers.ts': `import { expect } from '@rstest/core';
expect.extend({ toBeSeven: (value: number) => ({ pass: value === 7, message: () => 'no seven' }) });`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
test('a', () => {
  requestAnimationFrame(() => {});
  expect(document.title).toBe('frame');
  (expect(7) as any).toBeSeven();
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Which mock counts if a setup file and the test mock one module?': {
    heading: 'what-a-setup-file-can-do',
    says: 'its own `rs.mock()` replaces that mock, and `rs.unmock` ends it there.',
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };\n",
      'setup.ts':
        "import { rs } from '@rstest/core';\nrs.mock('./rate', () => ({ rate: () => 'setup' }));\n",
      'rate.ts': "export const rate = () => 'real';\n",
      'price.ts': "import { rate } from './rate';\nexport const price = () => rate();\n",
      ...Object.fromEntries(
        [
          ['setup', ''],
          ['test', "rs.mock('./rate', () => ({ rate: () => 'test' }));"],
          ['real', "rs.unmock('./rate');"],
        ].map(([name, line]) => [
          `${name}.test.ts`,
          `import { expect, rs, test } from '@rstest/core';
import { price } from './price';
${line}
test('${name}', () => { expect(price()).toBe('${name}'); });
`,
        ]),
      ),
    },
    output: ['Tests 3 passed'],
  },
  'In which order do setup files, hooks and the test run?': {
    heading: 'setup-files-run-before-the-test-file',
    says: 'For each test file, Rstest runs the setup files in the order of the list, then the test file, then its hooks and tests. It waits for a top-level `await`. Hooks of setup files wrap those of the test file: their `beforeAll` and `beforeEach` run first, their `afterEach` and `afterAll` last.',
    elsewhere: {
      '/guide/migration/vitest':
        '`test.include`, `test.globals`, `test.setupFiles`, `test.testTimeout`, `test.hookTimeout`, `test.retry`, `test.bail` · the same names without `test`; setup files run one after another',
    },
    files: {
      'rstest.config.ts': config(`setupFiles: ['./one.ts', './two.ts']`),
      'one.ts': `import { afterEach, beforeEach } from '@rstest/core';
console.log('load one');
beforeEach(() => console.log('one before'));
afterEach(() => console.log('one after'));
`,
      'two.ts': `console.log('load two');\n`,
      'a.test.ts': `import { afterEach, beforeEach, test } from '@rstest/core';
console.log('load a');
beforeEach(() => console.log('a before'));
afterEach(() => console.log('a after'));
test('t', () => console.log('run a'));
`,
    },
    command: 'npx rstest --disableConsoleIntercept',
    output: [/load one\nload two\nload a\none before\na before\nrun a\na after\none after/],
  },
  'Do setup files run once, or again for every test file, with isolate: false?': {
    heading: 'setup-files-run-again-for-every-test-file',
    says: 'They run for each test file, even with `isolate` turned off, where global state carries over between files.',
    files: {
      'rstest.config.ts': config(
        `setupFiles: ['./one.ts'], isolate: false, pool: { maxWorkers: 1 }`,
      ),
      'one.ts': `globalThis.runs = (globalThis.runs ?? 0) + 1;\nconsole.log('setup', globalThis.runs);\n`,
      'a.test.ts': passing,
      'b.test.ts': passing,
    },
    command: 'npx rstest --disableConsoleIntercept',
    output: ['setup 1', 'setup 2'],
  },
  'Is an exported setup function of a setup file called?': {
    heading: 'setup-files-run-before-the-test-file',
    says: "Rstest doesn't call what it exports, so functions named `setup` and `teardown` belong in a `globalSetup` file.",
    files: {
      'rstest.config.ts': config(`setupFiles: './one.ts'`),
      'one.ts': `export default () => console.log('called');\nexport const setup = () => console.log('called');\n`,
      'a.test.ts': passing,
    },
    output: ['1 passed'],
    absent: ['called'],
  },
  'What happens when a setup file does not exist?': {
    heading: 'paths-of-setup-files',
    says: 'A missing file makes the run fail with `Setup file ./setup.ts not found` and exit code 1',
    files: { 'rstest.config.ts': config(`setupFiles: ['./setup.ts']`) },
    test: passing,
    exitCode: 1,
    output: ['Setup file ./setup.ts not found'],
  },
  'Can setupFiles be a glob?': {
    heading: 'paths-of-setup-files',
    says: "Globs don't, so list each file.",
    files: {
      'rstest.config.ts': config(`setupFiles: ['./setup/*.ts']`),
      'setup/one.ts': '',
      'a.test.ts': passing,
    },
    exitCode: 1,
    output: ['Setup file ./setup/*.ts not found'],
  },
  'What happens to the tests when a setup file throws?': {
    heading: 'paths-of-setup-files',
    says: 'If a setup file throws, every test file fails and none of their tests run. With `isolate: false`, only the first file of each worker fails, except in VM pools, and the others run without that setup.',
    files: {
      'rstest.config.ts': config(`setupFiles: ['./one.ts']`),
      'one.ts': `throw new Error('no database');\n`,
      'a.test.ts': logs('a'),
      'b.test.ts': logs('b'),
    },
    command:
      'npx rstest; npx rstest --no-isolate --pool.maxWorkers=1; npx rstest --no-isolate --pool=vmForks',
    exitCode: 1,
    output: [
      /^(?:(?!load)[\s\S])*no database(?:(?!load)[\s\S])*2 failed[\s\S]*no tests[\s\S]*1 failed \| 1 passed[\s\S]*2 failed/,
    ],
  },
  'Can a setup file be named by a package?': {
    heading: 'paths-of-setup-files',
    says: '`<rootDir>/setup.ts` and package names work too.',
    files: {
      'rstest.config.ts': config(`setupFiles: ['shop-setup']`),
      'node_modules/shop-setup/package.json':
        '{"name":"shop-setup","type":"module","exports":"./i.js"}',
      'node_modules/shop-setup/i.js': `console.log('from the package');\n`,
      'a.test.ts': passing,
    },
    output: ['from the package'],
  },
  'Does rs.mock in a setup file hold for the test files?': {
    heading: 'what-a-setup-file-can-do',
    says: '`rs.mock()` in a setup file applies to the test files.',
    files: {
      'rstest.config.ts': config(`setupFiles: ['./one.ts']`),
      'rate.ts': 'export const rate = 1;\n',
      'one.ts': `import { rs } from '@rstest/core';\nrs.mock('./rate', () => ({ rate: 9 }));\n`,
      'a.test.ts': `import { test } from '@rstest/core';
import { rate } from './rate';
test('t', () => console.log('rate is', rate));
`,
    },
    output: ['rate is 9'],
  },
  'Does the test see the same module instance as the setup file?': {
    heading: 'what-a-setup-file-can-do',
    says: [
      'what it imports is the same instance that the test imports.',
      'A mock of this module itself in a test file reaches that file and what loads the module after it.',
    ],
    files: {
      'rstest.config.ts': config(`setupFiles: ['./one.ts']`),
      'store.ts': 'export const store = { items: 0 };\n',
      'one.ts': `import { store } from './store';\nstore.items = 5;\n`,
      'a.test.ts': `import { test } from '@rstest/core';
import { store } from './store';
test('t', () => console.log('items', store.items));
`,
      'cart.ts': `import { store } from './store';\nexport const count = () => store.items;\n`,
      'mock.test.ts': `import { rs, test } from '@rstest/core';
import { store } from './store';
import { count } from './cart';
rs.mock('./store', () => ({ store: { items: 7 } }));
test('t', () => console.log('mocked', store.items, count()));
`,
    },
    output: ['items 5', 'mocked 7 7'],
  },
  'Is a setup file that matches include run as a test file?': {
    heading: 'what-a-setup-file-can-do',
    says: "Rstest doesn't run a setup file as a test file, even if `include` matches it.",
    files: {
      'rstest.config.ts': config(`setupFiles: ['./one.test.ts']`),
      'one.test.ts': `import { test } from '@rstest/core';\ntest('from setup', () => {});\n`,
      'a.test.ts': passing,
    },
    command: 'npx rstest --reporter=verbose',
    output: ['from setup', 'Test Files 1 passed', 'Tests 2 passed'],
  },
  'Does a project inherit setupFiles from the root config?': {
    heading: 'setup-files-with-projects-and-extends',
    says: "A project in `projects` doesn't inherit `setupFiles`, so name the file in each project, for example `'../test/setup.ts'`.",
    files: {
      'rstest.config.ts': config(
        `setupFiles: ['./one.ts'], projects: [{ name: 'shop', root: 'shop' }]`,
      ),
      'one.ts': `console.log('root setup');\n`,
      'shop/a.test.ts': passing,
    },
    output: ['1 passed'],
    absent: ['root setup'],
  },
  'Does extends join or replace setupFiles, and which run first?': {
    heading: 'setup-files-with-projects-and-extends',
    says: 'With `extends`, the lists are joined and the extended ones run first.',
    files: {
      'rstest.config.ts': config(
        `extends: { setupFiles: ['./base.ts'] }, setupFiles: ['./own.ts']`,
      ),
      'base.ts': `console.log('base');\n`,
      'own.ts': `console.log('own');\n`,
      'a.test.ts': passing,
    },
    command: 'npx rstest --disableConsoleIntercept',
    output: [/base\nown/],
  },
  'My setup file awaits something and the build fails: Top-level-await is only supported in ECMAScript Modules.':
    {
      heading: 'what-a-setup-file-can-do',
      says: "Without either it's read as CommonJS, and the build fails with `Top-level-await is only supported in ECMAScript Modules`: add `export {};`.",
      files: {
        'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
        'setup.ts': "await Promise.resolve();\nprocess.env.READY = 'yes';\n",
        'a.test.ts':
          "import { test } from '@rstest/core'; test('a', () => console.log('READY', process.env.READY));",
      },
      command: 'npx rstest; echo "export {};" >> setup.ts; npx rstest',
      output: [/Top-level-await is only supported in ECMAScript Modules[\s\S]*READY yes/],
    },
  "Does a setup file's test run in every file, and where do a relative root and a pattern with .. lead?":
    {
      heading: 'what-a-setup-file-can-do',
      says: 'A `test()` there runs in every test file.',
      files: {
        'rstest.config.ts': `export default { setupFiles: ['./setup.ts'] };
`,
        'setup.ts': `import { test } from '@rstest/core';
test('from the setup file', () => {});
`,
        'a.test.ts': `import { test } from '@rstest/core';
test('a', () => {});
`,
        'b.test.ts': `import { test } from '@rstest/core';
test('b', () => {});
`,
      },
      command: 'npx rstest --reporter=verbose',
      output: ['Tests 4 passed'],
    },
  'How does a setup file know the test file?': {
    heading: 'setup-files-run-before-the-test-file',
    says: 'The test file that it runs for is `expect.getState().testPath`',
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { basename } from 'node:path';
import { beforeEach, expect } from '@rstest/core';
const name = () => basename(expect.getState().testPath ?? 'unknown');
console.log('top', name());
beforeEach(() => { console.log('hook', name()); });
`,
      'a.test.ts': "import { test } from '@rstest/core'; test('a', () => {});",
      'b.test.ts': "import { test } from '@rstest/core'; test('b', () => {});",
    },
    output: ['top a.test.ts', 'hook a.test.ts', 'top b.test.ts', 'hook b.test.ts'],
  },
  'Why does a mock not reach a module that the setup file has imported?': {
    heading: 'what-a-setup-file-can-do',
    says: 'A mock in a test file comes too late for what such a module has imported itself: mock that in the setup file, or call `rs.resetModules` and then `import()` in the test.',
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': "import './cart';",
      'price.ts': "export const price = () => 'real';",
      'cart.ts': "import { price } from './price';\nexport const total = () => price();",
      'a.test.ts': `import { rs, test } from '@rstest/core';
import { total } from './cart';
rs.mock('./price', () => ({ price: () => 'fake' }));
test('x', async () => {
  console.log('first', total());
  rs.resetModules();
  console.log('again', (await import('./cart')).total());
});`,
    },
    output: ['first real', 'again fake'],
  },
  'Which copy of a package does the setup file of another package mock?': {
    heading: 'what-a-setup-file-can-do',
    says: "It looks for an npm package from the place of the setup file. If that is in another package of a monorepo, which has its own copy or none, a mock with a factory doesn't reach the tests, without an error: call `rs.mock` in a setup file of the package that you test, or, if the root of the run has the npm package, load that copy alone with `resolve.dedupe`.",
    files: {
      'shop/rstest.config.ts':
        "export default { setupFiles: [process.env.SETUP], resolve: { dedupe: process.env.DEDUPE ? ['mailer', 'post'] : [] } };",
      'shop/setup.ts':
        "import { rs } from '@rstest/core';\nrs.mock('mailer', () => ({ send: () => 'fake' }));\nrs.mock('post', () => ({ send: () => 'fake' }));\n",
      'kit/setup.ts':
        "import { rs } from '@rstest/core';\nrs.mock('mailer', () => ({ send: () => 'fake' }));\nrs.mock('post', () => ({ send: () => 'fake' }));\n",
      'kit/node_modules/mailer/package.json': '{"name":"mailer","type":"module","main":"i.js"}',
      'kit/node_modules/mailer/i.js': "export const send = () => 'other';\n",
      'shop/node_modules/mailer/package.json': '{"name":"mailer","type":"module","main":"i.js"}',
      'shop/node_modules/mailer/i.js': "export const send = () => 'real';\n",
      'shop/node_modules/post/package.json': '{"name":"post","type":"module","main":"i.js"}',
      'shop/node_modules/post/i.js': "export const send = () => 'real';\n",
      'shop/orders.ts':
        "import { send } from 'mailer';\nimport { send as post } from 'post';\nexport const sent = () => [send(), post()].join();\n",
      'shop/a.test.ts':
        "import { test } from '@rstest/core';\nimport { sent } from './orders';\ntest('a', () => { console.log('sent by', sent()); });\n",
    },
    command: `for e in node jsdom; do SETUP=../kit/setup.ts npx rstest --root shop --testEnvironment=$e; SETUP=./setup.ts npx rstest --root shop --testEnvironment=$e; done; cd shop; for e in node jsdom; do DEDUPE=1 SETUP=../kit/setup.ts npx rstest --testEnvironment=$e; done; cd ..; export DEDUPE=1 SETUP=../kit/setup.ts; echo "export default { projects: ['shop'] }" > rstest.config.mjs; npx rstest; mkdir node_modules; cp -R shop/node_modules/* node_modules; npx rstest`,
    output: [
      /sent by real,real[\s\S]*sent by fake,fake[\s\S]*sent by real,real[\s\S]*sent by fake,fake[\s\S]*sent by fake,fake[\s\S]*sent by fake,fake[\s\S]*sent by real,real[\s\S]*sent by fake,fake/,
    ],
  },
  'How do I run a setup file for some test files only?': {
    heading: 'setup-files-run-before-the-test-file',
    says: "so a hook can be for some files only: `if (expect.getState().testPath?.includes('/db/')) beforeEach(clearTables)`. Or give these files a project with its own list.",
    files: {
      'setup.ts': `import { beforeEach, expect } from '@rstest/core';
const clearTables = () => { process.env.TABLES = 'empty'; };
if (expect.getState().testPath?.includes('/db/')) beforeEach(clearTables);
`,
      'set.ts': "process.env.TABLES = 'empty';\n",
      'src/db/a.test.ts': `import { expect, test } from '@rstest/core';
test('db', () => expect(process.env.TABLES).toBe('empty'));
`,
      'src/ui/b.test.ts': `import { expect, test } from '@rstest/core';
test('ui', () => expect(process.env.TABLES).toBeUndefined());
`,
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };\n",
      'projects.mjs': `export default { projects: [
  { name: 'db', include: ['src/db/*.test.ts'], setupFiles: ['./set.ts'] },
  { name: 'ui', include: ['src/ui/*.test.ts'] },
] };
`,
    },
    command: 'npx rstest; npx rstest -c projects.mjs',
    output: [/Tests 2 passed[\s\S]*Tests 2 passed/],
  },
  'Is an extension added to the path of a setup file?': {
    heading: 'paths-of-setup-files',
    says: "and so does a path without its extension, `'./setup'`.",
    files: {
      'rstest.config.ts': config("setupFiles: ['./setup']"),
      'setup.ts': '',
      'a.test.ts': passing,
    },
    exitCode: 1,
    output: ['Setup file ./setup not found'],
  },
} satisfies Answers;
