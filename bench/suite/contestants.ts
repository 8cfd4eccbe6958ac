import { join } from 'node:path';
import { type Framework, SIZES, type Suite } from './corpus.ts';
import type { Run } from './table.ts';

/** A framework with the settings that a figure belongs to. */
export interface Contestant {
  name: string;
  framework: Framework;
  /** Its arguments besides those that every run of the framework gets. */
  args: string[];
  suites: readonly Suite[];
}

/** Defaults first, then the settings that give up some isolation for speed. */
export const CONTESTANTS: readonly Contestant[] = [
  { name: 'rstest', framework: 'rstest', args: [], suites: ['logic', 'dom'] },
  { name: 'vitest', framework: 'vitest', args: [], suites: ['logic', 'dom'] },
  { name: 'jest', framework: 'jest', args: [], suites: ['logic', 'dom'] },
  { name: 'node', framework: 'node', args: [], suites: ['logic'] },
  {
    name: 'rstest-vm',
    framework: 'rstest',
    args: ['--pool.type=vmForks'],
    suites: ['logic', 'dom'],
  },
  {
    name: 'rstest-shared',
    framework: 'rstest',
    args: ['--isolate=false'],
    suites: ['logic', 'dom'],
  },
  {
    name: 'vitest-vm',
    framework: 'vitest',
    args: ['--pool=vmForks'],
    suites: ['logic', 'dom'],
  },
  {
    name: 'vitest-shared',
    framework: 'vitest',
    args: ['--no-isolate'],
    suites: ['logic', 'dom'],
  },
];

/** Cache of transformed files, for the framework that has one; it is removed before a first run. */
export const CACHE = 'cache';

const json = (value: unknown): string => `export default ${JSON.stringify(value)};\n`;

/** What is measured: all tests, all again for a framework that keeps a cache, and one file. */
export function kindsOf({ framework }: Contestant): Run['kind'][] {
  return framework === 'jest' ? ['all', 'cached', 'one'] : ['all', 'one'];
}

/** Config files of a framework. */
export function configFiles(framework: Framework, suite: Suite): Record<string, string> {
  const dom = suite === 'dom';
  const type = '{ "private": true, "type": "module" }\n';
  switch (framework) {
    case 'rstest':
      return {
        'package.json': type,
        'rstest.config.mjs': dom
          ? "import { pluginReact } from '@rsbuild/plugin-react';\nexport default { plugins: [pluginReact()], testEnvironment: 'happy-dom' };\n"
          : json({}),
      };
    case 'vitest':
      return {
        'package.json': type,
        'vitest.config.mjs': json({ test: dom ? { environment: 'happy-dom' } : {} }),
      };
    case 'jest': {
      const jsc = {
        parser: { syntax: 'typescript', tsx: dom },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      };
      return {
        'package.json': '{ "private": true }\n',
        'jest.config.mjs': json({
          cacheDirectory: `./${CACHE}`,
          testEnvironment: dom ? '@happy-dom/jest-environment' : 'node',
          transform: { '^.+\\.tsx?$': ['@swc/jest', { jsc, module: { type: 'commonjs' } }] },
        }),
      };
    }
    case 'node':
      return { 'package.json': type };
  }
}

const test = (suite: Suite): string =>
  suite === 'logic' ? 'src/shelves/shelf-77.test.ts' : 'src/components/CartButton7.test.tsx';

/** Arguments for Node that run a suite, or one file of it, with as many workers for everybody. */
export function commandOf(
  { framework, args }: Contestant,
  suite: Suite,
  packages: string,
  workers: number,
  one: boolean,
): string[] {
  const bin = (path: string): string => join(packages, 'node_modules', path);
  const file = one ? [test(suite)] : [];
  switch (framework) {
    case 'rstest': {
      const flags = ['--reporter=default', `--pool.maxWorkers=${workers}`, ...args];
      return [bin('@rstest/core/bin/rstest.js'), 'run', ...file, ...flags];
    }
    case 'vitest': {
      const flags = ['--reporter=default', `--maxWorkers=${workers}`, ...args];
      return [bin('vitest/vitest.mjs'), 'run', ...file, ...flags];
    }
    case 'jest':
      return [bin('jest/bin/jest.js'), `--maxWorkers=${workers}`, ...args, ...file];
    case 'node': {
      const flags = ['--test-reporter=spec', `--test-concurrency=${workers}`, ...args];
      return ['--test', ...flags, ...(one ? file : ['src/**/*.test.ts'])];
    }
  }
}

/** How many tests a run must report, so that a run that finds none is no result. */
export function testCount(suite: Suite, one: boolean): number {
  const { files, tests } = SIZES[suite];
  return one ? tests : files * tests;
}
