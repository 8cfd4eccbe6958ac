import { availableParallelism } from 'node:os';
import { defineConfig } from '@rstest/core';

/** Unit tests of the project itself; the manual's samples have their own runner (`npm run docs -- samples`). */
export default defineConfig({
  include: ['tests/unit/**/*.test.ts?(x)'],
  testEnvironment: 'node',
  // Rstest keeps a core for its own process, which only waits while the tests run.
  pool: { maxWorkers: availableParallelism() },
  // Many tests run whole commands. A limit only has to end what hangs, on a busy machine too.
  testTimeout: 600_000,
  hookTimeout: 600_000,
});
