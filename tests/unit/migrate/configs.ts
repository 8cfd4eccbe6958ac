/** A config, what is left to do, and a test that passes only if the new config does its work. */
interface Config {
  file: string;
  text: string;
  look: string[];
  files: Record<string, string>;
}

const same = (code: string) =>
  `import { expect, test } from '@rstest/core';\ntest('works', () => { ${code} });\n`;

/** Ten configs in the shapes that real ones have. */
export const CONFIGS: readonly Config[] = [
  {
    file: 'jest.config.js',
    text: "module.exports = {\n  preset: 'ts-jest/presets/default-esm',\n  testEnvironment: 'jsdom',\n  testEnvironmentOptions: { url: 'https://shop.example/' },\n};",
    look: [],
    files: { 'a.test.ts': same("expect(location.href).toBe('https://shop.example/');") },
  },
  {
    file: 'jest.config.ts',
    text: "import type { Config } from 'jest';\nexport default { rootDir: 'src', testRegex: '.*\\\\.spec\\\\.ts$', collectCoverageFrom: ['**/*.(t|j)s'], coverageDirectory: '../coverage' } satisfies Config;",
    look: [],
    files: {
      'src/a.spec.ts': same('expect(1).toBe(1);'),
      'other/b.spec.ts': same('expect(1).toBe(2);'),
    },
  },
  {
    file: 'jest.config.cjs',
    text: "const base = { clearMocks: true };\nconst path = require('path');\nmodule.exports = { ...base, roots: ['<rootDir>/tests'], moduleNameMapper: { '^@/(.*)$': '<rootDir>/lib/$1', '^exact$': '<rootDir>/lib/value.ts' }, cacheDirectory: path.join(__dirname, '.cache') };",
    look: [],
    files: {
      'lib/value.ts': 'export const value = 1;',
      'tests/a.test.ts': `import { value } from '@/value';\nimport { value as exact } from 'exact';\n${same('expect(value + exact).toBe(2);')}`,
    },
  },
  {
    file: 'jest.config.mjs',
    text: "/** @type {import('jest').Config} */\nconst config = {\n  testMatch: ['<rootDir>/unit/**/*.js'],\n  setupFiles: ['<rootDir>/setup.js'],\n  globals: { __DEV__: true },\n  testRunner: 'jest-circus/runner',\n  maxWorkers: '50%',\n};\nexport default config;",
    look: [],
    files: { 'setup.js': 'globalThis.ready = 1;', 'unit/a.js': same('expect(ready).toBe(1);') },
  },
  {
    file: 'jest.config.json',
    text: '{ "testTimeout": 1234, "resolver": "./resolver.js", "modulePaths": ["<rootDir>/src"], "testPathIgnorePatterns": ["/node_modules/", "\\\\.skip\\\\.test\\\\.js$"] }',
    look: ['resolver'],
    files: {
      'src/words.js': 'export const words = 2;',
      'a.test.js': `import { words } from 'words';\n${same('expect(words).toBe(2); expect(rs.getConfig().testTimeout).toBe(1234);')}`,
      'b.skip.test.js': same('expect(1).toBe(2);'),
    },
  },
  {
    file: 'vitest.config.ts',
    text: "import { defineConfig } from 'vitest/config';\nexport default defineConfig({ test: { environment: 'happy-dom', globals: true, include: ['**/*.unit.ts'], testTimeout: 4321 } });",
    look: [],
    files: {
      'a.unit.ts':
        "test('works', () => { expect(document.title).toBe(''); expect(rs.getConfig().testTimeout).toBe(4321); });",
    },
  },
  {
    file: 'vite.config.ts',
    text: "import react from '@vitejs/plugin-react';\nimport { defineConfig } from 'vite';\nexport default defineConfig(({ mode }) => ({\n  plugins: [react()],\n  define: { __VERSION__: JSON.stringify('1') },\n  test: { env: { API: 'x' }, retry: 1, typecheck: { enabled: true } },\n}));",
    look: ['typecheck'],
    files: {
      'a.test.tsx': same(
        "expect(process.env.API + __VERSION__).toBe('x1'); expect((<b />).type).toBe('b');",
      ),
    },
  },
  {
    file: 'vitest.config.mts',
    text: "import { configDefaults, defineConfig, mergeConfig } from 'vitest/config';\nimport base from './base';\nexport default mergeConfig(base, defineConfig({ test: { exclude: [...configDefaults.exclude, 'e2e/**'], fileParallelism: false, poolOptions: { forks: { singleFork: true } } } }));",
    look: [],
    files: { 'a.test.ts': same('expect(1).toBe(1);'), 'e2e/a.test.ts': same('expect(1).toBe(2);') },
  },
  {
    file: 'vitest.config.js',
    text: "import { defineConfig } from 'vitest/config'\n\nexport default defineConfig({\n\ttest: {\n\t\tdir: './spec',\n\t\tsetupFiles: './spec/setup.js',\n\t\tsequence: { shuffle: true },\n\t\talias: { lib: new URL('./lib.js', import.meta.url).pathname },\n\t},\n})",
    look: ['sequence'],
    files: {
      'lib.js': 'export const lib = 3;',
      'spec/setup.js': 'globalThis.ready = 4;',
      'spec/a.test.js': `import { lib } from 'lib';\n${same('expect(lib + ready).toBe(7);')}`,
      'b.test.js': same('expect(1).toBe(2);'),
    },
  },
  {
    file: 'jest.config.js',
    text: "const nextJest = require('next/jest');\nconst createJestConfig = nextJest({ dir: './' });\nconst custom = { testEnvironment: 'jest-environment-node', reporters: ['default', ['jest-junit', { outputDirectory: 'out' }], './mine.js'], bail: true, displayName: 'web' };\nmodule.exports = createJestConfig(custom);",
    look: ['reporters'],
    files: { '__tests__/a.js': same('expect(typeof document).toBe("undefined");') },
  },
];
