/** Samples of a manual about Rstest, run as they are printed, and proofs of what it says. */

// Blocks of pages, and the small projects that they make.
export { CODE_LANGS, placeInFence } from './blocks.ts';
// What is known from earlier runs.
export { openCache, ResultCache } from './cache.ts';
// Everything about samples in one call.
export { checkSamples, type SampleRun, type SampleVerdict } from './check.ts';
export { groupSamples } from './groups.ts';
export { configOf, isSkipped, testsToRun } from './layout.ts';
export { normalizeOutput, stripColors } from './normalize.ts';
export { inParallel, runLogged, WIDTH } from './process.ts';
// Proofs: one project and one command each, with what it has to print.
export { judge, subjectOf } from './prove.ts';
export { Progress, printResult } from './report.ts';
export { type Job, runProofs } from './runProofs.ts';
export { MOST_TRIES } from './secondTries.ts';
export type {
  Answer,
  Answers,
  CodeBlock,
  Group,
  KnownCommand,
  ParsedPage,
  Place,
} from './types.ts';
