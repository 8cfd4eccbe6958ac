import type { Page } from '../../content/page.ts';
import type { Site } from '../../content/site.ts';
import type { Finding } from '../finding.ts';

/** What a check may look at. */
export interface CheckContext {
  site: Site;
  /** Pages to judge: all, or those that the run is limited to and their translations. */
  pages: readonly Page[];
  /** Files that differ (`--changed`), deleted ones included; undefined means all. */
  changed?: ReadonlySet<string>;
  /** Absolute path of the project. */
  root: string;
}

/** One named check of `npm run check`. */
export interface Check {
  /** Used with `--only`. */
  name: string;
  /** What it checks, a few words for `--help`. */
  about: string;
  /**
   * It compares a page with its translation: as long as a check with a lower number finds something
   * on either, which has to be edited anyway, that is all that is reported of them.
   */
  follows?: 1 | 2;
  /** It runs another program on files as they are now, so that the state before cannot be judged. */
  external?: boolean;
  run(context: CheckContext): Finding[] | Promise<Finding[]>;
}
