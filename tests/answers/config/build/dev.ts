import type { Answers } from '../../../support/answers.ts';

const one = `import { test } from '@rstest/core'; test('a', () => {});`;

export default {
  'Which files does dev.writeToDisk: true write, and where?': {
    says: 'With this option, `dist/.rstest-temp` holds one bundle for each test file, its source map, the runtime that all tests share, and a manifest.',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: true } };`,
      'cart.test.ts': one,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: [
      'cart~test~ts.mjs',
      'cart~test~ts.mjs.map',
      'rstest-runtime.mjs',
      'rstest-manifest.json',
    ],
  },
  'Does anything land on disk without dev.writeToDisk?': {
    says: 'By default, the build stays in memory.',
    files: { 'cart.test.ts': one },
    command: 'npx rstest && ls -d dist || echo no dist',
    output: ['no dist'],
  },
  'Which wins: --dev.writeToDisk or the config?': {
    heading: 'write-the-files-for-one-run',
    says: '`--dev.writeToDisk` overrides the config file, and `--dev.writeToDisk=false` turns writing off for one run.',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: true } };`,
      'cart.test.ts': one,
    },
    command: 'npx rstest --dev.writeToDisk=false && ls -d dist || echo no dist',
    output: ['no dist'],
  },
  'Can writeToDisk be a function that picks files?': {
    heading: 'write-only-some-files',
    says: 'Pass a function to choose:',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: (file) => file.endsWith('.mjs') } };`,
      'cart.test.ts': one,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: ['cart~test~ts.mjs'],
    absent: ['.map'],
  },
  'Does DEBUG=rstest write the build to disk too?': {
    heading: 'write-the-files-for-one-run',
    says: '`DEBUG=rstest` writes the build too, together with the resolved configs:',
    files: { 'cart.test.ts': one },
    command: 'DEBUG=rstest npx rstest && ls -a dist/.rstest-temp',
    output: ['cart~test~ts.mjs', '.rsbuild'],
  },
  'Can a single project switch dev.writeToDisk on?': {
    heading: 'projects',
    says: 'Unlike most build options, a value in the root config applies to every project, and a project can set its own.',
    files: {
      'rstest.config.ts': `export default { projects: [
  { name: 'shop', include: ['cart.test.ts'], dev: { writeToDisk: true } },
  { name: 'docs', include: ['page.test.ts'] },
] };`,
      'cart.test.ts': one,
      'page.test.ts': one,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: ['shop'],
    absent: ['docs\n'],
  },
  'Can a project switch dev.writeToDisk of the root config off?': {
    heading: 'projects',
    says: 'Unlike most build options, a value in the root config applies to every project, and a project can set its own.',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: true }, projects: [
  { name: 'shop', include: ['cart.test.ts'] },
  { name: 'docs', include: ['page.test.ts'], dev: { writeToDisk: false } },
] };`,
      'cart.test.ts': one,
      'page.test.ts': one,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: ['shop'],
    absent: ['docs\n'],
  },
  'Do projects write to a folder of their own?': {
    heading: 'projects',
    says: 'With more than one project, each writes to a directory with its name.',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: true }, projects: [
  { name: 'shop', include: ['cart.test.ts'] }, { name: 'docs', include: ['page.test.ts'] },
] };`,
      'cart.test.ts': one,
      'page.test.ts': one,
    },
    command: 'npx rstest && ls dist/.rstest-temp/*',
    output: [/docs:\n[\s\S]*page~test~ts\.mjs[\s\S]*shop:\ncart~test~ts\.mjs/],
  },
  'Does writing the build change what a run prints or stores?': {
    says: 'We recommend the flag `--dev.writeToDisk` for one run over the config file, because writing takes time and changes nothing else: results, stack traces and snapshots stay the same.',
    test: `import { expect, test } from '@rstest/core';
test('fails', () => { throw new Error('no'); });
test('is stored', () => { expect({ a: 1 }).toMatchSnapshot(); });`,
    command: `one() { npx rstest $2 > $1.txt 2>&1; cat __snapshots__/*.snap >> $1.txt; rm -r __snapshots__; sed -i -E 's/[0-9.]+m?s//g' $1.txt; }; one plain; one written --dev.writeToDisk; cmp plain.txt written.txt && cat plain.txt && echo SAME`,
    output: ['1 failed | 1 passed', 'exports[`is stored 1`]', 'SAME'],
  },
} satisfies Answers;
