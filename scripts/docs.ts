import { runCommand } from './cli/arguments.ts';
import { DOCS } from './cli/commands.ts';
import { runSubcommand } from './cli/subcommands.ts';

await runCommand('docs', (args) => runSubcommand('docs', DOCS, args));
