import { execFileSync } from 'node:child_process';
import { groupSamples } from '@rstest-docs/samples';
import { type ManualPage, parsePage } from './pages.ts';

/** Names of the sample projects of a page as it was committed last; none when it never was. */
export function committedGroups(root: string, page: ManualPage): string[] {
  const text = committedText(root, page.file);
  if (text === undefined) return [];
  try {
    return groupSamples([parsePage({ ...page, text })]).groups.map(({ name }) => name);
  } catch {
    // The page could not be read then, so every sample of it is new.
    return [];
  }
}

function committedText(root: string, file: string): string | undefined {
  try {
    const options = { cwd: root, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1 << 26 } as const;
    return execFileSync('git', ['show', `HEAD:./${file}`], options);
  } catch {
    return undefined;
  }
}
