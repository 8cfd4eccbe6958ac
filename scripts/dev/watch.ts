import { type FSWatcher, watch } from 'node:fs';

/** Editors save in several steps; one save is told once. */
const QUIET_MS = 40;

/** Calls back after files below a folder changed; `close` stops it. */
export function watchFolder(folder: string, changed: () => void): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(changed, QUIET_MS);
  });
  // A folder that is taken away while it is watched is no reason to stop.
  watcher.on('error', () => {});
  watcher.unref();
  return watcher;
}
