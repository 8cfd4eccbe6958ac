import { describe, expect, test } from '@rstest/core';
import { nearestPath } from '../../../../shared/site/nearestPath.ts';

const PATHS = [
  '/',
  '/api/',
  '/config/',
  '/config/test/retry',
  '/config/test/testTimeout',
  '/config/build/tools',
];

describe('the page that a mistyped address means', () => {
  test.each([
    ['/config/test/testTimeuot', '/config/test/testTimeout'],
    ['/config/test/testtimeout/', '/config/test/testTimeout'],
    ['/config/test/retyr.html', '/config/test/retry'],
    ['/config/retry', '/config/test/retry'],
    ['/testTimeout', '/config/test/testTimeout'],
    ['/confg', '/config/'],
    ['/', '/'],
  ])('%s is %s', (wanted, path) => {
    expect(nearestPath(wanted, PATHS)).toBe(path);
  });

  test('is none when nothing is spelled alike', () => {
    expect(nearestPath('/config/something/else', PATHS)).toBeUndefined();
    expect(nearestPath('/x', PATHS)).toBeUndefined();
    expect(nearestPath('/nope', PATHS)).toBeUndefined();
    expect(nearestPath('/404', PATHS)).toBeUndefined();
  });
});
