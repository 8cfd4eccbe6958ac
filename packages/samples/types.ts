import type { FenceMeta } from './fence.ts';

export interface CodeBlock {
  lang: string;
  meta: FenceMeta;
  /** Content without the fence's own indentation; ends without a line break. */
  code: string;
  /** 1-based line of the opening fence; line N of `code` is line `line + N` of the page. */
  line: number;
  /** Line of the closing fence. */
  endLine: number;
  /** White space before the opening fence. */
  indent: string;
  /** Position of the heading it stands under: 0 is the text before the first heading. */
  section: number;
}

/** A page with its blocks and headings, as a site finds them. */
export interface ParsedPage {
  lang: string;
  /** Route without language prefix, e.g. `/config/test/testTimeout` or `/guide/start/`. */
  route: string;
  /** Path relative to the repository, with forward slashes. */
  file: string;
  text: string;
  fences: CodeBlock[];
  headings: { id: string; text: string; line: number }[];
}

/** Where a sample stands on a page; translations add a place to the same sample. */
export interface Place {
  file: string;
  /** Line of the opening fence. */
  line: number;
}

/** One file of a sample project. */
export interface SampleFile {
  /** Path inside the project. */
  path: string;
  lang: string;
  /** What runs: without the comments that mark lines, and without lines marked as removed. */
  code: string;
  /** For each line of `code`, its 1-based line in the block. */
  lines: number[];
  meta: FenceMeta;
  /** A module that declares tests, so that not running it is an error. */
  isTest: boolean;
  /** Untitled blocks without tests are type-checked and not written to the running project. */
  typesOnly: boolean;
  /** Shown under an earlier heading; one of the section's own files refers to it. */
  inherited: boolean;
  places: Place[];
}

/** One output block and the command that writes it. */
export interface OutputFence {
  command: string;
  /** The block in each page that shows it. */
  shown: { page: string; fence: CodeBlock }[];
}

/** The blocks under one heading, and the earlier files that they refer to: one small project. */
export interface Group {
  /** Folder and project name, unique in a run. */
  name: string;
  route: string;
  files: SampleFile[];
  outputs: OutputFence[];
}

/** A command of the runner and the flags that it knows, one entry for each flag with all its spellings. */
export interface KnownCommand {
  /** '' for what the runner does without a command. */
  name: string;
  flags: { names: string[] }[];
}

/** One question that a reader really has, the heading that answers it, and the run that proves it. */
export interface Answer {
  /** The question in the reader's words. */
  question: string;
  /** Id of the heading that answers it, on the page of the file's route; '' means the page's intro. */
  heading: string;
  /** The words of the English page that the run proves, below that heading; those after the first may stand anywhere on the page. Edited, they fail until the proof fits them. */
  says: string | readonly string[];
  /** Words of other English pages that the same run proves, by route. */
  elsewhere?: Readonly<Record<string, string | readonly string[]>>;
  /** The project that proves it: file name to content. */
  files: Record<string, string>;
  /** It imports packages that the project of the site doesn't install, but the `libraries` of a run. */
  libraries?: boolean;
  /** Shell command run in that project; `npx rstest` when left out. */
  command?: string;
  /** Exit status that the command must end with; 0 when left out. */
  exitCode?: number;
  /** Each must appear in stdout and stderr together, colors stripped. */
  output?: (string | RegExp)[];
  /** None may appear there. */
  absent?: (string | RegExp)[];
}

/** Answers by question, as files under `tests/answers/<route>.ts` export by default. */
export type Answers = Record<
  string,
  Omit<Answer, 'question' | 'heading' | 'files'> & {
    /** The intro answers when it is left out. */
    heading?: string;
    files?: Answer['files'];
    /** The last file, `a.test.ts`. */
    test?: string;
  }
>;
