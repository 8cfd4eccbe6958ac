/** What a command does, in a line, and its arguments without a name, such as `<group>/<name>`. */
type Subcommand = readonly [about: string, usage?: string];

export type Subcommands = Readonly<Record<string, Subcommand>>;

/** Commands for authors, in the order of `npm run docs -- --help`. */
export const DOCS: Subcommands = {
  new: ['makes a page in both languages, with a sample that runs', '<group>/<name>'],
  rename: [
    'moves a page, with its links, pictures and redirects',
    '<group>/<name> <group>/<new name>',
  ],
  remove: ['removes a page and redirects its addresses', '<group>/<name>'],
  language: [
    'adds a language: its record, texts to translate and navigation; pages one by one',
    '<language> [page]',
  ],
  version: [
    'freezes the manual as that of a version, or removes it; without one lists the frozen ones',
    '[<version>]',
  ],
  samples: ["runs the pages' samples; --update writes their output into the pages"],
  answers: ['proves what tests/answers/ says about the pages'],
  facts: [
    'reads options, functions and flags of the installed @rstest/core, and lists pages to change',
  ],
  errors: ['reads every message of the installed packages, and names those that nobody explains'],
  compare: [
    'lists what the manual must change between two versions, also installed and latest',
    '<version> <version>',
  ],
  history: ['reads from every version of @rstest/core what it added, changed and removed'],
  compat: ['compares every name of Jest and Vitest with Rstest by probes that run in all three'],
  libraries: [
    'installs what some proofs import and the site does not, for docs -- answers --libraries',
  ],
  migrate: ['moves a repository of Jest or Vitest to Rstest, and lists what is left'],
  mcp: ['serves the built pages to an editor as an MCP server; run it with npm run --silent'],
  service: ['answers searches and agents for a published site, from another origin if need be'],
  screens: ['takes the pictures of runs, reports and the built site again, light and dark'],
  twice: ['builds in a second place and compares every byte'],
};

/** Benchmarks of `npm run bench`; the first one runs unless another is named. */
export const BENCHMARKS: Subcommands = {
  bytes: ['bytes of the built pages beside their budgets'],
  speed: ['how long readers wait on a slow telephone'],
  search: ['quality, size and speed of search, or a part: quality, size or speed', '[part…]'],
  scale: ['build time and page weight with more and more pages, beside other tools'],
  peers: ['how long a click and a load keep readers waiting, beside other tools'],
  suite: ['the same tests run by Rstest, Vitest, Jest and Node'],
};

/** What the help of a subcommand says, by its name, such as `docs new`. */
export function subcommandOf(name: string): { about?: string; usage?: string } {
  const [script = '', word = ''] = name.split(' ');
  const [about, usage] = { docs: DOCS, bench: BENCHMARKS }[script]?.[word] ?? [];
  return { about, usage };
}

/** The script of a subcommand, relative to the project; it runs when it is imported. */
export const fileOfSubcommand = (script: string, name: string): string =>
  `${script === 'docs' ? 'scripts' : script}/${name}.ts`;
