import { spawnSync } from 'node:child_process';
import type { RstestFacts } from '../../shared/facts/types.ts';
import { UserError } from '../cli/errors.ts';
import { installInto } from '../cli/npm.ts';
import { generateFacts } from './generate.ts';
import { inScratch } from './scratch.ts';

/** Installs a version of `@rstest/core` into a folder of its own, reads its facts there, and removes the folder. */
export const factsOfVersion = (root: string, version: string): Promise<RstestFacts> =>
  inScratch(root, (folder) => {
    installInto(folder, [`@rstest/core@${version}`]);
    return generateFacts(folder, 'lenient');
  });

/** npm itself would try for minutes. */
const REGISTRY_MS = 30_000;

/** A field of a package as the registry has it; undefined if it has no such package or version. */
export function askRegistry(name: string, field = 'version'): string | undefined {
  const { status, stdout, stderr } = spawnSync(
    'npm',
    ['view', name, field, '--json', '--fetch-retries=0', `--fetch-timeout=${REGISTRY_MS}`],
    { encoding: 'utf8', timeout: 2 * REGISTRY_MS },
  );
  if (status === 0 || /E404|ETARGET/.test(stderr))
    return status === 0 ? stdout.trim() || undefined : undefined;
  throw new UserError(
    `the registry cannot be reached: ${stderr.trim().split('\n')[0] || 'no answer'}`,
  );
}

/** Every published version without a suffix, oldest first by number. */
export function listVersions(name: string): string[] {
  const text = askRegistry(name, 'versions');
  if (!text) throw new UserError(`${name} is not in the registry`);
  const found = [JSON.parse(text) as string | string[]].flat();
  return found
    .filter((version) => /^\d+\.\d+\.\d+$/.test(version))
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
}
