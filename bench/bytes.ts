import { existsSync } from 'node:fs';
import { readArguments, runCommand } from '../scripts/cli/arguments.ts';
import { UserError } from '../scripts/cli/errors.ts';
import { largestUnderBrotli, measurePage, PAGES } from './pages/measure.ts';
import { judge, table } from './pages/report.ts';

const OPTIONS = {
  check: { type: 'boolean', about: 'fails when a page is over its budget' },
} as const;

/**
 * Bytes of the built site's pages beside the pass marks and the peers' figures, as ratios.
 * `--check` fails when a page is over its budget; CI runs it after the build.
 */
function main(args: string[]): number {
  const { values } = readArguments(args, OPTIONS, 0);
  if (!existsSync('doc_build/index.html')) {
    throw new UserError('doc_build/ is missing; run npm run build first');
  }
  const figures = PAGES.map((page) => measurePage('doc_build', page));
  console.log(table(figures));
  const largest = largestUnderBrotli('doc_build');
  console.log(`largest page under brotli: ${largest.file}, ${largest.bytes} bytes`);
  if (!values.check) return 0;
  const { passed, over } = judge(figures, largest);
  for (const line of over) console.log(`over budget: ${line}`);
  console.log(`${passed} passed, ${over.length} failed`);
  return over.length > 0 ? 1 : 0;
}

await runCommand('bench bytes', main);
