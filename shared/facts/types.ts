/** One command-line flag of a command, as `--help` prints it. */
export interface FlagFacts {
  /** All spellings, e.g. `['-t', '--testNamePattern']`. */
  names: string[];
  /** Name of its value; absent for a switch. */
  value?: string;
  /** The value may be left out. */
  optional?: boolean;
  /** Allowed values, where the help text lists them. */
  choices?: string[];
}

export interface CommandFacts {
  /** '' is what `rstest` does without a command. */
  name: string;
  usage: string;
  flags: FlagFacts[];
}
