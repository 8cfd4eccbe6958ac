import { cpSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { git } from '../check/changed.ts';

/**
 * A second checkout in `to`: the same history, since pages show the day of their last change, the
 * same files as they are now, committed or not, and the same packages. Copies of these and not one
 * link to their folder: the bundler must see them at another place.
 */
export function copyCheckout(from: string, to: string): void {
  git(from, 'clone', '--quiet', '--local', '--no-checkout', '.', to);
  const files = git(from, 'ls-files', '-z', '--cached', '--others', '--exclude-standard');
  for (const file of new Set(files.split('\0').filter(Boolean))) {
    if (existsSync(join(from, file))) cpSync(join(from, file), join(to, file));
  }
  cpSync(join(from, 'node_modules'), join(to, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    // What tools leave there.
    filter: (file) => basename(file) !== '.cache',
  });
}
