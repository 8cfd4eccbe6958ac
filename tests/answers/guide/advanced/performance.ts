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
  'Why does an import from the index file of an icon library take seconds, and how do I load one icon?':
    {
      heading: 'build-less',
      says: [
        'With `"sideEffects": false` in the `package.json` of your code, or of a bundled package, only the files run whose exports you use.',
        'In `node`, Node.js loads packages, and a package of icons or components runs all of its files: list it in `output.bundleDependencies`, or import from the file of one icon.',
      ],
      files: {
        ...Object.fromEntries(
          ['own', 'marked', 'node_modules/icons'].flatMap((folder) => [
            [`${folder}/one.js`, `console.log('RUNS ${folder} one'); export const one = 1;`],
            [`${folder}/two.js`, `console.log('RUNS ${folder} two'); export const two = 2;`],
            [`${folder}/index.js`, "export * from './one.js';\nexport * from './two.js';"],
          ]),
        ),
        'own/package.json': '{ "type": "module" }',
        'marked/package.json': '{ "type": "module", "sideEffects": false }',
        'node_modules/icons/package.json':
          '{ "name": "icons", "version": "1.0.0", "type": "module", "main": "index.js", "sideEffects": false }',
        'rstest.config.ts': `const bundleDependencies = ['icons'];
export default { projects: [
  { name: 'node', include: ['a.test.ts'] },
  { name: 'own', include: ['own.test.ts'] },
  { name: 'bundled', include: ['a.test.ts'], output: { bundleDependencies } },
  { name: 'happy', include: ['a.test.ts'], testEnvironment: 'happy-dom' },
] };`,
        'a.test.ts': `import { test } from '@rstest/core';
// @ts-expect-error no types
import { one } from 'icons';
test('a', () => console.log('USES', one));`,
        'own.test.ts': `import { test } from '@rstest/core';
import { one } from './own/index.js';
import { one as marked } from './marked/index.js';
test('own', () => console.log('USES', one, marked));`,
      },
      command:
        'for p in node own bundled happy; do echo "IN $p"; npx rstest --project $p | grep -oE "RUNS.*|USES.*"; done',
      output: [
        /IN node\nRUNS node_modules\/icons one\nRUNS node_modules\/icons two\nUSES 1\nIN own\nRUNS own one\nRUNS own two\nRUNS marked one\nUSES 1 1\nIN bundled\nRUNS node_modules\/icons one\nUSES 1\nIN happy\nRUNS node_modules\/icons one\nUSES 1/,
      ],
    },
} satisfies Answers;
