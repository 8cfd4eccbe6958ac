import { join } from 'node:path';
import { changeSince } from './check/changed.ts';
import { checkHelp, readCheckOptions } from './check/options.ts';
import { CHECKS } from './check/registry.ts';
import { type CheckResult, runChecks } from './check/run.ts';
import { runCommand } from './cli/arguments.ts';
import { counted } from './cli/values.ts';
import { formatFinding } from './finding.ts';

const root = join(import.meta.dirname, '..');

async function main(args: readonly string[]): Promise<number> {
  const { checks, changed } = readCheckOptions(args, CHECKS);
  const change = changed === undefined ? undefined : changeSince(root, changed);
  console.log(`Running ${counted(checks.length, 'check')} …`);
  const results = await runChecks(root, checks, {
    change,
    onResult: report,
  });
  const failed = results.filter(({ findings, crash }) => crash || findings.length > 0).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Printed as soon as a check is done: the slow ones do not hold back what is known. */
function report({ check, findings, crash, duration }: CheckResult): void {
  const time = `${(duration / 1000).toFixed(1)} s`;
  if (crash) console.log(`✗ ${check.name} broke off (${time})\n${indented(crash)}`);
  else if (findings.length === 0) console.log(`✓ ${check.name} (${time})`);
  else {
    console.log(`✗ ${check.name}: ${findings.length} (${time})`);
    for (const finding of findings) console.log(indented(formatFinding(finding)));
  }
}

const indented = (text: string) => text.replace(/^/gm, '  ');

await runCommand(
  {
    name: 'check',
    about: 'Everything that CI checks except browsers, runs of samples, and proofs.',
    more: () => checkHelp(CHECKS),
  },
  main,
);
