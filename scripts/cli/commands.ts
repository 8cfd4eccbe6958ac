/** A command of `npm run docs` or `npm run bench`. */
interface Subcommand {
  /** What it does, in a line. */
  about: string;
  /** Arguments without a name, such as `<group>/<name>`. */
  usage?: string;
  /** Its script, which runs when it is imported; relative to the project. */
  file: string;
}

export type Subcommands = Readonly<Record<string, Subcommand>>;

/** Commands for authors, in the order of `npm run docs -- --help`. */
export const DOCS: Subcommands = {
  new: {
    file: 'scripts/new.ts',
    usage: '<group>/<name>',
    about: 'makes a page in both languages, with a sample that runs',
  },
  rename: {
    file: 'scripts/rename.ts',
    usage: '<group>/<name> <group>/<new name>',
    about: 'moves a page, with its links, pictures and redirects',
  },
  remove: {
    file: 'scripts/remove.ts',
    usage: '<group>/<name>',
    about: 'removes a page and redirects its addresses',
  },
  language: {
    file: 'scripts/language.ts',
    usage: '<language> [page]',
    about: 'adds a language: its record, texts to translate and navigation; pages one by one',
  },
  version: {
    file: 'scripts/version.ts',
    usage: '[<version>]',
    about:
      'freezes the manual as that of a version, or removes it; without one lists the frozen ones',
  },
  samples: {
    file: 'scripts/samples.ts',
    about: "runs the pages' samples; --update writes their output into the pages",
  },
  answers: { file: 'scripts/answers.ts', about: 'proves what tests/answers/ says about the pages' },
  facts: {
    file: 'scripts/facts.ts',
    about:
      'reads options, functions and flags of the installed @rstest/core, and lists pages to change',
  },
  errors: {
    file: 'scripts/errors.ts',
    about: 'reads every message of the installed packages, and names those that nobody explains',
  },
  compare: {
    file: 'scripts/factsCompare.ts',
    usage: '<version> <version>',
    about: 'lists what the manual must change between two versions, also installed and latest',
  },
  history: {
    file: 'scripts/history.ts',
    about: 'reads from every version of @rstest/core what it added, changed and removed',
  },
  compat: {
    file: 'scripts/compat.ts',
    about: 'compares every name of Jest and Vitest with Rstest by probes that run in all three',
  },
  libraries: {
    file: 'scripts/libraries.ts',
    about:
      'installs what some proofs import and the site does not, for docs -- answers --libraries',
  },
  migrate: {
    file: 'scripts/migrate.ts',
    about: 'moves a repository of Jest or Vitest to Rstest, and lists what is left',
  },
  mcp: {
    file: 'scripts/mcp.ts',
    about: 'serves the built pages to an editor as an MCP server; run it with npm run --silent',
  },
  service: {
    file: 'scripts/service.ts',
    about: 'answers searches and agents for a published site, from another origin if need be',
  },
  screens: {
    file: 'scripts/screens.ts',
    about: 'takes the pictures of runs, reports and the built site again, light and dark',
  },
  twice: { file: 'scripts/twice.ts', about: 'builds in a second place and compares every byte' },
};

/** Benchmarks of `npm run bench`; the first one runs unless another is named. */
export const BENCHMARKS: Subcommands = {
  bytes: { file: 'bench/bytes.ts', about: 'bytes of the built pages beside their budgets' },
  speed: { file: 'bench/speed.ts', about: 'how long readers wait on a slow telephone' },
  search: {
    file: 'bench/search.ts',
    usage: '[part…]',
    about: 'quality, size and speed of search, or a part: quality, size or speed',
  },
  scale: {
    file: 'bench/scale.ts',
    about: 'build time and page weight with more and more pages, beside other tools',
  },
  peers: {
    file: 'bench/peers.ts',
    about: 'how long a click and a load keep readers waiting, beside other tools',
  },
  suite: { file: 'bench/suite.ts', about: 'the same tests run by Rstest, Vitest, Jest and Node' },
};

/** What the help of a subcommand says, by its name, such as `docs new`. */
export function subcommandOf(name: string): Subcommand | undefined {
  const [script = '', word = ''] = name.split(' ');
  return { docs: DOCS, bench: BENCHMARKS }[script]?.[word];
}
