import { type Finding, sortFindings } from '../finding.ts';

/** `file:line message`, further lines and the fix indented below it. */
export function formatProblem({ file, line, message, fix }: Finding): string {
  const [first = '', ...rest] = message.split('\n');
  const lines = [`${file}:${line} ${first}`, ...rest.map((row) => `    ${row}`)];
  if (fix) lines.push(`    fix: ${fix}`);
  return lines.join('\n');
}

/** Prints what is wrong and, as the last line of every runner, the totals; returns the exit code. */
export function printResult(passed: number, problems: readonly Finding[]): number {
  for (const problem of sortFindings(problems)) console.error(`${formatProblem(problem)}\n`);
  console.log(`${passed} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
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
