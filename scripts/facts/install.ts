import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RstestFacts } from '../../shared/facts/types.ts';
import { generateFacts } from './generate.ts';

const run = promisify(execFile);
const INSTALL_MS = 180_000;

/** Installs a version of `@rstest/core` into a folder of its own, reads its facts there, and removes the folder. */
export async function factsOfVersion(root: string, version: string): Promise<RstestFacts> {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, '.tmp/version-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--prefer-offline'];
    await run('npm', ['install', ...quiet, `@rstest/core@${version}`], {
      cwd: folder,
      timeout: INSTALL_MS,
    });
    return await generateFacts(folder, 'lenient');
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string };
    const reason =
      /npm error (?:notarget )?(?!code)(.+)/.exec(stderr)?.[1] ?? message.split('\n')[0];
    throw new Error(`${version}: ${reason}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
