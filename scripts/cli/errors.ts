import { accessSync, constants } from 'node:fs';
import { inspect } from 'node:util';

/**
 * A mistake in what the user wrote: an argument, a file, a setting. It is printed as its message
 * alone. Anything else that throws is a bug and is printed with stack and cause.
 */
export class UserError extends Error {
  override name = 'UserError';
}

/** Throws one line when the checkout that a command runs in cannot be written to. */
export function assertWritable(): void {
  const folder = process.cwd();
  try {
    accessSync(folder, constants.W_OK);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new UserError(`${folder} is read-only (${code}); use a checkout that you may write to`);
  }
}

/** What the machine refuses; the message of Node says it all, a stack would add nothing. */
const REFUSED_BY_SYSTEM = new Set(['EACCES', 'EADDRINUSE', 'EADDRNOTAVAIL', 'ENOSPC', 'EROFS']);

/**
 * Errors by name: of the compiler, for the syntax of a file that is loaded, whose message has the
 * place; and of plugins, which import nothing from here, for a setting of the site that is wrong.
 */
const OF_USER_BY_NAME = new Set(['TransformError', 'SettingError']);

/** Whether an error is the user's or the machine's, so that its message is enough. */
export function isExpected(error: unknown): error is Error {
  if (error instanceof UserError) return true;
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as NodeJS.ErrnoException;
  return OF_USER_BY_NAME.has(error.name) || REFUSED_BY_SYSTEM.has(code);
}

/** An error in full: stack, what a failed child process printed, and each cause below it. */
export function describeError(error: unknown): string {
  if (isExpected(error)) return error.message;
  if (!(error instanceof Error)) return inspect(error);
  const { stdout, stderr } = error as { stdout?: unknown; stderr?: unknown };
  const printed = [stderr, stdout].map((stream) => String(stream ?? '').trim()).find(Boolean);
  return [
    error.stack ?? error.message,
    ...(printed && !error.message.includes(printed) ? [`output: ${printed}`] : []),
    ...(error.cause === undefined ? [] : [`caused by: ${describeError(error.cause)}`]),
  ].join('\n');
}
