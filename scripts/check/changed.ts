import { type ExecFileSyncOptionsWithStringEncoding, execFileSync } from 'node:child_process';

/**
 * Files that differ from the last commit, untracked ones included; with `base`, files that differ
 * from the point where the branch left `base` as well. Throws one line when git cannot tell.
 */
export function changedFiles(root: string, base?: string): Set<string> {
  const files = new Set(git(root, 'ls-files', '--others', '--exclude-standard'));
  for (const file of git(root, 'diff', '--name-only', '--diff-filter=d', 'HEAD')) files.add(file);
  if (base) {
    const range = `${base}...HEAD`;
    for (const file of git(root, 'diff', '--name-only', '--diff-filter=d', range)) files.add(file);
  }
  return files;
}

function git(root: string, ...args: string[]): string[] {
  try {
    const options: ExecFileSyncOptionsWithStringEncoding = {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    };
    return execFileSync('git', ['-c', 'core.quotePath=false', ...args], options)
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    const { stderr } = error as { stderr?: string };
    const reason = stderr?.trim().split('\n')[0] ?? (error as Error).message;
    throw new Error(`git cannot tell what changed: ${reason}`);
  }
}
