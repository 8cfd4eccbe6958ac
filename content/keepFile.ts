import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes a file beside its place and renames it: another process never finds half of it. */
export function keepFile(file: string, content: string | Uint8Array): void {
  const half = `${file}.${process.pid}`;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(half, content);
  renameSync(half, file);
}
