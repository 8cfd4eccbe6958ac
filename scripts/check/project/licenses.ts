import type { Tree } from '../../../content/tree.ts';
import { ALLOWED_LICENSES, isAllowedLicense } from '../../../shared/site/licenses.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

interface LockEntry {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  /** A package of this repository, whose own entry has its license. */
  link?: boolean;
  optionalDependencies?: Record<string, string>;
}

const LOCK = 'package-lock.json';

/** What the site is made of may be passed on by everyone. */
export const licensesCheck: Check = {
  name: 'licenses',
  about: 'every production dependency has a license of the allowed list',
  reads: /^package-lock\.json$/,
  run: ({ site }) => licenseFindings(site.tree),
};

/** Exported for tests: production dependencies of the lock file whose license is not allowed. */
export function licenseFindings(tree: Tree): Finding[] {
  if (!tree.has(LOCK)) return [];
  const text = tree.read(LOCK);
  const { packages } = JSON.parse(text) as { packages: Record<string, LockEntry> };
  const lines = text.split('\n');
  return Object.entries(packages).flatMap(([path, entry]) => {
    if (path === '' || entry.dev || entry.devOptional || entry.link) return [];
    const name = path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const license = entry.license ?? licenseOfWhole(packages, name);
    if (license && isAllowedLicense(license)) return [];
    return {
      file: LOCK,
      line: lines.findIndex((line) => line.includes(`"${path}": {`)) + 1,
      message: `${name} ${entry.version} is under ${license ?? 'no license'}`,
      right: `allowed: ${ALLOWED_LICENSES.join(', ')}`,
      fix: 'use another package, or add the license to shared/site/licenses.ts',
    };
  });
}

/** The lock may know no license of a platform's part: it is that of the package it is a part of. */
function licenseOfWhole(packages: Record<string, LockEntry>, name: string): string | undefined {
  return Object.values(packages).find((entry) => entry.optionalDependencies?.[name])?.license;
}
