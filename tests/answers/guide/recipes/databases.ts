import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const body =
  "test('a', async () => { console.log('WORKER', process.env.RSTEST_WORKER_ID); await new Promise((r) => setTimeout(r, 50)); });";

export default [
  {
    question: 'Which number does each worker have?',
    heading: 'one-database-per-worker',
    files: { 'a.test.ts': `${head}${body}`, 'b.test.ts': `${head}${body}` },
    command: 'npx rstest --pool.maxWorkers=2',
    output: ['WORKER 1', 'WORKER 2'],
  },
  {
    question: 'Does a setup file set the address before the module reads it?',
    heading: 'copy-a-template',
    files: {
      'setup.ts': "process.env.DATABASE_URL = 'db-of-this-worker';",
      'rstest.config.mjs': "export default { setupFiles: ['./setup.ts'] };",
      'db.ts': 'export const address = process.env.DATABASE_URL;',
      'a.test.ts': `${head}import { address } from './db'; test('a', () => { console.log('ADDRESS', address); });`,
    },
    output: ['ADDRESS db-of-this-worker'],
  },
  {
    question: 'What of globalSetup do tests see?',
    heading: 'copy-a-template',
    files: {
      'global.ts':
        "export const setup = () => { process.env.DATABASE_URL = 'template'; (globalThis as any).connection = 'open'; };",
      'rstest.config.mjs': "export default { globalSetup: ['./global.ts'] };",
      'a.test.ts': `${head}test('a', () => { console.log('SEEN', process.env.DATABASE_URL, (globalThis as any).connection); });`,
    },
    output: ['SEEN template undefined'],
  },
] satisfies Answer[];
