import { type Answers, core, testFiles } from '../../../support/answers.ts';

export default {
  'How do I mock readFileSync for one path and read the others from the disk?': {
    heading: 'packages-and-nodejs-modules',
    says: "For one path alone, keep `const { readFileSync } = fs` and pass the others on: `.mockImplementation((path, ...rest) => (path === file ? 'text' : readFileSync(path, ...rest)))`.",
    files: {
      'b.txt': 'disk',
      'a.test.ts': `import fs from 'node:fs';
${core}test('a', () => {
  const { readFileSync } = fs;
  const file = '/srv/a.txt';
  rs.spyOn(fs, 'readFileSync').mockImplementation((path, ...rest) => (path === file ? 'text' : readFileSync(path, ...rest)));
  expect([fs.readFileSync(file), fs.readFileSync('b.txt', 'utf8')]).toEqual(['text', 'disk']);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Does a mock reach a scoped package that is linked from the workspace?': {
    heading: 'packages-and-nodejs-modules',
    says: 'A package of the workspace that is linked into `node_modules`, with a scope too, is mocked by its name like any other. The path of its file replaces the same module.',
    files: {
      'packages/esm/package.json':
        '{ "name": "@shop/esm", "type": "module", "exports": "./index.js" }',
      'packages/esm/index.js': "export const send = () => 'real';",
      'packages/cjs/package.json': '{ "name": "cjs-mail", "main": "index.cjs" }',
      'packages/cjs/index.cjs': "exports.send = () => 'real';",
      'packages/ts/package.json':
        '{ "name": "@shop/ts", "type": "module", "exports": "./index.ts" }',
      'packages/ts/index.ts': "export const send = (): string => 'real';",
      'app.ts': `import { send as esm } from '@shop/esm';
import { send as cjs } from 'cjs-mail';
import { send as ts } from '@shop/ts';
export const all = () => [esm(), cjs(), ts()];`,
      'name.test.ts': `${core}import { all } from './app';
rs.mock('@shop/esm');
rs.mock('cjs-mail', () => ({ send: () => 'fake' }));
rs.mock('@shop/ts', () => ({ send: () => 'fake' }));
test('a', () => expect(all()).toEqual([undefined, 'fake', 'fake']));`,
      'path.test.ts': `${core}import { all } from './app';
rs.mock('./packages/esm/index.js', () => ({ send: () => 'fake' }));
rs.mock('./packages/cjs/index.cjs', () => ({ send: () => 'fake' }));
rs.mock('./packages/ts/index', () => ({ send: () => 'fake' }));
test('a', () => expect(all()).toEqual(['fake', 'fake', 'fake']));`,
      'real.test.ts': `import { expect, test } from '@rstest/core';
import { all } from './app';
test('a', () => expect(all()).toEqual(['real', 'real', 'real']));`,
    },
    command:
      'mkdir -p node_modules/@shop && ln -s ../../packages/esm node_modules/@shop/esm && ln -s ../../packages/ts node_modules/@shop/ts && ln -s ../packages/cjs node_modules/cjs-mail; for e in node jsdom happy-dom; do npx rstest --testEnvironment=$e; done',
    output: [/(Tests 3 passed[\s\S]*){3}/],
  },
  'Can rs.spyOn change what import * as gives of a package?': {
    heading: 'packages-and-nodejs-modules',
    says: "`rs.spyOn` can't change what `import * as` gives you of Node.js or of a package that Node.js loads, and fails with",
    test: `import * as os from 'node:os';
import * as react from 'react';
${core}test('builtin', () => { rs.spyOn(os, 'platform'); });
test('package', () => { rs.spyOn(react, 'createElement'); });`,
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: [
      /✗ builtin[\s\S]*✗ package[\s\S]*Cannot spy on "createElement"[\s\S]*✗ builtin[\s\S]*✓ package/,
    ],
  },
  'Does rs.mock("fs") mock node:fs?': {
    heading: 'packages-and-nodejs-modules',
    says: 'Mocking `fs` has no effect on an import of `node:fs` or `fs/promises`, and if the factory returns no `default`, the default import is the whole object:',
    test: `${core}import fs from 'fs';
import { access } from 'fs/promises';
import { existsSync } from 'node:fs';
import path, { sep } from 'node:path';
rs.mock('fs', () => ({ existsSync: () => 'fake', access: 'fake' }));
rs.mock('node:path', () => ({ default: { sep: 'default' }, sep: 'named' }));
test('a', () => { console.log('EXISTS', existsSync('/'), typeof access, fs.existsSync('/'), path.sep, sep); });`,
    output: ['EXISTS true function fake default named'],
  },
  'Does a mock reach imports inside another package?': {
    heading: 'packages-and-nodejs-modules',
    says: 'A mock therefore reaches your own imports only: another package that imports the mocked one still gets the real one. To change that, bundle the packages.',
    files: {
      'node_modules/tax-lib/package.json': '{"name":"tax-lib","type":"module","main":"i.js"}',
      'node_modules/tax-lib/i.js': "export const lib = () => 'real';",
      'node_modules/tax-user/package.json': '{"name":"tax-user","type":"module","main":"i.js"}',
      'node_modules/tax-user/i.js':
        "import { lib } from 'tax-lib'; export const use = () => lib();",
      'a.test.ts': `${core}import { lib } from 'tax-lib';
import { use } from 'tax-user';
rs.mock('tax-lib', () => ({ lib: () => 'fake' }));
test('a', () => { console.log('RESULT', lib(), use()); });`,
    },
    command:
      "npx rstest && echo 'export default { output: { bundleDependencies: true } };' > rstest.config.mjs && npx rstest",
    output: [/RESULT fake real[\s\S]*RESULT fake fake/],
  },
  'Is a package loaded although its mock has a factory?': {
    heading: 'packages-and-nodejs-modules',
    says: 'For the same reason, a mocked package is still loaded once, even with a factory.',
    files: {
      'node_modules/mailer/package.json': '{"name":"mailer","type":"module","main":"i.js"}',
      'node_modules/mailer/i.js': "console.log('MAILER LOADED'); export const send = () => 'real';",
      'a.test.ts': `${core}import { send } from 'mailer';
rs.mock('mailer', () => ({ send: () => 'fake' }));
test('a', () => { console.log('SEND', send()); });`,
    },
    output: ['MAILER LOADED', 'SEND fake'],
  },
  'Can a package be mocked that is not installed?': {
    heading: 'packages-and-nodejs-modules',
    says: "In the `node` environment, a package that isn't installed can be mocked with a factory.",
    test: `${core}import { send } from 'not-installed';
rs.mock('not-installed', () => ({ send: () => 'fake' }));
test('a', () => { console.log('SEND', send()); });`,
    output: ['SEND fake'],
  },
  'Does a spy on fs reach code that imports a name of it?': {
    heading: 'packages-and-nodejs-modules',
    says: 'Code that imports `{ readFileSync }` still gets the real function: mock the module.',
    files: {
      'read.ts':
        "import fs, { readFileSync } from 'fs';\nexport const byDefault = () => fs.readFileSync('none', 'utf8');\nexport const byName = () => readFileSync('none', 'utf8');\n",
      'a.test.ts':
        "import fs from 'node:fs';\nimport { expect, rs, test } from '@rstest/core';\nimport { byDefault, byName } from './read';\ntest('a', () => {\n  using _spy = rs.spyOn(fs, 'readFileSync').mockReturnValue('spied');\n  expect(byDefault()).toBe('spied');\n  expect(byName).toThrow('ENOENT');\n});\n",
    },
    output: ['Tests 1 passed'],
  },
  'I set a mock of node:fs and the code still gets the real result. Why?': {
    heading: 'packages-and-nodejs-modules',
    says: "With `{ spy: true }` or `{ mock: true }`, `fs.readFileSync` of the default import and the named `readFileSync` are two mocks: set the one that your code calls. With `{ mock: true }`, `fs.promises` is `undefined`, because it's a getter; `import { promises }` has its mocks.",
    files: {
      'read.ts':
        "import fs, { promises, readFileSync } from 'node:fs';\nexport const read = () => [fs.readFileSync('a.txt', 'utf8'), readFileSync('a.txt', 'utf8')].join();\nexport const list = () => [typeof fs.promises, typeof promises, promises.readFile('a.txt')].join();\n",
      'a.txt': 'real',
      ...testFiles(
        ['spy', 'mock'],
        (name) => `${core}import fs, { readFileSync } from 'node:fs';
import { list, read } from './read';
rs.mock('node:fs', { ${name}: true });
test('a', () => {
  rs.mocked(readFileSync).mockReturnValue('named'); console.log('${name} first', read());
  rs.mocked(fs.readFileSync).mockReturnValue('default'); console.log('${name} both', read());
  if ('${name}' === 'mock') console.log('list', list());
});
`,
      ),
    },
    output: [
      'spy first real,named',
      'spy both default,named',
      'mock first ,named',
      'mock both default,named',
      /list undefined,object,$/m,
    ],
  },
  'Why does a package that requires fs not get my mock of fs, and how does it?': {
    heading: 'packages-and-nodejs-modules',
    says: [
      'A module of Node.js that a bundled package gets by `require()` needs `rs.mockRequire` instead.',
      "`rs.spyOn(fs, 'readFileSync')` on the default import of `node:fs` reaches code that calls `fs.readFileSync`, even if it imports `fs`, and even inside a package, which a mock of the module misses.",
    ],
    files: {
      'node_modules/cjs-read/package.json': '{"name":"cjs-read","main":"i.js"}',
      'node_modules/cjs-read/i.js':
        "const fs = require('fs'); module.exports = () => fs.existsSync('/');",
      'node_modules/esm-read/package.json': '{"name":"esm-read","type":"module","main":"i.js"}',
      'node_modules/esm-read/i.js': "import fs from 'fs'; export default () => fs.existsSync('/');",
      'mock.test.ts': `${core}import cjs from 'cjs-read';
import esm from 'esm-read';
const fake = rs.hoisted(() => ({ existsSync: () => 'fake' }));
rs.mock('fs', () => ({ default: fake, ...fake }));
test('mock', () => { console.log('MOCK', cjs(), esm()); });`,
      'require.test.ts': `${core}import cjs from 'cjs-read';
rs.mockRequire('fs', () => ({ existsSync: () => 'fake' }));
test('require', () => { console.log('REQUIRE', cjs()); });`,
      'spy.test.ts': `import fs from 'node:fs';
${core}import cjs from 'cjs-read';
import esm from 'esm-read';
test('spy', () => { rs.spyOn(fs, 'existsSync').mockReturnValue('fake' as any); console.log('SPY', cjs(), esm()); });`,
    },
    command:
      "for f in mock require spy; do npx rstest $f.test; done; echo 'export default { output: { bundleDependencies: true } };' > rstest.config.mjs; for f in mock require spy; do npx rstest $f.test; done",
    output: [
      /MOCK true true[\s\S]*REQUIRE true[\s\S]*SPY fake fake[\s\S]*MOCK true fake[\s\S]*REQUIRE fake[\s\S]*SPY fake fake/,
    ],
  },
} satisfies Answers;
