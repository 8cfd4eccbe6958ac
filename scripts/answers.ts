import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parsedPages } from '../content/parsed.ts';
import type { Answer } from '../tests/support/answers.ts';
import {
  checkCounts,
  checkProofs,
  lineOfAnswer,
  type PageProofs,
  readProofs,
} from './answers/proofs.ts';
import { prove, subjectOf } from './answers/prove.ts';
import type { Finding } from './check/finding.ts';
import { readArguments, runCommand } from './cli/arguments.ts';
import { counted } from './cli/counted.ts';
import { UserError } from './cli/errors.ts';
import { assertRunner, rstestBin } from './facts/help.ts';
import { openCache } from './samples/cache.ts';
import { RUN_OPTIONS, type RunOptions } from './samples/options.ts';
import { parsePage, readPages, routePart } from './samples/pages.ts';
import { inParallel, WIDTH } from './samples/pool.ts';
import { Progress, printResult } from './samples/report.ts';

const root = join(import.meta.dirname, '..');

/** Proves every answer of `tests/answers/` by running its project. */
async function main({ keep, ...options }: RunOptions): Promise<number> {
  const only = routePart(options.only);
  console.log('Reading the proofs …');
  // A proof may expect failure; a runner that cannot start would prove it.
  await assertRunner(rstestBin(root));
  const parsed = parsedPages(root);
  const pages = readPages(root, only).map((page) => parsePage(page, { parsed }));
  const { proofs, problems } = await readProofs(root, only);
  for (const own of proofs) problems.push(...checkProofs(own, pages, lineOf));
  problems.push(...checkCounts(proofs, pages, only === ''));
  if (only !== '' && proofs.length === 0 && problems.length === 0) {
    throw new UserError(`no proof in tests/answers belongs to a page that matches --only ${only}`);
  }
  const folder = join(root, '.tmp', `answers-${process.pid}`);
  mkdirSync(folder, { recursive: true });
  const progress = new Progress();
  const jobs = proofs.flatMap((own) => own.answers.map((answer) => ({ own, answer })));
  const cache = openCache(root, !options['no-cache']);
  let passed = 0;
  try {
    const tasks = jobs.map(({ own, answer }, index) => async () => {
      const subject = subjectOf(answer);
      const found = cache.get(subject)
        ? undefined
        : await proveTwice(answer, join(folder, String(index)));
      if (found === undefined) {
        passed++;
        cache.set(subject, true);
      } else problems.push(toProblem(own, answer, found));
    });
    await inParallel(tasks, WIDTH, (done) => progress.update(`answers: ${done} of ${jobs.length}`));
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
  return printResult(passed, problems);
}

/** A busy machine can make a time limit strike where it should not; such a proof gets a second run. */
async function proveTwice(answer: Answer, folder: string): Promise<string | undefined> {
  const first = await prove(answer, join(folder, '1'), root);
  return first === undefined ? undefined : prove(answer, join(folder, '2'), root);
}

function toProblem(own: PageProofs, answer: Answer, message: string): Finding {
  return { file: own.file, line: lineOf(own, answer), message };
}

const lineOf = lineOfAnswer(root);

await runCommand({ name: 'docs answers', about: 'Runs every proof of tests/answers/.' }, (args) =>
  main(readArguments(args, RUN_OPTIONS, 0).values),
);
