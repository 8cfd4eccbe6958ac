import { type Finding, formatFinding, sortFindings } from './finding.ts';

/** Prints what is wrong and, as the last line of every runner, the totals; returns the exit code. */
export function printResult(passed: number, problems: readonly Finding[]): number {
  for (const problem of sortFindings(problems)) console.error(`${formatFinding(problem)}\n`);
  console.log(`${passed} passed, ${problems.length} failed`);
  return problems.length === 0 ? 0 : 1;
}

/** How long a runner that is no terminal says nothing. */
const SILENCE_MS = 30_000;

/** One line that is rewritten on a terminal; elsewhere a line now and then, and one when a stage ends. */
export class Progress {
  private readonly live = process.stdout.isTTY === true;
  private shown = '';
  private started = performance.now();
  private last = performance.now();

  update(text: string): void {
    if (text === this.shown) return;
    if (!this.live && performance.now() - this.last < SILENCE_MS) return;
    this.shown = text;
    this.last = performance.now();
    process.stdout.write(this.live ? `\r\u001b[2K${text}` : `${text}\n`);
  }

  /** `312 of 1,067 proofs, 4 minutes left`, by what the ones that are done took. */
  count(done: number, total: number, what: string): void {
    const left = ((performance.now() - this.started) / done) * (total - done);
    this.update(`${number(done)} of ${number(total)} ${what}, ${timeLeft(left)} left`);
  }

  done(text: string): void {
    if (this.live) process.stdout.write('\r\u001b[2K');
    this.shown = '';
    this.started = performance.now();
    console.log(text);
  }
}

const number = (value: number): string => value.toLocaleString('en-US');

/** A time in whole minutes, or in seconds below two. */
export function timeLeft(ms: number): string {
  const seconds = Math.ceil(ms / 1000);
  return seconds < 120 ? inUnit('second', seconds) : inUnit('minute', Math.round(seconds / 60));
}

const inUnit = (unit: 'second' | 'minute', value: number): string =>
  value.toLocaleString('en-US', { style: 'unit', unit, unitDisplay: 'long' });
