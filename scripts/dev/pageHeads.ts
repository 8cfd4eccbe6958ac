import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const PAGE = /\.mdx?$/;
const HEAD = /^(?:---\r?\n[\s\S]*?^---[ \t]*$)?/m;
const TITLE = /^#[ \t]+.*$/m;

/**
 * What navigation and sidebar say about pages: frontmatter and the first heading. Lets a save that
 * changes neither pass without making them again, which reads every page.
 */
export class PageHeads {
  private readonly folder: string;
  private readonly known = new Map<string, string | undefined>();

  constructor(folder: string, files: Iterable<string>) {
    this.folder = folder;
    for (const file of files) if (PAGE.test(file)) this.known.set(file, this.read(file));
  }

  /** Whether one of the files (relative to the folder) says something else than before. */
  changed(files: Iterable<string>): boolean {
    let changed = false;
    for (const file of files) {
      if (PAGE.test(file)) {
        const now = this.read(file);
        changed ||= now !== this.known.get(file);
        this.known.set(file, now);
      } else changed ||= file.endsWith('.json');
    }
    return changed;
  }

  /** Undefined for a page that is not there. */
  private read(file: string): string | undefined {
    try {
      const text = readFileSync(join(this.folder, file), 'utf8');
      const head = HEAD.exec(text)?.[0] ?? '';
      return `${head}\n${TITLE.exec(text.slice(head.length))?.[0] ?? ''}`;
    } catch {
      return undefined;
    }
  }
}
