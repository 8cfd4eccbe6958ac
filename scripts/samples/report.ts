import type { Problem } from './types.ts';

/** `file:line message`, further lines and the fix indented below it. */
export function formatProblem({ file, line, message, fix }: Problem): string {
  const [first = '', ...rest] = message.split('\n');
  const lines = [`${file}:${line} ${first}`, ...rest.map((row) => `    ${row}`)];
  if (fix) lines.push(`    fix: ${fix}`);
  return lines.join('\n');
}

export function printProblems(problems: Problem[]): void {
  const order = [...problems].sort((a, b) =>
    a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1,
  );
  for (const problem of order) console.error(`${formatProblem(problem)}\n`);
}

/** The last line of every runner. */
export function printTotals(passed: number, failed: number): void {
  console.log(`${passed} passed, ${failed} failed`);
}

/** One line that is rewritten on a terminal; elsewhere each stage is printed once when it ends. */
export class Progress {
  private readonly live = process.stdout.isTTY === true;
  private shown = '';

  update(text: string): void {
    if (!this.live || text === this.shown) return;
    this.shown = text;
    process.stdout.write(`\r\u001b[2K${text}`);
  }

  done(text: string): void {
    if (this.live) process.stdout.write('\r\u001b[2K');
    this.shown = '';
    console.log(text);
  }
}
