import { fork } from 'node:child_process';
import { join } from 'node:path';
import { UserError } from '../cli/errors.ts';

const PROCESS = join(import.meta.dirname, 'checkProcess.ts');

/** Checks of the pages that run while a site is built. */
export interface PageCheck {
  /** Rejects with all findings, a line each. */
  done: Promise<void>;
  stop(): void;
}

/**
 * Checks the pages in a process of its own, which leaves the bundler's alone. These name file, line
 * and cause of what would stop the bundler in words of its own.
 */
export function checkPages(file = PROCESS): PageCheck {
  console.log('Checking the pages …');
  const child = fork(file, { execArgv: ['--import', 'tsx'] });
  const done = new Promise<void>((pass, fail) => {
    let faults: string[] | undefined;
    child.on('message', (message) => {
      faults = message as string[];
    });
    child.on('error', fail);
    child.on('close', (code, signal) => {
      if (signal) fail(new UserError(`the page checks stopped with ${signal}`));
      else if (!faults) fail(new Error(`the page checks broke off with status ${code}`));
      else if (faults.length === 0) pass();
      else fail(new UserError(['the pages have faults', ...faults].join('\n')));
    });
  });
  return { done, stop: () => void child.kill() };
}
