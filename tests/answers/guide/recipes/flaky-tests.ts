import { type Answers, withHooks } from '../../../support/answers.ts';

export default {
  'How often does repeats run a test, and when does it end?': {
    heading: 'make-it-fail-on-demand',
    says: '`repeats: 9` means up to ten runs, and the first failure ends them:',
    files: {
      'a.test.ts': `${withHooks}let runs = 0;
test('always', { repeats: 9 }, () => { runs++; });
test('count', () => { console.log('RUNS', runs); });
test('third', { repeats: 9 }, () => { console.log('ATTEMPT', ++runs - 10); expect(runs - 10).toBeLessThan(3); });`,
    },
    exitCode: 1,
    output: ['RUNS 10', 'ATTEMPT 3', '1 failed'],
    absent: ['ATTEMPT 4'],
  },
  'How is a test marked that passed on the second attempt?': {
    heading: 'use-retries-sparingly',
    says: 'Tests that only passed on a second attempt are marked `(retry x1)` in the output:',
    files: {
      'a.test.ts': `${withHooks}let runs = 0; test('a', { retry: 2 }, () => { expect(++runs).toBe(2); });`,
    },
    command: 'npx rstest --reporter=verbose',
    output: ['(retry x1)', 'Tests 1 passed'],
  },
  'Does isolate false let files share memory?': {
    heading: 'make-it-fail-on-demand',
    says: 'The first command removes competition for the processor, the second lets files share memory, and the third moves you to another country.',
    files: {
      'a.test.ts': `${withHooks}test('a', () => { console.log('SEEN', (globalThis as any).left); (globalThis as any).left = 'left over'; });`,
      'b.test.ts': `${withHooks}test('b', () => { console.log('SEEN', (globalThis as any).left); (globalThis as any).left = 'left over'; });`,
    },
    command: 'npx rstest --isolate=false --pool.maxWorkers=1',
    output: ['SEEN left over'],
  },
} satisfies Answers;
