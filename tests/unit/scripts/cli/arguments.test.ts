import { describe, expect, test } from '@rstest/core';
import { parseBuildOptions } from '../../../../scripts/build/options.ts';
import { readCheckOptions } from '../../../../scripts/check/options.ts';
import { CHECKS } from '../../../../scripts/check/registry.ts';
import { readArguments } from '../../../../scripts/cli/arguments.ts';
import { readDevOptions } from '../../../../scripts/dev/options.ts';
import { readOptions } from '../../../../scripts/samples/options.ts';
import { parseServeOptions } from '../../../../scripts/server/options.ts';

const options = { to: { type: 'string' }, fast: { type: 'boolean' } } as const;

const COMMANDS = {
  build: parseBuildOptions,
  check: (args: readonly string[]) => readCheckOptions(args, CHECKS),
  dev: readDevOptions,
  samples: readOptions,
  serve: parseServeOptions,
  try: (args: readonly string[]) => readArguments(args, options, 1),
};

describe('arguments of a command', () => {
  test('are options by name, with a space or an equals sign, and the rest in order', () => {
    const { values, positionals } = COMMANDS.try(['page', '--to', 'other', '--fast']);
    expect({ ...values, positionals }).toEqual({ to: 'other', fast: true, positionals: ['page'] });
    expect(parseServeOptions(['--port', '0', '--dir=out', '--base', '/docs/'])).toMatchObject({
      port: 0,
      dir: 'out',
      base: '/docs/',
    });
    expect(parseBuildOptions(['--no-check']).check).toBe(false);
  });

  test('may be left out', () => {
    const empty = { only: { type: 'string', default: '' } } as const;
    expect(readArguments([], empty, 0).values.only).toBe('');
    expect(parseBuildOptions([])).toEqual({ out: 'doc_build', base: '/', check: true });
    expect(readDevOptions([])).toMatchObject({ port: undefined, base: undefined });
    const serve = { port: 4173, host: 'localhost', dir: 'doc_build', base: undefined };
    expect(parseServeOptions([])).toEqual(serve);
    expect(readCheckOptions([], CHECKS).checks).toEqual(CHECKS);
  });

  test('choose several checks, or pages by Chinese addresses too, one by one or with commas', () => {
    const { checks } = readCheckOptions(['--only', 'links,parity', '--only', 'mdx'], CHECKS);
    expect(checks.map(({ name }) => name)).toEqual(['mdx', 'parity', 'links']);
    const args = ['--only', '/zh/config/test/bail', '--only', '/guide,docs/zh/api/index.mdx'];
    expect(readOptions(args).chosen.only).toEqual(['/config/test/bail', '/guide', '/api/']);
  });

  test.each<[keyof typeof COMMANDS, string[], string]>([
    ['try', ['--too', 'x'], 'unknown option --too; allowed: --to, --fast, --help'],
    ['try', ['a', 'b'], 'unexpected "b"; allowed: --to, --fast, --help'],
    ['try', ['--to'], '--to needs a value; allowed: --to, --fast, --help'],
    ['try', ['--fast=x'], "Option '--fast' does not take an argument; allowed: --to"],
    ['serve', ['--port', 'abc'], '--port abc: not a port; allowed: a whole number from 0 to 65535'],
    ['serve', ['--port', '70000'], '--port 70000: not a port'],
    ['serve', ['--port', '1.5'], '--port 1.5: not a port'],
    ['serve', ['--base', 'docs'], '--base docs: not a base'],
    ['serve', ['--open'], 'unknown option --open; allowed: --port'],
    ['serve', ['5000'], 'unexpected "5000"'],
    ['serve', ['--dir='], '--dir needs a value'],
    ['serve', ['--toString', 'x'], 'unknown option --toString'],
    ['dev', ['--prot', '1'], 'unknown option --prot; allowed: --port, --host'],
    ['dev', ['--port', 'x'], '--port x: not a port'],
    ['dev', ['--base', 'docs'], '--base docs: not a base'],
    ['build', ['--watch'], 'unknown option --watch; allowed: --out'],
    ['build', ['--base', 'x'], '--base x: not a base'],
    ['samples', ['--onyl', 'x'], 'unknown option --onyl; allowed: --only, --of, --no-cache'],
    ['samples', ['--only', ''], '--only needs a value'],
    ['samples', ['config'], 'unexpected "config"'],
    ['check', ['--only', 'link'], 'unknown check link; did you mean links? allowed: types, biome,'],
    ['check', ['links'], 'unexpected "links"; allowed: --only, --changed, --since, --help'],
  ])('of %s: %j is refused in one line that says what is allowed', (name, args, line) => {
    expect(() => COMMANDS[name](args)).toThrow(line);
  });
});
