import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RstestFacts } from '../shared/facts/types.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { concernedPages, concernsReaders } from './facts/concerned.ts';
import { compareFacts } from './facts/differences.ts';
import { askRegistry, factsOfVersion } from './facts/install.ts';
import { samplePages } from './samples/pages.ts';

const root = join(import.meta.dirname, '..');
const USAGE = 'npm run docs -- compare <version> <version> [--check]';
const OPTIONS = {
  check: { type: 'boolean', about: 'fails when there is any difference' },
} as const;
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Lists, by route, what the manual must change between two versions of `@rstest/core`. */
async function main(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(args, OPTIONS, 2);
  const versions = positionals.map(versionOf);
  const wrong = versions.find((version) => !VERSION.test(version));
  if (wrong !== undefined) throw new UserError(`"${wrong}" is not a version; usage: ${USAGE}`);
  if (versions.length !== 2) throw new UserError(`two versions are needed; usage: ${USAGE}`);
  if (versions[0] === versions[1]) {
    console.log(`both are ${versions[0]}: 0 differences`);
    return 0;
  }
  for (const version of versions) refuseUnpublished(version);
  const [before, after] = await Promise.all(versions.map(factsOf));
  if (!before || !after) return 2;
  for (const { version, unread = [] } of [before, after]) {
    if (unread.length > 0) console.log(`${version} cannot be asked for: ${unread.join(', ')}`);
  }
  const differences = compareFacts(before, after).filter(concernsReaders);
  const lines = concernedPages(differences, [before, after], samplePages(root));
  for (const line of lines) console.log(line);
  const routes = lines.filter((line) => line.startsWith('/')).length;
  console.log(`\n${differences.length} differences on ${routes} pages`);
  return values.check && differences.length > 0 ? 1 : 0;
}

/** The number behind `installed` or `latest`; anything else as it is. */
function versionOf(word: string): string {
  if (word === 'installed') {
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    return JSON.parse(manifest).devDependencies['@rstest/core'];
  }
  if (word !== 'latest') return word;
  const latest = askRegistry('@rstest/core');
  return latest ? (JSON.parse(latest) as string) : word;
}

function refuseUnpublished(version: string): void {
  if (askRegistry(`@rstest/core@${version}`)) return;
  throw new UserError(`@rstest/core ${version} is not in the registry`);
}

async function factsOf(version: string): Promise<RstestFacts | undefined> {
  console.log(`installing @rstest/core@${version} …`);
  try {
    return await factsOfVersion(root, version);
  } catch (error) {
    console.error(`${version}: ${(error as Error).message}`);
    return undefined;
  }
}

await runCommand('docs compare', main);
