import { spawnSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

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
  config: readonly [file: string, text: string];
}

export const FRAMEWORKS: readonly Framework[] = [
  {
    id: 'jest',
    kit: 'jest',
    module: '@jest/globals',
    bin: 'node_modules/jest/bin/jest.js',
    args: ['--maxWorkers=2', '--no-cache'],
    config: [
      'jest.config.cjs',
      `module.exports = {
  testMatch: ['<rootDir>/**/*.test.js'],
  testTimeout: 2000,
  transform: { '\\\\.js$': ['babel-jest', { plugins: ['@babel/plugin-transform-modules-commonjs'], babelrc: false, configFile: false }] },
};
`,
    ],
  },
  {
    id: 'vitest',
    kit: 'vi',
    module: 'vitest',
    bin: 'node_modules/vitest/vitest.mjs',
    args: ['run', '--maxWorkers=2'],
    config: [
      'vitest.config.mjs',
      "export default { test: { globals: true, testTimeout: 2000, include: ['**/*.test.js'] } };\n",
    ],
  },
  {
    id: 'rstest',
    kit: 'rs',
    module: '@rstest/core',
    bin: 'node_modules/@rstest/core/bin/rstest.js',
    args: ['run', '--pool.maxWorkers=2'],
    config: [
      'rstest.config.mjs',
      "export default { globals: true, testTimeout: 2000, include: ['**/*.test.js'] };\n",
    ],
  },
];

const PEERS = join(import.meta.dirname, 'peers');

/** Installs Jest and Vitest, once per lock file, outside the manual's own packages. */
export function installPeers(root: string): string {
  const dir = join(root, '.cache/compat/peers');
  const lock = 'package-lock.json';
  const text = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : '');
  const installed = existsSync(join(dir, 'node_modules/vitest'));
  if (installed && text(join(dir, lock)) === text(join(PEERS, lock))) return dir;
  mkdirSync(dir, { recursive: true });
  for (const file of ['package.json', lock]) copyFileSync(join(PEERS, file), join(dir, file));
  console.log('installing Jest and Vitest …');
  const args = ['ci', '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: dir, stdio: 'inherit' });
  if (status !== 0) throw new Error('Jest and Vitest cannot be installed');
  return dir;
}

/** Version of an installed package. */
export function versionOf(dir: string, name: string): string {
  return JSON.parse(readFileSync(join(dir, 'node_modules', name, 'package.json'), 'utf8')).version;
}
