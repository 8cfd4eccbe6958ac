import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { PageFindings } from './findings.ts';

const PROCESS = join(import.meta.dirname, 'checkProcess.ts');

export type Answer = PageFindings & { error?: string };

/** The process that judges pages; started with the first question, again after it broke. */
export class Checks {
  private child: ChildProcess | undefined;
  private readonly waiting = new Map<number, (answer: Answer) => void>();
  private last = 0;

  ask(route: string): Promise<Answer> {
    this.child ??= this.start();
    const id = ++this.last;
    return new Promise((done) => {
      this.waiting.set(id, done);
      this.child?.send({ id, route });
    });
  }

  private start(): ChildProcess {
    const child = fork(PROCESS, { execArgv: ['--import', 'tsx'] });
    child.on('message', ({ id, ...answer }: Answer & { id: number }) => {
      this.waiting.get(id)?.(answer);
      this.waiting.delete(id);
    });
    child.on('exit', () => {
      this.child = undefined;
      for (const done of this.waiting.values()) {
        done({ findings: [], error: 'the checks stopped; npm run check says why' });
      }
      this.waiting.clear();
    });
    child.unref();
    child.channel?.unref();
    return child;
  }
}
