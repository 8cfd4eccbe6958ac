import type { Answers } from '../../../support/answers.ts';

export default {
  'Which queries and clicks hang with fake timers?': {
    heading: 'use-fake-timers-with-testing-library',
    says: [
      'With `rs.useFakeTimers()` alone, they stand still: `findBy…` and `waitFor` hang until the test times out unless they pass at the first look, and so does every call of `userEvent`',
      'Testing Library waits by the timers of the page, and moves fake ones only if it finds a global `jest`.',
    ],
    test: `import { findByText } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, rs, test } from '@rstest/core';
beforeEach(() => {
  document.body.innerHTML = '<button>a</button>';
  rs.useFakeTimers();
});
afterEach(() => void rs.useRealTimers());
test('there', async () => void (await findByText(document.body, 'a')), 500);
test('absent', async () => void (await findByText(document.body, 'b')), 500);
test('click', () => userEvent.click(document.querySelector('button')!), 500);
test('jest', async () => {
  Object.assign(globalThis, { jest: rs });
  await findByText(document.body, 'b').catch(() => console.log('GAVE UP'));
}, 5000);`,
    command: 'npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: ['✓ there', '✗ absent', '✗ click', 'GAVE UP', '✓ jest', 'test timed out in 500ms'],
  },
  'What becomes of a timer, such as a debounced callback, that is left when the file ends?': {
    heading: 'test-a-debounced-hook',
    says: 'with its file, the simulated browser ends its timers, so the callback never runs',
    files: Object.fromEntries(
      ['happy-dom', 'jsdom'].flatMap((name) => [
        [
          `${name}.test.ts`,
          `// @rstest-environment ${name}
import { test } from '@rstest/core';
test('a', () => { setTimeout(() => console.log('RAN', window.scrollX), 50); });`,
        ],
        [
          `${name}-later.test.ts`,
          `// @rstest-environment ${name}
import { test } from '@rstest/core';
test('a', async () => { await new Promise((resolve) => setTimeout(resolve, 300)); });`,
        ],
      ]),
    ),
    command: 'npx rstest --pool.maxWorkers=1 && npx rstest --pool.maxWorkers=1 --isolate=false',
    output: [/Tests 4 passed[\s\S]*Tests 4 passed/],
    absent: ['RAN'],
  },
} satisfies Answers;
