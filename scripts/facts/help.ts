import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { plainEnv } from '@rstest-docs/samples/runner';
import type { CommandFacts, FlagFacts } from '../../shared/facts/types.ts';

const run = promisify(execFile);
const FLAG_ROW = /^ {2}(-\S.*?)(?: {2,}(.*))?$/;
const COMMAND_ROW = /^ {2}(\S.*?)(?: {2,}(.*))?$/;
const SKIPPED = new Set(['--help', '--version']);

/** Every command with its flags, read from `--help` of each. */
export async function readCommands(bin: string): Promise<CommandFacts[]> {
  const help = async (...args: string[]) =>
    (await run(process.execPath, [bin, ...args, '--help'], { env: plainEnv() })).stdout;
  const root = await help();
  const names = parseCommandNames(root);
  if (names.length === 0) throw new Error(`${bin} --help lists no commands`);
  return Promise.all(
    names.map(async ({ name, usage }) => ({
      name,
      usage,
      flags: parseFlags(name === '' ? root : await help(name)),
    })),
  );
}

/** Commands of the help text; the one without a name is what `rstest` alone does. */
function parseCommandNames(help: string): { name: string; usage: string }[] {
  return rowsBelow(help, 'Commands:').map((row) => {
    const usage = COMMAND_ROW.exec(row)?.[1] ?? row.trim();
    const [first = ''] = usage.split(' ');
    return { name: first.startsWith('[') ? '' : first, usage: `rstest ${usage}` };
  });
}

function parseFlags(help: string): FlagFacts[] {
  const flags: FlagFacts[] = [];
  for (const row of rowsBelow(help, 'Options:')) {
    const match = FLAG_ROW.exec(row);
    if (!match) continue;
    const flag = parseFlag(match[1] ?? '', match[2] ?? '');
    if (!flag.names.some((name) => SKIPPED.has(name))) flags.push(flag);
  }
  return flags;
}

/** `-t, --testNamePattern <value>` with its description; only default and allowed values are kept of that. */
function parseFlag(signature: string, description: string): FlagFacts {
  const value = /[<[]([^>\]]+)[>\]]/.exec(signature);
  const names = signature
    .replace(/\s*[<[].*$/, '')
    .split(/,\s*/)
    .map((name) => name.trim());
  const flag: FlagFacts = { names };
  if (value) {
    flag.value = value[1] ?? '';
    if (value[0].startsWith('[')) flag.optional = true;
  }
  const choices = /\(([\w-]+(?: \| [\w-]+)+)\)/.exec(description)?.[1];
  if (choices) flag.choices = choices.split(' | ');
  return flag;
}

/** A flag as the help text writes it: `-t, --testNamePattern <value>`. */
export function formatFlag({ names, value, optional }: FlagFacts): string {
  const argument = value === undefined ? '' : optional ? ` [${value}]` : ` <${value}>`;
  return `${names.join(', ')}${argument}`;
}

function rowsBelow(help: string, title: string): string[] {
  const lines = help.split('\n');
  const start = lines.indexOf(title);
  if (start < 0) return [];
  const rows: string[] = [];
  for (const line of lines.slice(start + 1)) {
    if (!line.startsWith('  ')) break;
    rows.push(line);
  }
  return rows;
}
