import { type Answers, testFiles, withHooks } from '../../../support/answers.ts';

const left = `${withHooks}test('a', () => { console.log('SEEN', (globalThis as any).left); (globalThis as any).left = 1; });`;

export default {
  'Does each file still get its own globals in vmForks?': {
    heading: 'start-fewer-workers',
    says: 'each file still gets its own modules and globals.',
    files: { 'a.test.ts': left, 'b.test.ts': left },
    command: 'npx rstest --pool=vmForks --pool.maxWorkers=1',
    output: ['SEEN undefined', 'Tests 2 passed'],
    absent: ['SEEN 1'],
  },
  'How often does a setup file run?': {
    heading: 'do-less-before-each-file',
    says: 'Setup files run once for each test file, so one that takes 200 milliseconds adds up to 20 seconds of work in 100 files.',
    files: {
      'setup.ts': "console.log('SETUP', 'ran');",
      'global.ts': "export const setup = () => { console.log('GLOBAL', 'ran'); };",
      'rstest.config.mjs':
        "export default { setupFiles: ['./setup.ts'], globalSetup: ['./global.ts'] };",
      'a.test.ts': `${withHooks}test('a', () => {}); test('b', () => {});`,
      'b.test.ts': `${withHooks}test('c', () => {});`,
    },
    command:
      "npx rstest > out.txt 2>&1; echo SETUPS $(grep -c 'SETUP ran' out.txt) GLOBALS $(grep -c 'GLOBAL ran' out.txt)",
    output: ['SETUPS 2 GLOBALS 1'],
  },
  'Why is a test of a big page slow? getByRole takes seconds.': {
    heading: 'use-a-dom-only-where-you-need-it',
    says: 'On a large page, one `getByRole` with a `name` can take seconds, in jsdom above all: ask in a cheaper way.',
    files: testFiles(
      ['happy-dom', 'jsdom'],
      (name) => `// @rstest-environment ${name}
import { expect, test } from '@rstest/core';
import { screen, within } from '@testing-library/dom';
test('a', () => {
  document.body.innerHTML = '<main>' + Array.from({ length: 400 }, (_, book) => '<div><p><button><b>Book ' + book + '</b></button></p></div>').join('') + '</main>';
  const main = document.querySelector('main')!;
  const queries = {
    role: () => screen.getByRole('button', { name: 'Book 399' }),
    text: () => screen.getByText('Book 399'),
    part: () => within(main.children[399] as HTMLElement).getByRole('button', { name: 'Book 399' }),
  };
  const took = { role: 0, text: 0, part: 0 };
  for (let round = 0; round < 3; round += 1) {
    for (const [name, query] of Object.entries(queries)) {
      main.append(document.createElement('hr'));
      const start = performance.now();
      expect(query().textContent).toBe('Book 399');
      took[name as 'role'] += performance.now() - start;
    }
  }
  console.log('${name}', JSON.stringify(took));
  expect(took.role).toBeGreaterThan(took.text * 2);
  expect(took.role).toBeGreaterThan(took.part * 2);
});`,
    ),
    output: ['Tests 2 passed'],
  },
  'Does a fixture run for tests that do not name it?': {
    heading: 'do-less-before-each-file',
    says: 'Move what only some tests need into a fixture, which runs only for tests that name it.',
    test: `import { test as base } from '@rstest/core';
const test = base.extend<{ server: string }>({ server: async ({}, use) => { console.log('STARTED'); await use('on'); } });
test('without', () => { console.log('FIRST'); });
test('with', ({ server }) => { console.log('SERVER', server); });`,
    output: [/FIRST[\s\S]*STARTED[\s\S]*SERVER on/],
  },
  'Why are the first test files slow, and the rest fast?': {
    heading: 'start-fewer-workers',
    says: 'because it loads the packages that the next ones find loaded. In the default pool, every file loads them again.',
    files: {
      'node_modules/slow/package.json': '{ "name": "slow", "version": "1.0.0" }',
      'node_modules/slow/index.js': "process._rawDebug('LOADED');",
      ...testFiles(
        ['a', 'b', 'c'],
        () => "import 'slow'; import { test } from '@rstest/core'; test('x', () => {});",
      ),
    },
    command:
      'for isolate in true false; do echo $isolate $(npx rstest --isolate=$isolate --pool.maxWorkers=1 2>&1 | grep -c LOADED); done',
    output: [/true 3\s+false 1/],
  },
} satisfies Answers;
