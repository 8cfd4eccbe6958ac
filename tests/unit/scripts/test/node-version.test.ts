import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';

const ROOT = join(import.meta.dirname, '../../../..');
const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** What the guard says on a Node that calls itself by this version. */
function guardOn(version: string): { status: number | null; stderr: string } {
  const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  return spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${pretend}`,
      '--import',
      './scripts/node-version.mjs',
      '-e',
      '',
    ],
    { cwd: ROOT, encoding: 'utf8', env: { ...process.env, NODE_OPTIONS: '' } },
  );
}

describe('the version of Node', () => {
  test.each(['20.19.0', '20.20.2', '22.12.0', '22.23.3', '24.0.0', '26.1.0'])(
    '%s is supported',
    (version) => {
      expect(guardOn(version)).toMatchObject({ status: 0, stderr: '' });
    },
  );

  test.each(['18.20.8', '20.18.3', '21.7.3', '22.11.0'])('%s gets one plain line', (version) => {
    expect(guardOn(version)).toMatchObject({
      status: 1,
      stderr: `Node ${version} is not supported; install Node ^20.19.0 || >=22.12.0.\n`,
    });
  });

  test.each(Object.entries(scripts))('npm run %s asks for it first', (_, command) => {
    expect(command).toMatch(/^node --import \.\/scripts\/node-version\.mjs /);
  });
});
