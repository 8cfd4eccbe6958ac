import { readFileSync } from 'node:fs';
import { type Answers, testFiles, withHooks } from '../../../support/answers.ts';

/** The helper that the page shows. */
const rolledBack = /title="test\/rolledBack\.ts"\n([\s\S]*?)```/.exec(
  readFileSync('docs/en/guide/recipes/databases.mdx', 'utf8'),
)?.[1];

const body =
  "test('a', async () => { console.log('WORKER', process.env.RSTEST_WORKER_ID); await new Promise((r) => setTimeout(r, 50)); });";

export default {
  'How is a redis client mocked that connects while its module loads?': {
    heading: 'redis-at-import',
    says: [
      '`rs.mock` comes before the imports, so a module that calls `createClient()` and `connect()` at its top level gets the stand-in:',
      "`on` and `connect` return the client, because code writes `await createClient().on('error', log).connect()`. In a test, `client.get.mockResolvedValue('3')` answers.",
    ],
    files: {
      'cache.ts':
        "import { createClient } from 'redis';\nconst client = await createClient().on('error', console.log).connect();\nexport const stock = async (sku: string) => Number((await client.get(sku)) ?? 0);\n",
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { stock } from './cache';
const client = rs.hoisted(() => {
  const client: any = { on: () => client, connect: async () => client, get: rs.fn(), set: rs.fn() };
  return client;
});
rs.mock('redis', () => ({ createClient: () => client }));
test('a', async () => {
  client.get.mockResolvedValue('3');
  expect(await stock('B-1')).toBe(3);
  expect(client.get).toHaveBeenCalledWith('B-1');
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'Does afterAll run, and what is printed, when beforeAll failed before it connected?': {
    heading: 'when-a-database-gets-in-the-way',
    says: '`beforeAll` failed before it had a connection, and `afterAll` runs all the same',
    test: `import { afterAll, beforeAll, expect, test } from '@rstest/core';
let source: { destroy(): void } | undefined;
beforeAll(async () => { throw new Error('relation already exists'); });
afterAll(async () => { await source!.destroy(); });
test('a', () => { expect(source).toBeDefined(); });`,
    exitCode: 1,
    output: ['relation already exists', "Cannot read properties of undefined (reading 'destroy')"],
  },
  'Why do two requests that a test sends at once fail together in a transaction?': {
    heading: 'when-a-database-gets-in-the-way',
    libraries: true,
    says: 'both run in the one transaction of the test: once a query of one has failed, the other gets `current transaction is aborted`',
    test: `import { PGlite } from '@electric-sql/pglite';
