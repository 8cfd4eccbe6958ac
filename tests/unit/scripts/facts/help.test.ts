import { expect, test } from '@rstest/core';
import {
  formatFlag,
  parseCommandNames,
  parseFlag,
  parseFlags,
} from '../../../../scripts/facts/help.ts';

const help = `shop/1.0.0

Usage:
  $ shop [...filters]

Commands:
  [...filters]          sell things
  list [...filters]     list things

For more info, run any command with the \`--help\` flag:
  $ shop --help

Options:
  -w, --watch            Look again (default: false)
  --pool.type <type>     One of the pools (forks | threads)
  --changed [commit]     Since a commit
  -h, --help             Display this message
`;

test('commands and flags are read from the help text', () => {
  expect(parseCommandNames(help)).toEqual([
    { name: '', usage: 'rstest [...filters]' },
    { name: 'list', usage: 'rstest list [...filters]' },
  ]);
  expect(parseFlags(help)).toEqual([
    { names: ['-w', '--watch'] },
    { names: ['--pool.type'], value: 'type', choices: ['forks', 'threads'] },
    { names: ['--changed'], value: 'commit', optional: true },
  ]);
});

test('a flag is shown as the help text writes it', () => {
  expect(formatFlag(parseFlag('--changed [commit]', ''))).toBe('--changed [commit]');
  expect(formatFlag(parseFlag('-t, --name <x>', ''))).toBe('-t, --name <x>');
});
