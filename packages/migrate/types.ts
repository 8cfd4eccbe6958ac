/** What becomes of a name of Jest or Vitest in Rstest. */
export type Outcome = 'same' | 'renamed' | 'different' | 'workaround' | 'missing' | 'unknown';

export type NameKind =
  | 'global'
  | 'kit'
  | 'expect'
  | 'matcher'
  | 'mock'
  | 'test'
  | 'config'
  | 'flag'
  | 'env';

/** One name of a framework, as the compatibility table knows it. */
export interface NameRow {
  kind: NameKind;
  /** As people write it, such as `jest.fn`, `toBe` or `--bail`. */
  name: string;
  outcome: Outcome;
  /** What to write in Rstest. */
  use?: readonly string[];
  /** The section that explains the difference. */
  link?: string;
}

export type Peer = 'jest' | 'vitest';

/** The table, with what it was measured with. */
export interface Compatibility extends Record<Peer, NameRow[]> {
  /** Day on which the probes last changed an outcome. */
  date: string;
  versions: Record<Peer | 'rstest', string>;
  /** Number of probes that ran in all three. */
  probes: number;
  /** Number of small projects that show what an option or a flag does, where a framework has it. */
  projects: number;
}

/**
 * What a reader has to do about a name: nothing (`fine`), nothing because the engine did it (`done`),
 * read about a difference that seldom matters (`note`), or change it by hand (`look`).
 */
export type Level = 'fine' | 'done' | 'note' | 'look';

/** A name or a construction in a file, with what becomes of it. */
export interface Finding {
  /** Counted from 1. */
  line: number;
  name: string;
  outcome: Outcome;
  level: Level;
  use: readonly string[];
  link?: string;
  /** Key of `KINDS`, for a construction that a table of names cannot describe. */
  kind?: string;
}

/** Replaces a part of a text; an insertion has `start === end`. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/** What a text was read as. */
export type FileRole = 'test' | 'config' | 'package' | 'done' | 'unrelated' | 'empty' | 'unread';

/** The verdict on one file, the same for the box, the script, the command and the tool. */
export interface Verdict {
  peer: Peer;
  role: FileRole;
  /** In the order of the file; a name counts once a line. */
  findings: Finding[];
  /** The text after every change that keeps the meaning of the file. */
  text: string;
  /** How many changes that are. */
  changes: number;
  /** Packages that the changed text needs. */
  packages: string[];
  /** The name for `text` where it is not that of the file: a config gets its own. */
  output?: string;
  /** A `package.json` with its scripts changed, where `text` is the config that its key `jest` became. */
  scripts?: string;
  /** Why a text cannot be read, with the place. */
  problem?: string;
  /** Statements that the setup file of the project needs. */
  setup: string[];
}

/** What is known of the project beside the config itself. */
export interface ProjectFacts {
  /** Names of all packages that `package.json` lists. */
  dependencies?: readonly string[];
  /** Whether `tsconfig.json` has `experimentalDecorators`. */
  decorators?: boolean;
  /** Whether snapshots have the format of Jest 28 and older. */
  oldSnapshots?: boolean;
  /** A setup file that the engine writes, first in the list. */
  setupFile?: string;
}

export interface ConfigOptions {
  peer: Peer;
  file: string;
  facts: ProjectFacts;
}
