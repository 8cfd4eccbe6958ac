import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Works in a new folder below `.tmp`, where packages of the project are found, and removes it. */
export async function inScratch<T>(root: string, work: (folder: string) => Promise<T>): Promise<T> {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, '.tmp/facts-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
