import { execFile } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keepFile } from '../content/keepFile.ts';
import { countHistory, type History } from '../shared/facts/changes.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { listVersions } from './facts/install.ts';
import { buildHistory, formatHistory, readVersion, type VersionReading } from './history/read.ts';

const run = promisify(execFile);
const PACKAGE = '@rstest/core';
const FILE = 'shared/facts/history.json';
/** The longest that one archive may take. */
const ARCHIVE_MS = 120_000;
const root = join(import.meta.dirname, '..');
const target = join(root, FILE);
/** Raise the number when the readers change: older readings are then not used. */
const cache = join(root, '.cache/versions-1');

const OPTIONS = {
  figures: { type: 'boolean', about: 'prints the figures of the file and reads nothing' },
} as const;

/** Reads every version in the registry that has not been read, one by one, and joins all readings. */
async function main(args: string[]): Promise<number> {
  const { values } = readArguments(args, OPTIONS, 0);
  const before = existsSync(target) ? readFileSync(target, 'utf8') : '';
  if (values.figures) {
    printFigures(JSON.parse(before) as History);
    return 0;
  }
  const versions = listVersions(PACKAGE);
  const readings: VersionReading[] = [];
  for (const [index, version] of versions.entries()) {
    const file = join(cache, `${version}.json`);
    if (!existsSync(file)) {
      console.log(`${index + 1}/${versions.length} ${version}`);
      keepFile(file, JSON.stringify(await unpackAndRead(version)));
    }
    readings.push(JSON.parse(readFileSync(file, 'utf8')) as VersionReading);
  }
  const history = buildHistory(readings);
  const text = formatHistory(history);
  if (text !== before) writeFileSync(target, text);
  printFigures(history);
  return 0;
}

/** Takes the packed archive alone: what it imports is found in this project's own packages. */
async function unpackAndRead(version: string): Promise<VersionReading> {
  const scratch = mkdtempSync(join(cache, 'unpacked-'));
  try {
    const folder = join(scratch, 'node_modules', PACKAGE);
    mkdirSync(folder, { recursive: true });
    const limits = { cwd: scratch, timeout: ARCHIVE_MS };
    await run('npm', ['pack', '--silent', '--ignore-scripts', `${PACKAGE}@${version}`], limits);
    const archive = readdirSync(scratch).find((name) => name.endsWith('.tgz')) ?? '';
    await run('tar', ['-xzf', archive, '-C', folder, '--strip-components=1'], limits);
    return await readVersion(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}

function printFigures(history: History): void {
  const { versions, first, last, names, added, changed, removed } = countHistory(history);
  console.log(
    `${versions} versions, ${first} to ${last}: ${names} names, ${added} times added, ${changed} changed, ${removed} removed`,
  );
  for (const [version, parts] of Object.entries(history.unread)) {
    console.log(`not read of ${version}: ${parts.map((part) => part.trim()).join(', ')}`);
  }
}

await runCommand('docs history', main);
