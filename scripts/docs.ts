import { runCommand } from './cli/arguments.ts';
import { DOCS, runSubcommand } from './cli/subcommands.ts';

await runCommand('docs', (args) => runSubcommand('docs', DOCS, args));
