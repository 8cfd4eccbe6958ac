import { runNode } from '../../cli/runNode.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { cachePath } from './types.ts';

const PROGRAM = 'node_modules/knip/bin/knip.js';

/** Files, exports and packages that nothing uses, by `knip.jsonc`. */
export const deadCodeCheck: Check = {
  name: 'dead-code',
  about: 'no unused file, export or package (knip)',
  external: true,
  async run({ root }) {
    const cache = cachePath(root, 'dead-code');
    const { code, stdout, output } = await runNode(root, [
      PROGRAM,
      '--reporter',
      'json',
      '--no-progress',
      ...(cache ? ['--cache', '--cache-location', cache] : []),
    ]);
    return readReport(stdout, output, code);
  },
};

interface Issue {
  name?: string;
  line?: number;
}

/** Not an issue: who owns the file. */
const OWNERS = 'owners';

type Row = { file: string } & Record<string, unknown>;

/** What each kind of issue of the report means for the name in place of `…`, and what to do. */
const KINDS: Record<string, [says: string, fix: string]> = {
  files: ['nothing imports this file', 'remove it, or import it'],
  exports: ['nothing imports …', 'drop the export, or what it exports'],
  types: ['nothing imports type …', 'drop the export, or the type'],
  nsExports: ['nothing uses …', 'drop the export'],
  nsTypes: ['nothing uses type …', 'drop the export'],
  enumMembers: ['nothing uses member …', 'remove it'],
  namespaceMembers: ['nothing uses member …', 'remove it'],
  duplicates: ['… is exported twice', 'keep one'],
  dependencies: ['nothing uses package …', 'npm remove it'],
  devDependencies: ['nothing uses package …', 'npm remove it'],
  unlisted: ['package … is not in package.json', 'add it, exact version'],
  unresolved: ['… cannot be found', 'correct the import'],
  binaries: ['program … comes with no listed package', 'add its package'],
};

/** Findings from knip's JSON report. */
export function readReport(stdout: string, output: string, code = 0): Finding[] {
  let rows: Row[];
  try {
    rows = (JSON.parse(stdout.slice(stdout.indexOf('{'))) as { issues: Row[] }).issues;
  } catch {
    return [failed(output)];
  }
  const findings = rows.flatMap(({ file, ...kinds }) =>
    Object.entries(kinds).flatMap(([kind, value]) => {
      if (!Array.isArray(value) || kind === OWNERS) return [];
      // A kind that a later version of knip adds.
      const [says, fix] = KINDS[kind] ?? [`${kind}: …`, 'see knip'];
      return (value.flat() as Issue[]).map(({ name = '', line = 1 }) => ({
        file,
        line,
        message: says.replace('…', () => name),
        fix,
      }));
    }),
  );
  return findings.length > 0 || code === 0 ? findings : [failed(output)];
}

const failed = (output: string): Finding => ({
  file: 'knip.jsonc',
  line: 1,
  message: output.trim() || 'knip failed',
});
