import { type Answers, core, inEnvironments } from '../../../support/answers.ts';

export default {
  'Which queries and clicks hang with fake timers?': {
    heading: 'use-fake-timers-with-testing-library',
    says: [
      'With `@testing-library/dom` alone, `findBy…` and `waitFor` hang unless they pass at the first look or after a change of the document, and `userEvent` unless you pass `delay: null` or `advanceTimers: rs.advanceTimersByTime`.',
      'With `rs.useFakeTimers()` alone, they stand still.',
      'Testing Library waits by the timers of the page, and moves fake ones only if it finds a global `jest`.',
    ],
    test: `import { findByText } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';
beforeEach(() => {
  document.body.innerHTML = '<button>a</button>';
  rs.useFakeTimers();
});
afterEach(() => void rs.useRealTimers());
test('there', async () => void (await findByText(document.body, 'a')), 500);
test('absent', async () => void (await findByText(document.body, 'b')), 500);
test('click', () => userEvent.click(document.querySelector('button')!), 500);
test('changes', async () => {
  const found = findByText(document.body, 'c');
  document.body.append('c');
  await found;
}, 500);
test('no delay', () => userEvent.setup({ delay: null }).click(document.querySelector('button')!), 500);
test('moved', async () => {
  document.body.innerHTML = '<input>';
  const user = userEvent.setup({ advanceTimers: rs.advanceTimersByTime });
  await user.type(document.querySelector('input')!, 'ab');
  expect(document.querySelector('input')!.value).toBe('ab');
}, 500);
test('jest', async () => {
  Object.assign(globalThis, { jest: rs });
  await findByText(document.body, 'b').catch(() => console.log('GAVE UP'));
}, 5000);`,
    command: 'npx rstest --testEnvironment=happy-dom',
    exitCode: 1,
    output: [
      '✓ there',
      '✗ absent',
      '✗ click',
      '✓ changes',
      '✓ no delay',
      '✓ moved',
      'GAVE UP',
      '✓ jest',
      'test timed out in 500ms',
    ],
  },
  'React: why does findBy hang with fake timers although the element is there?': {
    heading: 'use-fake-timers-with-testing-library',
    says: 'In React, each `findBy…`, `waitFor` and call of `userEvent` then hangs until the test times out, even if the element is there or you pass `delay: null` or `advanceTimers`, because Testing Library waits for one more timer at the end.',
    files: {
      'a.test.tsx': `import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, rs, test } from '@rstest/core';
beforeEach(() => {
  rs.useFakeTimers();
  render(<button>a</button>);
});
afterEach(() => { rs.useRealTimers(); cleanup(); });
const button = () => screen.getByRole('button');
test('there', async () => void (await screen.findByText('a')), 500);
test('wait', async () => void (await waitFor(() => {})), 500);
test('one more', async () => {
  const found = screen.findByText('a').then(() => console.log('FOUND'));
  await rs.advanceTimersByTimeAsync(0);
  await found;
}, 500);
test('click', () => userEvent.click(button()), 500);
test('no delay', () => userEvent.setup({ delay: null }).click(button()), 500);
test('moved', () => userEvent.setup({ advanceTimers: (ms) => void rs.advanceTimersByTime(ms) }).click(button()), 500);
`,
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()] };
`,
    },
    command: 'npx rstest --testEnvironment=happy-dom; npx rstest --testEnvironment=jsdom',
    exitCode: 1,
    output: [
      /(✗ there[\s\S]*✗ wait[\s\S]*✓ one more[\s\S]*✗ click[\s\S]*✗ no delay[\s\S]*✗ moved[\s\S]*Tests 5 failed \| 1 passed[\s\S]*){2}/,
      'FOUND',
    ],
  },
  'Has a timeout of the click handler fired after user.click, and how do I look before it?': {
    heading: 'use-fake-timers-with-testing-library',
    says: [
      'In React, `await user.click()` with `shouldAdvanceTime` passes at least one step, 20 ms of fake time, so a `setTimeout(…, 0)` of the handler has fired by then.',
      'call `fireEvent.click(button)`, which moves no time and needs only `rs.useFakeTimers()`.',
    ],
    files: {
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        () => `import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, rs, test } from '@rstest/core';
afterEach(() => { rs.useRealTimers(); cleanup(); });
const show = (ms: number) => {
  const late = rs.fn();
  render(<button type="button" onClick={() => { setTimeout(late, ms); }}>a</button>);
  return late;
};
test.each([[0, {}, 1], [20, {}, 1], [20, { delay: null }, 1], [99, {}, 0]] as const)('user %s', async (ms, options, times) => {
  rs.useFakeTimers({ shouldAdvanceTime: true });
  const late = show(ms);
  await userEvent.setup(options).click(screen.getByRole('button'));
  expect(late).toHaveBeenCalledTimes(times);
});
test('event', () => {
  rs.useFakeTimers();
  const late = show(0);
  fireEvent.click(screen.getByRole('button'));
  expect(late).not.toHaveBeenCalled();
  rs.advanceTimersByTime(0);
  expect(late).toHaveBeenCalled();
});
`,
      ),
      'rstest.config.ts': `import { pluginReact } from '@rsbuild/plugin-react';
