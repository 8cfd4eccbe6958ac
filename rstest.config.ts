import { availableParallelism } from 'node:os';
import { defineConfig } from '@rstest/core';

const ALL = ['tests/unit/**/*.test.ts?(x)', 'packages/*/tests/**/*.test.ts'];
/** Files that wait for whole commands. They start first, so that none runs alone at the end. */
const COMMANDS = [
  'tests/unit/migrate/faces.test.ts',
  'packages/samples/tests/runProofs.test.ts',
  'tests/unit/scripts/samples/check.test.ts',
];

const shared = {
  testEnvironment: 'node',
  // Many tests run whole commands. A limit only has to end what hangs, on a busy machine too.
  testTimeout: 600_000,
  hookTimeout: 600_000,
} as const;

/** Unit tests of the project itself; the manual's samples have their own runner (`npm run docs -- samples`). */
export default defineConfig({
  // Rstest keeps a core for its own process, which only waits while the tests run.
  pool: { maxWorkers: availableParallelism() },
  // By day files share processes, which takes 40 % less; at night each has its own.
  isolate: Boolean(process.env.NIGHT),
  projects: [
    { ...shared, name: 'commands', include: COMMANDS },
    { ...shared, name: 'modules', include: ALL, exclude: COMMANDS },
    { ...shared, name: 'manual', include: ['tests/manual/**/*.test.ts'] },
    { ...shared, name: 'guides', include: ['tests/guides/**/*.test.ts'] },
    { ...shared, name: 'webkit', include: ['tests/webkit/**/*.test.ts'] },
  ],
});
