/**
 * One question that a reader really has, the heading that answers it, and the run that proves the
 * answer. Files under `tests/answers/<route>.ts` export lists of these by default.
 */
export interface Answer {
  /** The question in the reader's words. */
  question: string;
  /** Id of the heading that answers it, on the page of the file's route; '' means the page's intro. */
  heading: string;
  /** The words of the English page that the run proves, below that heading; edited, they fail until the proof fits them. */
  says: string | readonly string[];
  /** The project that proves it: file name to content. */
  files: Record<string, string>;
  /** Shell command run in that project; `npx rstest` when left out. */
  command?: string;
  /** Exit status that the command must end with; 0 when left out. */
  exitCode?: number;
  /** Each must appear in stdout and stderr together, colours stripped. */
  output?: (string | RegExp)[];
  /** None may appear there. */
  absent?: (string | RegExp)[];
}
