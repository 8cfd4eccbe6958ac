import { type Answers, configFile } from '../../../support/answers.ts';

const poll = (options = '') => ({
  'a.test.ts': `import { expect, test } from '@rstest/core';
test('waits', async () => {
  let calls = 0;
  try { await expect.poll(() => ++calls${options}).toBe(-1); } finally { console.log('calls ' + calls); }
});`,
});

export default {
  'How often does expect.poll try when nothing is set?': {
    heading: 'options-of-a-single-call',
    says: 'one that the config leaves out keeps its default',
    test: `import { expect, test } from '@rstest/core';
test('polls', async () => {
  const at: number[] = [];
  await expect.poll(() => at.push(performance.now())).toBe(12);
  const pauses = at.slice(1).map((time, index) => time - (at[index] ?? 0));
  console.log('shortest pause', Math.round(Math.min(...pauses)));
});`,
    output: [/shortest pause (49|5\d)\n/],
  },
  'How long does expect.poll wait, and how do I change it for all tests?': {
    says: 'Sets how long and how often `expect.poll` tries, for all tests.',
    files: { ...configFile('expect: { poll: { timeout: 120 } }'), ...poll() },
    exitCode: 1,
    output: ['Matcher did not succeed in 120ms'],
  },
  'Which wins: expect.poll in the config or the options of the call?': {
    heading: 'options-of-a-single-call',
    says: 'Options of a call override the config:',
    files: { ...configFile('expect: { poll: { timeout: 900 } }'), ...poll(', { timeout: 80 }') },
    exitCode: 1,
    output: ['Matcher did not succeed in 80ms'],
  },
  'Does setting only the interval keep the default timeout?': {
    heading: 'options-of-a-single-call',
    says: 'A key that you leave out keeps its value from the config, and one that the config leaves out keeps its default.',
    files: { ...configFile('expect: { poll: { interval: 400 } }'), ...poll() },
    exitCode: 1,
    output: ['Matcher did not succeed in 1000ms', /calls [34]\n/],
  },
  'What happens when the polling would outlast testTimeout?': {
    heading: 'polling-within-the-test-timeout',
    says: 'If less time is left than this option or the default asks for, `expect.poll` gives up a moment before the test does, so that the error names the matcher and not only the time limit.',
    files: { ...configFile('testTimeout: 400, expect: { poll: { timeout: 5000 } }'), ...poll() },
    exitCode: 1,
    output: [/Matcher did not succeed in (29\d|300)ms/],
    absent: ['test timed out'],
  },
  'Does a timeout of 0 poll at all?': {
    heading: 'choose-timeout-and-interval',
    says: 'With `timeout: 0`, `expect.poll` gives up after one or two attempts.',
    files: { ...configFile('expect: { poll: { timeout: 0 } }'), ...poll() },
    exitCode: 1,
    output: ['Matcher did not succeed in 0ms', /calls [12]\n/],
  },
  'Do projects inherit expect?': {
    heading: 'options-of-a-single-call',
    says: 'With `projects`, set the option in each project.',
    files: {
      ...configFile(
        `expect: { poll: { timeout: 50 } }, projects: [{ name: 'shop', include: ['*.test.ts'] }]`,
      ),
      ...poll(),
    },
    exitCode: 1,
    output: ['Matcher did not succeed in 1000ms'],
  },
  'Does a poll of ten seconds fit into a test of one?': {
    heading: 'polling-within-the-test-timeout',
    says: [
      'Polling counts toward `testTimeout`.',
      "A `timeout` in the call isn't shortened: if the test ends first, the message is `test timed out`.",
    ],
    test: `import { expect, test } from '@rstest/core';
test('x', async () => { await expect.poll(() => 1, { timeout: 10_000 }).toBe(2); }, 600);
`,
    exitCode: 1,
    output: ['test timed out in 600ms', 'Tests 1 failed'],
  },
} satisfies Answers;
