import { CHECKS } from '../check/registry.ts';
import { faultsOf, runChecks } from '../check/run.ts';

/** Checks the pages beside the bundler, and answers with what stops the build. */
const NAMES = ['mdx', 'frontmatter', 'parity', 'links', 'sidebar', 'samples', 'facts', 'versions'];

const checks = CHECKS.filter(({ name }) => NAMES.includes(name));
if (checks.length !== NAMES.length) throw new Error(`unknown check among ${NAMES.join(', ')}`);
// Nobody waits for the answer any more.
process.on('disconnect', () => process.exit());
const faults = faultsOf(await runChecks(process.cwd(), checks));
process.send?.(faults, undefined, undefined, () => process.disconnect());
