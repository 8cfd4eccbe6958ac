import type { Answer } from './answers.ts';

const IMPORTS =
  "import { afterEach, beforeAll, beforeEach, describe, expect, onTestFailed, onTestFinished, rs, test } from '@rstest/core';\n";

/** A test file with everything of `@rstest/core` that these proofs need. */
export const file = (body: string, before = ''): string => `${before}${IMPORTS}${body}`;

/** One run that prints many messages: a test file for each, by name. */
export function printsAll(
  question: string,
  heading: string,
  says: Answer['says'],
  bodies: Record<string, string>,
  output: readonly (string | RegExp)[],
  more: Partial<Answer> = {},
): Answer {
  const tests = Object.entries(bodies).map(([name, body]) => [`${name}.test.ts`, file(body)]);
  return {
    question,
    heading,
    says,
    // One process for all: a file that fails does not stop the others.
    command: 'CI=1 npx rstest --pool=vmForks',
    exitCode: 1,
    output: [...output],
    ...more,
    files: { ...Object.fromEntries(tests), ...more.files },
  };
}

/** A command that prints one message. */
export const prints = (
  message: string,
  heading: string,
  says: Answer['says'],
  files: Record<string, string>,
  command = 'npx rstest',
  exitCode = 1,
): Answer => ({
  question: message,
  heading,
  says,
  files,
  command,
  exitCode,
  output: [message],
});
