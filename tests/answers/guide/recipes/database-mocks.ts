import { type Answers, core, shortSamplesOf } from '../../../support/answers.ts';

export default {
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
} satisfies Answers;
