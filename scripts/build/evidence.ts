import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { configOf, type Group, groupSamples, isSkipped, testsToRun } from '@rstest-docs/samples';
import { DEFAULT_COMMAND } from '@rstest-docs/samples/fence';
import type { Evidence, SampleProject, ShownProof } from '../../shared/site/evidence.ts';
import { DEFAULT_LANG } from '../../shared/site/locales.ts';
import { readProofs, sayings, sectionOfWords } from '../answers/proofs.ts';
import { readRuns } from '../answers/records.ts';
import { headingAbove, samplePages } from '../samples/pages.ts';

/** Of a manual in another folder, too, the samples run with the packages that are installed here. */
const ROOT = join(import.meta.dirname, '../..');

/** The evidence of every page that has some, by its address without a language. */
export async function evidenceOf(root: string): Promise<Record<string, Evidence>> {
  const pages: Record<string, Evidence> = {};
  const of = (route: string): Evidence => {
    pages[route] ??= { proofs: [], projects: [] };
    return pages[route];
  };
  const english = samplePages(root, { lang: DEFAULT_LANG });
  for (const { file, route, answers } of (await readProofs(root)).proofs) {
    const sectionsOf = (address: string, words: readonly string[]): string[] => {
      const page = english.find((one) => one.route === address);
      return words.flatMap((one) => (page ? (sectionOfWords(root, page, one) ?? []) : []));
    };
    const runs = readRuns(root, file);
    for (const answer of answers) {
      const { heading, question, files, command = DEFAULT_COMMAND, exitCode = 0 } = answer;
      const { key: _, ...run } = runs[question] ?? { key: '' };
      const shown = { question, files, command, exitCode };
      const prints = (answer.output ?? []).map(String);
      const omits = (answer.absent ?? []).map(String);
      const say = (address: string, headings: string[], says: readonly string[]) =>
        of(address).proofs.push({
          headings: [...new Set(headings)],
          says,
          ...shown,
          prints,
          omits,
          ...('output' in run && { run }),
        } satisfies ShownProof);
      say(route, [heading, ...sectionsOf(route, sayings(answer).slice(1))], sayings(answer));
      for (const [address, words] of Object.entries(answer.elsewhere ?? {}))
        say(address, sectionsOf(address, [words].flat()), [words].flat());
    }
  }
  for (const page of english) {
    for (const group of groupSamples([page]).groups) {
      const project = projectOf(group);
      const line = group.files[0]?.places[0]?.line ?? 0;
      if (project) of(page.route).projects.push({ heading: headingAbove(page, line), ...project });
    }
  }
  return pages;
}

interface Manifest {
  version: string;
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  overrides?: Record<string, unknown>;
}

const readManifest = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/** A group whose tests run, with what an installation needs; undefined for any other. */
function projectOf(group: Group): Omit<SampleProject, 'heading'> | undefined {
  const config = configOf(group);
  const first = group.files.find(({ inherited, meta }) => !inherited && meta.title);
  if (!first || testsToRun(group).length === 0 || (config && isSkipped(config))) return undefined;
  const files = Object.fromEntries(
    group.files
      .filter((file) => !isSkipped(file) && !file.typesOnly)
      .map(({ path, code }) => [path, `${code.trimEnd()}\n`]),
  );
  const command = group.outputs[0]?.command ?? DEFAULT_COMMAND;
  const own = files['package.json'] ? (JSON.parse(files['package.json']) as Manifest) : {};
  const test = /^npx (rstest[^|&;<>]*)$/.exec(command)?.[1] ?? 'rstest';
  files['package.json'] = `${JSON.stringify(
    {
      private: true,
      type: 'module',
      ...own,
      scripts: { test },
      ...packagesOf(Object.values(files).join('\n'), own),
    },
    undefined,
    2,
  )}\n`;
  return { first: first.path, files };
}

const IMPORT = /(?:from|import|require|mock)\s*\(?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)/g;
/** Packages that a config names by a word of its own. */
const NAMED: Record<string, RegExp> = {
  jsdom: /['" ]jsdom\b/,
  'happy-dom': /['" ]happy-dom\b|withRs(build|pack)Config/,
  '@rstest/coverage-v8': /provider: 'v8'/,
  '@rstest/coverage-istanbul': /provider: 'istanbul'|coverage: \{(?![^}]*provider)/,
};

/** What the files import and their peers, in the versions that are installed here. */
function packagesOf(code: string, own: Partial<Manifest>): Partial<Manifest> {
  const { dependencies, devDependencies, overrides } = readManifest(ROOT);
  const known = { ...dependencies, ...devDependencies };
  const wanted = [
    '@rstest/core',
    ...[...code.matchAll(IMPORT)].map(([, name = '']) => name).filter((name) => !isBuiltin(name)),
    ...Object.keys(NAMED).filter((name) => NAMED[name]?.test(code)),
  ];
  const found = new Set<string>();
  for (let name = wanted.shift(); name !== undefined; name = wanted.shift()) {
    if (!known[name] || found.has(name)) continue;
    found.add(name);
    const { peerDependencies = {}, peerDependenciesMeta = {} } = readManifest(
      join(ROOT, 'node_modules', name),
    );
    wanted.push(
      ...Object.keys(peerDependencies).filter((one) => !peerDependenciesMeta[one]?.optional),
    );
  }
  const versions = Object.fromEntries(
    [...found].sort().map((name) => [name, readManifest(join(ROOT, 'node_modules', name)).version]),
  );
  // A range of peers that ends before the version in use keeps npm from installing both.
  const adapters = Object.keys(overrides ?? {}).filter((name) => found.has(name));
  const { dependencies: kept, devDependencies: alsoKept } = own;
  return {
    ...(kept && { dependencies: kept }),
    devDependencies: { ...alsoKept, ...versions },
    ...(adapters.length > 0 && {
      overrides: Object.fromEntries(adapters.map((name) => [name, overrides?.[name]])),
    }),
  };
}
