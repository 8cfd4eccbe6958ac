import { availableParallelism } from 'node:os';
import { MOST_TRIES } from './second-tries.ts';

/** Processes at a time. */
export const WIDTH = availableParallelism();

/**
 * Second tries at a time: one, so that the machine is as calm as it can be. Where many failed it is
 * not to blame, and their report should not take long.
 */
export const widthOfRetries = (count: number): number => (count > MOST_TRIES ? WIDTH : 1);

/** Runs tasks, at most `width` at a time; results keep the order of the tasks. */
export async function inParallel<T>(
  tasks: (() => Promise<T>)[],
  width: number,
  onDone: (done: number) => void = () => {},
): Promise<T[]> {
  const results: T[] = new Array(tasks.length);
  let next = 0;
  let done = 0;
  const worker = async () => {
    while (next < tasks.length) {
      const index = next++;
      const task = tasks[index];
      if (task) results[index] = await task();
      onDone(++done);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, tasks.length) }, worker));
  return results;
}
