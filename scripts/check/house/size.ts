import type { Finding } from '../finding.ts';

const MAX_LINES = 200;

/** Data and long lists of proofs are no code to be cut in two. */
const EXEMPT = /^(tests\/(answers|fixtures)\/|docs\/|schemas\/|shared\/facts\/|package-lock)/;
const COUNTED = /\.(tsx?|mts|mjs|css)$/;

/** Whether a file's length counts. */
export function isCounted(file: string): boolean {
  return COUNTED.test(file) && !EXEMPT.test(file);
}

/** Text of the first comment of a TypeScript or CSS file. */
function firstComment(source: string): string {
  return /\/\*[\s\S]*?\*\/|(?:^[ \t]*\/\/.*\n?)+/m.exec(source)?.[0] ?? '';
}

/** A file over 200 lines must say in its first comment why it is one file. */
export function sizeFinding(file: string, source: string): Finding | undefined {
  const lines = source.replace(/\n$/, '').split('\n').length;
  if (lines <= MAX_LINES) return undefined;
  if (/over 200 lines|@generated/i.test(firstComment(source))) return undefined;
  return {
    file,
    line: 1,
    message: `${lines} lines`,
    right: `at most ${MAX_LINES}`,
    fix: 'cut it in two, or let its first comment say "Over 200 lines, because …"',
  };
}
