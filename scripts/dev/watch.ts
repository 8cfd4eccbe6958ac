import { type FSWatcher, watch } from 'node:fs';

/** Editors save in several steps; one save is reported once. */
const QUIET_MS = 40;

/**
 * Calls back with the files (relative to the folder) that changed below it, once none did for
 * `quietMs`; `close` stops it.
 */
export function watchFolder(
  folder: string,
  changed: (files: ReadonlySet<string>) => void,
  quietMs = QUIET_MS,
): FSWatcher {
  let timer: NodeJS.Timeout | undefined;
  let files = new Set<string>();
  const report = () => {
    const changes = files;
    files = new Set();
    changed(changes);
  };
  const watcher = watch(folder, { recursive: true }, (_, file) => {
    if (file) files.add(file);
    clearTimeout(timer);
    timer = setTimeout(report, quietMs);
  });
  // A folder that is taken away while it is watched is no reason to stop.
  watcher.on('error', () => {});
  watcher.unref();
  return watcher;
}