import { expect, test } from '@rstest/core';
test('a', async () => {
  const db = new PGlite();
  await db.exec('create table books (id int primary key)');
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const order = async () => { await db.query('insert into books values (1)'); await pause(); await db.query('select * from books'); };
  const both = async () => (await Promise.allSettled([order(), order()])).map((result: any) => result.reason?.message ?? 'fulfilled');
  await db.exec('BEGIN');
  expect(await both()).toEqual([expect.stringContaining('current transaction is aborted'), expect.stringContaining('duplicate key')]);
  await db.exec('ROLLBACK');
  expect(await both()).toEqual(['fulfilled', expect.stringContaining('duplicate key')]);
}, 60_000);`,
    output: ['Tests 1 passed'],
  },
  'How often does a fixture of a worker start, and does a file without it start one?': {
    heading: 'copy-a-template',
    says: "A container that only some files need goes into a fixture with `{ scope: 'worker' }`: it starts when the first test asks for it, with `isolate` on, and in the VM pools, once for each such file, otherwise once for each worker that has one.",
    files: {
      'postgres.ts':
        "import { appendFileSync } from 'node:fs';\nimport { test as base } from '@rstest/core';\nexport const test = base.extend('database', { scope: 'worker' }, async () => { appendFileSync('starts.txt', 'started '); return 'postgres://any'; });\n",
      ...Object.fromEntries(
        ['a', 'b'].map((name) => [
          `${name}.test.ts`,
          `import { expect } from '@rstest/core';\nimport { test } from './postgres';\nfor (const n of [1, 2]) test('a' + n, ({ database }) => { expect(database).toBe('postgres://any'); });\n`,
        ]),
      ),
      'c.test.ts':
        "import { expect } from '@rstest/core';\nimport { test } from './postgres';\ntest('c', () => { expect(1).toBe(1); });\n",
    },
    command:
      'npx rstest c; ls starts.txt || echo NONE; npx rstest; echo ON $(cat starts.txt); rm starts.txt; npx rstest --isolate false --pool.maxWorkers 1; echo OFF $(cat starts.txt); rm starts.txt; npx rstest --isolate false --pool.type vmThreads --pool.maxWorkers 1; echo VM $(cat starts.txt)',
    output: [/NONE[\s\S]*ON started started\s[\s\S]*OFF started\s[\s\S]*VM started started\s*$/],
  },
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
    says: [
      "A connection made in `globalSetup` isn't available in tests, because they run in processes or threads of their own: pass on its address through `process.env`.",
      'Each test file opens its own connection, with `maxWorkers: 1`, too; only with `isolate: false` do the files of a worker share a connection.',
    ],
    files: {
      'db.ts':
        "import { appendFileSync } from 'node:fs';\nappendFileSync('opened.txt', 'opened ');\n",
      'b.test.ts': `${withHooks}import './db'; test('b', () => {});`,
      'global.ts':
        "export const setup = () => { process.env.DATABASE_URL = 'template'; (globalThis as any).connection = 'open'; };",
      'rstest.config.mjs': "export default { globalSetup: ['./global.ts'] };",
      'a.test.ts': `${withHooks}import './db'; test('a', () => { console.log('SEEN', process.env.DATABASE_URL, (globalThis as any).connection); });`,
    },
    command:
      'npx rstest --pool.maxWorkers=1; echo ON $(cat opened.txt); rm opened.txt; npx rstest --pool.maxWorkers=1 --no-isolate; echo OFF $(cat opened.txt)',
    output: ['SEEN template undefined', /ON opened opened\s[\s\S]*OFF opened\s*$/],
  },
  'Are worker numbers used again, and how high do they get?': {
    heading: 'one-database-per-worker',
    says: 'Numbers go up to `maxWorkers`, and the worker for the next file gets a number that is free again.',
    files: {
      ...testFiles(
        ['1', '2', '3', '4', '5'],
        () =>
          "import { test } from '@rstest/core'; test('a', () => console.log('NUMBER', process.env.RSTEST_WORKER_ID));",
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
      ...testFiles(
        ['a', 'b'],
        (name) => `import { expect, test } from '@rstest/core';
import { add } from './add';
test('a', () => {
  expect(add('${name}')).toEqual([2, ['tables', '${name}']]);
  const all = Object.values(import.meta.glob('./entities/*.ts', { eager: true })).flatMap((file) => Object.values(file as object));
  expect(all.map(({ name }) => name)).toEqual(['Book', 'Order']);
});`,
      ),
    },
    output: ['Tests 2 passed'],
  },
  'Drizzle with Postgres: which database goes into the factory, and what does drizzle.mock() do?': {
    heading: 'use-a-database-in-memory',
    libraries: true,
    says: [
      'With Postgres, the factory returns `drizzle(new PGlite())` of `drizzle-orm/pglite`.',
      '`drizzle.mock()` only writes SQL, `drizzle.mock().select().from(books).toSQL()`: a query fails with `Failed query`.',
    ],
    files: {
      'rstest.config.ts': 'export default { testTimeout: 30_000 };',
      'db.ts': "export const db: any = 'real';",
      'factory.test.ts': `import { sql } from 'drizzle-orm';
