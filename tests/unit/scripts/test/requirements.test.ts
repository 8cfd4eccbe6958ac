import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from '@rstest/core';
import { tempFolder, writeFiles } from '../../../support/folder.ts';

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
      './scripts/requirements.mjs',
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

  test('is checked first by every npm script', () => {
    for (const command of Object.values(scripts))
      expect(command).toMatch(/^node --import \.\/scripts\/requirements\.mjs /);
  });
});

describe('the packages', () => {
  const root = tempFolder();
  const write = (file: string, value: object) =>
    writeFiles(root, { [file]: JSON.stringify(value) });
  const record = (versions: Record<string, string>) =>
    write('node_modules/.package-lock.json', {
      packages: Object.fromEntries(
        Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
      ),
    });
  const guard = () => {
    const script = join(root, 'scripts/requirements.mjs');
    const { status, stderr } = spawnSync(process.execPath, ['--import', script, '-e', ''], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    });
    return { status, stderr };
  };

  beforeEach(() => {
    rmSync(join(root, 'node_modules'), { recursive: true, force: true });
    write('package.json', {
      engines: { node: '>=20.19.0' },
      dependencies: { clock: '1.2.0' },
      devDependencies: { 'clock-2': 'npm:clock@2.0.0' },
    });
    mkdirSync(join(root, 'scripts'), { recursive: true });
    copyFileSync(join(ROOT, 'scripts/requirements.mjs'), join(root, 'scripts/requirements.mjs'));
    write('node_modules/clock/package.json', {});
    write('node_modules/clock-2/package.json', {});
  });

  test('are there, whether or not npm installed them', () => {
    expect(guard()).toEqual({ status: 0, stderr: '' });
    record({ clock: '1.2.0', 'clock-2': '2.0.0' });
    expect(guard()).toEqual({ status: 0, stderr: '' });
  });

  test('are not installed at all: one plain line', () => {
    rmSync(join(root, 'node_modules'), { recursive: true });
    const stderr = 'clock 1.2.0 is not installed; run npm install.\n';
    expect(guard()).toEqual({ status: 1, stderr });
  });

  test('one is missing, or an earlier version is left: one plain line', () => {
    record({ clock: '1.2.0', 'clock-2': '1.9.0' });
    const older = 'clock-2 2.0.0 is not installed, but 1.9.0 is; run npm install.\n';
    expect(guard()).toEqual({ status: 1, stderr: older });
    rmSync(join(root, 'node_modules/clock-2'), { recursive: true });
    const without = 'clock-2 2.0.0 is not installed; run npm install.\n';
    expect(guard()).toEqual({ status: 1, stderr: without });
  });
});
