import { type Answers, core, shortSamplesOf } from '../../../support/answers.ts';

export default {
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
