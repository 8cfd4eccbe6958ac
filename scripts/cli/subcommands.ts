import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fileOfSubcommand, type Subcommands } from './commands.ts';
import { refuseUnknown } from './select.ts';
import { described } from './values.ts';

const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs the subcommand that is named first, with the arguments after it; `fallback` when none is.
 * Its script sets the exit code.
 */
export async function runSubcommand(
  script: string,
  commands: Subcommands,
  args: readonly string[],
  fallback?: string,
): Promise<undefined> {
  const named = args[0]?.startsWith('-') ? undefined : args[0];
  const asksForHelp = args[0] === '--help' || args[0] === '-h';
  const name = named ?? (asksForHelp ? undefined : fallback);
  if (name === undefined) {
    console.log(help(script, commands));
    return undefined;
  }
  refuseUnknown('command', [name], Object.keys(commands));
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args.slice(named ? 1 : 0));
  await import(pathToFileURL(join(ROOT, fileOfSubcommand(script, name))).href);
  return undefined;
}

function help(script: string, commands: Subcommands): string {
  return [
    `npm run ${script} -- <command> [options]`,
    '',
    ...described(Object.entries(commands).map(([name, [about]]) => [name, about])),
    '',
    `npm run ${script} -- <command> --help describes one.`,
  ].join('\n');
}
