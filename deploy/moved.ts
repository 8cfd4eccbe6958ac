import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const MOVED_FILE = join(import.meta.dirname, 'moved.json');

/** Old route to new route, of pages that were renamed or removed. */
export function readMoved(): Record<string, string> {
  try {
    return JSON.parse(readFileSync(MOVED_FILE, 'utf8')) as Record<string, string>;
  } catch (error) {
    throw new Error(`deploy/moved.json:1: ${(error as Error).message}`);
  }
}
