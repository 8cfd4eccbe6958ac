import { type ParseArgsConfig, parseArgs } from 'node:util';
import { subcommandOf } from './commands.ts';
import { assertWritable, describeError, isExpected, UserError } from './errors.ts';
import { described } from './values.ts';

/** An option of a command; `about` is what `--help` says, `value` names what it takes. */
type Option = NonNullable<ParseArgsConfig['options']>[string] & { about?: string; value?: string };
type Options = Readonly<Record<string, Option>>;

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true; tokens: true }>
>;

/** Thrown for `--help`; holds the lines about the options. */
class HelpRequest extends Error {
  readonly lines: readonly string[];

  constructor(lines: readonly string[]) {
    super('--help');
    this.lines = lines;
  }
}

/**
 * Options and other arguments of a command. Anything unknown throws one line that says what is
 * allowed; `positionals` is the largest number of arguments without a name. Every command knows
 * `--help`, which `runCommand` answers.
 */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  positionals: number,
): Parsed<Known> {
  const names = [...Object.keys(options), 'help'].map((name) => `--${name}`);
  const allowed = `allowed: ${names.join(', ')}`;
  let parsed: Parsed<Known & { help: Option }>;
  try {
    parsed = parseArgs({
      args: [...args],
      options: { ...options, help: { type: 'boolean', short: 'h' } } satisfies NonNullable<
        ParseArgsConfig['options']
      >,
      allowPositionals: true,
      tokens: true,
    }) as Parsed<Known & { help: Option }>;
  } catch (error) {
    const message = (error as Error).message.split('\n')[0] ?? '';
    const unknown = /Unknown option '(.+?)'/.exec(message)?.[1];
    const bare = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument (?:missing|is ambiguous)/.exec(
      message,
    )?.[1];
    if (bare) throw new UserError(`${bare} needs a value; ${allowed}`);
    throw new UserError(
      unknown ? `unknown option ${unknown}; ${allowed}` : `${message}; ${allowed}`,
    );
  }
  if ((parsed.values as { help?: boolean }).help) throw new HelpRequest(describeOptions(options));
  for (const token of parsed.tokens) {
    // Only what was given: a default may well be empty.
    if (token.kind === 'option' && token.value === '')
      throw new UserError(`${token.rawName} needs a value; ${allowed}`);
  }
  const extra = parsed.positionals[positionals];
  if (extra !== undefined) throw new UserError(`unexpected "${extra}"; ${allowed}`);
  return parsed as unknown as Parsed<Known>;
}

function describeOptions(options: Options): string[] {
  const rows = Object.entries(options).map(([name, option]) => {
    const value = option.type === 'string' ? ` ${option.value ?? '<value>'}` : '';
    return [`--${name}${value}`, option.about ?? ''] as const;
  });
  rows.push(['--help, -h', 'prints this']);
  return described(rows);
}

/** A command as `--help` describes it. */
export interface Command {
  /** Name of the npm script, and what follows it: `check`, `docs new`. */
  name: string;
  /** What it does, in a sentence or two. */
  about?: string;
  /** Arguments without a name, such as `<group>/<name>`. */
  usage?: string;
  /** More of the help, after the options. */
  more?: () => string;
}

/**
 * Runs a command, of which the help of a subcommand knows more by its name, and sets the exit code: what `main` returns (0 for success, 1 for findings), 2
 * after a wrong command line or another mistake of the user, printed as one line, and 1 after a
 * bug, printed with stack and cause.
 */
export async function runCommand(
  command: string | Command,
  // Nothing returned: the command has set the exit code itself, or loaded one that does.
  main: (args: string[]) => number | undefined | Promise<number | undefined>,
): Promise<void> {
  const described =
    typeof command === 'string' ? { name: command, ...subcommandOf(command) } : command;
  // `npm run check | head` closes the pipe before everything is printed.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE') process.exit();
    throw error;
  });
  try {
    const status = await main(process.argv.slice(2));
    if (status !== undefined) process.exitCode = status;
  } catch (error) {
    process.exitCode = report(described, readOnly(error) ?? error);
  }
}

/** The reason behind an error of the file system, which may name a folder that is not there. */
function readOnly(error: unknown): unknown {
  if (!(error instanceof Error && 'syscall' in error)) return undefined;
  try {
    assertWritable();
    return undefined;
  } catch (reason) {
    return reason;
  }
}

function report(command: Command, error: unknown): number {
  if (error instanceof HelpRequest) {
    console.log(helpText(command, error.lines));
    return 0;
  }
  console.error(`${command.name}: ${describeError(error)}`);
  return isExpected(error) ? 2 : 1;
}

function helpText({ name, about, usage, more }: Command, options: readonly string[]): string {
  const [script = '', ...words] = name.split(' ');
  return [
    ['npm run', script, '--', ...words, ...(usage ? [usage] : []), '[options]'].join(' '),
    ...(about
      ? ['', about.replace(/^./, (first) => first.toUpperCase()).replace(/(?<!\.)$/, '.')]
      : []),
    '',
    ...options,
    ...(more ? ['', more()] : []),
  ].join('\n');
}
