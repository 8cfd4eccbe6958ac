import { fileBeside } from './addresses.ts';

/** A run that proves sentences of a page. */
export interface ShownProof {
  /** Ids of the sections that have these sentences, that of the question first; '' is the beginning of the page. */
  headings: readonly string[];
  question: string;
  /** The words of the English page that it proves. */
  says: readonly string[];
  files: Record<string, string>;
  command: string;
  exitCode: number;
  /** What each run must print, and must not, as text or pattern. */
  prints: readonly string[];
  omits: readonly string[];
  /** What it printed: with which version of `@rstest/core`, and on which day. */
  run?: { output: string; version: string; date: string } | undefined;
}

/** The files of the samples under one heading, as a project that runs. */
export interface SampleProject {
  /** Id of the section; '' is the beginning of the page. */
  heading: string;
  /** File name of the block that offers it. */
  first: string;
  files: Record<string, string>;
}

/** How the manual knows what a page says, and what its samples are: the same for all languages. */
export interface Evidence {
  proofs: ShownProof[];
  projects: SampleProject[];
}

/** Path of the file with a page's evidence, by its address without a language. */
export const evidenceFile = (bareRoute: string): string => fileBeside(`runs${bareRoute}`, '.json');
