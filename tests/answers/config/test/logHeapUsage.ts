import type { Answers } from '../../../support/answers.ts';

const files = {
  'a.test.ts': `import { test } from '@rstest/core';
const kept: unknown[] = [];
test('small', () => {});
test('large', () => { kept.push(Array.from({ length: 1_000_000 }, (_, i) => ({ i }))); });`,
  'b.test.ts': `import { test } from '@rstest/core'; test('other', () => {});`,
};

export default {
  'What does logHeapUsage add to the report?': {
    says: 'Each line then ends with the figure, for example `✓ imports the whole catalog (40ms) 45 MB heap used`.',
    elsewhere: {
      '/guide/integrations/monorepo': '`--logHeapUsage` prints the heap in use after each file.',
      '/guide/help/errors-tools': 'Find the file: `--logHeapUsage` prints the heap after each.',
      '/guide/advanced/profiling':
        '`logHeapUsage` prints the heap in use after each file, which finds the file that needs too much.',
    },
    files,
    command: 'npx rstest --logHeapUsage',
    output: [/a\.test\.ts \(2\) \d+ MB heap used/, /b\.test\.ts \(1\) \d+ MB heap used/],
  },
  'How do I see which test needs the memory?': {
    heading: 'where-the-figures-appear',
    says: 'with the `verbose` reporter, in a run of a single file, and as `heap` in bytes in the JSON report.',
    files,
    command: 'npx rstest --logHeapUsage --reporter=verbose',
    output: [/small \([^)]+\) \d+ MB heap used/, /large \([^)]+\) \d\d+ MB heap used/],
  },
  'Does the figure of one file contain the memory of earlier files?': {
    heading: 'read-the-figures',
    says: 'With `isolate: false` and in the VM pools, the figure of a file contains what earlier files have left in the same worker.',
    elsewhere: {
      '/guide/advanced/profiling':
        'If memory grows from file to file, workers are reused and something in them stays alive.',
    },
    files: {
      ...files,
      'rstest.config.ts': `export default { isolate: false, pool: { maxWorkers: 1 }, logHeapUsage: true };`,
      'a.test.ts': `${files['a.test.ts']}\n(globalThis as any).kept = kept; // ${'-'.repeat(300)}`,
    },
    output: [/a\.test\.ts \(2\)[\s\S]*b\.test\.ts \(1\) \d\d+ MB heap used/],
  },
  'Do JSON reports contain the heap?': {
    heading: 'where-the-figures-appear',
    says: 'with the `verbose` reporter, in a run of a single file, and as `heap` in bytes in the JSON report.',
    files,
    command: 'npx rstest --logHeapUsage --reporter=json',
    output: [/"heap": \d+/],
  },
  'Do projects inherit logHeapUsage?': {
    heading: 'read-the-figures',
    says: [
      "With `projects`, set it in each project, because projects don't inherit it.",
      'The value for a file is printed after its name.',
      'The flag applies to all of them.',
    ],
    files: {
      ...files,
      'rstest.config.ts': `export default { logHeapUsage: true, projects: [{ name: 'shop', include: ['*.test.ts'] }] };`,
    },
    command: 'npx rstest && echo then && npx rstest --logHeapUsage',
    output: [/then[\s\S]*a\.test\.ts.* heap used/, 'Test Files 2 passed'],
    absent: [/heap used[\s\S]*then/],
  },
  'What does a figure that rises from test to test point at?': {
    heading: 'read-the-figures',
    says: 'a figure that rises and never falls points at something that is kept',
    test: `import { test } from '@rstest/core';
const kept: unknown[] = [];
test.each([1, 2, 3])('keeps %s', () => { kept.push(Array.from({ length: 1_000_000 }, (_, i) => ({ i }))); });`,
    command:
      "npx rstest --logHeapUsage --reporter=verbose | grep keeps | grep -o '[0-9]* MB' | sort -n -c -u && echo RISES",
    output: ['RISES'],
  },
} satisfies Answers;
