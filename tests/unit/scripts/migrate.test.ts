import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@rstest/core';
import { gitIn, tempFolder } from '../../support/folder.ts';

const ROOT = join(import.meta.dirname, '../../..');

const FILES = {
  'package.json': JSON.stringify({
    scripts: { test: 'cross-env CI=1 jest --runInBand --coverage', lint: 'eslint .' },
    devDependencies: { jest: '30', '@testing-library/react': '16', axios: '1' },
  }),
  'jest.config.js':
    "module.exports = { testEnvironment: 'jsdom', setupFilesAfterEnv: ['<rootDir>/test/setup.js'], testSequencer: './s.js' };",
  'test/setup.js':
    "require('@testing-library/jest-dom');\nafterEach(() => jest.useRealTimers());\n",
  '__mocks__/axios.js': 'module.exports = { get: jest.fn() };\n',
  'src/cart.test.js':
    "import { render } from '@testing-library/react';\ndescribe('cart', () => {\n  it('is stored', () => {\n    jest\n      .useFakeTimers();\n    expect(1).toMatchSnapshot();\n  });\n});\n",
  'src/__snapshots__/cart.test.js.snap':
    '// Jest Snapshot v1, https://jestjs.io/docs/snapshot-testing\n\nexports[`cart is stored 1`] = `1`;\n',
  'src/index.js': 'export const it = 1;\n',
};
const folder = tempFolder(FILES);
const read = (file: string) => readFileSync(join(folder, file), 'utf8');
const git = gitIn(folder);
const migrate = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/migrate.ts', folder, ...args], {
    cwd: ROOT,
    encoding: 'utf8',
  });

test('moves a repository: plans first, refuses a dirty one, writes once', () => {
  git('init', '-q');
  expect(migrate().stdout).toContain('error: there are changes that are not committed');
  expect(read('src/cart.test.js')).toBe(FILES['src/cart.test.js']);

  const dry = migrate('--dry-run');
  expect(dry.status).toBe(0);
  expect(dry.stdout).toContain('would be written: rstest.config.mjs, rstest.setup.mjs');
  expect(read('src/cart.test.js')).toBe(FILES['src/cart.test.js']);

  git('add', '.');
  git('commit', '-qm', 'before');
  const { stdout, status } = migrate();
  expect(status).toBe(0);
  expect(stdout).toContain('1 stored snapshot renamed');
  // Once for each kind; what the setup file does is no work of the reader.
  expect(stdout).toContain(
    'To change by hand (1 place of 1 kind):\n\ntestSequencer: no counterpart',
  );
  expect(stdout).not.toContain('Testing Library');
  expect(stdout).toContain('npm install -D @rstest/core');
  expect(read('src/cart.test.js')).toContain('    rs\n      .useFakeTimers();');
  expect(read('src/__snapshots__/cart.test.js.snap')).toContain('exports[`cart > is stored 1`]');
  expect(read('test/setup.js')).toContain('afterEach(() => rs.useRealTimers());');
  expect(read('src/index.js')).toBe(FILES['src/index.js']);
  expect(JSON.parse(read('package.json')).scripts).toEqual({
    test: 'cross-env CI=1 rstest --pool.maxWorkers=1 --coverage',
    lint: 'eslint .',
  });
  expect(read('rstest.setup.mjs')).toContain('Object.assign(globalThis, { jest: rs });');
  expect(read('rstest.setup.mjs')).toContain("rs.mock('axios');");
  expect(read('rstest.config.mjs')).toContain(
    "setupFiles: ['./rstest.setup.mjs', './test/setup.js']",
  );

  git('add', '.');
  git('commit', '-qm', 'after');
  migrate();
  expect(git('status', '--porcelain').toString()).toBe('');
});

test('options that do not exist are named', () => {
  const { stdout, status } = migrate('--nope');
  expect(stdout).toContain("Unknown option '--nope'");
  expect(status).toBe(2);
});
