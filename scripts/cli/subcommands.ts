import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { refuseUnknown } from './select.ts';

interface Subcommand {
  /** What it does, in a line. */
  about: string;
  /** Its script, which runs when it is imported; relative to the project. */
  file: string;
}

type Subcommands = Readonly<Record<string, Subcommand>>;

/** Commands for authors, in the order of `npm run docs -- --help`. */
export const DOCS: Subcommands = {
  new: { file: 'scripts/new.ts', about: 'makes a page in both languages, with a sample that runs' },
  rename: {
    file: 'scripts/rename.ts',
    about: 'moves a page, with its links, pictures and redirects',
  },
  remove: { file: 'scripts/remove.ts', about: 'removes a page and redirects its addresses' },
  language: {
    file: 'scripts/language.ts',
    about: 'adds a language: its record, texts to translate and navigation; pages one by one',
  },
  version: {
    file: 'scripts/version.ts',
    about: 'freezes the manual of a version, lists the frozen ones, or removes one',
  },
  samples: {
    file: 'scripts/samples.ts',
    about: "runs the pages' samples; --update writes their output into the pages",
  },
  answers: { file: 'scripts/answers.ts', about: 'proves what tests/answers/ says about the pages' },
  facts: {
    file: 'scripts/facts.ts',
    about: 'reads options, functions and flags of the installed @rstest/core',
  },
  errors: {
    file: 'scripts/errors.ts',
    about: 'reads every message of the installed packages, and names those that nobody explains',
  },
  compare: {
    file: 'scripts/facts-compare.ts',
    about: 'lists what the manual must change between two versions of @rstest/core',
  },
  history: {
    file: 'scripts/history.ts',
    about: 'reads from every version of @rstest/core what it added, changed and removed',
  },
  compat: {
    file: 'scripts/compat.ts',
    about: 'compares every name of Jest and Vitest with Rstest by probes that run in all three',
  },
  migrate: {
    file: 'scripts/migrate.ts',
    about: 'moves a repository of Jest or Vitest to Rstest, and lists what is left',
  },
  mcp: {
    file: 'scripts/mcp.ts',
    about: 'serves the built pages to an editor as an MCP server on standard input and output',
  },
  service: {
    file: 'scripts/service.ts',
    about: 'answers searches and agents for a published site, from another origin if need be',
  },
  picture: {
    file: 'scripts/picture.ts',
    about: "takes the README's picture of the built site again, light and dark",
  },
  screens: {
    file: 'scripts/screens.ts',
    about: 'takes the pictures of runs and reports in the pages again, light and dark',
  },
  twice: { file: 'scripts/twice.ts', about: 'builds in a second place and compares every byte' },
};

/** Benchmarks of `npm run bench`; the first one runs unless another is named. */
export const BENCHMARKS: Subcommands = {
  bytes: { file: 'bench/bytes.ts', about: 'bytes of the built pages beside their budgets' },
  speed: { file: 'bench/speed.ts', about: 'how long readers wait on a slow telephone' },
  search: { file: 'bench/search.ts', about: 'quality, size and speed of search' },
  agents: { file: 'bench/agents.ts', about: 'bytes that an agent reads until it has an answer' },
  dev: { file: 'bench/dev.ts', about: 'how long writers wait for the dev server' },
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

const ROOT = join(import.meta.dirname, '../..');

/**
 * Runs the subcommand that is named first, with the arguments after it; `fallback` when none is.
 * Its script sets the exit code.
 */
export async function runSubcommand(
  script: string,
  commands: Subcommands,
  args: readonly string[],
  fallback?: string,
): Promise<undefined> {
  const named = args[0]?.startsWith('-') ? undefined : args[0];
  const asksForHelp = args[0] === '--help' || args[0] === '-h';
  const name = named ?? (asksForHelp ? undefined : fallback);
  if (name === undefined) {
    console.log(help(script, commands));
    return undefined;
  }
  refuseUnknown('command', [name], Object.keys(commands));
  process.argv.splice(2, Number.POSITIVE_INFINITY, ...args.slice(named ? 1 : 0));
  await import(pathToFileURL(join(ROOT, commands[name]?.file ?? '')).href);
  return undefined;
}

function help(script: string, commands: Subcommands): string {
  const width = Math.max(...Object.keys(commands).map((name) => name.length));
  return [
    `npm run ${script} -- <command> [options]`,
    '',
    ...Object.entries(commands).map(([name, { about }]) => `  ${name.padEnd(width)}  ${about}`),
    '',
    `npm run ${script} -- <command> --help describes one.`,
  ].join('\n');
}
