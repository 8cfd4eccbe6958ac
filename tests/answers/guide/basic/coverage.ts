import type { Answer } from '../../../support/answers.ts';

const files = {
  'src/tax.ts': `export function rate(country: string) {
  if (country === 'de') return 0.19;
  return 0.2;
}
export function gross(net: number) {
  return net * 1.2;
}
`,
  'src/forgotten.ts': 'export const voucher = () => 5;\n',
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(0.19); });
`,
};
const config = (options: string) => ({
  'rstest.config.mjs': `export default { coverage: { enabled: true, provider: 'v8', reporters: ['text'], ${options} } };`,
});

export default [
  {
    question: 'Are files counted that no test imports?',
    heading: 'count-files-that-no-test-imports',
    files: { ...files, ...config('') },
    output: [' tax.ts'],
    absent: ['forgotten.ts'],
  },
  {
    question: 'How do I count files that no test imports?',
    heading: 'count-files-that-no-test-imports',
    files: { ...files, ...config("include: ['src/**/*.ts']") },
    output: [/ forgotten\.ts \| +0 \|/],
    absent: ['tax.test.ts |'],
  },
  {
    question: 'Does --coverage.exclude replace the exclude of the config?',
    heading: 'count-files-that-no-test-imports',
    files: { ...files, ...config("include: ['src/**/*.ts'], exclude: ['src/tax.ts']") },
    command: "npx rstest --coverage.exclude 'src/forgotten.ts'",
    output: ['All files'],
    absent: [' tax.ts', ' forgotten.ts'],
  },
  {
    question: 'What is the exit code when a threshold is missed?',
    heading: 'fail-below-a-threshold',
    files: { ...files, ...config('thresholds: { lines: 80 }') },
    exitCode: 1,
    output: ['Tests 1 passed', 'coverage for lines 33.33% does not meet global threshold 80%'],
  },
  {
    question: 'What does a negative threshold mean?',
    heading: 'fail-below-a-threshold',
    files: { ...files, ...config('thresholds: { branches: -1, functions: -1 }') },
    output: ['Tests 1 passed'],
    absent: ['does not meet'],
  },
  {
    question: 'Is coverage reported when a test fails?',
    heading: 'coverage-of-failed-runs',
    files: {
      ...files,
      ...config(''),
      'bad.test.ts':
        "import { expect, test } from '@rstest/core'; test('bad', () => { expect(1).toBe(2); });",
    },
    exitCode: 1,
    absent: ['All files'],
  },
] satisfies Answer[];
