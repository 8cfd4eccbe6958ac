import type { Tree } from '../../../content/tree.ts';
import { runNode } from '../../cli/runNode.ts';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';

const PROGRAM = 'node_modules/@biomejs/biome/bin/biome';

/** Formatting and lint rules of `biome.json`. */
export const biomeCheck: Check = {
  name: 'biome',
  about: 'formatting and lint rules of biome.json',
  external: true,
  async run({ root, site, changed }) {
    const files = biomeFiles(site.tree, changed);
    if (files.length === 0) return [];
    const { code, stdout, output } = await runNode(root, [
      PROGRAM,
      'check',
      '--reporter=json',
      '--max-diagnostics=none',
      '--error-on-warnings',
      '--no-errors-on-unmatched',
      '--files-ignore-unknown=true',
      ...files,
    ]);
    return readDiagnostics(stdout, output, code);
  },
};

/** What Biome has to look at for a change: everything without one, or when its rules changed. */
export function biomeFiles(tree: Tree, changed: ReadonlySet<string> | undefined): string[] {
  const limited = changed && !changed.has('biome.json');
  return limited ? [...changed].filter((file) => tree.has(file)) : ['.'];
}

interface Diagnostic {
  category?: string | null;
  severity?: string;
  message?: string;
  location?: { path?: string; start?: { line?: number } };
}

/** Findings from Biome's JSON report; mere advice (severity info) is left out. */
export function readDiagnostics(stdout: string, output: string, code = 0): Finding[] {
  const json = stdout.slice(stdout.indexOf('{'));
  let diagnostics: Diagnostic[];
  try {
    diagnostics = (JSON.parse(json) as { diagnostics: Diagnostic[] }).diagnostics;
  } catch {
    return [failed(output)];
  }
  const findings = diagnostics
    .filter(({ severity }) => severity === 'error' || severity === 'warning')
    .map(({ category, message, location }) => ({
      file: location?.path ?? 'biome.json',
      line: location?.start?.line || 1,
      message: category === 'format' ? 'not formatted' : `${category ?? 'biome'}: ${message ?? ''}`,
      fix:
        category === 'format' || category?.startsWith('assist')
          ? 'npm run fix -- --all'
          : undefined,
    }));
  return findings.length > 0 || code === 0 ? findings : [failed(output)];
}

const failed = (output: string): Finding => ({
  file: 'biome.json',
  line: 1,
  message: output.trim() || 'biome failed',
});
