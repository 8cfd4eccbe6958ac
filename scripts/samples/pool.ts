import { availableParallelism } from 'node:os';

/** Processes at a time. */
export const WIDTH = availableParallelism();

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