export default { plugins: [pluginReact()] };
`,
    },
    output: ['Tests 10 passed'],
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
  'Motion and react-toastify: when does an element go, and when does a toast come?': {
    heading: 'animations-and-toasts',
    libraries: true,
    says: [
      'What leaves `<AnimatePresence>` is there until its exit has ended: `waitFor(() => expect(…).toBeNull())`.',
      'In happy-dom an exit with a transform, such as `x`, `scale` or `rotate`, may never end',
      "Render `<ToastContainer />`, then `await screen.findByText('Saved')`: right after `toast()` without `act`, nothing is there yet.",
      '`autoClose` never closes it, because no animation ends.',
      'Without a container, a toast waits for the one of the next test: call `toast.dismiss()` in `afterEach`.',
    ],
    files: {
      'rstest.config.ts':
        "import { pluginReact } from '@rsbuild/plugin-react'; export default { plugins: [pluginReact()], testTimeout: 20_000 };",
      ...inEnvironments(
        ['happy-dom', 'jsdom'],
        'tsx',
        (name) => `import { AnimatePresence, motion, MotionGlobalConfig } from 'motion/react';
import { toast, ToastContainer } from 'react-toastify';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from '@rstest/core';
afterEach(() => { cleanup(); });
const leave = async (exit: object) => {
  const shown = (open: boolean) => <AnimatePresence>{open && <motion.p exit={exit}>Saved</motion.p>}</AnimatePresence>;
  const { rerender } = render(shown(true));
  rerender(shown(false));
  expect(screen.queryByText('Saved')).not.toBeNull();
  const gone = await waitFor(() => expect(screen.queryByText('Saved')).toBeNull()).then(() => true, () => false);
  cleanup();
  return gone;
};
test('motion', async () => {
  const moves = [{ x: 100 }, { y: 9 }, { scale: 0 }, { rotate: 20 }];
  expect(await leave({ opacity: 0 })).toBe(true);
  for (const exit of moves) expect(await leave(exit)).toBe(${name === 'jsdom'});
  MotionGlobalConfig.skipAnimations = true;
  for (const exit of moves) expect(await leave(exit)).toBe(true);
});
test('toasts without a container', () => {
  toast('Early');
  toast.dismiss();
  toast('Waiting');
});
test('toasts', async () => {
  render(<ToastContainer />);
  await screen.findByText('Waiting');
  expect(screen.queryByText('Early')).toBeNull();
  toast('Saved', { autoClose: 50 });
  expect(screen.queryByText('Saved')).toBeNull();
  await screen.findByText('Saved');
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(screen.queryByText('Saved')).not.toBeNull();
});`,
      ),
    },
    output: ['Tests 6 passed'],
  },
  'How often does a component render in one act that moves the clock?': {
    heading: 'use-fake-timers-with-testing-library',
    says: 'React renders at the end of `act`. An interval that sets the state three times in one `act(() => rs.advanceTimersByTime(3000))` leads to one more rendering, with the last value. A timer that an effect starts after each change fires only once in such an `act`: repeat `act(() => rs.advanceTimersByTime(1000))`.',
    files: inEnvironments(
      ['happy-dom', 'jsdom'],
      'ts',
      () => `${core}import { act, render } from '@testing-library/react';
import { createElement, useEffect, useState } from 'react';
let shown: number[] = [];
function Interval() {
  const [n, set] = useState(0);
  shown.push(n);
  useEffect(() => { const id = setInterval(() => set((old) => old + 1), 1000); return () => clearInterval(id); }, []);
  return createElement('p', null, n);
}
function Timeout() {
  const [n, set] = useState(0);
  useEffect(() => { const id = setTimeout(() => set(n + 1), 1000); return () => clearTimeout(id); }, [n]);
  return createElement('p', null, n);
}
test('interval', () => {
  rs.useFakeTimers();
  render(createElement(Interval));
  act(() => { rs.advanceTimersByTime(3000); });
  expect(shown).toEqual([0, 3]);
  rs.useRealTimers();
});
test('timeout', () => {
  rs.useFakeTimers();
  const { container } = render(createElement(Timeout));
  act(() => { rs.advanceTimersByTime(3000); });
  expect(container.textContent).toBe('1');
  for (let i = 0; i < 3; i++) act(() => { rs.advanceTimersByTime(1000); });
  expect(container.textContent).toBe('4');
  rs.useRealTimers();
});`,
    ),
    output: ['Tests 4 passed'],
  },
} satisfies Answers;
