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

/** What each kind of issue of the report means, and what to do. */
const KINDS: Record<string, { says: (name: string) => string; fix: string }> = {
  files: { says: () => 'nothing imports this file', fix: 'remove it, or import it' },
  exports: {
    says: (name) => `nothing imports ${name}`,
    fix: 'drop the export, or what it exports',
  },
  types: { says: (name) => `nothing imports type ${name}`, fix: 'drop the export, or the type' },
  nsExports: { says: (name) => `nothing uses ${name}`, fix: 'drop the export' },
  nsTypes: { says: (name) => `nothing uses type ${name}`, fix: 'drop the export' },
  enumMembers: { says: (name) => `nothing uses member ${name}`, fix: 'remove it' },
  namespaceMembers: { says: (name) => `nothing uses member ${name}`, fix: 'remove it' },
  duplicates: { says: (name) => `${name} is exported twice`, fix: 'keep one' },
  dependencies: { says: (name) => `nothing uses package ${name}`, fix: 'npm remove it' },
  devDependencies: { says: (name) => `nothing uses package ${name}`, fix: 'npm remove it' },
  unlisted: {
    says: (name) => `package ${name} is not in package.json`,
    fix: 'add it, exact version',
  },
  unresolved: { says: (name) => `${name} cannot be found`, fix: 'correct the import' },
  binaries: {
    says: (name) => `program ${name} comes with no listed package`,
    fix: 'add its package',
  },
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
      const { says, fix } = KINDS[kind] ?? { says: (name) => `${kind}: ${name}`, fix: 'see knip' };
      return (value.flat() as Issue[]).map(({ name = '', line = 1 }) => ({
        file,
        line,
        message: says(name),
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
