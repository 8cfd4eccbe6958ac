import type { Answer } from '../../../support/answers.ts';

const files = {
  'src/tax.ts': `export function rate(country: string) {
  if (country === 'de') return 19;
  return 20;
}
export const unused = () => 1;
`,
  'src/forgotten.ts': `export const voucher = () => 5;\n`,
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(19); });`,
};
const config = (coverage: string, more = '') => ({
  'rstest.config.ts': `export default { coverage: { provider: 'v8', reporters: ['text'], ${coverage} }, ${more} };`,
});
const on = 'enabled: true,';
const failing = {
  ...files,
  'src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { rate } from './tax';
test('rate', () => { expect(rate('de')).toBe(1); });`,
};

export default [
  {
    question: 'Which provider and which reports does coverage use, and where, when nothing is set?',
    heading: '',
    files: { ...files, 'coverage/old.txt': 'x' },
    command: 'npx rstest --coverage && ls coverage',
    output: ['with istanbul', '% Stmts', 'clover.xml', 'coverage-final.json', 'index.html'],
    absent: ['old.txt'],
  },
  {
    question: 'Which files are counted without coverage.include?',
    heading: 'which-files-count',
    files: { ...files, ...config(on) },
    output: ['tax.ts'],
    absent: ['forgotten.ts', /\n tax\.test\.ts/],
  },
  {
    question: 'Does coverage.include add files that no test imports?',
    heading: 'which-files-count',
    files: { ...files, ...config(`${on} include: ['src/**']`) },
    output: ['tax.ts', 'forgotten.ts'],
    absent: [/\n tax\.test\.ts/],
  },
  {
    question: 'Is coverage.exclude appended to the defaults or does it replace them?',
    heading: 'which-files-count',
    files: { ...files, ...config(`${on} include: ['src/**'], exclude: ['**/forgotten.ts']`) },
    output: ['tax.ts'],
    absent: ['forgotten.ts', /\n tax\.test\.ts/],
  },
  {
    question: 'Are coverage.reporters appended or replaced?',
    heading: 'reports',
    files: { ...files, ...config(`${on} reporters: ['json-summary']`) },
    command: 'npx rstest && ls coverage',
    output: ['coverage-summary.json'],
    absent: ['index.html', 'clover.xml', '% Stmts'],
  },
  {
    question: 'Does --coverage.include replace coverage.include of the config?',
    heading: 'precedence',
    files: { ...files, ...config(`${on} include: ['src/**']`) },
    command: `npx rstest --coverage.include 'src/tax.ts'`,
    output: ['tax.ts'],
    absent: ['forgotten.ts'],
  },
  {
    question: 'Does --coverage.exclude replace coverage.exclude of the config?',
    heading: 'precedence',
    files: { ...files, ...config(`${on} include: ['src/**'], exclude: ['**/forgotten.ts']`) },
    command: `npx rstest --coverage.exclude '**/other.ts'`,
    output: ['tax.ts'],
    absent: ['forgotten.ts'],
  },
  {
    question: 'Does a flag such as --coverage.provider switch coverage on?',
    heading: 'precedence',
    files: { ...files, ...config('') },
    command: 'npx rstest && echo then && npx rstest --coverage.reporters=text',
    output: [/then[\s\S]*Coverage enabled with v8/],
    absent: [/Coverage enabled[\s\S]*then/],
  },
  {
    question: 'How do I switch coverage off for one run?',
    heading: 'precedence',
    files: { ...files, ...config(on) },
    command: 'npx rstest --no-coverage && npx rstest --coverage.enabled=false',
    output: ['1 passed'],
    absent: ['Coverage enabled'],
  },
  {
    question: 'Are files outside the root counted?',
    heading: 'which-files-count',
    files: {
      ...Object.fromEntries(Object.entries(files).map(([name, text]) => [`shop/${name}`, text])),
      'shop/src/tax.test.ts': `import { expect, test } from '@rstest/core';
import { outside } from '../../kit/outside';
test('outside', () => { expect(outside()).toBe(1); });`,
      'kit/outside.ts': `export const outside = () => 1;\n`,
      ...Object.fromEntries(
        Object.entries(config(`${on} ...(process.env.ALL ? { allowExternal: true } : {})`)).map(
          ([name, text]) => [`shop/${name}`, text],
        ),
      ),
    },
    command: 'cd shop && npx rstest && echo then && ALL=1 npx rstest',
    output: [/then[\s\S]*outside\.ts/],
    absent: [/outside\.ts[\s\S]*then/],
  },
  {
    question: 'How do I pass options to a coverage reporter?',
    heading: 'reports',
    files: { ...files, ...config(`${on} reporters: [['json-summary', { file: 'sum.json' }]]`) },
    command: 'npx rstest && ls coverage',
    output: ['sum.json'],
  },
  {
    question: 'What is the exit code when tests pass but a threshold is missed?',
    heading: 'thresholds',
    files: { ...files, ...config(`${on} thresholds: { functions: 90 }`) },
    exitCode: 1,
    output: ['1 passed', 'coverage for functions 50% does not meet global threshold 90%'],
  },
  {
    question: 'What does a negative threshold mean?',
    heading: 'thresholds',
    files: {
      ...files,
      ...config(`${on} thresholds: { statements: process.env.STRICT ? -1 : -2 }`),
    },
    command: 'npx rstest && echo then && STRICT=1 npx rstest',
    exitCode: 1,
    output: [/then[\s\S]*statements[\s\S]*threshold/],
    absent: [/threshold[\s\S]*then/],
  },
  {
    question: 'Is a report written when a test fails?',
    heading: 'after-a-failure',
    files: { ...failing, ...config(on) },
    command: 'npx rstest; echo then; npx rstest --coverage.reportOnFailure',
    exitCode: 1,
    output: [/then[\s\S]*% Stmts/],
    absent: [/% Stmts[\s\S]*then/],
  },
  {
    question: 'Are old files in the coverage folder removed?',
    heading: 'reports',
    files: {
      ...files,
      'coverage/old.txt': 'x',
      ...config(`${on} reporters: ['json-summary'], clean: process.env.KEEP !== '1'`),
    },
    command: 'KEEP=1 npx rstest && ls coverage && npx rstest && echo then && ls coverage',
    output: ['old.txt'],
    absent: [/then[\s\S]*old\.txt/],
  },
  {
    question: 'What happens with an unknown provider?',
    heading: 'what-you-need',
    files: { ...files, ...config(`${on} provider: 'nothing'`) },
    exitCode: 1,
    output: ['Unknown coverage provider: nothing'],
    absent: ['1 passed'],
  },
  {
    question: 'Can a project have coverage settings of its own?',
    heading: 'projects',
    files: {
      ...files,
      ...config(
        on,
        `projects: [{ name: 'shop', include: ['src/*.test.ts'], coverage: { enabled: false, exclude: ['**/tax.ts'] } }]`,
      ),
    },
    output: ['Coverage enabled with v8', 'tax.ts  '],
  },
] satisfies Answer[];
