import { accessSync, constants, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runNode } from '../../cli/runNode.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

const COMPILER = 'node_modules/typescript-7/bin/tsc';

/** The project's own TypeScript compiles. */
export const typesCheck: Check = {
  name: 'types',
  about: 'TypeScript compiles',
  external: true,
  async run({ root }) {
    const cache = cachePath(root, 'types.tsbuildinfo');
    // The compiler goes on with errors about packages that were since replaced.
    if (cache && changedAt(cache) < changedAt(join(root, 'node_modules/.package-lock.json')))
      rmSync(cache, { force: true });
    const { code, output } = await runNode(root, [
      COMPILER,
      '-p',
      '.',
      '--pretty',
      'false',
      ...(cache ? ['--incremental', '--tsBuildInfoFile', cache] : []),
    ]);
    return code === 0 ? [] : readTypeErrors(output);
  },
};

/** When a file was last written; 0 when it is not there. */
const changedAt = (file: string): number => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Findings from the compiler's plain output; what is no error line is kept as one finding. */
export function readTypeErrors(output: string): Finding[] {
  const findings: Finding[] = [];
  for (const line of output.split('\n')) {
    const match = /^(.+?)\((\d+),\d+\): error (TS\d+): (.*)$/.exec(line);
    if (match) {
      const [, file = '', at, code, text] = match;
      findings.push({ file, line: Number(at), message: `${code}: ${text}` });
    } else if (/^\s/.test(line) && findings.length > 0) {
      const last = findings.at(-1);
      if (last) last.message += ` ${line.trim()}`;
    }
  }
  if (findings.length > 0) return findings;
  return [{ file: 'tsconfig.json', line: 1, message: output.trim() || 'the compiler failed' }];
}

/**
 * Path below `.cache/check`, where a program keeps what it knows of unchanged files; undefined in a
 * checkout that cannot be written to.
 */
export function cachePath(root: string, name: string): string | undefined {
  const folder = join(root, '.cache', 'check');
  try {
    mkdirSync(folder, { recursive: true });
    accessSync(folder, constants.W_OK);
  } catch {
    return undefined;
  }
  return join(folder, name);
}
