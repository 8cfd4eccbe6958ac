import type { Answers } from '../../../support/answers.ts';

const config = (more = '') => ({
  'rstest.config.ts': `export default { unstubGlobals: true, ${more} };`,
});
const test = (body: string) => ({
  'a.test.ts': `import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';\n${body}`,
});

export default {
  'What is restored: the old value, and the absence of a global that did not exist?': {
    says: "A global that didn't exist before the stub is removed, so that `'name' in globalThis` is `false` again.",
    files: {
      ...config(),
      ...test(`const realFetch = globalThis.fetch;
test('one', () => { rs.stubGlobal('fetch', rs.fn()); rs.stubGlobal('till', 'open'); });
test('two', () => { expect(globalThis.fetch).toBe(realFetch); expect('till' in globalThis).toBe(false); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Is a direct assignment to globalThis undone?': {
    heading: 'changes-that-are-not-undone',
    says: 'A plain assignment such as `globalThis.fetch = fake`.',
    files: {
      ...config(),
      ...test(`test('one', () => { (globalThis as any).till = 'open'; });
test('two', () => { expect((globalThis as any).till).toBe('open'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does restoreMocks undo rs.stubGlobal?': {
    heading: 'changes-that-are-not-undone',
    says: "Turn on `restoreMocks`, which in turn doesn't change stubs.",
    files: {
      'rstest.config.ts': `export default { restoreMocks: true };`,
      ...test(`test('one', () => { rs.stubGlobal('till', 'open'); });
test('two', () => { expect((globalThis as any).till).toBe('open'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does a global stubbed in a setup file or beforeAll survive until the first test?': {
    heading: 'globals-are-restored-before-each-test',
    says: 'One made in `beforeAll`, at the top of the file or in a setup file is undone before the first test;',
    files: {
      ...config(`setupFiles: ['./setup.ts']`),
      'setup.ts': `import { rs } from '@rstest/core';\nrs.stubGlobal('till', 'from setup');`,
      ...test(`beforeAll(() => { rs.stubGlobal('door', 'open'); });
test('first test', () => { expect('till' in globalThis || 'door' in globalThis).toBe(false); });`),
    },
    output: ['Tests 1 passed'],
  },
  'Does a global stubbed in beforeEach survive?': {
    heading: 'globals-are-restored-before-each-test',
    says: 'Rstest restores them before each test and each attempt, ahead of `beforeEach`, so a stub made in `beforeEach` works.',
    files: {
      ...config(),
      ...test(`beforeEach(() => { rs.stubGlobal('till', 'open'); });
test('one', () => { expect((globalThis as any).till).toBe('open'); });
test('two', () => { expect((globalThis as any).till).toBe('open'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does a stubbed global leak into the next file with isolate: false, although unstubGlobals is on?':
    {
      heading: 'restore-globals-without-isolation',
      says: [
        'With `isolate` turned off, a stub of that test stays for all files that the same worker runs later, even with this option.',
        'Nothing is undone after the last test of a file.',
      ],
      files: {
        ...config('isolate: false, pool: { maxWorkers: 1 }'),
        ...test(`// The larger file runs first. ${'-'.repeat(400)}
test('one', () => { rs.stubGlobal('till', 'open'); });`),
        'b.test.ts': `import { test } from '@rstest/core';
test('two', () => { console.log('next file sees ' + (globalThis as any).till); });`,
      },
      output: ['next file sees open'],
    },
  'Do projects inherit unstubGlobals?': {
    heading: 'restore-globals-without-isolation',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...config(`projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      ...test(`test('one', () => { rs.stubGlobal('till', 'open'); });
test('two', () => { expect('till' in globalThis).toBe(true); });`),
    },
    output: ['Tests 2 passed'],
  },
} satisfies Answers;
