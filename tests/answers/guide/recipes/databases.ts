import { readFileSync } from 'node:fs';
import { type Answers, shortSamplesOf, withHooks } from '../../../support/answers.ts';

/** The helper that the page shows. */
const rolledBack = /title="test\/rolledBack\.ts"\n([\s\S]*?)```/.exec(
  readFileSync('docs/en/guide/recipes/databases.mdx', 'utf8'),
)?.[1];

const body =
  "test('a', async () => { console.log('WORKER', process.env.RSTEST_WORKER_ID); await new Promise((r) => setTimeout(r, 50)); });";

export default {
  'Which number does each worker have?': {
    heading: 'one-database-per-worker',
    says: '`RSTEST_WORKER_ID` is `1`, `2` and so on.',
    files: { 'a.test.ts': `${withHooks}${body}`, 'b.test.ts': `${withHooks}${body}` },
    command: 'npx rstest --pool.maxWorkers=2',
    output: ['WORKER 1', 'WORKER 2'],
  },
  'Does a setup file set the address before the module reads it?': {
    heading: 'copy-a-template',
    says: 'A module that reads `DATABASE_URL` at its top level gets the right value only because setup files run first.',
    files: {
      'setup.ts': "process.env.DATABASE_URL = 'db-of-this-worker';",
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'db.ts': 'export const address = process.env.DATABASE_URL;',
      'a.test.ts': `${withHooks}import { address } from './db'; test('a', () => { console.log('ADDRESS', address); });`,
    },
    output: ['ADDRESS db-of-this-worker'],
  },
  'What of globalSetup do tests see?': {
    heading: 'copy-a-template',
    says: "A connection made in `globalSetup` isn't available in tests, because they run in processes or threads of their own: pass on its address through `process.env`.",
    files: {
      'global.ts':
        "export const setup = () => { process.env.DATABASE_URL = 'template'; (globalThis as any).connection = 'open'; };",
      'rstest.config.mjs': "export default { globalSetup: ['./global.ts'] };",
      'a.test.ts': `${withHooks}test('a', () => { console.log('SEEN', process.env.DATABASE_URL, (globalThis as any).connection); });`,
    },
    output: ['SEEN template undefined'],
  },
  'Are worker numbers used again, and how high do they get?': {
    heading: 'one-database-per-worker',
    says: 'Numbers go up to `maxWorkers`, and the worker for the next file gets a number that is free again.',
    files: {
      ...Object.fromEntries(
        [1, 2, 3, 4, 5].map((n) => [
          `${n}.test.ts`,
          "import { test } from '@rstest/core'; test('a', () => console.log('NUMBER', process.env.RSTEST_WORKER_ID));",
        ]),
      ),
    },
    command: 'npx rstest --pool.maxWorkers=2',
    output: ['NUMBER 1', 'NUMBER 2'],
    absent: ['NUMBER 3', 'NUMBER 0'],
  },
  'How do I roll a test back when the ORM only passes a transaction to a callback?': {
    heading: 'roll-back-each-test',
    says: [
      'Drizzle, TypeORM and Prisma pass it to a callback, and commit when that ends. Throw at its end:',
      'a failed assertion still fails the test.',
    ],
    files: { 'test/rolledBack.ts': rolledBack ?? '' },
    test: `import { expect, test } from '@rstest/core';
import { rolledBack } from './test/rolledBack';
const log: string[] = [];
const db = { async transaction(run: (tx: string[]) => Promise<void>) {
  try { await run(log); log.push('COMMIT'); } catch (error) { log.push('ROLLBACK'); throw error; }
} };
test('passes', rolledBack(db, async (tx) => { tx.push('write'); }));
test('was rolled back', () => expect(log).toEqual(['write', 'ROLLBACK']));
test('fails', rolledBack(db, async () => { expect('one row').toBe('two rows'); }));`,
    exitCode: 1,
    output: ["expected 'one row' to be 'two rows'", 'Tests 1 failed | 2 passed'],
  },
  'How do I exchange the database for all tests, and get all entities without a glob of files?': {
    heading: 'use-a-database-in-memory',
    says: [
      'If modules import the database, exchange it for all tests in a setup file. Each test file then gets an empty one with all tables:',
      "`Object.values(import.meta.glob('./entities/*.ts', { eager: true })).flatMap((file) => Object.values(file))`",
    ],
    files: {
      'rstest.config.ts': "export default { setupFiles: ['./setup.ts'] };",
      'setup.ts': `import { beforeAll, rs } from '@rstest/core';
import { db } from './db';
rs.mock('./db', () => ({ db: [] }));
beforeAll(async () => { db.push('tables'); });`,
      'db.ts': "export const db: string[] = ['real'];",
      'add.ts':
        "import { db } from './db'; export const add = (row: string) => [db.push(row), db];",
      'entities/book.ts': 'export class Book {}',
      'entities/order.ts': 'export class Order {}',
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `${name}.test.ts`,
          `import { expect, test } from '@rstest/core';
import { add } from './add';
test('a', () => {
  expect(add('${name}')).toEqual([2, ['tables', '${name}']]);
  const all = Object.values(import.meta.glob('./entities/*.ts', { eager: true })).flatMap((file) => Object.values(file as object));
  expect(all.map(({ name }) => name)).toEqual(['Book', 'Order']);
});`,
        ]),
      ),
    },
    output: ['Tests 2 passed'],
  },
  'How do I mock the Prisma client where the code calls new PrismaClient()?': {
    heading: 'leave-the-database-out',
    says: [
      '`$transaction` hands on the same client',
      'In the test, `new PrismaClient()` gives that client, too.',
    ],
    files: {
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { PrismaClient } from '@prisma/client';
${shortSamplesOf('guide/recipes/databases')}
test('a', async () => {
  const db = new PrismaClient();
  db.order.findUnique.mockResolvedValue(7);
  expect(await new PrismaClient().$transaction((tx: any) => tx.order.findUnique())).toBe(7);
  expect(await db.$transaction([db.order.findUnique()])).toEqual([7]);
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
