import { describe, expect, test } from '@rstest/core';
import { readArguments } from '../../../../scripts/cli/arguments.ts';

const options = { to: { type: 'string' }, fast: { type: 'boolean' } } as const;
const read = (...args: string[]) => readArguments(args, options, 1);

describe('arguments of a command', () => {
  test('are options by name and the rest in order', () => {
    const { values, positionals } = read('page', '--to', 'other', '--fast');
    expect(values.to).toBe('other');
    expect(values.fast).toBe(true);
    expect(positionals).toEqual(['page']);
  });

  test('may be left out where the default is empty', () => {
    const empty = { only: { type: 'string', default: '' } } as const;
    expect(readArguments([], empty, 0).values.only).toBe('');
    expect(() => readArguments(['--only='], empty, 0)).toThrow(/^--only needs a value/);
  });

  test('are refused in one line that says what is allowed', () => {
    expect(() => read('--too', 'x')).toThrow(
      /^unknown option --too; allowed: --to, --fast, --help$/,
    );
    expect(() => read('a', 'b')).toThrow(/^unexpected "b"; allowed: --to, --fast, --help$/);
    expect(() => read('--to')).toThrow(/^[^\n]*--to[^\n]*; allowed: --to, --fast, --help$/);
    expect(() => readArguments(['--x'], {}, 0)).toThrow('unknown option --x; allowed: --help');
  });
});
