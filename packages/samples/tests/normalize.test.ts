import { expect, test } from '@rstest/core';
import { isSameOutput, maskOutput, normalizeOutput } from '../normalize.ts';

const folders = { project: '/tmp/x/project', root: '/tmp/repo' };
const ESC = '\u001b';

test('paths, cursor moves, internal frames and blank lines at the ends disappear', () => {
  const raw = [
    '',
    `${ESC}[2K${ESC}[1m  Rstest v0.12.0${ESC}[22m   `,
    '',
    '',
    '',
    'at file:///tmp/x/project/a.test.ts:3:1',
    '    at run (/tmp/repo/node_modules/@rstest/core/dist/a.js:1:2)',
    '        at Object.apply (dist/.rstest-temp/rstest%20runtime:26:1)',
    'see /tmp/repo/package.json',
    '',
  ].join('\r\n');
  expect(normalizeOutput(raw, folders)).toBe(
    [
      '␛[1m  Rstest v0.12.0␛[22m',
      '',
      'at /project/a.test.ts:3:1',
      'see /project/package.json',
    ].join('\n'),
  );
});

test('two runs that differ in time only are equal once masked', () => {
  const fast = [
    ' ␛[32m✓␛[39m ␛[36ma.test.ts␛[39m ␛[90m(1)␛[39m',
    '  ␛[32m✓␛[39m adds␛[90m (2ms)␛[39m',
    '  ␛[32m✓␛[39m renders␛[90m (38ms)␛[39m',
    '␛[90m   Duration␛[39m 981ms ␛[90m(build 98ms, tests 883ms)␛[39m',
    '␛[90m  Shard 1/2: 513ms (build 186ms, tests 327ms)␛[39m',
  ];
  const slow = [
    ' ␛[32m✓␛[39m ␛[36ma.test.ts␛[39m ␛[90m(1)␛[39m ␛[32m421ms␛[39m',
    '  ␛[32m✓␛[39m adds',
    '  ␛[33m✓␛[39m renders␛[90m (412ms)␛[39m',
    '␛[90m   Duration␛[39m 1.44s ␛[90m(build 1m 2s, tests 1.34s)␛[39m',
    '␛[90m  Shard 1/2: 1.73s (build 191ms, tests 1.54s)␛[39m',
  ];
  expect(maskOutput(slow.join('\n'))).toBe(maskOutput(fast.join('\n')));
});

test('colors and counts are not taken for durations', () => {
  const text = '␛[90m Test Files␛[39m ␛[1m␛[32m2 passed␛[39m␛[22m';
  expect(maskOutput(text)).toBe(text);
  expect(maskOutput('expected 100 to be 200')).toBe('expected 100 to be 200');
  const limit = '    test timed out in 100ms';
  expect(maskOutput(limit)).toBe(limit);
});

test('a test that a busy machine slows down is listed, which is no difference', () => {
  const files = [
    ' ␛[32m✓␛[39m ␛[90msrc/␛[39m␛[36ma.test.ts␛[39m ␛[90m(1)␛[39m',
    ' ␛[32m✓␛[39m ␛[90msrc/␛[39m␛[36mb.test.ts␛[39m ␛[90m(1)␛[39m',
  ];
  const slow = '  ␛[33m✓␛[39m renders␛[90m (412ms)␛[39m';
  const shown = (...lines: string[]) => [files[0], ...lines, files[1]].join('\n');
  expect(isSameOutput(shown(), shown(slow))).toBe(true);
  expect(isSameOutput(shown(slow), shown(slow.replace('412', '398')))).toBe(true);
  // What the page shows has to be printed, and nothing else may be.
  expect(isSameOutput(shown(slow), shown())).toBe(false);
  expect(isSameOutput(shown(slow), shown(slow.replace('renders', 'paints')))).toBe(false);
  expect(isSameOutput(shown(), shown(slow.replace('33m✓', '31m✗')))).toBe(false);
});
