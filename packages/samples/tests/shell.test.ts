import { expect, test } from '@rstest/core';
import { checkShell, checkStatic } from '../static.ts';
import type { KnownCommand } from '../types.ts';
import { readPage } from './page.ts';

const flags = (...names: string[]) => names.map((name) => ({ names: [name] }));
const commands: KnownCommand[] = [
  { name: '', flags: flags('--coverage', '--isolate', '--browser.providerOptions.*') },
  { name: 'list', flags: flags('--filesOnly') },
];

test.each([
  'npx rstest --coverage',
  'npx rstest --no-isolate cart',
  'npx rstest --browser.providerOptions.launch=x',
  'npx rstest list --filesOnly',
  'npx rstest --version',
  'CI=true pnpm rstest --coverage && rstest list',
  'npx vitest --unknown # npx rstest --unknown',
  'npx rstest -- --anything',
  'echo "rstest --unknown"',
])('%s is fine', (line) => {
  expect(checkShell(line, commands)).toEqual([]);
});

test.each([
  ['npx rstest --covrage', 0],
  ['npx rstest list --coverage', 0],
  ['ls\nnpx rstest \\\n  --unknown', 1],
  ['$ yarn rstest --filesOnly', 0],
])('%s names an unknown flag', (line, at) => {
  const problems = checkShell(line, commands);
  expect(problems).toHaveLength(1);
  expect(problems[0]?.line).toBe(at);
  expect(problems[0]?.message).toContain('has no flag');
});

test('JSON, script lines and workflow lines are checked where they stand', () => {
  const text = [
    '```json',
    '{ "a": 1, }',
    '```',
    '```json title="package.json"',
    '{',
    '  "scripts": { "test": "rstest --nope" }',
    '}',
    '```',
    '```yaml',
    'steps:',
    '  - run: npx rstest --never',
    '```',
    '```jsonc',
    '{ "a": 1 /* fine */ }',
    '```',
  ].join('\n');
  const page = readPage({ lang: 'en', route: '/x', file: 'docs/en/x.mdx', text });
  expect(
    checkStatic(page, commands).map(({ line, message }) => [line, message.split(' ')[0]]),
  ).toEqual([
    [2, 'JSON:'],
    [6, '`rstest`'],
    [11, '`rstest`'],
  ]);
});
