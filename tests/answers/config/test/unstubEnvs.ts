import { type Answers, core, testFiles } from '../../../support/answers.ts';

const config = (more = '') => ({
  'rstest.config.ts': `export default { unstubEnvs: true, ${more} };`,
});
const test = (body: string) => ({
  'a.test.ts': `import { beforeAll, beforeEach, expect, rs, test } from '@rstest/core';\n${body}`,
});

export default {
  'What is restored when a variable was stubbed twice, or did not exist before?': {
    says: "A variable that was stubbed several times gets the value from before the first stub. One that didn't exist is removed.",
    files: {
      ...config(),
      ...test(`process.env.PLAN = 'free';
test('one', () => { rs.stubEnv('PLAN', 'pro'); rs.stubEnv('PLAN', 'team'); rs.stubEnv('NEW', 'x'); });
test('two', () => { expect(process.env.PLAN).toBe('free'); expect('NEW' in process.env).toBe(false); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Is a direct assignment to process.env undone?': {
    heading: 'changes-that-are-not-undone',
    says: "A plain assignment such as `process.env.CURRENCY = 'JPY'` stays for all following tests of the file,",
    files: {
      ...config(),
      ...test(`test('one', () => { process.env.PLAN = 'pro'; });
test('two', () => { expect(process.env.PLAN).toBe('pro'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does an assignment to process.env reach the next file?': {
    heading: 'changes-that-are-not-undone',
    says: 'and without isolation or in the VM pools for later files too.',
    files: testFiles(
      ['a', 'b'],
      () =>
        `import { test } from '@rstest/core'; test('a', () => { console.log('SHOW', process.env.LEAK); }); test('b', () => { process.env.LEAK = 'yes'; });`,
    ),
    command:
      'npx rstest --pool.maxWorkers=1; npx rstest --pool.maxWorkers=1 --no-isolate; npx rstest --pool.maxWorkers=1 --pool=vmForks',
    output: [
      /SHOW undefined[\s\S]*SHOW undefined[\s\S]*SHOW undefined[\s\S]*SHOW yes[\s\S]*SHOW undefined[\s\S]*SHOW yes/,
    ],
  },
  'Does a stub from a setup file or beforeAll survive until the first test?': {
    heading: 'variables-are-restored-before-each-test',
    says: 'One made in `beforeAll`, at the top of the file or in a setup file is undone before the first test.',
    files: {
      ...config(`setupFiles: ['./setup.ts']`),
      'setup.ts': `import { rs } from '@rstest/core';\nrs.stubEnv('FROM_SETUP', 'yes');`,
      ...test(`beforeAll(() => { rs.stubEnv('FROM_ALL', 'yes'); });
test('first test', () => { expect([process.env.FROM_SETUP, process.env.FROM_ALL]).toEqual([undefined, undefined]); });`),
    },
    output: ['Tests 1 passed'],
  },
  'Does a stub from beforeEach survive?': {
    heading: 'variables-are-restored-before-each-test',
    says: 'Rstest restores them before each test and each attempt, ahead of `beforeEach`, so a stub made in `beforeEach` works.',
    files: {
      ...config(),
      ...test(`beforeEach(() => { rs.stubEnv('PLAN', 'pro'); });
test('one', () => { expect(process.env.PLAN).toBe('pro'); });
test('two', () => { expect(process.env.PLAN).toBe('pro'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'Does a stub leak into the next file with isolate: false, although unstubEnvs is on?': {
    heading: 'restore-variables-without-isolation',
    says: [
      'With `isolate` turned off, and in the VM pools, a stub of that test stays for all files that the same worker runs later, even with this option.',
      'Nothing is undone after the last test of a file.',
    ],
    files: {
      ...config('isolate: false, pool: { maxWorkers: 1 }'),
      ...test(`// The larger file runs first. ${'-'.repeat(400)}
test('one', () => { rs.stubEnv('PLAN', 'pro'); });`),
      'b.test.ts': `import { test } from '@rstest/core';
test('two', () => { console.log('next file sees ' + process.env.PLAN); });`,
    },
    output: ['next file sees pro'],
  },
  'Do projects inherit unstubEnvs?': {
    heading: 'restore-variables-without-isolation',
    says: 'With `projects`, set the option in each project;',
    files: {
      ...config(`projects: [{ name: 'shop', include: ['*.test.ts'] }]`),
      ...test(`test('one', () => { rs.stubEnv('PLAN', 'pro'); });
test('two', () => { expect(process.env.PLAN).toBe('pro'); });`),
    },
    output: ['Tests 2 passed'],
  },
  'What is left of a value that a module read, and after the last test?': {
    heading: 'changes-that-are-not-undone',
    says: 'A value that a module read while it was loaded stays too.',
    files: {
      'rstest.config.ts': `export default { unstubEnvs: true };
`,
      'rate.ts': `export const rate = process.env.RATE;
`,
      'a.test.ts': `${core}test('one', async () => { rs.stubEnv('RATE', '7'); await import('./rate'); });
test('two', async () => { console.log('variable', process.env.RATE, 'module', (await import('./rate')).rate); });
`,
    },
    output: ['variable undefined module 7'],
  },
} satisfies Answers;
