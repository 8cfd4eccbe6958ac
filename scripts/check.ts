import { join } from 'node:path';
import { changedFiles } from './check/changed.ts';
import { formatFinding } from './check/finding.ts';
import { checkHelp, readCheckOptions } from './check/options.ts';
import { CHECKS } from './check/registry.ts';
import { type CheckResult, runChecks } from './check/run.ts';
import { runCommand } from './cli/arguments.ts';

const root = join(import.meta.dirname, '..');

/** Everything that CI checks except browsers, samples' runs and answers: `npm run check`. */
async function main(args: readonly string[]): Promise<number> {
  const { checks, changed, help } = readCheckOptions(args, CHECKS);
  if (help) {
    console.log(checkHelp(CHECKS));
    return 0;
  }
  const files = changed === undefined ? undefined : changedFiles(root, changed);
  const results = await runChecks(root, checks, files);
  for (const result of results) report(result);
  const failed = results.filter(({ findings }) => findings.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function report({ check, findings, duration }: CheckResult): void {
  const time = `${(duration / 1000).toFixed(1)} s`;
  if (findings.length === 0) {
    console.log(`✓ ${check.name} (${time})`);
    return;
  }
  console.log(`✗ ${check.name}: ${findings.length} (${time})`);
  for (const finding of findings) console.log(`  ${formatFinding(finding)}`);
}

await runCommand('check', () => main(process.argv.slice(2)));
