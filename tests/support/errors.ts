import type { Answers } from './answers.ts';

type Proof = Answers[string];

const IMPORTS =
  "import { afterEach, beforeAll, beforeEach, describe, expect, onTestFailed, onTestFinished, rs, test } from '@rstest/core';\n";

/** A test file with everything of `@rstest/core` that these proofs need. */
export const file = (body: string, before = ''): string => `${before}${IMPORTS}${body}`;

/** One run that prints many messages: a test file for each, by name. */
export function printsAll(
  question: string,
  heading: string,
  says: Proof['says'],
  bodies: Record<string, string>,
  output: Proof['output'],
  more: Partial<Proof> = {},
): Answers {
  const tests = Object.entries(bodies).map(([name, body]) => [`${name}.test.ts`, file(body)]);
  const files = { ...Object.fromEntries(tests), ...more.files };
  // One process for all: a file that fails does not stop the others.
  const command = 'CI=1 npx rstest --pool=vmForks';
  return { [question]: { heading, says, command, exitCode: 1, output, ...more, files } };
}

/** A command that prints one message. */
export const prints = (
  message: string,
  heading: string,
  says: Proof['says'],
  files: Proof['files'],
  more: Partial<Proof> = {},
): Answers => ({
  [message]: {
    heading,
    says,
    files,
    command: 'npx rstest',
    exitCode: 1,
    output: [message],
    ...more,
  },
});
