import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainEnv } from '@rstest-docs/samples/runner';

/** A test framework that probes run in. */
export interface Framework {
  id: 'jest' | 'vitest' | 'rstest';
  /** The object that probes call `$`. */
  kit: 'jest' | 'vi' | 'rs';
  /** Where that object is imported from. */
  module: string;
  /** Its executable, below the folder of its packages. */
  bin: string;
  args: readonly string[];
  /** Name of its config file. */
  config: string;
}

/** The environment of every run of probes. */
export const PROBE_ENV = plainEnv({ CI: '', NO_COLOR: '1' });

export const FRAMEWORKS: readonly Framework[] = [
  {
    id: 'jest',
    kit: 'jest',
    module: '@jest/globals',
    bin: 'node_modules/jest/bin/jest.js',
    args: ['--maxWorkers=2', '--no-cache'],
    config: 'jest.config.cjs',
  },
  {
    id: 'vitest',
    kit: 'vi',
    module: 'vitest',
    bin: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--maxWorkers=2'],
    config: 'vitest.config.mjs',
  },
  {
    id: 'rstest',
    kit: 'rs',
    module: '@rstest/core',
    bin: 'node_modules/@rstest/core/bin/rstest.js',
    args: ['run', '--pool.maxWorkers=2'],
    config: 'rstest.config.mjs',
  },
];

/** Version of an installed package. */
export function versionOf(dir: string, name: string): string {
  return JSON.parse(readFileSync(join(dir, 'node_modules', name, 'package.json'), 'utf8')).version;
}

/** A config with these options, in which every `.test.js` has globals. */
export function configText(id: Framework['id'], given: Readonly<Record<string, unknown>>): string {
  const include = ['**/*.test.js'];
  if (id === 'vitest') {
    return `export default ${JSON.stringify({ test: { globals: true, include, ...given } })};\n`;
  }
  if (id === 'rstest') {
    return `export default ${JSON.stringify({ globals: true, include, ...given })};\n`;
  }
  const plugins = ['@babel/plugin-transform-modules-commonjs'];
  const babel = ['babel-jest', { plugins, babelrc: false, configFile: false }];
  const own = { testMatch: ['<rootDir>/**/*.test.js'], transform: { '\\.js$': babel }, ...given };
  return `module.exports = ${JSON.stringify(own)};\n`;
}
