import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from '@rstest/core';

const ROOT = join(import.meta.dirname, '../../..');

interface Entry {
  version?: string;
  integrity?: string;
  resolved?: string;
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

/** What is wrong with a lock file's entries, a line each. */
function problems(packages: Record<string, Entry>): string[] {
  return Object.entries(packages).flatMap(([path, entry]) => {
    const found: string[] = [];
    // A package of this repository comes from no registry.
    if (entry.link || path.startsWith('packages/')) return found;
    if (path && !entry.integrity?.startsWith('sha512-')) found.push(`${path}: no integrity`);
    if (entry.resolved) found.push(`${path}: names a registry: ${entry.resolved}`);
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      // npm ci refuses a lock that leaves out a platform's binary; ranges are not binaries.
      const locked = [`${path}/node_modules/${name}`, `node_modules/${name}`].some(
        (place) => packages[place]?.version === version,
      );
      if (/^\d/.test(version) && !locked && !nested(packages, path, name, version)) {
        found.push(`${path}: ${name} ${version} has no entry`);
      }
    }
    return found;
  });
}

const nested = (
  packages: Record<string, Entry>,
  path: string,
  name: string,
  version: string,
): boolean => {
  const above = path.slice(0, path.lastIndexOf('/node_modules/'));
  return packages[`${above}/node_modules/${name}`]?.version === version;
};

describe('lock files', () => {
  test.each(['.', '.ci/deploy', 'bench/scale/peers', 'bench/suite/peers', 'packages/compat'])(
    'npm checks every byte that it installs by %s/package-lock.json, on every platform',
    (folder) => {
      const text = readFileSync(join(ROOT, folder, 'package-lock.json'), 'utf8');
      const { packages } = JSON.parse(text) as { packages: Record<string, Entry> };
      expect(Object.keys(packages).length).toBeGreaterThan(30);
      expect(problems(packages)).toEqual([]);
    },
  );

  test('faults are found', () => {
    expect(
      problems({
        '': {},
        'node_modules/a': { version: '1.0.0', optionalDependencies: { 'a-darwin': '1.0.0' } },
        'node_modules/b': { integrity: 'sha512-x', resolved: 'https://registry.example/b.tgz' },
      }),
    ).toEqual([
      'node_modules/a: no integrity',
      'node_modules/a: a-darwin 1.0.0 has no entry',
      'node_modules/b: names a registry: https://registry.example/b.tgz',
    ]);
  });
});
