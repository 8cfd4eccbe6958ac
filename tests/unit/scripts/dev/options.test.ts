import { describe, expect, test } from '@rstest/core';
import { readDevOptions } from '../../../../scripts/dev/options.ts';

describe('options of npm run dev', () => {
  test('have defaults', () => {
    expect(readDevOptions([])).toMatchObject({ port: undefined, base: undefined });
  });

  test.each([
    [['--prot', '1'], 'unknown option --prot; allowed: --port, --host'],
    [['--port', 'x'], '--port x: not a port'],
    [['--base', 'docs'], '--base docs: not a base'],
    [['--port'], '--port needs a value'],
  ])('%j is refused in one plain line', (args, message) => {
    expect(() => readDevOptions(args)).toThrow(message);
  });
});