import { expect, rs, test } from '@rstest/core';
import { db } from './db';
rs.mock('./db', () => {
  const { PGlite } = require('@electric-sql/pglite');
  const { drizzle } = require('drizzle-orm/pglite');
  return { db: drizzle(new PGlite()) };
});
test('factory', async () => {
  expect((await db.execute(sql\`SELECT 6 * 7 AS answer\`)).rows).toEqual([{ answer: 42 }]);
});`,
      'a.test.ts': `import { integer, pgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from '@rstest/core';
const books = pgTable('books', { id: integer('id').primaryKey() });
test('mock', async () => {
  const db = drizzle.mock();
  expect(db.select().from(books).toSQL()).toEqual({ sql: 'select "id" from "books"', params: [] });
  await expect((async () => db.select().from(books))()).rejects.toThrow('Failed query');
});`,
    },
    output: ['Tests 2 passed'],
  },
  'Postgres: what may fail in a transaction?': {
    heading: 'when-a-database-gets-in-the-way',
    libraries: true,
    says: [
      'a query failed before it in the same transaction, even if the code caught the error',
      'what may fail goes into a transaction inside, `tx.transaction(…)` with Drizzle; in SQL, `SAVEPOINT a` before it and, if it fails, `ROLLBACK TO SAVEPOINT a`',
    ],
    files: {
      'rstest.config.ts': 'export default { testTimeout: 30_000 };',
      'a.test.ts': `import { PGlite } from '@electric-sql/pglite';
import { integer, pgTable } from 'drizzle-orm/pg-core';
import { drizzle } from 'drizzle-orm/pglite';
import { expect, test } from '@rstest/core';
const books = pgTable('books', { id: integer('id').primaryKey() });
const aborted = 'current transaction is aborted';
test('aborted', async () => {
  const client = new PGlite();
  const db = drizzle(client);
  await client.exec('CREATE TABLE books (id int PRIMARY KEY); INSERT INTO books VALUES (1)');
  const twice = async (tx: any) => { await tx.insert(books).values({ id: 1 }); };
  const caught = db.transaction(async (tx) => {
    await twice(tx).catch(() => {});
    await tx.select().from(books);
  });
  await expect(caught).rejects.toMatchObject({ cause: { message: expect.stringContaining(aborted) } });
  await db.transaction(async (tx) => {
    await expect(tx.transaction(twice)).rejects.toThrow();
    expect(await tx.select().from(books)).toEqual([{ id: 1 }]);
  });
  await client.exec('BEGIN; SAVEPOINT a');
  await expect(client.exec('INSERT INTO books VALUES (1)')).rejects.toThrow('duplicate key');
  await expect(client.exec('SELECT * FROM books')).rejects.toThrow(aborted);
  await client.exec('ROLLBACK TO SAVEPOINT a');
  expect((await client.query('SELECT * FROM books')).rows).toEqual([{ id: 1 }]);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'Mongoose: why does a query of a test time out, and pg: why must the password be a string?': {
    heading: 'when-a-database-gets-in-the-way',
    libraries: true,
    says: [
      'queries wait 10 s for a connection.',
      "`mongoose.set('bufferCommands', false)` makes a query fail at once: `before initial connection is complete`",
      'there is no password: neither `DATABASE_URL` nor `PGPASSWORD` has one',
    ],
    files: {
      'mongoose.test.ts': `import mongoose from 'mongoose';
import { expect, test } from '@rstest/core';
const Book = mongoose.model('Book', new mongoose.Schema({ title: String }));
test('waits', async () => {
  const start = performance.now();
  expect(mongoose.connection.readyState).toBe(0);
  await expect(Book.find()).rejects.toThrow('buffering timed out after 10000ms');
  expect(performance.now() - start).toBeGreaterThan(9900);
}, 20_000);
test('times out', async () => { await Book.find(); });
test('at once', async () => {
  mongoose.set('bufferCommands', false);
  await expect(Book.find()).rejects.toThrow('before initial connection is complete');
}, 1000);`,
      'pg.test.ts': `import { createServer } from 'node:net';
import { Client, Pool } from 'pg';
import { expect, rs, test } from '@rstest/core';
const message = (code: number, text: string) => {
  const bytes = Buffer.concat([Buffer.from('R'), Buffer.alloc(8), Buffer.from(text)]);
  bytes.writeInt32BE(8 + text.length, 1);
  bytes.writeInt32BE(code, 5);
  return bytes;
};
// What Postgres answers to a client that has to sign in.
const server = createServer((socket) => {
  socket.on('error', () => {});
  socket.once('data', () => {
    socket.once('data', () => socket.write(message(11, 'r=abc,s=c2FsdA==,i=4096')));
    socket.write(message(10, 'SCRAM-SHA-256\\0\\0'));
  });
});
test('password', async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = '127.0.0.1:' + (server.address() as any).port;
  const none = { connectionString: 'postgres://shop@' + host + '/books' };
  const missing = 'client password must be a string';
  rs.stubEnv('PGPASSWORD', undefined);
  await expect(new Client(none).connect()).rejects.toThrow(missing);
  await expect(new Pool(none).connect()).rejects.toThrow(missing);
  const further = 'server nonce does not start with client nonce';
  await expect(new Client({ connectionString: 'postgres://shop:pw@' + host + '/books' }).connect()).rejects.toThrow(further);
  rs.stubEnv('PGPASSWORD', 'pw');
  await expect(new Client(none).connect()).rejects.toThrow(further);
  server.close();
});`,
    },
    exitCode: 1,
    output: ['test timed out in 5000ms', 'Tests 1 failed | 3 passed'],
  },
  'Does the client that Prisma passes to a transaction open another one?': {
    heading: 'roll-back-each-test',
    libraries: true,
    says: [
      'With Drizzle, TypeORM and Prisma 7.10, code may open another transaction inside.',
      'If the `tx` of an older Prisma has no `$transaction`, pass one that runs in the same, `{ ...tx, $transaction: (run) => run(tx) }`.',
    ],
    files: {
      'schema.prisma': `generator client {
  provider = "prisma-client"
  output   = "./generated"
}
datasource db {
  provider = "sqlite"
}
model Book {
  id Int @id
}
`,
      'a.test.ts': `import { expect, test } from '@rstest/core';
import { PrismaClient } from './generated/client';
const said: string[] = [];
const note = (text: string) => async (...names: string[]) => { said.push([text, ...names].join(' ')); };
const queries = {
  provider: 'sqlite',
  adapterName: 'notes',
  queryRaw: async () => { said.push('query'); return { columnNames: [], columnTypes: [], rows: [] }; },
  dispose: async () => {},
};
const transaction = {
  ...queries,
  options: { usePhantomQuery: true },
  commit: note('commit'),
  rollback: note('rollback'),
  createSavepoint: async () => { said.push('savepoint'); },
  rollbackToSavepoint: async () => { said.push('back to savepoint'); },
  releaseSavepoint: async () => { said.push('release'); },
};
const adapter: any = {
  provider: 'sqlite',
  adapterName: 'notes',
  connect: async () => ({ ...queries, startTransaction: async () => { said.push('begin'); return transaction; } }),
};
const run = async (body: (tx: any) => Promise<unknown>) => {
  said.length = 0;
  await new PrismaClient({ adapter }).$transaction(body);
  return said.join(', ');
};
test('opens one inside', async () => {
  const inside = (tx: any) => tx.$transaction((inner: any) => inner.book.findMany());
  expect(await run(inside)).toMatch(/^begin, savepoint, query, release, commit/);
  const failing = (tx: any) => tx.$transaction(async (inner: any) => { await inner.book.findMany(); throw new Error('sold'); }).catch(() => {});
  expect(await run(failing)).toMatch(/^begin, savepoint, query, back to savepoint, .*commit/);
});
test('runs in the same', async () => {
  const same = (tx: any) => {
    const client = { ...tx, $transaction: (body: any) => body(tx) };
    return client.$transaction((inner: any) => inner.book.findMany()).then(() => client.book.findMany());
  };
  expect(await run(same)).toMatch(/^begin, query, query, commit/);
});`,
    },
    // The generator asks for no engine, but would download one.
    command:
      'PRISMA_SCHEMA_ENGINE_BINARY=/bin/true node node_modules/prisma/build/index.js generate --schema schema.prisma && npx rstest',
    output: ['Tests 2 passed'],
  },
  'How many workers does a global setup have to create databases for?': {
    heading: 'one-database-per-worker',
    says: "A global setup that creates the databases gets no arguments, and so no number of workers. Choose it in the config: `process.env.WORKERS = '3'` above, and `pool: { maxWorkers: 3 }`.",
    files: {
      'rstest.config.mjs':
        "process.env.WORKERS = '3'; export default { globalSetup: './setup.mjs', pool: { maxWorkers: 3 } };",
      'setup.mjs':
        "export const setup = (...all) => console.log('SETUP', all.length, process.env.WORKERS);",
      'a.test.mjs':
        "import { test } from '@rstest/core'; test('a', () => console.log('TEST', process.env.WORKERS));",
    },
    output: ['SETUP 0 3', 'TEST 3'],
  },
} satisfies Answers;
