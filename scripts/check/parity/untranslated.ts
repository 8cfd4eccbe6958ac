import type { Check } from '../check.ts';

/** Pages that show their original; they may be on main, and in no release. */
export const untranslatedCheck: Check = {
  name: 'untranslated',
  about: 'every page is translated; fails with --release, and else only lists the pages',
  reads: /^docs\//,
  run: ({ site }) =>
    site.untranslated.map(({ file, frontmatter }) => ({
      file,
      line: frontmatter.lines.get('untranslated') ?? 1,
      message: 'the page is not translated yet, and shows the original',
      fix: 'translate it, and remove untranslated: true',
    })),
};
