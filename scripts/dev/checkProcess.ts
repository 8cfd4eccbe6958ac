import os from 'node:os';
import { PageJudge } from './findings.ts';

/**
 * Judges pages beside the dev server, so that a save is on screen before its checks are done.
 * Takes `{ id, route }` and answers `{ id, findings }` or `{ id, error }`.
 */
const judge = new PageJudge(process.cwd());
let turn: Promise<unknown> = Promise.resolve();

try {
  os.setPriority(os.constants.priority.PRIORITY_LOW);
} catch {
  // Not allowed here: then it runs as anything else does.
}
/** The dev server may be gone by the time of the answer. */
const send = (answer: object) => process.send?.(answer, undefined, undefined, () => {});

process.on('message', ({ id, route }: { id: number; route: string }) => {
  turn = turn.then(async () => {
    try {
      send({ id, ...(await judge.judge(route)) });
    } catch (error) {
      send({ id, error: (error as Error).message, findings: [] });
    }
  });
});
process.on('disconnect', () => process.exit());
