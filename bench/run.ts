import { runCommand } from '../scripts/cli/arguments.ts';
import { BENCHMARKS, runSubcommand } from '../scripts/cli/subcommands.ts';

await runCommand('bench', (args) => runSubcommand('bench', BENCHMARKS, args, 'bytes'));
