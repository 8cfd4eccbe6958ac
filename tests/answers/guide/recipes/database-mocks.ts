import { type Answers, core, shortSamplesOf } from '../../../support/answers.ts';

export default {
  'How do I mock a transaction or a query runner of TypeORM?': {
    heading: 'leave-the-database-out',
    says: [
      'Beside `getRepository`, `transaction: (run) => run(manager)` stands for a transaction, with `manager = { save: rs.fn() }`, and `createQueryRunner: () => runner` for one that the code ends itself:',
      '`runner` has `manager` and an `rs.fn()` for each method that is called, such as `startTransaction`, `commitTransaction`, `rollbackTransaction` and `release`.',
    ],
    files: {
      'source.ts': 'export const source: any = {};',
      'orders.ts': `import { source } from './source';
export const save = (order: object) => source.transaction((manager: any) => manager.save(order));
export async function pay(order: object) {
  const runner = source.createQueryRunner();
  await runner.startTransaction();
  try {
    await runner.manager.save(order);
    await runner.commitTransaction();
  } catch {
    await runner.rollbackTransaction();
  } finally {
    await runner.release();
  }
}
`,
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { pay, save } from './orders';
const { manager, runner } = rs.hoisted(() => {
  const manager = { save: rs.fn() };
  const runner = { manager, startTransaction: rs.fn(), commitTransaction: rs.fn(), rollbackTransaction: rs.fn(), release: rs.fn() };
  return { manager, runner };
});
rs.mock('./source', () => ({ source: { transaction: (run: any) => run(manager), createQueryRunner: () => runner } }));
test('transaction', async () => {
  manager.save.mockResolvedValueOnce({ id: 1 });
  await expect(save({})).resolves.toEqual({ id: 1 });
});
test('rolls back', async () => {
  manager.save.mockRejectedValueOnce(new Error('no'));
  await pay({});
  expect(runner.rollbackTransaction).toHaveBeenCalled();
  expect(runner.commitTransaction).not.toHaveBeenCalled();
  expect(runner.release).toHaveBeenCalled();
});
`,
    },
    output: ['Tests 2 passed'],
  },
  'How do I replace save of a Mongoose document, and does create call it?': {
    heading: 'leave-the-database-out',
    libraries: true,
    says: [
      "`const save = rs.spyOn(Book.prototype, 'save').mockImplementation(async function () { return this; })`, in TypeScript `function (this: unknown)`. `save.mock.contexts[0]` is the document, and `mockRejectedValueOnce(error)` lets one fail. It doesn't validate: if the schema requires a field, `await new Book({}).validate()` rejects without a database. `Book.create` doesn't call it, so spy on that as well.",
    ],
    test: `import mongoose from 'mongoose';
import { expect, rs, test } from '@rstest/core';
const Book = mongoose.model('Book', new mongoose.Schema({ title: { type: String, required: true } }));
test('a', async () => {
  const save = rs.spyOn(Book.prototype, 'save').mockImplementation(async function (this: any) { return this; });
  const book = new Book({ title: 'Atlas' });
  expect(await book.save()).toBe(book);
  expect(save.mock.contexts[0]).toBe(book);
  await new Book({}).save();
  await expect(new Book({}).validate()).rejects.toThrow('required');
  await mongoose.model('Free', new mongoose.Schema({ title: String })).hydrate({}).validate();
  save.mockRejectedValueOnce(new Error('E11000'));
  await expect(book.save()).rejects.toThrow('E11000');
  const calls = save.mock.calls.length;
  const created = Book.create({ title: 'Emma' }).then(() => 'created', () => 'failed');
  expect(await Promise.race([created, new Promise((resolve) => setTimeout(() => resolve('pending'), 300))])).toBe('pending');
  expect(save).toHaveBeenCalledTimes(calls);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I mock a query builder of TypeORM?': {
    heading: 'leave-the-database-out',
    says: 'A query builder returns itself:',
    test: `import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const builder = { where: rs.fn().mockReturnThis(), orderBy: rs.fn().mockReturnThis(), getMany: rs.fn() };
  const repository = { find: rs.fn(), createQueryBuilder: () => builder };
  builder.getMany.mockResolvedValue(['Atlas']);
  expect(await repository.createQueryBuilder().where('sold > :n', { n: 1 }).orderBy('title').getMany()).toEqual(['Atlas']);
  expect(builder.where).toHaveBeenCalledWith('sold > :n', { n: 1 });
});`,
    output: ['Tests 1 passed'],
  },
  'How do I mock the Prisma client where the code calls new PrismaClient()?': {
    heading: 'leave-the-database-out',
    says: [
      '`$transaction` hands on the same client',
      'In the test, `new PrismaClient()` gives that client, too.',
    ],
    files: {
      'a.test.ts': `${core}import { PrismaClient } from '@prisma/client';
${shortSamplesOf('guide/recipes/database-mocks')}
test('a', async () => {
  const db = new PrismaClient();
  db.order.findUnique.mockResolvedValue(7);
  expect(await new PrismaClient().$transaction((tx: any) => tx.order.findUnique())).toBe(7);
  expect(await db.$transaction([db.order.findUnique()])).toEqual([7]);
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I replace an ORM that connects by a callback?': {
    heading: 'leave-the-database-out',
    says: [
      "gets a stand-in that calls it: `rs.mock('orm', () => ({ default: { connect: (_, done) => done(null, { define: () => ({ find }) }) } }))`, where `find` comes from `rs.hoisted`.",
      'In the test, `find.mockImplementation((_, done) => done(null, [book]))` answers.',
    ],
    files: {
      'books.ts': `import orm from 'orm';
export const findBook = (id: number) => new Promise((resolve, reject) => {
  orm.connect('mysql://localhost/shop', (error: unknown, db: any) => {
    if (error) return reject(error);
    const Book = db.define('book', { title: String });
    Book.find({ id }, (failed: unknown, rows: unknown[]) => (failed ? reject(failed) : resolve(rows[0])));
  });
});
`,
      'a.test.ts': `import { expect, rs, test } from '@rstest/core';
import { findBook } from './books';
const find = rs.hoisted(() => rs.fn());
rs.mock('orm', () => ({ default: { connect: (_: unknown, done: any) => done(null, { define: () => ({ find }) }) } }));
const book = { title: 'Atlas' };
test('a', async () => {
  find.mockImplementation((_: unknown, done: any) => done(null, [book]));
  expect(await findBook(7)).toBe(book);
  expect(find).toHaveBeenCalledWith({ id: 7 }, expect.any(Function));
  find.mockImplementation((_: unknown, done: any) => done(new Error('gone')));
  await expect(findBook(7)).rejects.toThrow('gone');
});
`,
    },
    output: ['Tests 1 passed'],
  },
  'A query builder of mocks returns undefined with restoreMocks: how does it return itself?': {
    heading: 'leave-the-database-out',
    says: 'With `resetMocks` or `restoreMocks`, write `rs.fn(function () { return this; })`, in TypeScript `function (this: unknown)`, because they undo `mockReturnThis()` before the first test.',
    test: `import { expect, rs, test } from '@rstest/core';
const undone = { where: rs.fn().mockReturnThis() };
const kept = { where: rs.fn(function (this: unknown) { return this; }) };
test.each([1, 2])('%s', () => {
  console.log('UNDONE', undone.where() === undone);
  expect(kept.where()).toBe(kept);
});`,
    command:
      'npx rstest; for o in clear reset restore; do echo WITH $o; npx rstest --"$o"Mocks; done',
    output: [
      /(?:UNDONE true[\s\S]*){2}WITH clear[\s\S]*(?:UNDONE true[\s\S]*){2}WITH reset(?:(?!UNDONE true)[\s\S])*2 passed(?:(?!UNDONE true)[\s\S])*WITH restore(?:(?!UNDONE true)[\s\S])*UNDONE false(?:(?!UNDONE true)[\s\S])*2 passed/,
    ],
  },
  'How do I replace what find of a Mongoose model gives?': {
    heading: 'mongoose-and-sequelize',
    libraries: true,
    says: "A model has static methods. Of Mongoose: `rs.spyOn(Book, 'find').mockReturnValue(query)`, where `query` has `populate: rs.fn().mockReturnThis()` and `exec`,",
    test: `import mongoose from 'mongoose';
import { expect, rs, test } from '@rstest/core';
const Book = mongoose.model('Book', new mongoose.Schema({ title: String }));
test('a', async () => {
  const query = { populate: rs.fn().mockReturnThis(), exec: rs.fn().mockResolvedValue(['Atlas']) };
  rs.spyOn(Book, 'find').mockReturnValue(query as never);
  expect(await Book.find({}).populate('author').exec()).toEqual(['Atlas']);
});`,
    output: ['Tests 1 passed'],
  },
  'How do I replace the repository of a TypeORM data source?': {
    heading: 'typeorm',
    says: 'With TypeORM, the factory that `rs.mock` gets for the module of the data source returns `{ source: { getRepository: () => ({ find }) } }`.',
    files: {
      'source.ts':
        "export const source: any = { getRepository() { throw new Error('no connection'); } };",
      'books.ts': `import { source } from './source';
export const books = () => source.getRepository('Book').find({ where: { sold: false } });`,
    },
    test: `import { expect, rs, test } from '@rstest/core';
import { books } from './books';
const { find } = rs.hoisted(() => ({ find: rs.fn() }));
rs.mock('./source', () => ({ source: { getRepository: () => ({ find }) } }));
test('a', async () => {
  find.mockResolvedValue(['Atlas']);
  expect(await books()).toEqual(['Atlas']);
  expect(find).toHaveBeenCalledWith({ where: { sold: false } });
});`,
    output: ['Tests 1 passed'],
  },
  'Which rules of a Sequelize model need no connection?': {
    heading: 'leave-the-database-out',
    libraries: true,
    says: [
      'Rules of a Sequelize model need no connection (version 6',
      '`Book.build({})` sets the defaults, and `await book.validate()` runs `beforeValidate` and rejects with `notNull Violation: Book.title cannot be null`.',
    ],
    files: {
      'rules.test.ts': `import { DataTypes, Sequelize } from 'sequelize';
import { expect, rs, test } from '@rstest/core';
test('a', async () => {
  const database = new Sequelize({ dialect: 'sqlite', dialectModule: {} });
  const Book = database.define('Book', { title: { type: DataTypes.STRING, allowNull: false }, cents: { type: DataTypes.INTEGER, defaultValue: 5 } });
  const before = rs.fn();
  Book.beforeValidate(before);
  const book = Book.build({});
  expect(book.get('cents')).toBe(5);
  await expect(book.validate()).rejects.toThrow('notNull Violation: Book.title cannot be null');
  expect(before).toHaveBeenCalledTimes(1);
  await Book.build({ title: 'Atlas' }).validate();
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I mock a chain of Drizzle?': {
    heading: 'leave-the-database-out',
    says: "One stand-in answers any chain with what the mock `rows` resolves: `const query = new Proxy({}, { get: (_, name) => (name === 'then' ? (done, fail) => rows().then(done, fail) : () => query) })`, and the factory returns `{ db: query }`.",
    files: {
      'db.js': 'export const db = {};',
      'books.js': `import { db } from './db';
export const cheap = () => db.select().from('books').where('cheap').limit(2);`,
      'a.test.js': `import { expect, rs, test } from '@rstest/core';
import { cheap } from './books';
const rows = rs.hoisted(() => rs.fn());
rs.mock('./db', () => {
  const query = new Proxy({}, { get: (_, name) => (name === 'then' ? (done, fail) => rows().then(done, fail) : () => query) });
  return { db: query };
});
test('a', async () => {
  rows.mockResolvedValueOnce([{ id: 1 }]).mockRejectedValueOnce(new Error('down'));
  expect(await cheap()).toEqual([{ id: 1 }]);
  await expect(cheap()).rejects.toThrow('down');
});`,
    },
    output: ['Tests 1 passed'],
  },
  'How do I mock a collection of MongoDB?': {
    heading: 'mongoose-and-sequelize',
    says: 'A collection of the driver `mongodb` ends in `toArray()`: `const cursor = { sort: () => cursor, toArray: rs.fn() }`, and the factory for your module returns `{ db: { collection: () => ({ find: () => cursor, insertOne }) } }`.',
    files: {
      'db.js': 'export const db = {};',
      'books.js': `import { db } from './db';
export const cheap = () => db.collection('books').find({ cents: 5 }).sort({ cents: 1 }).toArray();`,
      'a.test.js': `import { expect, rs, test } from '@rstest/core';
import { cheap } from './books';
const { cursor, insertOne } = rs.hoisted(() => {
  const cursor = { sort: () => cursor, toArray: rs.fn() };
  return { cursor, insertOne: rs.fn() };
});
rs.mock('./db', () => ({ db: { collection: () => ({ find: () => cursor, insertOne }) } }));
test('a', async () => {
  cursor.toArray.mockResolvedValue([{ sku: 'B-1' }]);
  expect(await cheap()).toEqual([{ sku: 'B-1' }]);
});`,
    },
    output: ['Tests 1 passed'],
  },
} satisfies Answers;
