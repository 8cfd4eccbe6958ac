import { type Answers, withHooks } from '../../../support/answers.ts';

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
    says: "A connection made in `globalSetup` isn't available in tests, because they run in other processes: pass on its address through `process.env`.",
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
} satisfies Answers;
