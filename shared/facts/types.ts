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

/** Defaults that no value can show; each has a sentence in `i18n.json` under `facts.note.<name>`. */
export type DefaultNote =
  | 'unset'
  | 'cwd'
  | 'projectName'
  | 'workers'
  | 'memory'
  | 'freePort'
  | 'bundled'
  | 'module'
  | 'on'
  | 'off'
  | 'tsconfig';

/** Where a default differs; each has words in `i18n.json` under `facts.when.<name>`. */
export type DefaultCondition = 'ci' | 'githubActions' | 'browser';

export interface OptionRecord {
  /** Path of keys, e.g. `coverage.enabled`. */
  name: string;
  type: string;
  /** Definitions of the package's own types that the type names. */
  types: TypeDefinition[];
  /** Source code of the runtime default; absent if there is none or only a note describes it. */
  default?: string;
  note?: DefaultNote;
  variants?: { when: DefaultCondition; default: string }[];
  /** Flags that set it, each as in `-t, --testNamePattern <value>`. */
  flags: string[];
  /** `root`: only the root config sets it; `project`: each project may. */
  scope: 'root' | 'project';
  /** `rs.setConfig` changes it while tests run. */
  setConfig: boolean;
  /** Last parts of the names of nested options. */
  keys: string[];
}

/** A name in a type and what it stands for. */
export interface TypeDefinition {
  name: string;
  definition: string;
}

export type ApiKind =
  | 'rs'
  | 'test'
  | 'describe'
  | 'hook'
  | 'context'
  | 'expect'
  | 'assertion'
  | 'mock'
  | 'mockContext'
  | 'reporter'
  | 'config'
  | 'node';

export interface ApiRecord {
  /** e.g. `rs.fn`, `test.each`, `expect().toBe`, `mock.mockName`, `mock.mock.calls`. */
  name: string;
  kind: ApiKind;
  /** One line for each overload; for a value, its type after a colon. Empty if the types do not know it. */
  signatures: string[];
  /** Definitions of the package's own types that the signatures name. */
  types: TypeDefinition[];
}

/** A built-in reporter whose options the types name. */
export interface ReporterRecord {
  name: string;
  options: string[];
}

/** A report of coverage and the file that it is written to. */
export interface ReportRecord {
  name: string;
  file: string;
}

export interface RstestFacts {
  version: string;
  commands: CommandFacts[];
  options: OptionRecord[];
  apis: ApiRecord[];
  /** Both are read of the version that the manual is about. */
  reporters?: ReporterRecord[];
  reports?: ReportRecord[];
  /** Fields of options that this version could not be asked for. */
  unread?: string[];
}
