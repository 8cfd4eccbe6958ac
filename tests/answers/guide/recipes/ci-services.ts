import { readFileSync } from 'node:fs';
import type { Answers } from '../../../support/answers.ts';

const page = readFileSync(
  new URL('../../../../docs/en/guide/recipes/ci-services.mdx', import.meta.url),
  'utf8',
);
const sample = (title: string) =>
  new RegExp(`title="${title}".*\\n([\\s\\S]*?)\`\`\``).exec(page)?.[1] ?? '';

export default {
  'Are tests skipped where the database is missing?': {
    heading: 'skip-on-your-machine-fail-in-ci',
    says: 'Your colleagues may not have the database running all the time, so skip these tests where the variable is missing.',
    files: { 'database.ts': sample('test/database.ts') },
    test: "import { databaseTest } from './database'; databaseTest('a', () => {});",
    command: 'npx rstest; DATABASE_URL=postgres://x CI=true npx rstest --reporter=default',
    output: ['Tests 1 skipped', 'Tests 1 passed'],
  },
  'Does the run fail in CI if the address is missing?': {
    heading: 'skip-on-your-machine-fail-in-ci',
    says: 'In CI a skipped test would hide a broken workflow, so let it fail there:',
    files: { 'database.ts': sample('test/database.ts') },
    test: "import { databaseTest } from './database'; databaseTest('a', () => {});",
    command: 'CI=true npx rstest --reporter=default',
    exitCode: 1,
    output: ['DATABASE_URL is not set in CI'],
  },
} satisfies Answers;
