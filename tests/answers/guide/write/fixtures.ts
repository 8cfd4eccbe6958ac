import type { Answers } from '../../../support/answers.ts';

const head = `import { test as base, beforeEach, expect } from '@rstest/core';
const test = base.extend<{ db: string; order: string }>({
  db: async ({}, use) => { console.log('OPEN'); await use('db'); console.log('CLOSE'); },
  order: async ({ db }, use) => { await use(\`order in \${db}\`); },
});
`;

export default {
  'Is a fixture set up when no test asks for it?': {
    heading: 'your-first-fixture',
    says: 'The price test opens no database at all.',
    test: `${head}test('a', () => {});`,
    output: ['Tests 1 passed'],
    absent: ['OPEN'],
  },
  'Is a fixture cleaned up after a failed test?': {
    heading: 'your-first-fixture',
    says: 'Code before `use` sets it up, and code after `use` cleans it up, even if the test failed. `use`, a parameter that may have any name, hands the value to the test and waits for its end:',
    test: `${head}test('a', ({ order }) => { expect(order).toBe('none'); });
test.extend<{ pen: string }>({ pen: async ({}, lend) => { await lend('a pen'); console.log('BACK'); } })('b', async ({ pen }) => { await Promise.resolve(); console.log('WRITES with', pen); });`,
    exitCode: 1,
    output: [
      'OPEN',
      'CLOSE',
      "expected 'order in db' to be 'none'",
      /WRITES with a pen[\s\S]*BACK/,
    ],
  },
  'Can a test take the whole context?': {
    heading: 'name-what-you-need',
    says: 'Taking the whole context fails:',
    test: `${head}test('a', (context) => { expect(context.db).toBe('db'); });`,
    exitCode: 1,
    output: ['First argument must use the object destructuring pattern: context'],
  },
  'Can a hook ask for a fixture?': {
    heading: 'name-what-you-need',
    says: 'Hooks can ask for fixtures as well: `beforeEach<Fixtures>(({ db }) => …)`.',
    test: `${head}beforeEach<{ db: string }>(({ db }) => { console.log('HOOK HAS', db); });
test('a', () => {});`,
    output: ['HOOK HAS db'],
  },
  'Does a row of test.each or test.for get a fixture?': {
    heading: 'common-mistakes',
    says: 'A fixture that you name there is set up, but its value is `undefined`, as it is in the second parameter of `test.for`: write a loop.',
    test: `${head}
test.each([{ sku: 'B-1' }])('each', ({ sku, db }: any) => { console.log('EACH', sku, db); });
test.for([{ sku: 'B-3' }])('for', ({ sku, db }: any) => { console.log('FOR', sku, db); });
test.for([{ sku: 'B-4' }])('second', ({ sku }, { db }: any) => { console.log('SECOND', sku, db); });
for (const { sku } of [{ sku: 'B-2' }]) test('loop', ({ db }) => { console.log('LOOP', sku, db); });`,
    output: [
      /OPEN[\s\S]*EACH B-1 undefined[\s\S]*OPEN[\s\S]*FOR B-3 undefined[\s\S]*SECOND B-4 undefined[\s\S]*OPEN[\s\S]*LOOP B-2 db/,
    ],
  },
  'What if two fixtures need each other?': {
    heading: 'common-mistakes',
    says: '`Circular fixture dependency`. Two fixtures ask for each other.',
    test: `import { test as base } from '@rstest/core';
const test = base.extend<{ a: number; b: number }>({
  a: async ({ b }, use) => { await use(b); },
  b: async ({ a }, use) => { await use(a); },
});
test('x', ({ a }) => { console.log(a); });`,
    exitCode: 1,
    output: ['Circular fixture dependency'],
  },
  'What if a fixture never calls use, or the test comes from another file?': {
    heading: 'common-mistakes',
    says: ['The run hangs.', "A fixture isn't set up."],
    files: {
      'fixtures.ts':
        "import { test as base } from '@rstest/core'; export const test = base.extend<{ db: string; lost: string }>({ db: async ({}, use) => { await use('open'); }, lost: async () => {} });",
      'core.test.ts':
        "import { test } from '@rstest/core'; import './fixtures'; test('a', ({ db }: any) => { console.log('DB', db); });",
      'own.test.ts':
        "import { test } from './fixtures'; test('a', ({ db }) => { console.log('OWN', db); });",
      'hang.test.ts':
        "import { test } from './fixtures'; test('a', { timeout: 100 }, ({ lost }) => { console.log('LOST', lost); });",
    },
    command: 'npx rstest core own; timeout 4 npx rstest hang; echo CODE $?',
    output: ['DB undefined', 'OWN open', 'CODE 124'],
    absent: ['LOST', 'test timed out'],
  },
} satisfies Answers;
