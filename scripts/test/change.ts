import { existsSync, readFileSync } from 'node:fs';
import { diskTree } from '../../content/tree.ts';
import { changeSince } from '../check/changed.ts';
import { type PageChange, pageChange } from './changedPages.ts';

/** Pages and other files that differ from a commit; '' is the last one. */
export function changedPages(since: string): PageChange {
  const { files, before } = changeSince('.', since);
  const old = before?.().tree;
  const docs = diskTree('.').files.filter((file) => file.startsWith('docs/'));
  return pageChange(
    files,
    (file) => (old?.has(file) ? old.read(file) : undefined),
    (file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined),
    docs,
  );
}
