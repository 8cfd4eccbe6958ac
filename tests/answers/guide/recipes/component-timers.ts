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
} satisfies Answers;
