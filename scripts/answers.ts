import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { openCache, Progress, printResult, runProofs } from '@rstest-docs/samples';
import { assertRunner, rstestBin } from '@rstest-docs/samples/runner';
import { DEFAULT_LANG } from '../shared/site/locales.ts';
import {
  checkCounts,
  checkProofs,
  lineOfAnswer,
  type PageProofs,
  readProofs,
  readTested,
} from './answers/proofs.ts';
import { RunRecords } from './answers/records.ts';
import { shares, statementsOf } from './answers/unproved.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { UserError } from './cli/errors.ts';
import { counted } from './cli/values.ts';
import { INSTALLED_LIBRARIES, LIBRARIES, RUN_OPTIONS, RUNNER_SOURCES } from './samples/options.ts';
import { type SamplePage, samplePages, selectionOf } from './samples/pages.ts';

const root = join(import.meta.dirname, '..');

const OPTIONS = {
  ...RUN_OPTIONS,
  unproved: {
    type: 'boolean',
    default: false,
    about: 'lists statements without proof and sample, and runs nothing',
  },
  fifth: {
    type: 'boolean',
    default: false,
    about: 'of the proofs that the records show as they are now only a fifth, another each day',
  },
  libraries: {
    type: 'boolean',
    default: false,
    about:
      'also those that need packages of tests/libraries, once npm run docs -- libraries has run',
  },
  cold: { type: 'boolean', default: false, about: 'gives each proof a process of its own' },
} as const;

/** Proves every answer of `tests/answers/` by running its project. */
async function main(args: string[]): Promise<number> {
  const { keep, ...options } = readArguments(args, OPTIONS, 0).values;
  const chosen = selectionOf(options);
  console.log('Reading the proofs …');
  // A proof may expect failure; a runner that cannot start would prove it.
  await assertRunner(rstestBin(root));
  const pages = samplePages(root, chosen);
  const { proofs, problems } = await readProofs(root, chosen);
  if (options.unproved) return listUnproved(pages, (await readProofs(root)).proofs);
  const everyPage = samplePages(root);
  for (const own of proofs) problems.push(...checkProofs(own, everyPage, lineOf, root));
  problems.push(...checkCounts(proofs, pages));
  if (options.only.length > 0 && proofs.length === 0 && problems.length === 0) {
    throw new UserError(
      `no proof in tests/answers is of a page that matches --only ${options.only}`,
    );
  }
  const folder = join(root, '.tmp', `answers-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const progress = new Progress();
  const all = proofs.flatMap((own) =>
    own.answers.map((answer) => ({ file: own.file, line: lineOf(own, answer), answer })),
  );
  const known = new RunRecords(root);
  const here = options.libraries ? all : all.filter(({ answer }) => !answer.libraries);
  const jobs = options.fifth ? known.fifth(here) : here;
  if (options.libraries) assertLibraries();
  const cache = openCache(root, !options['no-cache'], RUNNER_SOURCES);
  // What CI prints is compared, not kept.
  const records = process.env.CI ? undefined : known;
  let passed = 0;
  try {
    const result = await runProofs(jobs, {
      root,
      libraries: join(root, INSTALLED_LIBRARIES, 'node_modules'),
      folder,
      cache,
      records,
      cold: options.cold,
      onDone: (done, total) => progress.count(done, total, 'proofs'),
    });
    passed = result.passed;
    problems.push(...result.problems);
    records?.tidy(proofs);
  } finally {
    if (keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
  progress.done(
    [
      `${counted(jobs.length, 'answer')} on ${counted(proofs.length, 'page')}`,
      counted(cache.hits, 'result was known', 'results were known'),
    ].join('; '),
  );
  if (jobs.length < here.length)
    console.log(`left out: ${counted(here.length - jobs.length, 'proof')} with a recorded run`);
  if (here.length < all.length)
    console.log(`left out: ${counted(all.length - here.length, 'proof')} that --libraries runs`);
  if (chosen.of) console.log('left out: proofs of pages that did not change');
  return printResult(passed, problems);
}

function assertLibraries(): void {
  const [locked, installed] = [LIBRARIES, INSTALLED_LIBRARIES].map((folder) => {
    const file = join(root, folder, 'package-lock.json');
    return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  });
  if (locked !== installed)
    throw new UserError(
      'what tests/libraries locks is not installed; npm run docs -- libraries does',
    );
}

/** What the manual states and no run shows, a line each, then the shares by section. */
function listUnproved(pages: readonly SamplePage[], proofs: readonly PageProofs[]): number {
  const statements = new Map(
    pages
      .filter(({ lang }) => lang === DEFAULT_LANG)
      .map((page) => [page, statementsOf(root, page, proofs, readTested(root))] as const),
  );
  for (const [{ file }, own] of statements)
    for (const { line, text, shown } of own) if (!shown) console.log(`${file}:${line}  ${text}`);
  for (const [name, shown, all] of shares(statements))
    console.log(`${name}: ${shown} of ${all} (${Math.round((100 * shown) / (all || 1))} %)`);
  return 0;
}

const lineOf = lineOfAnswer(root);

await runCommand('docs answers', main);
