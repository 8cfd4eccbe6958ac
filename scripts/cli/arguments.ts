import { type ParseArgsConfig, parseArgs } from 'node:util';

type Options = NonNullable<ParseArgsConfig['options']>;

type Parsed<Known extends Options> = ReturnType<
  typeof parseArgs<{ options: Known; allowPositionals: true; tokens: true }>
>;

/**
 * Options and other arguments of a command. Anything unknown throws one line that says what is
 * allowed; `positionals` is the largest number of arguments without a name.
 */
export function readArguments<const Known extends Options>(
  args: readonly string[],
  options: Known,
  positionals: number,
): Parsed<Known> {
  const names = Object.keys(options).map((name) => `--${name}`);
  const allowed = names.length > 0 ? `allowed: ${names.join(', ')}` : 'it takes no options';
  let parsed: Parsed<Known>;
  try {
    parsed = parseArgs({
      args: [...args],
      options,
      allowPositionals: true,
      tokens: true,
    }) as Parsed<Known>;
  } catch (error) {
    const message = (error as Error).message.split('\n')[0] ?? '';
    const unknown = /Unknown option '(.+?)'/.exec(message)?.[1];
    const bare = /^Option '(?:-\w, )?(--[\w-]+) <value>' argument (?:missing|is ambiguous)/.exec(
      message,
    )?.[1];
    if (bare) throw new Error(`${bare} needs a value; ${allowed}`);
    throw new Error(unknown ? `unknown option ${unknown}; ${allowed}` : `${message}; ${allowed}`);
  }
  for (const token of parsed.tokens) {
    // Only what was given: a default may well be empty.
    if (token.kind === 'option' && token.value === '')
      throw new Error(`${token.rawName} needs a value; ${allowed}`);
  }
  const extra = parsed.positionals[positionals];
  if (extra !== undefined) throw new Error(`unexpected "${extra}"; ${allowed}`);
  return parsed;
}

/** Runs a command; an error becomes one line `name: what is wrong` and status 2. */
export async function runCommand(name: string, main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main();
  } catch (error) {
    console.error(`${name}: ${(error as Error).message.split('\n')[0]}`);
    process.exitCode = 2;
  }
}
