import type { Options, Verdict } from '@rstest-docs/migrate';
import type { Task } from './worker.ts';

let worker: Worker | undefined;
let isBusy = false;

/** Reads a file in a worker: fetched at the first check, and started again where a check still runs. */
export function check(text: string, options: Options): Promise<Verdict> {
  if (isBusy) stop();
  worker ??= new Worker(new URL('./worker.ts', import.meta.url));
  const own = worker;
  isBusy = true;
  return new Promise((resolve, reject) => {
    own.onmessage = ({ data }: MessageEvent<Verdict>) => {
      isBusy = false;
      resolve(data);
    };
    own.onerror = () => {
      if (own === worker) stop();
      reject(new Error('the engine did not start'));
    };
    own.postMessage([text, options] satisfies Task);
  });
}

function stop(): void {
  worker?.terminate();
  worker = undefined;
  isBusy = false;
}
