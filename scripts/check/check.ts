import type { Page } from '../docs/page.ts';
import type { Site } from '../docs/site.ts';
import type { Finding } from './finding.ts';

/** What a check may look at. */
export interface CheckContext {
  site: Site;
  /** Pages to judge: all, or those that the run is limited to and their twins. */
  pages: readonly Page[];
  /** Files that the run is limited to (`--changed`); undefined means all. */
  changed?: ReadonlySet<string>;
  /** Absolute path of the project. */
  root: string;
}

/** One named check of `npm run check`. */
export interface Check {
  /** Used with `--only`. */
  name: string;
  /** What it watches over, a few words for `--help`. */
  about: string;
  /** A change breaks files that it does not touch: `--changed` tells of those as well. */
  whole?: boolean;
  run(context: CheckContext): Finding[] | Promise<Finding[]>;
}
