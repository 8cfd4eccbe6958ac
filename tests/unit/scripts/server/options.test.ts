import { describe, expect, test } from '@rstest/core';
import { parseServeOptions } from '../../../../scripts/server/options.ts';

describe('serve options', () => {
  test('have defaults', () => {
    expect(parseServeOptions([])).toEqual({
      port: 4173,
      host: 'localhost',
      dir: 'doc_build',
      base: undefined,
    });
  });

  test('are read with a space or an equals sign', () => {
    expect(parseServeOptions(['--port', '0', '--dir=out', '--base', '/docs/'])).toMatchObject({
      port: 0,
      dir: 'out',
      base: '/docs/',
    });
  });

  test.each([
    [['--port', 'abc'], '--port abc: not a port; allowed: a whole number from 0 to 65535'],
    [['--port', '70000'], '--port 70000: not a port'],
    [['--port', '1.5'], '--port 1.5: not a port'],
    [['--port'], '--port needs a value'],
    [['--base', 'docs'], '--base docs: not a base'],
    [['--open'], 'unknown option --open; allowed: --port'],
    [['5000'], 'unexpected "5000"'],
    [['--dir='], '--dir needs a value'],
    [['--toString', 'x'], 'unknown option --toString'],
  ])('%j is refused in one plain line', (argv, message) => {
    expect(() => parseServeOptions(argv)).toThrow(message);
  });
});
