import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import {
  fillGaps,
  findGaps,
  type LockPackages,
  platformOf,
} from '../../../../scripts/lock/complete.ts';

const packages: LockPackages = {
  'node_modules/tool': {
    version: '2.0.0',
    dev: true,
    optionalDependencies: { 'tool-linux-x64-gnu': '2.0.0', 'tool-darwin-arm64': '2.0.0' },
  },
  'node_modules/tool-linux-x64-gnu': { version: '2.0.0', optional: true },
  'node_modules/host/node_modules/tool': {
    version: '1.0.0',
    optionalDependencies: { 'tool-linux-x64-gnu': '1.0.0', fsevents: '~2.3.3' },
  },
};

describe('lock file gaps', () => {
  test('names each exact optional package without an entry, and where it belongs', () => {
    expect(findGaps(packages)).toEqual([
      {
        path: 'node_modules/tool-darwin-arm64',
        name: 'tool-darwin-arm64',
        version: '2.0.0',
        dev: true,
      },
      {
        path: 'node_modules/host/node_modules/tool/node_modules/tool-linux-x64-gnu',
        name: 'tool-linux-x64-gnu',
        version: '1.0.0',
        dev: false,
      },
    ]);
  });

  test('filling leaves no gap and keeps what was there', () => {
    const filled = fillGaps(packages);
    expect(findGaps(filled)).toEqual([]);
    expect(filled).toMatchObject(packages);
    expect(filled['node_modules/tool-darwin-arm64']).toEqual({
      version: '2.0.0',
      dev: true,
      optional: true,
      os: ['darwin'],
      cpu: ['arm64'],
    });
  });

  test('reads the platform from the name', () => {
    expect(platformOf('@a/b-linux-x64-musl')).toEqual({
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
    });
    expect(platformOf('@a/b-win32-ia32-msvc')).toEqual({ os: ['win32'], cpu: ['ia32'] });
    expect(platformOf('@a/b-windows-64')).toEqual({ os: ['win32'], cpu: ['x64'] });
    expect(platformOf('@a/b-wasm32-wasi')).toEqual({ cpu: ['wasm32'] });
    expect(() => platformOf('@a/b-plan9-mips')).toThrow('does not tell');
  });

  const own = ['.', '.ci/deploy', 'bench/scale/peers'].map((dir) => `${dir}/package-lock.json`);
  test.each(own)('%s has none', (file) => {
    const lock = JSON.parse(readFileSync(file, 'utf8')) as {
      packages: LockPackages;
    };
    expect(findGaps(lock.packages)).toEqual([]);
    expect(JSON.stringify(lock)).not.toContain('"resolved":"http');
  });
});
