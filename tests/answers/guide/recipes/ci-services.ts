import { readFileSync } from 'node:fs';
import type { Answer } from '../../../support/answers.ts';

const head = "import { afterEach, beforeEach, expect, rs, test } from '@rstest/core';\n";

const page = readFileSync(
  new URL('../../../../docs/en/guide/recipes/ci-services.mdx', import.meta.url),
  'utf8',
);
const sample = (title: string) =>
  new RegExp(`title="${title}".*\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

export default [
  {
    question: 'What does waitForPort say when nothing answers?',
    heading: 'wait-until-it-answers',
    files: {
      'waitForPort.ts': sample('test/waitForPort.ts'),
      'a.test.ts': `${head}import { waitForPort } from './waitForPort';
test('a', async () => { await expect(waitForPort('127.0.0.1', 1, 60)).rejects.toThrow('Nothing answers on 127.0.0.1:1'); });`,
    },
    output: ['Tests 1 passed'],
  },
  {
    question: 'Are tests skipped where the database is missing?',
    heading: 'skip-on-your-machine-fail-in-ci',
    files: {
      'database.ts': sample('test/database.ts'),
      'a.test.ts': "import { databaseTest } from './database'; databaseTest('a', () => {});",
    },
    command: 'npx rstest; DATABASE_URL=postgres://x CI=true npx rstest --reporter=default',
    output: ['Tests 1 skipped', 'Tests 1 passed'],
  },
  {
    question: 'Does the run fail in CI if the address is missing?',
    heading: 'skip-on-your-machine-fail-in-ci',
    files: {
      'database.ts': sample('test/database.ts'),
      'a.test.ts': "import { databaseTest } from './database'; databaseTest('a', () => {});",
    },
    command: 'CI=true npx rstest --reporter=default',
    exitCode: 1,
    output: ['DATABASE_URL is not set in CI'],
  },
] satisfies Answer[];
