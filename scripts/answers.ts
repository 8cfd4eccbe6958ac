import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parsedPages } from '../content/parsed.ts';
import { checkCounts, checkProofs, lineOfAnswer, readProofs } from './answers/proofs.ts';
import { subjectOf } from './answers/prove.ts';
import { runProofs } from './answers/run.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { counted } from './cli/counted.ts';
import { UserError } from './cli/errors.ts';
import { assertRunner, rstestBin } from './facts/help.ts';
import { openCache, type ResultCache } from './samples/cache.ts';
import { RUN_OPTIONS, type RunOptions } from './samples/options.ts';
import { parsePage, readPages, routePart, routesOf } from './samples/pages.ts';
import { Progress, printResult } from './samples/report.ts';

const root = join(import.meta.dirname, '..');

const OPTIONS = {
  ...RUN_OPTIONS,
  cold: { type: 'boolean', default: false, about: 'gives each proof a process of its own' },
} as const;

/** Proves every answer of `tests/answers/` by running its project. */
async function main({ keep, ...options }: RunOptions & { cold: boolean }): Promise<number> {
  const only = routePart(options.only);
  const of = routesOf(options.of);
  console.log('Reading the proofs …');
  // A proof may expect failure; a runner that cannot start would prove it.
  await assertRunner(rstestBin(root));
  const parsed = parsedPages(root);
  const pages = readPages(root, only, of).map((page) => parsePage(page, parsed));
  const { proofs, problems } = await readProofs(root, only, of);
  for (const own of proofs) problems.push(...checkProofs(own, pages, lineOf, root));
  problems.push(...checkCounts(proofs, pages, only === '' && !of));
  if (only !== '' && proofs.length === 0 && problems.length === 0) {
    throw new UserError(`no proof in tests/answers belongs to a page that matches --only ${only}`);
  }
  const folder = join(root, '.tmp', `answers-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const progress = new Progress();
  const jobs = proofs.flatMap((own) =>
    own.answers.map((answer) => ({ file: own.file, line: lineOf(own, answer), answer })),
  );
  const cache = openCache(root, !options['no-cache']);
  let passed = 0;
  try {
    const result = await runProofs(jobs, {
      root,
      folder,
      cache,
      cold: options.cold,
      onDone: (done, total) => progress.count(done, total, 'proofs'),
    });
    passed = result.passed;
    problems.push(...result.problems);
  } finally {
    if (keep) console.log(`kept: ${folder}`);
    else rmSync(folder, { recursive: true, force: true });
  }
  progress.done(
    [
      `${counted(jobs.length, 'answer')} on ${counted(proofs.length, 'page')}`,
      counted(cache.hits, 'result was known', 'results were known'),
    ].join('; '),
  );
  if (of) await nameOthers(cache, jobs.length);
  return printResult(passed, problems);
}

/** Says how many proofs of other pages have never run here, as in a fresh clone. */
async function nameOthers(cache: ResultCache, run: number): Promise<void> {
  const { proofs } = await readProofs(root, '');
  const all = proofs.flatMap(({ answers }) => answers);
  const unknown = all.filter((answer) => !cache.get(subjectOf(answer))).length;
  const others = counted(all.length - run, 'proof');
  const known = unknown === 0 ? 'passed here before' : `${unknown} of all have not passed here yet`;
  console.log(
    `left out: ${others} of pages that did not change; ${known} (npm run docs -- answers)`,
  );
}

const lineOf = lineOfAnswer(root);

await runCommand({ name: 'docs answers', about: 'Runs every proof of tests/answers/.' }, (args) =>
  main(readArguments(args, OPTIONS, 0).values),
);
