import { checkFile, type Options } from '@rstest-docs/migrate';

/** A file to read, and how. */
export type Task = [text: string, options: Options];

// The engine runs here, off the page's thread, so that a long file stops nothing that a reader does.
addEventListener('message', ({ data }: MessageEvent<Task>) => postMessage(checkFile(...data)));
