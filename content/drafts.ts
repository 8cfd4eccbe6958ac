import { join } from 'node:path';
import { pageFiles } from './pages.ts';
import { readSource } from './source.ts';

/** Drafts below a docs folder, relative to it, with forward slashes. */
export function draftsIn(docsDir: string): string[] {
  return pageFiles(docsDir).filter((path) => readSource(join(docsDir, path)).isDraft);
}
