import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontmatter } from './frontmatter.ts';
import { pageFiles } from './pages.ts';

/** Whether a page is not ready to be published: `draft: true` in its frontmatter. */
export const isDraft = (source: string): boolean => readFrontmatter(source).data.draft === true;

/** Drafts below a docs folder, relative to it, with forward slashes. */
export function draftsIn(docsDir: string): string[] {
  return pageFiles(docsDir).filter((path) => isDraft(readFileSync(join(docsDir, path), 'utf8')));
}
