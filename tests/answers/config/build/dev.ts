import type { Answer } from '../../../support/answers.ts';

const one = `import { test } from '@rstest/core'; test('a', () => {});`;

export default [
  {
    question: 'Which files does dev.writeToDisk: true write, and where?',
    heading: '',
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
  {
    question: 'Does anything land on disk without dev.writeToDisk?',
    heading: '',
    files: { 'cart.test.ts': one },
    command: 'npx rstest && ls -d dist || echo no dist',
    output: ['no dist'],
  },
  {
    question: 'Which wins: --dev.writeToDisk or the config?',
    heading: 'write-the-files-for-one-run',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: true } };`,
      'cart.test.ts': one,
    },
    command: 'npx rstest --dev.writeToDisk=false && ls -d dist || echo no dist',
    output: ['no dist'],
  },
  {
    question: 'Can writeToDisk be a function that picks files?',
    heading: 'write-only-some-files',
    files: {
      'rstest.config.ts': `export default { dev: { writeToDisk: (file) => file.endsWith('.mjs') } };`,
      'cart.test.ts': one,
    },
    command: 'npx rstest && ls dist/.rstest-temp',
    output: ['cart~test~ts.mjs'],
    absent: ['.map'],
  },
  {
    question: 'Does DEBUG=rstest write the build to disk too?',
    heading: 'write-the-files-for-one-run',
    files: { 'cart.test.ts': one },
    command: 'DEBUG=rstest npx rstest && ls -a dist/.rstest-temp',
    output: ['cart~test~ts.mjs', '.rsbuild'],
  },
  {
    question: 'Can a single project switch dev.writeToDisk on?',
    heading: 'projects',
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
  {
    question: 'Can a project switch dev.writeToDisk of the root config off?',
    heading: 'projects',
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
  {
    question: 'Do projects write to a folder of their own?',
    heading: 'projects',
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
] satisfies Answer[];
