import { type Answers, core, withHooks } from '../../../support/answers.ts';

export default {
  'How do I generate a test for each file of a directory?': {
    heading: 'test-data',
    says: "For one test for each file of a directory, read it at the top of the file: `test.each(readdirSync(data))('%s', (name) => …)`",
    files: {
      'data/a.md': '# A\n',
      'data/b.md': '# B\n',
      'a.test.ts': `import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
const data = join(import.meta.dirname, 'data');
test.each(readdirSync(data))('%s', (name) => { expect(readFileSync(join(data, name), 'utf8')).toMatch(/^# /); });
`,
    },
    command: 'npx rstest --reporter=verbose',
    output: ['✓ a.md', '✓ b.md', 'Tests 2 passed'],
  },
  'Does a fixture remove its directory when the test fails?': {
    heading: 'a-new-directory-for-each-test',
    says: 'Write the directory as a fixture, so that it appears for tests that ask for it and disappears afterwards, even when the test fails:',
    test: `import { expect, test as base } from '@rstest/core';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
const test = base.extend<{ directory: string }>({
  directory: async ({}, use) => {
    const directory = await mkdtemp(tmpdir() + '/shop-');
    await use(directory);
    await rm(directory, { recursive: true });
    console.log('REMOVED');
  },
});
test('fails', ({ directory }) => { expect(directory).toBe(''); });`,
    exitCode: 1,
    output: ['REMOVED', 'Tests 1 failed'],
  },
  'Can a test change the working directory?': {
    heading: 'a-new-directory-for-each-test',
    says: 'We recommend this over `process.chdir`, which fails in the pools `threads` and `vmThreads`.',
    test: `${withHooks}test('a', () => { process.chdir('/'); console.log('CWD', process.cwd()); });`,
    command: 'npx rstest; npx rstest --pool=threads',
    exitCode: 1,
    output: ['CWD /', 'process.chdir() is not supported in workers'],
  },
  'Where does a relative path start?': {
    heading: 'test-data',
    says: "`readFile('test/data/orders.json')` works in the package, and fails when somebody runs the tests from the root of the monorepo, because `process.cwd()` is another directory there.",
    files: {
      'packages/api/data.txt': 'x',
      'packages/api/a.test.ts': `${withHooks}import { existsSync } from 'node:fs';
import { join } from 'node:path';
test('a', () => { console.log('FOUND', existsSync('data.txt'), existsSync(join(import.meta.dirname, 'data.txt'))); });`,
    },
    output: ['FOUND false true'],
  },
  'Can a simulated file system stand in for node:fs?': {
    heading: 'errors-of-the-disk',
    says: "use the package `memfs`: `rs.mock('node:fs', () => require('memfs').fs)`, and the same with `fs.promises` for `node:fs/promises`.",
    files: {
      'node_modules/memfs/package.json': '{"name":"memfs","main":"index.js"}',
      'node_modules/memfs/index.js':
        "const readFile = async () => 'late'; exports.fs = { readFileSync: () => 'now', promises: { readFile } };",
      'load.ts':
        "import { readFileSync } from 'node:fs';\nexport const load = () => readFileSync('/srv/a.txt', 'utf8');",
      'a.test.ts': `import { readFile } from 'node:fs/promises';
import { rs, test } from '@rstest/core';
import { load } from './load';
rs.mock('node:fs', () => require('memfs').fs);
rs.mock('node:fs/promises', () => require('memfs').fs.promises);
test('a', async () => console.log('READ', load(), await readFile('/srv/a.txt', 'utf8')));`,
    },
    output: ['READ now late'],
  },
  'memfs: how do I use a real fixture, and do packages such as fs-extra see it?': {
    heading: 'errors-of-the-disk',
    says: [
      "for a real fixture read the disk in the test: `import * as disk from 'node:fs' with { rstest: 'importActual' }`.",
      'Packages such as `fs-extra` keep the real disk:',
      "`rs.mock('fs-extra', () => ({ default: require('memfs').fs.promises }))`",
      'Its synchronous functions, what it adds, such as `outputFile`, and its named exports are missing then (`is not a function`): add those that your code calls.',
    ],
    files: {
      'data.txt': 'from the disk',
      'node_modules/memfs/package.json': '{"name":"memfs","main":"index.js"}',
      'node_modules/memfs/index.js':
        "const files = {}; const readFile = async (path) => files[path] ?? 'nothing'; exports.vol = files; exports.fs = { readFileSync: (path) => files[path], promises: { readFile } };",
      'node_modules/fs-extra/package.json': '{"name":"fs-extra","main":"index.js"}',
      'node_modules/fs-extra/index.js':
        "module.exports = { ...require('node:fs'), ...require('node:fs/promises'), outputFile() {} };",
      'a.test.ts': `import { readFileSync } from 'node:fs';
import * as disk from 'node:fs' with { rstest: 'importActual' };
import { expect, rs, test } from '@rstest/core';
import extra from 'fs-extra';
import { vol } from 'memfs';
rs.mock('node:fs', () => require('memfs').fs);
rs.mock('node:fs/promises', () => require('memfs').fs.promises);
test('a', async () => {
  vol['/srv/a.txt'] = disk.readFileSync('data.txt', 'utf8');
  expect(readFileSync('/srv/a.txt', 'utf8')).toBe('from the disk');
  await expect(extra.readFile('/srv/a.txt')).rejects.toThrow('ENOENT');
});`,
      'b.test.ts': `${core}import extra, { readFile } from 'fs-extra';
rs.mock('fs-extra', () => ({ default: require('memfs').fs.promises }));
test('b', async () => {
  expect(await extra.readFile('/srv/a.txt')).toBe('nothing');
  expect(() => extra.readFileSync('/srv/a.txt')).toThrow('is not a function');
  expect(() => extra.outputFile('/srv/a.txt', '')).toThrow('is not a function');
  expect(() => readFile('/srv/a.txt')).toThrow('is not a function');
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Does a mock of fs reach fs.promises, node:fs and fs/promises?': {
    heading: 'errors-of-the-disk',
    says: [
      'outside the VM pools, a mock of one of `fs`, `node:fs`, `fs/promises` and `node:fs/promises` reaches none of the other three.',
      '`fs.promises` is part of `fs` and of `node:fs`, so the factory for the one that your code imports returns it.',
      "`rs.spyOn(disk, 'readFile')` after `import disk from 'node:fs/promises'` reaches `fs.promises.readFile` of both names, but not an imported `{ readFile }`.",
    ],
    files: {
      'read.ts': `import nodeFs from 'node:fs';
import fs from 'fs';
import { readFile as late } from 'fs/promises';
import { readFile } from 'node:fs/promises';
const names = {
  'fs': () => fs.promises.readFile('missing', 'utf8'),
  'node:fs': () => nodeFs.promises.readFile('missing', 'utf8'),
  'fs/promises': () => late('missing', 'utf8'),
  'node:fs/promises': () => readFile('missing', 'utf8'),
};
export const faked = async () => {
  const found: string[] = [];
  for (const [name, read] of Object.entries(names)) if ((await read().catch(() => '')) === 'fake') found.push(name);
  return found;
};`,
      ...Object.fromEntries(
        ['fs', 'node:fs', 'fs/promises', 'node:fs/promises'].map((name, index) => [
          `${index}.test.ts`,
          `${core}import { faked } from './read';
rs.mock('${name}', () => {
  const readFile = async () => 'fake';
  return { readFile, default: { promises: { readFile } } };
});
test('a', async () => { expect(await faked()).toEqual(['${name}']); });`,
        ]),
      ),
      'spy.test.ts': `import disk from 'node:fs/promises';
import { expect, rs, test } from '@rstest/core';
import { faked } from './read';
test('a', async () => {
  rs.spyOn(disk, 'readFile').mockResolvedValue('fake');
  expect(await faked()).toEqual(['fs', 'node:fs']);
});`,
    },
    command: 'npx rstest; npx rstest --testEnvironment=happy-dom; npx rstest --pool=threads',
    output: [/(Tests 5 passed[\s\S]*){3}/],
    absent: ['failed'],
  },
  'mock-fs: what does it hide, and what does it cover?': {
    heading: 'errors-of-the-disk',
    libraries: true,
    says: [
      '`mock-fs` needs no mock and hides the disk from packages too, so that one loaded later fails with `ENOENT`, unless the files stay,',
      'Version 5.3 and later cover `readFileSync`, `fs.promises` and `node:fs/promises`',
    ],
    test: `import fs, { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import mock from 'mock-fs';
import { afterEach, expect, test } from '@rstest/core';
const root = process.cwd();
const load = createRequire(join(root, 'a.js'));
afterEach(() => mock.restore());
test('a', async () => {
  expect(readFileSync(join(root, 'a.test.ts'), 'utf8')).toBeTruthy();
  mock({ '/srv/a.txt': 'text' });
  console.log('LOGGED');
  expect(readFileSync('/srv/a.txt', 'utf8')).toBe('text');
  expect(await fs.promises.readFile('/srv/a.txt', 'utf8')).toBe('text');
  expect(await readFile('/srv/a.txt', 'utf8')).toBe('text');
  expect(() => readFileSync(join(root, 'a.test.ts'))).toThrow('ENOENT');
  await expect(import('sinon')).rejects.toThrow('ENOENT');
  expect(() => load('winston')).toThrow('ENOENT');
});
test('b', async () => {
  expect(() => readFileSync('/srv/a.txt')).toThrow('ENOENT');
  expect(load('winston').createLogger).toBeTypeOf('function');
});`,
    output: ['LOGGED', 'Tests 2 passed'],
  },
} satisfies Answers;
