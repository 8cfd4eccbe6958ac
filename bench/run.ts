import { runCommand } from '../scripts/cli/arguments.ts';
import { BENCHMARKS } from '../scripts/cli/commands.ts';
import { runSubcommand } from '../scripts/cli/subcommands.ts';

await runCommand('bench', (args) => runSubcommand('bench', BENCHMARKS, args, 'bytes'));
