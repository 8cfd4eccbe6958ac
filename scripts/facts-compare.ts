import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { RstestFacts } from '../shared/facts/types.ts';
import { runCommand } from './cli/arguments.ts';
import { concernedPages } from './facts/concerned.ts';
import { compareFacts } from './facts/differences.ts';
import { generateFacts } from './facts/generate.ts';
import { parsePage, readPages } from './samples/pages.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const USAGE = 'npm run facts:compare -- <version> <version> [--check]';
const VERSION = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/**
 * Lists, by route, what the manual must change between two versions of `@rstest/core`; `installed`
 * and `latest` are versions too. With `--check` any difference fails.
 */
async function main(args: string[]): Promise<number> {
  const versions = args.filter((argument) => argument !== '--check').map(versionOf);
  const wrong = versions.find((version) => !VERSION.test(version));
  if (versions.length !== 2 || wrong !== undefined) {
    console.error(
      `${wrong === undefined ? 'two versions are needed' : `"${wrong}" is no version`}: ${USAGE}`,
    );
    return 2;
  }
  const [before, after] = await Promise.all(versions.map(factsOf));
  if (!before || !after) return 2;
  for (const { version, unread = [] } of [before, after]) {
    if (unread.length > 0) console.log(`${version} cannot be asked for: ${unread.join(', ')}`);
  }
  const differences = compareFacts(before, after).filter(({ what }) => what !== 'version');
  const pages = readPages(root).map(parsePage);
  const lines = concernedPages(differences, [before, after], pages);
  for (const line of lines) console.log(line);
  const routes = lines.filter((line) => line.startsWith('/')).length;
  console.log(`\n${differences.length} differences on ${routes} pages`);
  return args.includes('--check') && differences.length > 0 ? 1 : 0;
}

/** The number behind `installed` or `latest`; anything else as it is. */
function versionOf(word: string): string {
  if (word === 'installed') {
    const manifest = readFileSync(join(root, 'package.json'), 'utf8');
    return JSON.parse(manifest).devDependencies['@rstest/core'];
  }
  if (word !== 'latest') return word;
  return execFileSync('npm', ['view', '@rstest/core', 'version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** Installs a version into a folder of its own and reads its facts there. */
async function factsOf(version: string): Promise<RstestFacts | undefined> {
  mkdirSync(join(root, '.tmp'), { recursive: true });
  const folder = mkdtempSync(join(root, '.tmp/compare-'));
  try {
    writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
    const packages = [`@rstest/core@${version}`, '@types/node@20'];
    console.log(`installing ${packages[0]} …`);
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
    await run('npm', ['install', ...quiet, ...packages], { cwd: folder });
    return await generateFacts(folder, 'lenient');
  } catch (error) {
    const { message, stderr = '' } = error as Error & { stderr?: string };
    const reason =
      /npm error (?:notarget )?(?!code)(.+)/.exec(stderr)?.[1] ?? message.split('\n')[0];
    console.error(`${version}: ${reason}`);
    return undefined;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

await runCommand('facts:compare', () => main(process.argv.slice(2)));
